// The last line: the connection, the progress of an analysis, and the project.
import { connection, isOutdated } from '../live/connection.ts';
import { progress, refreshReport } from '../live/live.ts';
import { LongName } from '../panels/long-name.tsx';
import { isViewPainted } from '../state/first-paint.ts';
import { alignedReports, index } from '../state/store.ts';
import { writeNumber } from '../../src/std/words.ts';

const connectionLabels = {
  live: 'Live',
  outdated: 'An older report: the new one could not be loaded.',
  lost: 'The server is not running. Start it with lintel serve; this page reconnects by itself.',
  file: 'Saved report',
} as const;

const stageLabels = {
  scan: 'Finding files',
  extract: 'Reading imports',
  resolve: 'Resolving imports',
  report: 'Writing the report',
} as const;

export function StatusBar() {
  const report = index.value?.report;
  const running = progress.value;
  const state = connection.value === 'live' && isOutdated.value ? 'outdated' : connection.value;
  const isStill = alignedReports.value !== null && state === 'live';
  return (
    <footer>
      <span role="status" class="connection" data-state={state}>
        {isStill ? 'A comparison: not updated when files change' : connectionLabels[state]}
      </span>
      {state === 'outdated' && (
        <button type="button" class="quiet" onClick={() => void refreshReport()}>
          Try again
        </button>
      )}
      {running !== null && (
        <span class="progress">
          <progress
            aria-label={stageLabels[running.stage]}
            {...(running.total > 0 ? { value: running.done, max: running.total } : {})}
          />
          {stageLabels[running.stage]}
          {running.total > 0 && ` ${writeNumber(running.done)} of ${writeNumber(running.total)}`}
        </span>
      )}
      {report !== undefined && (
        <>
          <span class="status-path" title={report.projectRoot}>
            <LongName text={report.projectRoot} />
          </span>
          {isViewPainted.value && (
            <span class="status-time">
              analysed <time dateTime={report.generatedAt}>{formatTime(report.generatedAt)}</time>
            </span>
          )}
        </>
      )}
    </footer>
  );
}

function formatTime(iso: string): string {
  const time = new Date(iso);
  const isToday = time.toDateString() === new Date().toDateString();
  return isToday ? time.toLocaleTimeString() : time.toLocaleString();
}
