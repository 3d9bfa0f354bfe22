// Where dates lie on the time line, from 0 for the oldest point to 1 for the newest.
import type { HistoryPoint } from '../../../src/model/history.ts';
import { months } from '../../state/format.ts';

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

/** At the starts of years or months, at most so many. A line of less than two months has none. */
export function ticksOf(dates: Float64Array, most: number): readonly Tick[] {
  const [first = 0, last = 0] = [dates[0], dates.at(-1)];
  const step = steps.find((length) => (last - first) / (length * 30.44 * dayMs) <= most) ?? 600;
  const start = new Date(first);
  const ticks: Tick[] = [];
  const firstMonth = start.getUTCFullYear() * 12 + start.getUTCMonth();
  for (let month = Math.ceil(firstMonth / step) * step; ; month += step) {
    const date = Date.UTC(Math.floor(month / 12), month % 12);
    if (date > last) return ticks;
    if (date < first) continue;
    ticks.push({ place: (date - first) / (last - first), text: nameMonth(month, ticks.length === 0) });
  }
}

/** January by its year; the first of all with its year too. */
function nameMonth(month: number, isFirst: boolean): string {
  const year = Math.floor(month / 12);
  const name = months[month % 12] ?? '';
  if (month % 12 === 0) return String(year);
  return isFirst ? `${name} ${year}` : name;
}
