// The dependency graph for rules.
import { countsAsUse, type Evidence, type Graph } from '../model/graph.ts';
import type { ImportKind } from '../model/source.ts';

type PlainGraph = Pick<
  Graph,
  'ids' | 'fileCount' | 'edgeStart' | 'edgeTarget' | 'isOfProduct' | 'evidence' | 'packages'
>;

export interface RuleGraph extends PlainGraph {
  /** Edge → its source node. */
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

/** Which imports a rule counts. Never those for documentation and tests. */
export interface CountedImports {
  /** The import kinds, as a bit mask: see `maskOf`. */
  readonly mask: number;
  /** Whether unused imports count. */
  readonly withUnused: boolean;
}

/** Edge → 1 if it has an import that counts. */
export function markEdges({ isOfProduct, evidence }: RuleGraph, counted: CountedImports): Uint8Array {
  const isOfAnyKind = counted.mask === maskOf(['static', 'type', 'lazy', 'reference']);
  if (isOfAnyKind && !counted.withUnused) return isOfProduct.slice();
  return isOfProduct.map((isNeeded, edge) => {
    if (isNeeded === 1 && isOfAnyKind) return 1;
    return evidence[edge]!.some((each) => counts(each, counted)) ? 1 : 0;
  });
}

/** The line of the first import that counts. */
export function lineOf({ evidence }: RuleGraph, edge: number, counted: CountedImports): number {
  const lines = evidence[edge]!;
  return (lines.find((each) => counts(each, counted)) ?? lines[0]!).line;
}

function counts(evidence: Evidence, { mask, withUnused }: CountedImports): boolean {
  const isUse = withUnused ? countsAsUse(evidence) : evidence.role === undefined;
  return isUse && (bits[evidence.kind] & mask) !== 0;
}
