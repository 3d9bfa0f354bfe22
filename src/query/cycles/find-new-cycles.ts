// What is new in the cycles of an `acyclic` rule. One import can close a cycle of many files, and then every dependency in it
// violates the rule: users need a path around it and the import to remove, not all of them.
import { findComponents } from '../../graph/find-components.ts';
import { linkPairs, pairsOf } from '../../graph/link-pairs.ts';
import type { RuleResult, RuleViolation } from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';

/**
 * Counts: members in the cycle; new dependencies; known ones, in the baseline or already there before; new ones still in a
 * cycle after the cuts; and new ones that are neither a cut nor on the path.
 */
type CycleCounts = Record<'size' | 'newCount' | 'knownCount' | 'leftCount' | 'otherCount', number>;

export interface NewCycle extends Readonly<CycleCounts> {
  /** Whether the members are files, not folders or groups. */
  readonly isOfFiles: boolean;
  /** The shortest path around, starting with the first cut. */
  readonly path: readonly RuleViolation[];
  /** New dependencies to remove, the most useful first. At least one. */
  readonly cuts: readonly RuleViolation[];
}

export interface CycleHints {
  /** Which violations are new. Default: those that are not in the baseline. */
  readonly isNew?: (violation: RuleViolation) => boolean;
  /** Which dependencies a change added: these should be removed. */
  readonly isAdded?: (violation: RuleViolation) => boolean;
  /** Which dependencies are preferred cuts, if several are possible. */
  readonly isGoodCut?: (violation: RuleViolation) => boolean;
}

/** The cycles of the rule with something new, those with most of it first. */
export function findNewCycles({ violations }: RuleResult, hints: CycleHints = {}): readonly NewCycle[] {
  const inCycles = violations.filter(({ circle }) => circle !== undefined);
  return [...groupBy(inCycles, ({ circle }) => circle)]
    .flatMap(([, own]) => findNew(own, hints))
    .toSorted((a, b) => b.newCount - a.newCount);
}

/** All dependencies of one member on another. */
interface Link {
  readonly from: number;
  readonly to: number;
  readonly fresh: readonly RuleViolation[];
  readonly known: readonly RuleViolation[];
  /** According to the hints. */
  readonly isAdded: boolean;
  readonly isGoodCut: boolean;
}

const maxCuts = 10;

function findNew(violations: readonly RuleViolation[], hints: CycleHints): readonly NewCycle[] {
  const { links, size } = linkMembers(violations, hints);
  const newCount = countFresh(links);
  if (newCount === 0) return [];
  const { path, cuts } = showCycle(links, findCuts(links, size), hints);
  const isKnown = new Set(links.flatMap(({ known }) => known));
  const shown = new Set([...cuts, ...path.filter((each) => !isKnown.has(each))]);
  const isCut = new Set(cuts);
  const removed = new Set(
    links.filter(({ fresh }) => fresh.length > 0 && fresh.every((each) => isCut.has(each))),
  );
  return [
    {
      size,
      isOfFiles: violations.every(({ members }) => members === undefined),
      newCount,
      knownCount: violations.length - newCount,
      path,
      cuts,
      leftCount: countFresh(findLeft(links, size, removed)),
      otherCount: newCount - shown.size,
    },
  ];
}

function countFresh(links: readonly Link[]): number {
  return links.reduce((sum, { fresh }) => sum + fresh.length, 0);
}

/** Finds cuts until nothing new is in a cycle or there are too many to show. */
function findCuts(links: readonly Link[], size: number): readonly FoundCut[] {
  const removed = new Set<Link>();
  const cuts: FoundCut[] = [];
  let left = findLeft(links, size, removed);
  while (left.length > 0 && cuts.length < maxCuts) {
    const cut = findCut(links, size, { removed, left });
    removed.add(cut.link);
    cuts.push(cut);
    left = cut.left;
  }
  return cuts;
}

/** The part of a cycle that is shown. */
function showCycle(
  links: readonly Link[],
  found: readonly FoundCut[],
  { isAdded = isAny }: CycleHints,
): Pick<NewCycle, 'path' | 'cuts'> {
  const [first] = found;
  if (first === undefined) {
    // A truncated list may contain no complete cycle.
    const one = links.flatMap(({ fresh }) => fresh).slice(0, 1);
    return { path: one, cuts: one };
  }
  const isDone = found.at(-1)!.left.length === 0;
  const isAllNew = links.every(({ known }) => known.length === 0);
  // In a large new cycle, nobody can say what to remove after the first dependency.
  const most = isDone || !isAllNew || first.link.isAdded ? maxCuts : 1;
  return {
    path: first.circle.map(({ fresh, known }) => fresh.find(isAdded) ?? fresh[0] ?? known[0]!),
    cuts: found.flatMap(({ link }) => link.fresh).slice(0, most),
  };
}

function isAny(): boolean {
  return true;
}

