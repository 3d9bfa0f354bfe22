// Nobody includes `MainWindow.cpp`, but many may include `MainWindow.h`: what depends on a source shows in its headers.
import type { Report } from '../model/report.ts';
import { countOf, writeNumber } from '../std/words.ts';
import { findHeaders } from './other-halves.ts';
import { linkReport } from './report-graph.ts';

/** File → other files that include a header of it. Only files with such headers are in it. */
export function countHeaderDependents(
  report: Pick<Report, 'detailed'>,
  files: readonly string[],
): ReadonlyMap<string, number> {
  const sources = files.filter((file) => mayHaveHeader.test(file));
  if (sources.length === 0) return new Map();
  const graph = linkReport(report);
  const { inStart, inEdges, edgeSource, numberOf } = graph;
  return new Map(
    sources.flatMap((file) => {
      const headers = findHeaders(graph, [file]).map((header) => numberOf.get(header)!);
      const dependents = new Set(
        headers.flatMap((header) =>
          Array.from(inEdges.subarray(inStart[header], inStart[header + 1]), (edge) => edgeSource[edge]!),
        ),
      );
      for (const half of [...headers, numberOf.get(file)!]) dependents.delete(half);
      return dependents.size === 0 ? [] : [[file, dependents.size] as const];
    }),
  );
}

const mayHaveHeader = /\.(?:c|cc|cpp|cxx|m|mm|cu)$/i;

/** `0 dependents, 52 of its header` */
export function writeDependents(dependents: number, ofHeader: number | undefined): string {
  const own = countOf(dependents, 'dependent');
  return ofHeader === undefined ? own : `${own}, ${writeNumber(ofHeader)} of its header`;
}
