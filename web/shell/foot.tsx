// The last line: whether the page is live, what an analysis is doing, and what the report is.
import { connection, progress } from '../live/live.ts';
import { LongName } from '../panels/long-name.tsx';
import { isPictured } from '../state/first-picture.ts';
import { index } from '../state/store.ts';
import { grouped } from '../state/words.ts';

const words = {
  live: 'Live',
  lost: 'The server is gone. Start it again with lintel serve; this page finds it by itself.',
  file: 'A saved report',
} as const;

const stages = {
  scan: 'Looking for files',
  extract: 'Reading imports',
  resolve: 'Following imports',
  report: 'Writing the report',
} as const;

export function Foot() {
  const report = index.value?.report;
  const running = progress.value;
  return (
    <footer>
      <span role="status" class="connection" data-state={connection.value}>
        {words[connection.value]}
      </span>
      {running !== null && (
        <span class="progress">
          <progress
            aria-label={stages[running.stage]}
            {...(running.total > 0 ? { value: running.done, max: running.total } : {})}
          />
          {stages[running.stage]}
          {running.total > 0 && ` ${grouped(running.done)} of ${grouped(running.total)}`}
        </span>
      )}
      {report !== undefined && (
        <>
          <span class="foot-path" title={report.projectRoot}>
            <LongName text={report.projectRoot} />
          </span>
          {isPictured.value && (
            <span class="foot-when">
              analysed <time dateTime={report.generatedAt}>{when(report.generatedAt)}</time>
            </span>
          )}
        </>
      )}
    </footer>
  );
}

function when(iso: string): string {
  const time = new Date(iso);
  const isToday = time.toDateString() === new Date().toDateString();
  return isToday ? time.toLocaleTimeString() : time.toLocaleString();
}
