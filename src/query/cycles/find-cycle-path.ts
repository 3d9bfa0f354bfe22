// A path around a cycle, along existing dependencies. The members of a cycle are a set, but people follow a path.
import type { CycleDetail, CycleKind, DetailedEdge, Dependency, Report } from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';

export type PathReport = Pick<Report, 'cycles' | 'cycleDetails'> & {
  readonly detailed: Pick<Report['detailed'], 'edges'>;
};

/**
 * The dependencies of the shortest path around the cycle with this index in `cycles`, each starting where the previous one
 * ends. It goes through the dependency to cut first, if there is one, so that it shows what the cut breaks.
 */
export function findCyclePath(report: PathReport, at: number): readonly DetailedEdge[] {
  const members = report.cycles[at] ?? [];
  const detail = report.cycleDetails[at];
  const isMember = new Set(members);
  const edges = report.detailed.edges.filter(
    ({ source, target, isCircular }) => isCircular && isMember.has(source) && isMember.has(target),
  );
  return findCircle(edges, members, detail);
}

interface CircleToFind {
  readonly kind?: CycleKind | undefined;
  readonly cuts?: CycleDetail['cuts'] | undefined;
}

/** The same for a cycle whose dependencies are known. */
export function findCircle(
  edges: readonly DetailedEdge[],
  members: readonly string[],
  { kind, cuts }: CircleToFind = {},
): readonly DetailedEdge[] {
  const ways = edges.filter((edge) => carries(edge, kind));
  if (kind === 'lazy') {
    const closing = ways.filter(
      (edge) => isLazy(edge) && (edge.source !== edge.target || members.length === 1),
    );
    const circle = findCircleThrough(
      ways,
      closing.map(({ source, target }) => [source, target]),
    );
    if (circle !== undefined) return circle;
  }
  return shortestCircle(ways, members, cuts?.[0]?.edges[0]) ?? shortestCircle(edges, members) ?? [];
}

/** Other paths around such a cycle may use references that load nothing. */
function isLazy({ imports }: DetailedEdge): boolean {
  return imports.some(({ kind }) => kind === 'lazy') && imports.every(({ kind }) => kind !== 'static');
}

/** A load cycle must be shown with imports that load, and a lazy one with imports that load at some time. */
export function carries({ imports }: DetailedEdge, kind: CycleKind | undefined): boolean {
  if (kind === undefined || kind === 'compile') return true;
  return imports.some((each) => each.kind === 'static' || (kind === 'lazy' && each.kind === 'lazy'));
}

function shortestCircle(
  edges: readonly DetailedEdge[],
  members: readonly string[],
  through?: Dependency,
): readonly DetailedEdge[] | undefined {
  const edgesFrom = groupBy(edges, ({ source }) => source);
  if (through !== undefined) return circleThrough(edgesFrom, through);
  let shortest: readonly DetailedEdge[] | undefined;
  for (const file of members) {
    if (shortest !== undefined && shortest.length <= 2) break;
    const most = shortest === undefined ? Infinity : shortest.length - 1;
    shortest = shortestPath(edgesFrom, { from: file, to: file, most }) ?? shortest;
  }
  return shortest;
}

/**
 * The shortest path around through one of the named dependencies, if there is one. If there are many, only the first are
 * tried: each takes a search of the cycle.
 */
export function findCircleThrough(
  edges: readonly DetailedEdge[],
  named: readonly Dependency[],
): readonly DetailedEdge[] | undefined {
  const edgesFrom = groupBy(edges, ({ source }) => source);
  let shortest: readonly DetailedEdge[] | undefined;
  for (const dependency of named.slice(0, maxTried)) {
    const circle = circleThrough(edgesFrom, dependency);
    if (circle === undefined || circle.length >= (shortest?.length ?? Infinity)) continue;
    shortest = circle;
    if (shortest.length <= 2) break;
  }
  return shortest;
}

const maxTried = 20;

type EdgesFrom = ReadonlyMap<string, readonly DetailedEdge[]>;

function circleThrough(edgesFrom: EdgesFrom, [from, to]: Dependency): readonly DetailedEdge[] | undefined {
  const first = edgesFrom.get(from)?.find(({ target }) => target === to);
  if (first === undefined || from === to) return first && [first];
  const back = shortestPath(edgesFrom, { from: to, to: from, most: Infinity });
  return back && [first, ...back];
}

interface Search {
  readonly from: string;
  /** If this is `from`, finds the shortest path around. */
  readonly to: string;
  /** Maximum length of the path. */
  readonly most: number;
}

/** Breadth first. */
function shortestPath(edgesFrom: EdgesFrom, { from, to, most }: Search): readonly DetailedEdge[] | undefined {
  const reachedBy = new Map<string, DetailedEdge>();
  let frontier = [from];
  for (let length = 1; length <= most && frontier.length > 0; length++) {
    const next: string[] = [];
    for (const file of frontier) {
      for (const edge of edgesFrom.get(file) ?? []) {
        if (reachedBy.has(edge.target)) continue;
        reachedBy.set(edge.target, edge);
        if (edge.target === to) return traceBack(reachedBy, from, to);
        next.push(edge.target);
      }
    }
    frontier = next;
  }
  return undefined;
}

function traceBack(
  reachedBy: ReadonlyMap<string, DetailedEdge>,
  from: string,
  to: string,
): readonly DetailedEdge[] {
  const path: DetailedEdge[] = [];
  let edge = reachedBy.get(to);
  while (edge !== undefined) {
    path.unshift(edge);
    edge = edge.source === from ? undefined : reachedBy.get(edge.source);
  }
  return path;
}
