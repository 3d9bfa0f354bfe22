// Groups of repositories that depend on each other more than on others: Louvain's method (Blondel et al. 2008), in the order
// of the names, so that the same organisation has the same groups every time.

export interface Link {
  readonly a: number;
  readonly b: number;
  readonly weight: number;
}

interface Level {
  readonly count: number;
  readonly links: readonly Link[];
}

/** Node → its group. */
export function findGroups(count: number, links: readonly Link[]): Uint32Array {
  let groupOf = Uint32Array.from({ length: count }, (_, node) => node);
  let level: Level = { count, links };
  for (;;) {
    const moved = moveNodes(level);
    if (moved.count === level.count) return groupOf;
    groupOf = groupOf.map((group) => moved.groupOf[group] ?? 0);
    level = { count: moved.count, links: mergeLinks(level.links, moved.groupOf) };
  }
}

const rounds = 20;

/** Each node joins the neighbouring group that raises the modularity most. */
function moveNodes({ count, links }: Level): { readonly groupOf: Uint32Array; readonly count: number } {
  const neighbours = Array.from({ length: count }, () => new Map<number, number>());
  const degree = new Float64Array(count);
  let total = 0;
  for (const { a, b, weight } of links) {
    degree[a]! += weight;
    degree[b]! += weight;
    total += 2 * weight;
    if (a === b) continue;
    neighbours[a]?.set(b, (neighbours[a].get(b) ?? 0) + weight);
    neighbours[b]?.set(a, (neighbours[b].get(a) ?? 0) + weight);
  }
  const groupOf = Uint32Array.from({ length: count }, (_, node) => node);
  const weightOf = degree.slice();
  for (let round = 0; round < rounds; round++) {
    let isMoved = false;
    for (let node = 0; node < count; node++) {
      const own = groupOf[node] ?? 0;
      weightOf[own]! -= degree[node] ?? 0;
      const best = findBest(
        { links: linksToGroups(neighbours[node], groupOf), own, degree: degree[node] ?? 0 },
        weightOf,
        total,
      );
      weightOf[best]! += degree[node] ?? 0;
      if (best === own) continue;
      groupOf[node] = best;
      isMoved = true;
    }
    if (!isMoved) break;
  }
  return renumber(groupOf);
}

function linksToGroups(
  neighbours: ReadonlyMap<number, number> | undefined,
  groupOf: Uint32Array,
): Map<number, number> {
  const links = new Map<number, number>();
  for (const [other, weight] of neighbours ?? []) {
    const group = groupOf[other] ?? 0;
    links.set(group, (links.get(group) ?? 0) + weight);
  }
  return links;
}

interface MovingNode {
  /** Group → weight of the links to it. */
  readonly links: ReadonlyMap<number, number>;
  readonly own: number;
  readonly degree: number;
}

function findBest({ links, own, degree }: MovingNode, weightOf: Float64Array, total: number): number {
  const gainOf = (group: number): number =>
    (links.get(group) ?? 0) - (degree * (weightOf[group] ?? 0)) / Math.max(total, 1);
  let [best, most] = [own, gainOf(own)];
  for (const group of links.keys()) {
    const gain = gainOf(group);
    if (gain > most + 1e-9) [best, most] = [group, gain];
  }
  return best;
}

function renumber(groupOf: Uint32Array): { readonly groupOf: Uint32Array; readonly count: number } {
  const numbers = new Map<number, number>();
  for (const group of groupOf) if (!numbers.has(group)) numbers.set(group, numbers.size);
  return { groupOf: groupOf.map((group) => numbers.get(group) ?? 0), count: numbers.size };
}

function mergeLinks(links: readonly Link[], groupOf: Uint32Array): readonly Link[] {
  const merged = new Map<string, Link>();
  for (const { a, b, weight } of links) {
    const [low, high] = [groupOf[a] ?? 0, groupOf[b] ?? 0].toSorted((x, y) => x - y) as [number, number];
    const key = `${low} ${high}`;
    merged.set(key, { a: low, b: high, weight: (merged.get(key)?.weight ?? 0) + weight });
  }
  return [...merged.values()];
}
