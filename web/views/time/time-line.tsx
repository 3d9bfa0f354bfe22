// The slider through the years, with the births of today's findings on it.
import { useMemo } from 'preact/hooks';
import { isGraded } from '../../../src/model/health-words.ts';
import type { Birth, History } from '../../../src/model/history.ts';
import { shortName } from '../../state/file-name.ts';
import { countOf } from '../../../src/std/words.ts';
import { formatDate } from '../../state/format.ts';
import { visibleName } from '../../state/visible-name.ts';
import { commitText, describeBirth, toneOf } from './describe-birth.ts';
import { movePoint, restPoint, shownPoint } from './shown-point.ts';
import { ticksOf } from './time-scale.ts';
import type { Player } from './use-player.ts';
import { type TimePointerParts, useTimePointer } from './use-time-pointer.ts';

interface TimeLineProps extends TimePointerParts {
  readonly dates: Float64Array;
}

export function TimeLine({ history, dates, places, player }: TimeLineProps) {
  const pointer = useTimePointer({ history, places, player });
  const point = shownPoint(history);
  const { points } = history;
  const place = `${100 * (places[point] ?? 1)}%`;
  return (
    <div class="time-row time-line">
      <PlayButton player={player} />
      <div
        class="time-track"
        role="slider"
        tabIndex={0}
        aria-label="Point in time"
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={point}
        aria-valuetext={describePoint(history, point)}
        onKeyDown={(event) => pressKey(event, history, player)}
        {...pointer}
      >
        <BirthMarks history={history} places={places} />
        <i class="time-rail" />
        <i class="time-past" style={{ width: place }} />
        <i class="time-thumb" style={{ left: place }} />
        <Ticks dates={dates} />
      </div>
      <span />
    </div>
  );
}

/** What a screen reader says of the slider. */
function describePoint({ points }: History, point: number): string {
  const at = points[point];
  if (at === undefined) return '';
  const { commit, files } = at;
  const health = isGraded(at) ? at.health : 'not judged';
  return `${formatDate(commit.date)}: ${countOf(files, 'file')}, health ${health}. ${commitText(commit.subject)}`;
}

function pressKey(event: KeyboardEvent, history: History, player: Player): void {
  const last = history.points.length - 1;
  const point = shownPoint(history);
  const page = Math.max(1, Math.round(last / 10));
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: point - 1,
    ArrowDown: point - 1,
    ArrowRight: point + 1,
    ArrowUp: point + 1,
    PageDown: point - page,
    PageUp: point + page,
    Home: 0,
    End: last,
  };
  const target = targets[event.key];
  if (event.key === ' ') player.toggle();
  else if (target !== undefined) {
    player.stop();
    movePoint(Math.min(last, Math.max(0, target)));
    restPoint(history);
  } else return;
  event.preventDefault();
}

function PlayButton({ player }: { readonly player: Player }) {
  return (
    <button type="button" class="time-play" onClick={player.toggle}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path class="filled" d={player.isPlaying ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4.5 2.5v11l9-5.5z'} />
      </svg>
      {player.isPlaying ? 'Pause' : 'Play'}
    </button>
  );
}

function Ticks({ dates }: { readonly dates: Float64Array }) {
  const ticks = useMemo(() => ticksOf(dates, 12), [dates]);
  return (
    <span class="time-ticks" aria-hidden="true">
      {ticks.map(({ place, text }) => (
        <span key={place} style={{ left: `${100 * place}%` }}>
          {text}
        </span>
      ))}
    </span>
  );
}

/** One mark for all births of a point: the more there are, the higher. */
function BirthMarks({ history, places }: Pick<TimeLineProps, 'history' | 'places'>) {
  const marks = useMemo(() => groupBirths(history.births), [history]);
  return (
    <span class="time-births" aria-hidden="true">
      {marks.map(({ point, births }) => (
        <i
          key={point}
          class={toneOf(births[0] as Birth)}
          title={births.map(nameBirth).join('\n')}
          style={{ left: `${100 * (places[point] ?? 0)}%`, height: `${5 + 3 * Math.log2(births.length)}px` }}
        />
      ))}
    </span>
  );
}

function nameBirth(birth: Birth): string {
  const { kind, name } = describeBirth(birth, shortName);
  return `${kind}: ${visibleName(name)}`;
}

interface Mark {
  readonly point: number;
  /** The worst first. */
  readonly births: readonly Birth[];
}

const severity = ['cycle', 'tangle', 'back-dependency', 'lazy-cycle'];

/** What was there from the start has no mark: nobody knows when it was born. */
function groupBirths(births: readonly Birth[]): readonly Mark[] {
  const birthsOf = new Map<number, Birth[]>();
  for (const birth of births) {
    if (birth.commit !== undefined) birthsOf.set(birth.point, [...(birthsOf.get(birth.point) ?? []), birth]);
  }
  return Array.from(birthsOf, ([point, own]) => ({
    point,
    births: own.toSorted((a, b) => severity.indexOf(toneOf(a)) - severity.indexOf(toneOf(b))),
  }));
}
