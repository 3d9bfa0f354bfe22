// Where to cut: which dependencies to remove so that a cycle falls apart, the most useful first. A greedy search: each step
// takes the candidate that shrinks the cycle most for its cost, and recomputes the components to verify it.
import { componentSizes, findComponents, type Links } from '../../graph/find-components.ts';
import { linkPairs } from '../../graph/link-pairs.ts';
import { markReached } from '../../graph/mark-reached.ts';
import { groupBy } from '../../std/group-by.ts';
import { orderByLeastBackWeight } from '../tangles/order-units.ts';

export interface CuttableDependency {
  readonly from: number;
  readonly to: number;
  /** Cost of removing it, above 0. */
  readonly cost: number;
}

export interface CutProblem {
  readonly nodeCount: number;
  readonly dependencies: readonly CuttableDependency[];
  /** Numbers of the dependencies that may be cut; all if undefined. Without them there must be no cycle left. */
  readonly candidates?: ReadonlySet<number>;
  /** What can be removed at once, at a cost of its own. */
  readonly groups?: readonly CuttableGroup[];
  /** Maximum number of steps. */
  readonly maxSteps: number;
}

export interface CuttableGroup {
  /** Numbers of dependencies. */
  readonly cut: readonly number[];
  readonly cost: number;
}

export interface CutStep {
  /** The numbers of the dependencies to remove. */
  readonly cut: readonly number[];
  /** Size of the largest remaining cycle; 0 if there is none. */
  readonly after: number;
  /** Size of all remaining cycles together, if there are several. */
  readonly remaining?: number;
}

/** Steps in order. If they end before `mostSteps`, no cycle is left and every step is needed. */
export function findCuts(problem: CutProblem): readonly CutStep[] {
  const { nodeCount, dependencies, maxSteps } = problem;
  const nodes = Array.from({ length: nodeCount }, (_, node) => node);
  let parts = partsOf(nodes, [...dependencies.keys()], problem);
  const steps: CutStep[] = [];
  while (parts.length > 0 && steps.length < maxSteps) {
    const [part, best] = chooseCut(parts, problem);
    parts = [...parts.filter((other) => other !== part), ...remainderOf(part, best.cut, problem)];
    steps.push({ cut: best.cut, ...measure(parts) });
  }
  return parts.length > 0 ? steps : dropNeedless(steps, problem);
}

/** A strongly connected part of the graph, and the dependencies inside it. */
interface Part {
  readonly nodes: readonly number[];
  readonly inside: readonly number[];
  /** Computed when first needed. A cut elsewhere does not change it. */
  best?: Candidate;
}

interface Candidate {
  readonly cut: readonly number[];
  /** How much it shrinks the part for its cost. */
  readonly gain: number;
}

function chooseCut(parts: readonly Part[], problem: CutProblem): readonly [Part, Candidate] {
  let chosen = parts[0]!;
  for (const part of parts) {
    part.best ??= new PartSearch(part, problem).best();
    if (part.best.gain > chosen.best!.gain + rounding) chosen = part;
  }
  return [chosen, chosen.best!];
}

const rounding = 1e-9;

/** Above this amount of work, only back dependencies are tried instead of all. */
const maxWork = 4_000_000;

class PartSearch {
  readonly #part: Part;
  readonly #problem: CutProblem;
  readonly #links: Links;
  readonly #sourceAt: Uint32Array;
  /** Number of a dependency → its index in the links. */
  readonly #placeOf: ReadonlyMap<number, number>;
  readonly #follows: Uint8Array;
  readonly #seen: Uint32Array;
  readonly #stack: Uint32Array;
  #search = 0;
  #work = 0;

  constructor(part: Part, problem: CutProblem) {
    this.#part = part;
    this.#problem = problem;
    const { links, sourceAt, dependencyAt } = linkPart(part, problem);
    this.#links = links;
    this.#sourceAt = sourceAt;
    this.#placeOf = new Map(dependencyAt.map((dependency, place) => [dependency, place]));
    this.#follows = new Uint8Array(dependencyAt.length).fill(1);
    this.#seen = new Uint32Array(part.nodes.length);
    this.#stack = new Uint32Array(part.nodes.length);
  }

