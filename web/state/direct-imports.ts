// Which files behind an index could be imported directly to cut a cycle, as a sentence.
import type { Cut, Dependency } from '../../src/model/report.ts';
import { directImports, sizeIn } from '../../src/query/fixes/direct-imports.ts';
import type { ReportIndex } from './report-index.ts';

/** `at` is the place of the cycle in the report. */
export function adviseDirectImports(current: ReportIndex, cut: Cut, at: number): string | undefined {
  const advise = directImports({
    listEdges: () => listEdges(current),
    sizeOf: (id) => sizeIn(current.nodes[current.numberOf.get(id) ?? -1]),
  });
  const advice = advise(cut, current.report.cycles[at] ?? []);
  return advice === undefined ? undefined : `${advice[0]!.toUpperCase()}${advice.slice(1)}.`;
}

function* listEdges({ nodes, edgeSource, edgeTarget, edgeCount }: ReportIndex): Iterable<Dependency> {
  for (let edge = 0; edge < edgeCount; edge++)
    yield [nodes[edgeSource[edge]!]!.id, nodes[edgeTarget[edge]!]!.id];
}
