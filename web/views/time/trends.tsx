// The figures over time as small charts above each other, with one time line for all.
import { useMemo } from 'preact/hooks';
import { isGraded } from '../../../src/model/health-words.ts';
import { caveats } from '../../../src/query/product/describe-caveat.ts';
import { writeNumber } from '../../../src/std/words.ts';
import { visibleName } from '../../state/visible-name.ts';
import { type Trend, listTrends } from './list-trends.ts';
import { readPoint, trendsFolder } from './point-heading.tsx';
import { type TimePointerParts, useTimePointer } from './use-time-pointer.ts';

export function Trends({ history, places, player }: TimePointerParts) {
  const folder = trendsFolder(history);
  const trends = useMemo(() => listTrends(history, folder), [history, folder]);
  const point = readPoint(history);
  const caveat = folder === null ? history.points[point]?.caveat : undefined;
  return (
    <div
      class="time-trends"
      role="group"
      aria-label={folder === null ? 'Trends of the project' : `Trends of ${visibleName(folder)}`}
    >
      {trends.map((trend) => (
        <TrendRow
          key={trend.id}
          trend={trend}
          history={history}
          places={places}
          player={player}
          point={point}
        />
      ))}
      {caveat !== undefined && <p class="hint time-note">Health: {caveats[caveat]}.</p>}
      {history.notes.map((note) => (
        <p key={note} class="hint time-note">
          {visibleName(note)}
        </p>
      ))}
    </div>
  );
}

interface TrendRowProps extends TimePointerParts {
  readonly trend: Trend;
  readonly point: number;
}

function TrendRow({ trend, history, places, player, point }: TrendRowProps) {
  const { title, values, most, around } = trend;
  const pointer = useTimePointer({ history, places, player });
  const left = `${100 * (places[point] ?? 1)}%`;
  const value = values[point] ?? 0;
  const all = around?.[point] ?? 0;
  return (
    <div class="time-row time-trend">
      <p class="time-figure">
        <span>{title}</span>
        <b>
          {trend.id === 'health' && !isGraded(history.points[point]!) ? 'not judged' : writeNumber(value)}
          {all > 0 && <small> of {writeNumber(all)}</small>}
        </b>
      </p>
      <div class={`time-plot ${toneOf(trend)}`} {...pointer}>
        <Chart trend={trend} places={places} />
        <i class="time-cursor" style={{ left }} />
        <i class="time-dot" style={{ left, bottom: `calc(${value / most} * (100% - var(--headroom)))` }} />
      </div>
      <p class="time-axis" aria-hidden="true">
        {writeNumber(most)}
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
  return `${title}: ${writeNumber(values[0] ?? 0)} at first, ${writeNumber(values.at(-1) ?? 0)} now, at most ${writeNumber(most)}`;
}
