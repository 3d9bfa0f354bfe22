// Which nodes lead to which groups of targets, through nodes that belong to neither side. Each node keeps at most two
// groups, which is enough to find one other than its own, so that the time is linear however many groups there are.
import type { RuleContext } from './rule-context.ts';

export interface WayOptions {
  /** Edge → 1 where a way may use it. */
  readonly counts: Uint8Array;
  /** Node → 1 where a way may go through it. */
  readonly isOpen: Uint8Array;
  /** Groups of targets; the first ones are preferred. */
  readonly groups: readonly (readonly number[])[];
}

export interface Ways {
  /** A group that an open node leads to, other than `own`; -1 for none. */
  groupFrom(node: number, own: number): number;
  /** The nodes from an open node to the group, both ends included, as few as possible. */
  wayTo(group: number, node: number): readonly number[];
}

export function findWays({ graph, reversed }: RuleContext, { counts, isOpen, groups }: WayOptions): Ways {
  const { start, edges } = reversed();
  const nodeCount = graph.ids.length;
  const first = { group: new Int32Array(nodeCount).fill(-1), next: new Int32Array(nodeCount) };
  const second = { group: new Int32Array(nodeCount).fill(-1), next: new Int32Array(nodeCount) };
  const slotOf = (node: number, group: number): typeof first | undefined => {
    if (first.group[node] === group) return first;
    return second.group[node] === group ? second : undefined;
  };
  for (const [group, targets] of groups.entries()) {
    const queue = [...targets];
    for (let i = 0; i < queue.length; i++) {
      const node = queue[i]!;
      for (let at = start[node]!; at < start[node + 1]!; at++) {
        const edge = edges[at]!;
        const source = graph.edgeSource[edge]!;
        if (counts[edge] === 0 || isOpen[source] === 0 || slotOf(source, group) !== undefined) continue;
        const free = slotOf(source, -1);
        if (free === undefined) continue;
        free.group[source] = group;
        free.next[source] = node;
        queue.push(source);
      }
    }
  }
  return {
    groupFrom: (node, own) => (first.group[node] === own ? second.group[node]! : first.group[node]!),
    wayTo: (group, node) => {
      const way = [node];
      for (let slot = slotOf(node, group); slot !== undefined; slot = slotOf(way.at(-1)!, group)) {
        way.push(slot.next[way.at(-1)!]!);
      }
      return way;
    },
  };
}
