// Levels of a dependency graph: each node is above everything it depends on. Nodes in a cycle share a level.

/** Node → the nodes it depends on → weight. */
export type Dependencies = readonly ReadonlyMap<number, number>[];

export interface Levels {
  /** Node → its strongly connected component. A component has a larger number than all components it depends on. */
  readonly component: Int32Array;
  readonly componentCount: number;
  /** Node → the length of the longest path down from it: 0 depends on nothing. */
  readonly level: Int32Array;
}

export function findLevels(dependencies: Dependencies): Levels {
  const { component, members } = findComponents(dependencies);
  const level = new Int32Array(dependencies.length);
  members.forEach((nodes, number) => {
    let highest = 0;
    for (const node of nodes) {
      for (const target of dependencies[node]?.keys() ?? []) {
        if (component[target] !== number) highest = Math.max(highest, (level[target] ?? 0) + 1);
      }
    }
    for (const node of nodes) level[node] = highest;
  });
  return { component, componentCount: members.length, level };
}

interface Components {
  readonly component: Int32Array;
  /** Dependencies come first. */
  readonly members: readonly (readonly number[])[];
}

/** Tarjan 1972, iterative: safe on deep graphs. */
function findComponents(dependencies: Dependencies): Components {
  const count = dependencies.length;
  const targets = dependencies.map((map) => [...map.keys()]);
  const component = new Int32Array(count).fill(-1);
  const members: number[][] = [];
  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const next = new Uint32Array(count);
  const stack: number[] = [];
  const path: number[] = [];
  let visited = 0;

  function enter(node: number): void {
    order[node] = low[node] = visited++;
    stack.push(node);
    path.push(node);
  }

  function leave(node: number): void {
    path.pop();
    const above = path.at(-1);
    if (above !== undefined) low[above] = Math.min(low[above] ?? 0, low[node] ?? 0);
    if (low[node] !== order[node]) return;
    const own = stack.splice(stack.lastIndexOf(node));
    for (const member of own) component[member] = members.length;
    members.push(own);
  }

  for (let start = 0; start < count; start++) {
    if (order[start] !== -1) continue;
    enter(start);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const target = targets[node]?.[next[node] ?? 0];
      if (target === undefined) {
        leave(node);
        continue;
      }
      next[node] = (next[node] ?? 0) + 1;
      if (order[target] === -1) enter(target);
      else if (component[target] === -1) low[node] = Math.min(low[node] ?? 0, order[target] ?? 0);
    }
  }
  return { component, members };
}
