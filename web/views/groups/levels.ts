// Levels of a dependency graph: each node is above everything it depends on. Nodes in a cycle share a level.
import { findComponents } from '../../../src/graph/find-components.ts';
import { linkPairs, pairsOf } from '../../../src/graph/link-pairs.ts';
import { groupBy } from '../../../src/std/group-by.ts';

/** Node → the nodes it depends on → weight. */
export type Dependencies = readonly ReadonlyMap<number, number>[];

export interface Levels {
  /** Node → its strongly connected component. A component has a larger number than all components it depends on. */
  readonly component: Uint32Array;
  readonly componentCount: number;
  /** Node → the length of the longest path down from it: 0 depends on nothing. */
  readonly level: Int32Array;
}

export function findLevels(dependencies: Dependencies): Levels {
  const pairs = pairsOf(
    dependencies.flatMap((targets, from) => Array.from(targets.keys(), (to) => ({ from, to }))),
  );
  const all = new Uint8Array(pairs.to.length).fill(1);
  const component = findComponents(linkPairs(dependencies.length, pairs), all);
  const members = groupBy(component.keys(), (node) => component[node]!);
  const level = new Int32Array(dependencies.length);
  for (let number = 0; number < members.size; number++) {
    const nodes = members.get(number)!;
    let highest = 0;
    for (const node of nodes) {
      for (const target of dependencies[node]!.keys())
        if (component[target] !== number) highest = Math.max(highest, level[target]! + 1);
    }
    for (const node of nodes) level[node] = highest;
  }
  return { component, componentCount: members.size, level };
}
