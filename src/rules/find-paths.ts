// Finds which nodes reach which groups of targets through nodes that belong to neither side. Each node keeps at most two
// groups, enough to find one other than its own. So the time is linear, however many groups there are.
import type { RuleContext } from './rule-context.ts';

export interface PathOptions {
  /** Edge → 1 if a path may use it. */
  readonly counts: Uint8Array;
  /** Node → 1 if a path may pass through it. */
  readonly isOpen: Uint8Array;
  /** Groups of targets; the first ones are preferred. */
  readonly groups: readonly (readonly number[])[];
}

export interface Paths {
  /** A group that an open node reaches, other than `own`; -1 for none. */
  groupFrom(node: number, own: number): number;
  /** A shortest path from an open node to the group, as nodes including both ends. */
  pathTo(group: number, node: number): readonly number[];
}

export function findPaths({ graph, reversed }: RuleContext, { counts, isOpen, groups }: PathOptions): Paths {
  const { start, edges } = reversed();
  const { edgeSource, ids } = graph;
  // Node → its two groups, and the next node on the path to each.
  const first = new Int32Array(ids.length).fill(-1);
  const second = new Int32Array(ids.length).fill(-1);
  const afterFirst = new Int32Array(ids.length);
  const afterSecond = new Int32Array(ids.length);
  for (let group = 0; group < groups.length; group++) {
    const queue = [...groups[group]!];
    for (let i = 0; i < queue.length; i++) {
      const node = queue[i]!;
      for (let at = start[node]!; at < start[node + 1]!; at++) {
        const source = edgeSource[edges[at]!]!;
        if (isOpen[source] === 0 || counts[edges[at]!] === 0 || second[source] !== -1) continue;
        if (first[source] === -1) {
          first[source] = group;
          afterFirst[source] = node;
        } else if (first[source] !== group) {
          second[source] = group;
          afterSecond[source] = node;
        } else continue;
        queue.push(source);
      }
    }
  }
  return {
    groupFrom: (node, own) => (first[node] === own ? second[node]! : first[node]!),
    pathTo: (group, from) => {
      const path = [from];
      for (let node = from; first[node] === group || second[node] === group; path.push(node)) {
        node = first[node] === group ? afterFirst[node]! : afterSecond[node]!;
      }
      return path;
    },
  };
}