function linkMembers(
  violations: readonly RuleViolation[],
  { isNew = ({ status }) => status === 'new', isAdded, isGoodCut }: CycleHints,
): { readonly links: readonly Link[]; readonly size: number } {
  const numbers = new Map<string, number>();
  const numberOf = (member: string): number => {
    const number = numbers.get(member) ?? numbers.size;
    numbers.set(member, number);
    return number;
  };
  const ends = ({ from, to, members }: RuleViolation): string => JSON.stringify(members ?? [from, to]);
  const links = [...groupBy(violations, ends).values()].map((own): Link => {
    const [{ from, to, members = [from, to] }] = own as [RuleViolation];
    const fresh = own.filter((each) => isNew(each));
    return {
      from: numberOf(members[0]),
      to: numberOf(members[1]),
      fresh,
      known: own.filter((each) => !isNew(each)),
      isAdded: isAdded !== undefined && fresh.length > 0 && fresh.every(isAdded),
      isGoodCut: isGoodCut !== undefined && fresh.some(isGoodCut),
    };
  });
  return { links, size: numbers.size };
}

/** A link without its new dependencies still exists if it has known ones. */
function isLinked(link: Link, removed: ReadonlySet<Link>): boolean {
  return !removed.has(link) || link.known.length > 0;
}

/** The links with something new that are still part of a cycle. */
function findLeft(links: readonly Link[], size: number, removed: ReadonlySet<Link>): readonly Link[] {
  const followed = links.filter((link) => isLinked(link, removed));
  const componentOf = findComponents(
    linkPairs(size, pairsOf(followed)),
    new Uint8Array(followed.length).fill(1),
  );
  return followed.filter(
    (link) => link.fresh.length > 0 && !removed.has(link) && componentOf[link.from] === componentOf[link.to],
  );
}

interface CutSearch {
  readonly removed: ReadonlySet<Link>;
  readonly left: readonly Link[];
}

interface FoundCut {
  readonly link: Link;
  /** The path around that it breaks, starting with the link. */
  readonly circle: readonly Link[];
  /** The number of new dependencies in cycles before the cut. */
  readonly before: number;
  readonly left: readonly Link[];
}

/**
 * If removing one link undoes everything, that link is part of every cycle with something new, so searching one cycle is
 * enough.
 */
function findCut(links: readonly Link[], size: number, { removed, left }: CutSearch): FoundCut {
  const linksFrom = groupBy(
    links.filter((link) => isLinked(link, removed)),
    ({ from }) => from,
  );
  const circle = shortestCircle(linksFrom, startsOf(left));
  const before = countFresh(left);
  const candidates = circle.flatMap((link, at): FoundCut[] => {
    if (link.fresh.length === 0 || removed.has(link)) return [];
    const turned = [...circle.slice(at), ...circle.slice(0, at)];
    return [{ link, circle: turned, before, left: findLeft(links, size, new Set([...removed, link])) }];
  });
  return candidates.reduce((best, next) => (compareCuts(next, best) < 0 ? next : best));
}

function compareCuts(a: FoundCut, b: FoundCut): number {
  return (
    Number(b.link.isAdded) - Number(a.link.isAdded) ||
    worthOf(b) - worthOf(a) ||
    a.link.fresh.length - b.link.fresh.length ||
    Number(b.link.isGoodCut) - Number(a.link.isGoodCut)
  );
}

/** How many new dependencies leave the cycle for each one that is removed. */
function worthOf({ link, left, before }: FoundCut): number {
  return (before - countFresh(left)) / link.fresh.length;
}

/** Each of them takes a search of the cycle, which must stay fast in large ones. */
const maxTried = 100;

function startsOf(left: readonly Link[]): readonly Link[] {
  const added = left.filter(({ isAdded }) => isAdded);
  const good = left.filter(({ isGoodCut }) => isGoodCut);
  return [added, good, left].find((list) => list.length > 0)!.slice(0, maxTried);
}

type LinksFrom = ReadonlyMap<number, readonly Link[]>;

function shortestCircle(linksFrom: LinksFrom, starts: readonly Link[]): readonly Link[] {
  let shortest: readonly Link[] | undefined;
  for (const start of starts) {
    const circle = circleThrough(linksFrom, start);
    if (circle.length < (shortest?.length ?? Infinity)) shortest = circle;
    if (shortest?.length === 2) break;
  }
  return shortest ?? [];
}

/** Breadth-first from the end of the link back to its start, which is known to be reachable. */
function circleThrough(linksFrom: LinksFrom, start: Link): readonly Link[] {
  const reachedBy = new Map<number, Link>([[start.to, start]]);
  // The map grows during the loop.
  for (const [member] of reachedBy) {
    for (const link of linksFrom.get(member) ?? []) if (!reachedBy.has(link.to)) reachedBy.set(link.to, link);
    if (reachedBy.has(start.from)) break;
  }
  const circle: Link[] = [];
  for (let at = start.from; at !== start.to; at = reachedBy.get(at)!.from) circle.unshift(reachedBy.get(at)!);
  return [start, ...circle];
}
