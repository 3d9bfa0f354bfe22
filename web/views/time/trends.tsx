// The figures over time as small charts above each other, with one time line for all.
import { useMemo, useRef } from 'preact/hooks';
import type { History } from '../../../src/model/history.ts';
import { formatCount } from '../../state/format.ts';
import { visibleName } from '../../state/visible-name.ts';
import { type Trend, listTrends } from './list-trends.ts';
import { pointedAt, readPoint, trendsFolder } from './point-heading.tsx';
import { movePoint, restPoint } from './shown-point.ts';
import { pointUnder } from './time-line.tsx';

interface TrendsProps {
  readonly history: History;
  readonly places: Float64Array;
}

export function Trends({ history, places }: TrendsProps) {
  const folder = trendsFolder(history);
  const trends = useMemo(() => listTrends(history, folder), [history, folder]);
  const point = readPoint(history);
  return (
    <div
      class="time-trends"
      role="group"
      aria-label={folder === null ? 'Trends of the project' : `Trends of ${visibleName(folder)}`}
    >
      {trends.map((trend) => (
        <TrendRow key={trend.id} trend={trend} history={history} places={places} point={point} />
      ))}
      {history.notes.map((note) => (
        <p key={note} class="hint time-note">
          {visibleName(note)}
        </p>
      ))}
    </div>
  );
}

interface TrendRowProps extends TrendsProps {
  readonly trend: Trend;
  readonly point: number;
}

function TrendRow({ trend, history, places, point }: TrendRowProps) {
  const { title, values, most, around } = trend;
  const isDown = useRef(false);
  const left = `${100 * (places[point] ?? 1)}%`;
  const value = values[point] ?? 0;
  const all = around?.[point] ?? 0;
  return (
    <div class="time-row time-trend">
      <p class="time-figure">
        <span>{title}</span>
        <b>
          {formatCount(value)}
          {all > 0 && <small> of {formatCount(all)}</small>}
        </b>
      </p>
      <div
        class={`time-plot ${toneOf(trend)}`}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          isDown.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          movePoint(pointUnder(event, places));
        }}
        onPointerMove={(event) => {
          const under = pointUnder(event, places);
          pointedAt.value = under;
          if (isDown.current) movePoint(under);
        }}
        onPointerUp={() => {
          isDown.current = false;
          restPoint(history);
        }}
        onPointerLeave={() => (pointedAt.value = null)}
      >
        <Chart trend={trend} places={places} />
        <i class="time-cursor" style={{ left }} />
        <i class="time-dot" style={{ left, bottom: `calc(${value / most} * (100% - var(--headroom)))` }} />
      </div>
      <p class="time-axis" aria-hidden="true">
        {formatCount(most)}
      </p>
    </div>
  );
}

/** Its class in time.css: what is better than it was stays calm, and so does what was never there. */
function toneOf({ better, values }: Trend): string {
  return values.every((value) => value === 0) ? 'better-neither' : `better-${better}`;
}

/** In units of the drawing, which is stretched to its place. */
const [width, height] = [1000, 100];

function Chart({ trend, places }: Pick<TrendRowProps, 'trend' | 'places'>) {
  return useMemo(() => {
    const { values, most, around } = trend;
    const line = traceLine(values, places, most);
    return (
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={describeTrend(trend)}
      >
        {around !== undefined && <path class="time-around" d={traceLine(around, places, most)} />}
        <path class="time-area" d={`${line}V${height}H${width * (places[0] ?? 0)}Z`} />
        <path class="time-curve" d={line} />
      </svg>
    );
  }, [trend, places]);
}

function traceLine(values: readonly number[], places: Float64Array, most: number): string {
  return values
    .map((value, point) => {
      const x = width * (places[point] ?? 0);
      return `${point === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(height * (1 - value / most)).toFixed(1)}`;
    })
    .join('');
}

/** `Files: 12 at first, 823 now, at most 830` */
function describeTrend({ title, values }: Trend): string {
  const most = values.reduce((a, b) => Math.max(a, b), 0);
  return `${title}: ${formatCount(values[0] ?? 0)} at first, ${formatCount(values.at(-1) ?? 0)} now, at most ${formatCount(most)}`;
}
