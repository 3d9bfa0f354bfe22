// The dependency graph as rules see it.
import type { Graph } from '../model/graph.ts';
import type { ImportKind } from '../model/source.ts';

type PlainGraph = Pick<
  Graph,
  'ids' | 'fileCount' | 'edgeStart' | 'edgeTarget' | 'isOfProduct' | 'evidence' | 'packages'
>;

export interface RuleGraph extends PlainGraph {
  /** Edge → the node it comes from. */
  readonly edgeSource: Uint32Array;
  /** Node → 1 for a product file. */
  readonly isProduct: Uint8Array;
  /** Node → 1 for a module of a standard library. */
  readonly isBuiltin: Uint8Array;
}

const bits: Readonly<Record<ImportKind, number>> = { static: 1, type: 2, lazy: 4, reference: 8 };

export function maskOf(kinds: readonly ImportKind[]): number {
  return kinds.reduce((mask, kind) => mask | bits[kind], 0);
}

export function toRuleGraph(graph: PlainGraph, isProduct: Uint8Array): RuleGraph {
  const { ids, fileCount, edgeStart, edgeTarget, packages } = graph;
  const edgeSource = new Uint32Array(edgeTarget.length);
  for (let node = 0; node < ids.length; node++) {
    for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++) edgeSource[edge] = node;
  }
  const isBuiltin = new Uint8Array(ids.length);
  for (const [i, { builtin }] of packages.entries()) if (builtin) isBuiltin[fileCount + i] = 1;
  return { ...graph, edgeSource, isProduct, isBuiltin };
}

/** Edge → 1 where it has an import of one of the kinds. Imports for documentation and tests do not count. */
export function markKinds({ isOfProduct, evidence }: RuleGraph, mask: number): Uint8Array {
  if (mask === maskOf(['static', 'type', 'lazy', 'reference'])) return isOfProduct.slice();
  return isOfProduct.map((counts, edge) =>
    counts === 1 && evidence[edge]!.some(({ kind, role }) => role === undefined && (bits[kind] & mask) !== 0)
      ? 1
      : 0,
  );
}

/** The line of the first import that counts. */
export function lineOf({ evidence }: RuleGraph, edge: number, mask: number): number {
  const lines = evidence[edge]!;
  return (lines.find(({ kind, role }) => role === undefined && (bits[kind] & mask) !== 0) ?? lines[0]!).line;
}
