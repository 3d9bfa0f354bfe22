// Describes a changed cycle with a path around it, through the added dependency if there is one.
import type { ChangedCycle, ChangedPackageCycle } from '../model/change.ts';
import type { CycleKind } from '../model/report.ts';
import { cycleKindInWords, cycleKinds } from '../query/cycles/count-cycles.ts';
import { lowerFirst } from '../std/words.ts';
import { type Finding, listNames, type Place, placeOf, type Words } from './finding.ts';
import { keyOf, type MarkCause } from './mark-causes.ts';

/** Whether it got worse: it is new or larger, or of a more harmful kind. */
export function isWorse({ state, kind, kindBefore }: ChangedCycle): boolean {
  if (state === 'new' || state === 'grown') return true;
  if (kind === undefined || kindBefore === undefined) return state === 'changed';
  return cycleKinds.indexOf(kind) < cycleKinds.indexOf(kindBefore);
}

/** A cycle of files that load in any order is harmless by itself; tangles show where it is not. */
export function isHarmful({ kind, kindBefore }: ChangedCycle): boolean {
  return kind !== 'compile' || (kindBefore !== undefined && kindBefore !== 'compile');
}

export function describeCycle(cycle: ChangedCycle, markOf: MarkCause): Finding {
  const { state, members, joined, left } = cycle;
  const places = placesOf(cycle, markOf);
  const shown = new Set(places.flatMap(({ from, to }) => [from, ...to]));
  const isNewKind = state === 'changed' && joined.length === 0;
  const others = state === 'new' || isNewKind ? members.filter((member) => !shown.has(member)) : [];
  return {
    kind: 'cycle',
    count: 1,
    isSerious: isHarmful(cycle),
    title: [titleOf(cycle)],
    details: [
      ...(others.length > 0 ? [['also in it: ', ...listNames(others)]] : []),
      ...(state !== 'new' && joined.length > 0 ? [['joined: ', ...listNames(joined)]] : []),
      ...(state !== 'gone' && left.length > 0 ? [['left: ', ...listNames(left)]] : []),
      ...(state === 'gone' ? [listNames(members)] : []),
    ] satisfies readonly Words[],
    places,
    shows: cycle,
  };
}

/** For cycles of Go packages. */
export function describePackageCycle({ packages, path }: ChangedPackageCycle, markOf: MarkCause): Finding {
  const way = [...packages, packages[0]!].flatMap((name, i): Words =>
    i === 0 ? [{ name }] : [' → ', { name }],
  );
  return {
    kind: 'cycle',
    count: 1,
    isSerious: true,
    title: [`New cycle of ${packages.length} packages: Go does not build it`],
    details: [way],
    places: path.map((each, i) => placeOf(each, i === 0 ? markOf(each) : undefined)),
  };
}

/** Summarizes harmless cycles in one finding, with a path around the largest of them. */
export function describeCycles(cycles: readonly ChangedCycle[], markOf: MarkCause): readonly Finding[] {
  if (cycles.length <= 1) return cycles.map((cycle) => describeCycle(cycle, markOf));
  const largest = cycles.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
  const states = (['new', 'grown', 'changed', 'shrunk', 'gone'] as const)
    .map((state) => [cycles.filter((cycle) => cycle.state === state).length, state] as const)
    .filter(([count]) => count > 0);
  const all = cycles.length === 2 ? 'both' : 'all';
  const parts = states.map(([count, state]) => `${states.length === 1 ? all : count} ${state}`);
  const isLargest = cycles.some((cycle) => sizeOf(cycle) < sizeOf(largest));
  return [
    {
      kind: 'cycle',
      count: cycles.length,
      isSerious: false,
      title: [`${cycles.length} cycles ${cycleKindInWords.compile}: ${parts.join(', ')}`],
      details: [[`${isLargest ? 'the largest' : 'one of them'}: ${lowerFirst(titleOf(largest))}`]],
      places: placesOf(largest, markOf),
      shows: largest,
    },
  ];
}

function sizeOf({ sizeBefore, sizeAfter }: ChangedCycle): number {
  return Math.max(sizeBefore, sizeAfter);
}

function titleOf({ state, kind, kindBefore, sizeBefore, sizeAfter, joined, left }: ChangedCycle): string {
  const now = inWords(kind);
  const before = kindBefore === undefined ? '' : `, before${inWords(kindBefore)}`;
  switch (state) {
    case 'new':
      return sizeAfter === 1 ? 'New: a file that imports itself' : `New cycle of ${sizeAfter} files${now}`;
    case 'grown':
      return `Cycle${now} grew from ${sizeBefore} to ${sizeAfter} files${before}`;
    case 'changed':
      return joined.length === 0
        ? `Cycle of ${sizeAfter} files is now one${now}${before}`
        : `Cycle of ${sizeAfter} files${now} has other members: ${joined.length} joined, ${left.length} left${before}`;
    case 'shrunk':
      return `Cycle${now} shrank from ${sizeBefore} to ${sizeAfter} files${before}`;
    case 'gone':
      return sizeBefore === 1
        ? 'A file no longer imports itself'
        : `Cycle of ${sizeBefore} files${now} is gone`;
  }
}

function inWords(kind: CycleKind | undefined): string {
  return kind === undefined ? '' : ` ${cycleKindInWords[kind]}`;
}

/** The path around with its added dependencies, and other added ones; or the removed ones. */
function placesOf({ state, because, path }: ChangedCycle, markOf: MarkCause): readonly Place[] {
  if (state === 'gone' || state === 'shrunk') return because.map((each) => placeOf(each, markOf(each)));
  const causes = new Set(because.map(keyOf));
  const shown = new Set(path.map(keyOf));
  return [
    ...path.map((each) => placeOf(each, causes.has(keyOf(each)) ? markOf(each) : undefined)),
    ...because
      .filter((each) => !shown.has(keyOf(each)))
      .map((each) => placeOf(each, markOf(each) === 'added' ? 'also added' : markOf(each))),
  ];
}
