// Health over time: a small line from 0 to 100, with its first and last value.
import type { TrendPoint } from '../../src/query/find-trend.ts';
import { monthNames } from '../../../web/state/format.ts';

const [width, height] = [240, 44];

/** A month without health is left out: nothing was judged. */
interface JudgedPoint extends TrendPoint {
  readonly health: number;
}

export function Sparkline({ points: all }: { readonly points: readonly TrendPoint[] }) {
  const points = all.filter((point): point is JudgedPoint => point.health !== null);
  if (points.length === 0 && all.length > 0) return <p class="hint">Not judged.</p>;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return <p class="hint">No analysis yet.</p>;
  if (points.length === 1) {
    return (
      <p class="hint">
        {last.health} in {formatMonth(last.month)}. One month is no trend yet.
      </p>
    );
  }
  const line = trace(points);
  const text = `Health: ${first.health} in ${formatMonth(first.month)}, ${last.health} in ${formatMonth(last.month)}`;
  return (
    <figure class="sparkline">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={text}>
        <path class="area" d={`${line}V${height}H0Z`} />
        <path class="curve" d={line} />
      </svg>
      <figcaption>
        <span>
          {formatMonth(first.month)} <b>{first.health}</b>
        </span>
        <span>
          {formatMonth(last.month)} <b>{last.health}</b>
        </span>
      </figcaption>
    </figure>
  );
}

/** By time: months without a commit take their place too. */
function trace(points: readonly JudgedPoint[]): string {
  const months = points.map(({ month }) => monthNumber(month));
  const [start, end] = [months[0] ?? 0, months.at(-1) ?? 1];
  return points
    .map(({ health }, i) => {
      const x = (width * ((months[i] ?? 0) - start)) / Math.max(1, end - start);
      const y = 2 + (height - 4) * (1 - health / 100);
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

function monthNumber(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return 12 * year + number;
}

/** `2026-11` → `Nov 2026`. */
function formatMonth(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? ''} ${year}`;
}
