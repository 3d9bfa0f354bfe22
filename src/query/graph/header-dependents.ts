// Nothing includes `MainWindow.cpp`, but many files may include `MainWindow.h`: the dependents of a source show in its
// headers.
import type { Report } from '../../model/report.ts';
import { countOf, writeNumber } from '../../std/words.ts';
import { findHeaders } from './other-halves.ts';
import { linkReport } from './report-graph.ts';

/** File → the number of other files that include one of its headers. Contains only files with such headers. */
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

/** Additional numbers for the dependents of a file. */
export interface DependentsDetail {
  /** For a C source: how many files include its header. */
  readonly headerDependents?: number | undefined;
  /** If most of them are not product files: how many are. */
  readonly productDependents?: number | undefined;
}

/** `0 dependents, 52 of its header`; `178 dependents, 15 of them in the product` */
export function writeDependents(
  dependents: number,
  { headerDependents: ofHeader, productDependents: ofProduct }: DependentsDetail,
): string {
  const own = countOf(dependents, 'dependent');
  const product = ofProduct === undefined ? '' : `, ${writeNumber(ofProduct)} of them in the product`;
  return ofHeader === undefined ? own + product : `${own}${product}, ${writeNumber(ofHeader)} of its header`;
}
