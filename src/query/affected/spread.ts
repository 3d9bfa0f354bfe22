// What depends on some files, directly or indirectly, through imports and implied dependencies.
import type { ReportGraph } from '../graph/report-graph.ts';
import type { ImpliedDependency } from './implied-dependencies.ts';
import { addTo } from '../../std/multi-map.ts';

export interface AffectedGraph extends ReportGraph {
  readonly implied: readonly ImpliedDependency[];
  /** Node → indexes of the implied dependencies that it is a part of. */
  readonly impliedBy: ReadonlyMap<number, readonly number[]>;
}

export interface Step {
  /** The next node on a shortest path to the origin. */
  readonly on: number;
  readonly isImplied: boolean;
}

/** Node → the first step of a shortest path to an origin, undefined for an origin itself; nearest first. */
export type Spread = ReadonlyMap<number, Step | undefined>;

export function linkImplied(graph: ReportGraph, implied: readonly ImpliedDependency[]): AffectedGraph {
  const impliedBy = new Map<number, number[]>();
  implied.forEach(({ parts }, index) => {
    for (const part of parts) {
      addTo(impliedBy, part, index);
    }
  });
  return { ...graph, implied, impliedBy };
}

export function spread(graph: AffectedGraph, origins: Iterable<number>): Spread {
  const reached = new Map<number, Step | undefined>();
  for (const origin of origins) reached.set(origin, undefined);
  const reach = (node: number, step: Step): void => {
    if (!reached.has(node)) reached.set(node, step);
  };
  const done = new Set<number>();
  for (const on of reached.keys()) {
    for (const edge of graph.inEdges.subarray(graph.inStart[on], graph.inStart[on + 1]))
      reach(graph.edgeSource[edge] ?? 0, { on, isImplied: false });
    for (const index of graph.impliedBy.get(on) ?? []) {
      // The first part that is reached leads to all dependents.
      if (done.has(index)) continue;
      done.add(index);
      for (const node of graph.implied[index]?.dependents ?? []) reach(node, { on, isImplied: true });
    }
  }
  return reached;
}

export interface Hop {
  readonly file: string;
  /** Whether the hop to this file is not an import. */
  readonly isImplied: boolean;
}

/** The path from the node (excluded) to the origin. */
export function pathTo({ nodes }: ReportGraph, reached: Spread, node: number): readonly Hop[] {
  const way: Hop[] = [];
  for (let step = reached.get(node); step !== undefined; step = reached.get(step.on))
    way.push({ file: nodes[step.on]?.id ?? '', isImplied: step.isImplied });
  return way;
}
