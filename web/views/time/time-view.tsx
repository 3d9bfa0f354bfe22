// How the project became what it is: a map of its files through the years, its figures over time, and the commits that its
// findings come from.
import { useMemo } from 'preact/hooks';
import type { History } from '../../../src/model/history.ts';
import { historyState } from '../../state/history/saved-history.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { realIndex } from '../../state/store.ts';
import '../../style/time.css';
import { BirthList } from './birth-list.tsx';
import { NoHistory } from './no-history.tsx';
import { TimeLine } from './time-line.tsx';
import { TimeMap } from './time-map.tsx';
import { datesOf, placePoints } from './time-scale.ts';
import { Trends } from './trends.tsx';
import { PointHeading } from './point-heading.tsx';
import { usePlayer } from './use-player.ts';

export function TimeView() {
  const current = realIndex.value;
  const state = historyState.value;
  if (current === null) return null;
  if (state.kind === 'loaded') return <LoadedTime history={state.history} current={current} />;
  return <NoHistory state={state} />;
}

interface LoadedTimeProps {
  readonly history: History;
  readonly current: ReportIndex;
}

function LoadedTime({ history, current }: LoadedTimeProps) {
  const dates = useMemo(() => datesOf(history.points), [history]);
  const places = useMemo(() => placePoints(dates), [dates]);
  const player = usePlayer(history);
  return (
    <div class="time-holder">
      <div class="time">
        <TimeMap history={history} current={current} />
        <div class="time-main">
          <PointHeading history={history} />
          <TimeLine history={history} dates={dates} places={places} player={player} />
          <Trends history={history} places={places} player={player} />
        </div>
        <BirthList history={history} current={current} player={player} />
      </div>
    </div>
  );
}
