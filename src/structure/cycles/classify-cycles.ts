// The kind of each cycle: it exists while the files load, only lazy imports close it, or its files load in any order.
import { componentSizes } from '../../graph/find-components.ts';
import { findComponentsWithin, type PartialComponents } from '../../graph/find-components-within.ts';
import type { LoadEdges } from '../../graph/load-edges.ts';
import type { Graph } from '../../model/graph.ts';
import type { CycleKind } from '../../model/report.ts';

export interface ClassifiedCycle {
  readonly kind: CycleKind;
  /** Number of files in the largest cycle of that kind. */
  readonly size: number;
}

export interface CycleClasses {
  /** In the order of the cycles. */
  readonly cycles: readonly ClassifiedCycle[];
  /** Whether two files of a cycle are in the same cycle of load edges. */
  readonly areLoadedTogether: (a: number, b: number) => boolean;
}

export function classifyCycles(
  graph: Graph,
  cycles: readonly (readonly number[])[],
  loads: LoadEdges,
): CycleClasses {
  const load = findComponentsWithin(graph, cycles, loads.atLoadTime);
  const ever = findComponentsWithin(graph, cycles, loads.atRunTime);
  const loadSizes = componentSizes(load.componentOf);
  const everSizes = componentSizes(ever.componentOf);
  const componentIn = ({ numberOf, componentOf }: PartialComponents, file: number): number =>
    componentOf[numberOf.get(file)!]!;

  function classify(members: readonly number[]): ClassifiedCycle {
    if (members.length === 1) return { kind: kindOfSelfImport(graph, members[0]!, loads), size: 1 };
    const loaded = members.reduce((most, file) => Math.max(most, loadSizes[componentIn(load, file)]!), 0);
    if (loaded > 1) return { kind: 'load', size: loaded };
    const lazy = members.reduce((most, file) => Math.max(most, everSizes[componentIn(ever, file)]!), 0);
    return lazy > 1 ? { kind: 'lazy', size: lazy } : { kind: 'compile', size: members.length };
  }

  return {
    cycles: cycles.map(classify),
    areLoadedTogether: (a, b) => componentIn(load, a) === componentIn(load, b),
  };
}

function kindOfSelfImport(
  { edgeStart, edgeTarget }: Graph,
  file: number,
  { atLoadTime, atRunTime }: LoadEdges,
): CycleKind {
  for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
    if (edgeTarget[edge] !== file) continue;
    if (atLoadTime[edge] === 1) return 'load';
    return atRunTime[edge] === 1 ? 'lazy' : 'compile';
  }
  return 'compile';
}
