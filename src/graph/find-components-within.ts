// Components of a part of the graph. In most projects few files are in a cycle, so the rest is not searched again.
import type { Graph } from '../model/graph.ts';
import { findComponents } from './find-components.ts';
import { linkPairs } from './link-pairs.ts';

export interface PartialComponents {
  /** File → its number among the members, from 0; undefined for other files. */
  readonly numberOf: ReadonlyMap<number, number>;
  /** Number of a file → its component. */
  readonly componentOf: Uint32Array;
}

/** Follows the edges that `follows` marks and whose two ends are in one of the groups. */
export function findComponentsWithin(
  { edgeStart, edgeTarget }: Graph,
  groups: readonly (readonly number[])[],
  follows: Uint8Array,
): PartialComponents {
  const numberOf = new Map<number, number>();
  for (const members of groups) for (const file of members) numberOf.set(file, numberOf.size);
  const from: number[] = [];
  const to: number[] = [];
  for (const [file, number] of numberOf) {
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = follows[edge] === 1 ? numberOf.get(edgeTarget[edge]!) : undefined;
      if (target === undefined) continue;
      from.push(number);
      to.push(target);
    }
  }
  const links = linkPairs(numberOf.size, { from: new Uint32Array(from), to: new Uint32Array(to) });
  return { numberOf, componentOf: findComponents(links, new Uint8Array(from.length).fill(1)) };
}
