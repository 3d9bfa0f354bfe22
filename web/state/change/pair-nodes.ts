// Which file of one report is which of the other. Every file and package of either gets one number; files come first, in the
// order of their names, so that a removed file lies among its neighbours.
import type { RenamedFile } from '../../../src/model/change.ts';
import type { DetailedNode } from '../../../src/model/report.ts';

export interface PairedNodes {
  /** In the order of their numbers. */
  readonly pairs: readonly Pair[];
  readonly before: SideNumbers;
  readonly after: SideNumbers;
}

/** The node as the two reports have it; at least one of them does. */
export interface Pair {
  readonly before: DetailedNode | undefined;
  readonly after: DetailedNode | undefined;
}

export interface SideNumbers {
  /** Number of a node in its own report → its number here. */
  readonly renumbered: Uint32Array;
  readonly numberOf: ReadonlyMap<string, number>;
}

export function pairNodes(
  before: readonly DetailedNode[],
  after: readonly DetailedNode[],
  renamed: readonly RenamedFile[],
): PairedNodes {
  const nodeBefore = new Map(before.map((node) => [node.id, node]));
  const nameBefore = new Map(renamed.map(({ from, to }) => [to, from]));
  const kept = after.map((node): Pair => ({
    before: nodeBefore.get(nameBefore.get(node.id) ?? node.id),
    after: node,
  }));
  const isKept = new Set(kept.map((pair) => pair.before));
  const gone = before
    .filter((node) => !isKept.has(node))
    .map((node): Pair => ({ before: node, after: undefined }));
  const pairs = [...kept, ...gone].toSorted(byKindAndName);
  return { pairs, before: numberSide(pairs, 'before', before), after: numberSide(pairs, 'after', after) };
}

function byKindAndName(a: Pair, b: Pair): number {
  const [one, other] = [nodeOf(a), nodeOf(b)];
  if (one.type !== other.type) return one.type === 'file' ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** As it is afterwards, or as it was. */
function nodeOf({ before, after }: Pair): DetailedNode {
  return (after ?? before) as DetailedNode;
}

function numberSide(pairs: readonly Pair[], side: keyof Pair, nodes: readonly DetailedNode[]): SideNumbers {
  const numberOf = new Map<string, number>();
  pairs.forEach((pair, number) => {
    const node = pair[side];
    if (node !== undefined) numberOf.set(node.id, number);
  });
  return { numberOf, renumbered: Uint32Array.from(nodes, ({ id }) => numberOf.get(id) ?? 0) };
}
