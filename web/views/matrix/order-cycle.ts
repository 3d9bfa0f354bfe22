// Orders the members of a cycle so that as few dependencies as possible point back: a minimum feedback arc set, which is too
// expensive to solve exactly.
import type { Dependencies } from '../groups/levels.ts';

/** Larger cycles get the greedy order only. */
const improvedSizeLimit = 150;
const passes = 6;

/** The members, dependencies first. */
export function orderCycle(members: readonly number[], dependencies: Dependencies): number[] {
  const order = orderGreedily(members, dependencies);
  if (order.length > improvedSizeLimit) return order;
  for (let pass = 0; pass < passes; pass++) if (!improve(order, dependencies)) break;
  return order;
}

/** Eades, Lin and Smyth 1993: repeatedly takes sinks to the front and sources to the end. */
function orderGreedily(members: readonly number[], dependencies: Dependencies): number[] {
  const left = new Set(members);
  const out = new Map(members.map((node) => [node, 0]));
  const into = new Map(members.map((node) => [node, 0]));
  const dependents = new Map<number, number[]>(members.map((node) => [node, []]));
  for (const node of members) {
    for (const [target, weight] of dependencies[node] ?? []) {
      if (!left.has(target) || target === node) continue;
      add(out, node, weight);
      add(into, target, weight);
      dependents.get(target)?.push(node);
    }
  }
  const first: number[] = [];
  const last: number[] = [];
  const score = (node: number): number => {
    const [own, others] = [out.get(node) ?? 0, into.get(node) ?? 0];
    if (own === 0) return Infinity;
    return others === 0 ? -Infinity : others - own;
  };
  while (left.size > 0) {
    let best = -1;
    let source = -1;
    for (const node of left) {
      const own = score(node);
      if (own === -Infinity) source = source === -1 ? node : source;
      else if (best === -1 || own > score(best)) best = node;
    }
    const takesSource = source !== -1 && (best === -1 || score(best) !== Infinity);
    const taken = takesSource ? source : best;
    (takesSource ? last : first).push(taken);
    left.delete(taken);
    for (const [target, weight] of dependencies[taken] ?? [])
      if (left.has(target)) add(into, target, -weight);
    for (const dependent of dependents.get(taken) ?? []) {
      if (left.has(dependent)) add(out, dependent, -(dependencies[dependent]?.get(taken) ?? 0));
    }
  }
  return [...first, ...last.toReversed()];
}

function add(sums: Map<number, number>, node: number, weight: number): void {
  sums.set(node, (sums.get(node) ?? 0) + weight);
}

/** Moves each member to its best position; false if nothing moved. */
function improve(order: number[], dependencies: Dependencies): boolean {
  let moved = false;
  for (const node of order.slice()) {
    const from = order.indexOf(node);
    const to = bestPlace(order, from, dependencies);
    if (to === from) continue;
    order.splice(from, 1);
    order.splice(to, 0, node);
    moved = true;
  }
  return moved;
}

function bestPlace(order: readonly number[], from: number, dependencies: Dependencies): number {
  const node = order[from] ?? 0;
  let best = { place: from, gain: 0 };
  const gainOfPassing = (other: number): number =>
    (dependencies[node]?.get(other) ?? 0) - (dependencies[other]?.get(node) ?? 0);
  for (let place = from + 1, gain = 0; place < order.length; place++) {
    gain += gainOfPassing(order[place] ?? 0);
    if (gain > best.gain) best = { place, gain };
  }
  for (let place = from - 1, gain = 0; place >= 0; place--) {
    gain -= gainOfPassing(order[place] ?? 0);
    if (gain > best.gain) best = { place, gain };
  }
  return best.place;
}
