// What kind of circle each cycle is: one that exists while the files load, one that only lazy imports close, or one among
// files that are compiled together.
import { componentSizes, findComponents } from '../graph/find-components.ts';
import type { LoadEdges } from '../graph/load-edges.ts';
import type { Graph } from '../model/graph.ts';
import type { CycleKind } from '../model/report.ts';

export interface ClassifiedCycle {
  readonly kind: CycleKind;
  /** Files in the largest circle of that kind. */
  readonly size: number;
}

export interface CycleClasses {
  /** In the order of the cycles. */
  readonly cycles: readonly ClassifiedCycle[];
  /** File → its component over load edges. */
  readonly loadComponentOf: Uint32Array;
}

export function classifyCycles(
  graph: Graph,
  cycles: readonly (readonly number[])[],
  loads: LoadEdges,
): CycleClasses {
  const { fileCount, edgeStart, edgeTarget } = graph;
  const links = { nodeCount: fileCount, edgeStart, edgeTarget };
  const loadComponentOf = findComponents(links, loads.first);
  const loadSizes = componentSizes(loadComponentOf);
  const everComponentOf = cycles.length === 0 ? loadComponentOf : findComponents(links, loads.ever);
  const everSizes = componentSizes(everComponentOf);

  function classify(members: readonly number[]): ClassifiedCycle {
    if (members.length === 1) return { kind: kindOfSelfImport(graph, members[0]!, loads), size: 1 };
    const loaded = largest(members, loadComponentOf, loadSizes);
    if (loaded > 1) return { kind: 'load', size: loaded };
    const ever = largest(members, everComponentOf, everSizes);
    if (ever > 1) return { kind: 'lazy', size: ever };
    return { kind: 'compile', size: members.length };
  }

  return { cycles: cycles.map(classify), loadComponentOf };
}

function largest(members: readonly number[], componentOf: Uint32Array, sizes: Uint32Array): number {
  return members.reduce((most, file) => Math.max(most, sizes[componentOf[file]!]!), 0);
}

function kindOfSelfImport(
  { edgeStart, edgeTarget }: Graph,
  file: number,
  { first, ever }: LoadEdges,
): CycleKind {
  for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
    if (edgeTarget[edge] !== file) continue;
    if (first[edge] === 1) return 'load';
    return ever[edge] === 1 ? 'lazy' : 'compile';
  }
  return 'compile';
}
