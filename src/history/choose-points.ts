// Which commits of a history are analysed: the last one of each period, or every so many. The choice does not depend on
// commits that come later, but for the newest one, so that a second run needs to look at new ones alone.
import type { Sampling, SamplingStep } from '../model/history.ts';

export interface DatedCommit {
  /** When it was committed, in seconds since 1970. */
  readonly seconds: number;
}

export interface PointOptions {
  /** By default the finest period that gives at most about as many points as wanted. */
  readonly every?: SamplingStep | undefined;
  /** With `every`: the newest so many points. */
  readonly max?: number | undefined;
}

export interface ChosenPoints {
  readonly every: Sampling['every'];
  /** Places in the list of commits, in its order; the last is the newest commit. */
  readonly places: readonly number[];
  /** Whether `max` left out points of the period that was asked for. */
  readonly isCut: boolean;
}

type Period = Exclude<SamplingStep, number>;

const periods: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];
const defaultMax = 100;

/** `commits` are those of the first-parent line, the oldest first, and at least one. */
export function choosePoints(
  commits: readonly DatedCommit[],
  { every, max }: PointOptions = {},
): ChosenPoints {
  if (every !== undefined) {
    const places = choosePlaces(commits, every);
    const isCut = max !== undefined && places.length > max;
    return { every, places: isCut ? places.slice(-max) : places, isCut };
  }
  const most = max ?? defaultMax;
  if (commits.length <= most) return { every: 1, places: choosePlaces(commits, 1), isCut: false };
  for (const period of periods) {
    const places = choosePlaces(commits, period);
    if (places.length <= most || period === 'year')
      return { every: period, places: places.slice(-most), isCut: false };
  }
  throw new Error('There is no longer period than a year.');
}

function choosePlaces(commits: readonly DatedCommit[], every: SamplingStep): readonly number[] {
  const last = commits.length - 1;
  if (typeof every === 'number') {
    // Counted from the first commit: those that come later leave the choice as it is.
    const places = commits.flatMap((_, place) => ((place + 1) % every === 0 ? [place] : []));
    return places.at(-1) === last ? places : [...places, last];
  }
  const numbers = steadyTimes(commits).map((seconds) => periodOf(seconds, every));
  return numbers.flatMap((number, place) => (number === numbers[place + 1] ? [] : [place]));
}

/**
 * Clocks go wrong, and anybody can write any date. Of the commits as many as possible are taken at their word so that none is
 * older than one before it; each of the others counts as made when the one before it was.
 */
function steadyTimes(commits: readonly DatedCommit[]): readonly number[] {
  const isTrusted = longestRise(commits.map(({ seconds }) => seconds));
  let time = commits.find((_, place) => isTrusted[place] === 1)?.seconds ?? 0;
  return commits.map(({ seconds }, place) => {
    if (isTrusted[place] === 1) time = seconds;
    return time;
  });
}

/** 1 for the members of the longest subsequence that never falls, by patience sorting. */
function longestRise(values: readonly number[]): Uint8Array {
  /** Length - 1 → the place of the smallest value that ends such a subsequence. */
  const ends: number[] = [];
  const before = new Int32Array(values.length).fill(-1);
  for (let place = 0; place < values.length; place++) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[ends[middle]!]! <= values[place]!) low = middle + 1;
      else high = middle;
    }
    before[place] = ends[low - 1] ?? -1;
    ends[low] = place;
  }
  const isMember = new Uint8Array(values.length);
  for (let place = ends.at(-1) ?? -1; place !== -1; place = before[place]!) isMember[place] = 1;
  return isMember;
}

const daySeconds = 24 * 60 * 60;
/** 1970-01-01 was a Thursday; weeks begin on Monday. */
const daysToMonday = 3;

/** The same number for all times of one period, in UTC. */
function periodOf(seconds: number, period: Period): number {
  const days = Math.floor(seconds / daySeconds);
  if (period === 'day') return days;
  if (period === 'week') return Math.floor((days + daysToMonday) / 7);
  const date = new Date(seconds * 1000);
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth();
  if (period === 'month') return months;
  return Math.floor(months / (period === 'quarter' ? 3 : 12));
}