  best(): Candidate {
    const pointingBack = this.#dependenciesPointingBack();
    const isBack = new Set(pointingBack);
    let best: Candidate | undefined;
    let bestPointsBack = false;
    for (const { cut, cost } of this.#candidates(pointingBack)) {
      const gain = this.#gainOf(cut, cost);
      if (gain <= 0) continue;
      const pointsBack = cut.every((dependency) => isBack.has(dependency));
      const isBetter = best === undefined || gain > best.gain + rounding;
      const isPreferred = best !== undefined && gain > best.gain - rounding && pointsBack && !bestPointsBack;
      if (isBetter || isPreferred) [best, bestPointsBack] = [{ cut, gain }, pointsBack];
      if (this.#work > maxWork) break;
    }
    return best ?? this.#shrinkingSet(pointingBack);
  }

  *#candidates(pointingBack: readonly number[]): Generator<CuttableGroup> {
    const { nodes, inside } = this.#part;
    const tryAll = inside.length * (nodes.length + inside.length) <= 5 * maxWork;
    for (const dependency of tryAll ? inside.filter(this.#mayCut) : pointingBack)
      yield this.#together([dependency]);
    const { dependencies, groups = [] } = this.#problem;
    for (const { cut, cost } of groups) {
      const left = cut.filter((dependency) => this.#placeOf.has(dependency));
      if (left.length > 0 && cut.length > 1) yield { cut: left, cost };
    }
    for (const cut of groupsOf(pointingBack, (dependency) => dependencies[dependency]!.to))
      yield this.#together(cut);
    for (const cut of groupsOf(pointingBack, (dependency) => dependencies[dependency]!.from))
      yield this.#together(cut);
  }

  #together(cut: readonly number[]): CuttableGroup {
    const { dependencies } = this.#problem;
    return { cut, cost: cut.reduce((sum, dependency) => sum + dependencies[dependency]!.cost, 0) };
  }

  readonly #mayCut = (dependency: number): boolean => this.#problem.candidates?.has(dependency) ?? true;

  /** If no single candidate shrinks the part: cuts back dependencies, cheapest first, until the part shrinks. */
  #shrinkingSet(pointingBack: readonly number[]): Candidate {
    const { dependencies } = this.#problem;
    const cheapest = pointingBack.toSorted((a, b) => dependencies[a]!.cost - dependencies[b]!.cost);
    for (let count = 1; count < cheapest.length; count++) {
      const { cut, cost } = this.#together(cheapest.slice(0, count));
      const gain = this.#gainOf(cut, cost);
      if (gain > 0) return { cut, gain };
    }
    return { cut: cheapest, gain: this.#gainOf(cheapest, this.#together(cheapest).cost) };
  }

  #dependenciesPointingBack(): readonly number[] {
    const { candidates, dependencies } = this.#problem;
    // Candidates are chosen so that no cycle is left without them.
    if (candidates !== undefined) return this.#part.inside.filter(this.#mayCut);
    const numberOf = new Map(this.#part.nodes.map((node, number) => [node, number]));
    const weighted = this.#part.inside.map((dependency) => {
      const { from, to, cost } = dependencies[dependency]!;
      return { from: numberOf.get(from)!, to: numberOf.get(to)!, weight: cost };
    });
    const order = orderByLeastBackWeight(this.#part.nodes.length, weighted);
    const placeOf = new Int32Array(order.length);
    for (const [place, node] of order.entries()) placeOf[node] = place;
    return this.#part.inside.filter((_, i) => placeOf[weighted[i]!.from]! > placeOf[weighted[i]!.to]!);
  }

  #gainOf(cut: readonly number[], cost: number): number {
    const places = cut.map((dependency) => this.#placeOf.get(dependency)!);
    if (places.length === 1 && this.#hasDetour(places[0]!)) return 0;
    for (const place of places) this.#follows[place] = 0;
    const componentOf = findComponents(this.#links, this.#follows);
    for (const place of places) this.#follows[place] = 1;
    this.#work += this.#links.nodeCount + this.#links.edgeTarget.length;
    return (pairsIn([this.#links.nodeCount]) - pairsIn(componentSizes(componentOf))) / cost;
  }

  /** Whether the source still reaches the target without this dependency. Cutting it then changes nothing. */
  #hasDetour(place: number): boolean {
    const { edgeStart, edgeTarget } = this.#links;
    const source = this.#sourceAt[place]!;
    const target = edgeTarget[place]!;
    const search = ++this.#search;
    let open = 0;
    this.#stack[open++] = source;
    this.#seen[source] = search;
    while (open > 0) {
      const node = this.#stack[--open]!;
      for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++) {
        this.#work++;
        const next = edgeTarget[edge]!;
        if (edge === place || this.#seen[next] === search) continue;
        if (next === target) return true;
        this.#seen[next] = search;
        this.#stack[open++] = next;
      }
    }
    return false;
  }
}

const largestGroup = 8;

function* groupsOf(
  dependencies: readonly number[],
  keyOf: (dependency: number) => number,
): Generator<readonly number[]> {
  for (const group of groupBy(dependencies, keyOf).values()) {
    if (group.length > 1 && group.length <= largestGroup) yield group;
  }
}

interface LinkedPart {
  readonly links: Links;
  /** Node of the problem → its number in the links. */
  readonly numberOf: Uint32Array;
  /** Edge of the links → its source. */
  readonly sourceAt: Uint32Array;
  /** Edge of the links → the number of its dependency. */
  readonly dependencyAt: readonly number[];
}

function linkPart({ nodes, inside }: Part, { nodeCount, dependencies }: CutProblem): LinkedPart {
  const numberOf = new Uint32Array(nodeCount);
  for (let number = 0; number < nodes.length; number++) numberOf[nodes[number]!] = number;
  const from = new Uint32Array(inside.length);
  const at = new Uint32Array(inside.length);
  for (let i = 0; i < inside.length; i++) {
    from[i] = numberOf[dependencies[inside[i]!]!.from]!;
    at[i] = i;
  }
  const { edgeStart, edgeTarget: bySource } = linkPairs(nodes.length, { from, to: at });
  const dependencyAt: number[] = [];
  const sourceAt = new Uint32Array(inside.length);
  const edgeTarget = new Uint32Array(inside.length);
  for (let edge = 0; edge < bySource.length; edge++) {
    const dependency = inside[bySource[edge]!]!;
    dependencyAt.push(dependency);
    sourceAt[edge] = from[bySource[edge]!]!;
    edgeTarget[edge] = numberOf[dependencies[dependency]!.to]!;
  }
  return { links: { nodeCount: nodes.length, edgeStart, edgeTarget }, numberOf, sourceAt, dependencyAt };
}

/** The strongly connected parts that these nodes and dependencies form, largest first. */
function partsOf(nodes: readonly number[], inside: readonly number[], problem: CutProblem): readonly Part[] {
  const { links, numberOf } = linkPart({ nodes, inside }, problem);
  const componentOf = findComponents(links, new Uint8Array(inside.length).fill(1));
  const componentOfNode = (node: number): number => componentOf[numberOf[node]!]!;
  const parts = new Map<number, { nodes: number[]; inside: number[] }>();
  const sizes = componentSizes(componentOf);
  for (const node of nodes) {
    const component = componentOfNode(node);
    if (sizes[component]! < 2) continue;
    const part = parts.get(component);
    if (part === undefined) parts.set(component, { nodes: [node], inside: [] });
    else part.nodes.push(node);
  }
  if (parts.size === 0) return [];
  for (const dependency of inside) {
    const { from, to } = problem.dependencies[dependency]!;
    if (componentOfNode(from) === componentOfNode(to))
      parts.get(componentOfNode(from))?.inside.push(dependency);
  }
  return [...parts.values()].sort((a, b) => b.nodes.length - a.nodes.length);
}

function remainderOf({ nodes, inside }: Part, cut: readonly number[], problem: CutProblem): readonly Part[] {
  return partsOf(
    nodes,
    inside.filter((dependency) => !cut.includes(dependency)),
    problem,
  );
}

function largestOf(parts: readonly Part[]): number {
  return parts.reduce((largest, { nodes }) => Math.max(largest, nodes.length), 0);
}

function measure(parts: readonly Part[]): Omit<CutStep, 'cut'> {
  const after = largestOf(parts);
  const remaining = parts.reduce((sum, { nodes }) => sum + nodes.length, 0);
  return remaining === after ? { after } : { after, remaining };
}

/** The number of ordered pairs of nodes that reach each other. */
function pairsIn(sizes: ArrayLike<number>): number {
  let pairs = 0;
  for (let i = 0; i < sizes.length; i++) pairs += sizes[i]! * (sizes[i]! - 1);
  return pairs;
}

/** A later cut can make an earlier one unnecessary. The rest is applied again, so that every `after` is correct. */
function dropNeedless(steps: readonly CutStep[], problem: CutProblem): readonly CutStep[] {
  const { nodeCount, dependencies } = problem;
  const nodes = Array.from({ length: nodeCount }, (_, node) => node);
  const all = [...dependencies.keys()];
  const { links, dependencyAt } = linkPart({ nodes, inside: all }, problem);
  const gone = new Set(steps.flatMap(({ cut }) => cut));
  const follows = Uint8Array.from(dependencyAt, (dependency) => (gone.has(dependency) ? 0 : 1));
  for (const dependency of [...gone].toReversed()) {
    // No cycle is left, so this dependency closes one only if its target still leads back to its source.
    const { from, to } = dependencies[dependency]!;
    if (markReached(links, to, { follows, until: from })[from] === 1) continue;
    gone.delete(dependency);
    follows[dependencyAt.indexOf(dependency)] = 1;
  }
  if (steps.every(({ cut }) => cut.every((dependency) => gone.has(dependency)))) return steps;
  const applied = new Set<number>();
  return steps.flatMap(({ cut }) => {
    const needed = cut.filter((dependency) => gone.has(dependency));
    if (needed.length === 0) return [];
    for (const dependency of needed) applied.add(dependency);
    const rest = all.filter((dependency) => !applied.has(dependency));
    return [{ cut: needed, ...measure(partsOf(nodes, rest, problem)) }];
  });
}
