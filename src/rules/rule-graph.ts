// The dependency graph as rules see it.
import type { Evidence, Graph } from '../model/graph.ts';
import type { ImportKind } from '../model/source.ts';

export interface RuleGraph {
  /** Node → its ID. Files come first, in code-point order, then packages. */
  readonly ids: readonly string[];
  readonly fileCount: number;
  readonly edgeStart: Uint32Array;
  readonly edgeTarget: Uint32Array;
  /** Edge → the node it comes from. */
  readonly edgeSource: Uint32Array;
  /** Edge → the kinds of its imports, a bit each. Imports for documentation and tests are left out. */
  readonly kinds: Uint8Array;
  /** Node → 1 for a product file. */
  readonly isProduct: Uint8Array;
  /** Node → 1 for a module of a standard library. */
  readonly isBuiltin: Uint8Array;
  readonly evidence: readonly (readonly Evidence[])[];
}

const bits: Readonly<Record<ImportKind, number>> = { static: 1, type: 2, lazy: 4, reference: 8 };

export function maskOf(kinds: readonly ImportKind[]): number {
  return kinds.reduce((mask, kind) => mask | bits[kind], 0);
}

type PlainGraph = Pick<Graph, 'ids' | 'fileCount' | 'edgeStart' | 'edgeTarget' | 'evidence' | 'packages'>;

export function toRuleGraph(graph: PlainGraph, isProduct: Uint8Array): RuleGraph {
  const { ids, fileCount, edgeStart, edgeTarget, evidence, packages } = graph;
  const edgeSource = new Uint32Array(edgeTarget.length);
  for (let node = 0; node < ids.length; node++) edgeSource.fill(node, edgeStart[node], edgeStart[node + 1]);
  const kinds = new Uint8Array(edgeTarget.length);
  for (let edge = 0; edge < kinds.length; edge++) {
    for (const { kind, role } of evidence[edge]!) if (role === undefined) kinds[edge]! |= bits[kind];
  }
  const isBuiltin = new Uint8Array(ids.length);
  for (const [i, { builtin }] of packages.entries()) if (builtin) isBuiltin[fileCount + i] = 1;
  return { ids, fileCount, edgeStart, edgeTarget, edgeSource, kinds, isProduct, isBuiltin, evidence };
}

/** The line of the first import that counts. */
export function lineOf({ evidence }: RuleGraph, edge: number, mask: number): number {
  const lines = evidence[edge]!;
  return (lines.find(({ kind, role }) => role === undefined && (bits[kind] & mask) !== 0) ?? lines[0]!).line;
}
