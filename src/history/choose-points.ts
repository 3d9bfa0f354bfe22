// Chooses the commits of a history to analyse: the last one of each period, or every nth. The choice does not depend on later
// commits, except for the newest one, so that a second run only needs to analyse new commits.
import type { Sampling, SamplingStep } from '../model/history.ts';

export interface DatedCommit {
  /** Commit time in seconds since 1970. */
  readonly seconds: number;
}

export interface PointOptions {
  /** Default: the finest period with at most about the wanted number of points. */
  readonly every?: SamplingStep | undefined;
  /** With `every`: only the newest points, at most this many. */
  readonly max?: number | undefined;
}

export interface ChosenPoints {
  readonly every: Sampling['every'];
  /** Indexes in the list of commits, ascending; the last is the newest commit. */
  readonly places: readonly number[];
  /** Whether `max` left out points of the requested period. */
  readonly isCut: boolean;
}

type Period = Exclude<SamplingStep, number>;

const periods: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];
const defaultMax = 100;

/** `commits` are those on the first-parent line, oldest first, and at least one. */
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
    // Counted from the first commit, so that later commits do not affect the choice.
    const places = commits.flatMap((_, place) => ((place + 1) % every === 0 ? [place] : []));
    return places.at(-1) === last ? places : [...places, last];
  }
  const numbers = monotonicTimes(commits).map((seconds) => periodOf(seconds, every));
  return numbers.flatMap((number, place) => (number === numbers[place + 1] ? [] : [place]));
}

/**
 * Clocks can be wrong, and a commit can claim any date. As many commits as possible keep their date so that none is older
 * than its predecessor; each of the others gets the date of its predecessor.
 */
function monotonicTimes(commits: readonly DatedCommit[]): readonly number[] {
  const isTrusted = markLongestRise(commits.map(({ seconds }) => seconds));
  let time = commits.find((_, place) => isTrusted[place] === 1)?.seconds ?? 0;
  return commits.map(({ seconds }, place) => {
    if (isTrusted[place] === 1) time = seconds;
    return time;
  });
}

/** 1 for the members of the longest non-decreasing subsequence, by patience sorting. */
function markLongestRise(values: readonly number[]): Uint8Array {
  /** Length - 1 → index of the smallest value that ends such a subsequence. */
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
/** 1970-01-01 was a Thursday; weeks start on Monday. */
const daysToMonday = 3;

/** The same number for all times within one period, in UTC. */
function periodOf(seconds: number, period: Period): number {
  const days = Math.floor(seconds / daySeconds);
  if (period === 'day') return days;
  if (period === 'week') return Math.floor((days + daysToMonday) / 7);
  const date = new Date(seconds * 1000);
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth();
  if (period === 'month') return months;
  return Math.floor(months / (period === 'quarter' ? 3 : 12));
}
