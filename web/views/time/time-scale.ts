// Where dates lie on the time line, from 0 for the oldest point to 1 for the newest.
import type { HistoryPoint } from '../../../src/model/history.ts';
import { formatDate, monthNames } from '../../state/format.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The date of each point, in milliseconds. Clocks go wrong: no point is before the one it follows. */
export function datesOf(points: readonly HistoryPoint[]): Float64Array {
  let latest = -Infinity;
  return Float64Array.from(points, ({ commit }) => (latest = Math.max(latest, Date.parse(commit.date))));
}

/** Evenly if all have the same date. */
export function placePoints(dates: Float64Array): Float64Array {
  const [first = 0] = dates;
  const span = (dates.at(-1) ?? 0) - first;
  if (span === 0) return dates.map((_, point) => (dates.length === 1 ? 1 : point / (dates.length - 1)));
  return dates.map((date) => (date - first) / span);
}

/** The point that is nearest to a place on the line. */
export function nearestPoint(places: Float64Array, place: number): number {
  let nearest = 0;
  places.forEach((at, point) => {
    if (Math.abs(at - place) <= Math.abs((places[nearest] ?? 0) - place)) nearest = point;
  });
  return nearest;
}

export interface Tick {
  readonly place: number;
  readonly text: string;
}

/** In months. */
const steps = [1, 2, 3, 6, 12, 24, 60, 120, 240];

/** At the starts of years or months, at most so many; a line that is too short for that has its ends. */
export function ticksOf(dates: Float64Array, most: number): readonly Tick[] {
  const [first = 0, last = 0] = [dates[0], dates.at(-1)];
  const months = monthsBetween(first, last, most);
  if (months.length > 1)
    return months.map((month, i) => ({
      place: (startOf(month) - first) / (last - first),
      text: nameMonth(month, i === 0),
    }));
  const ends = first === last ? [last] : [first, last];
  return ends.map((date, i) => ({
    place: i === 0 && ends.length > 1 ? 0 : 1,
    text: formatDate(new Date(date).toISOString()),
  }));
}

/** Counted from the year 0, in steps that leave at most so many. */
function monthsBetween(first: number, last: number, most: number): readonly number[] {
  const step = steps.find((length) => (last - first) / (length * 30.44 * dayMs) <= most) ?? 600;
  const start = new Date(first);
  const found: number[] = [];
  const firstMonth = start.getUTCFullYear() * 12 + start.getUTCMonth();
  for (let month = Math.ceil(firstMonth / step) * step; startOf(month) <= last; month += step)
    if (startOf(month) >= first) found.push(month);
  return found;
}

function startOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12);
}

/** January by its year; the first of all with its year too. */
function nameMonth(month: number, isFirst: boolean): string {
  const year = Math.floor(month / 12);
  const name = monthNames[month % 12] ?? '';
  if (month % 12 === 0) return String(year);
  return isFirst ? `${name} ${year}` : name;
}
