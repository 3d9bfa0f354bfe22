// What the view would show, and how to get it.
import { outDir } from '../../api.ts';
import { describeHistory, isOutsideGit } from '../../../src/query/files/describe-risk.ts';
import { alignedReports, index } from '../../state/store.ts';
import { type HistoryState, lookForHistory, mayHaveHistory } from '../../state/history/saved-history.ts';

export function NoHistory({ state }: { readonly state: Exclude<HistoryState, { readonly kind: 'loaded' }> }) {
  if (state.kind === 'loading') return <Loading />;
  const counted = index.value?.report.risks.history;
  const isWithoutGit = counted !== undefined && isOutsideGit(counted);
  return (
    <div class="empty time-empty" role="status">
      <h2>{state.kind === 'failed' || isWithoutGit ? 'No history to show' : 'No history yet'}</h2>
      <p>
        This view shows how the project evolved: its files appearing and growing on the map, its cycles,
        tangles and health over the years, and the commit that introduced each finding.
      </p>
      {isWithoutGit && (
        <p>The project is not in a git repository, so there is no history that Lintel could read.</p>
      )}
      {mayHaveHistory && !isWithoutGit && (
        <>
          <p>Lintel reads it from the git repository. Run this command where you started Lintel:</p>
          <p>
            <code class="time-command">{historyCommand()}</code>
          </p>
          {whyUnread() !== undefined && <p class="muted">{whyUnread()}</p>}
          {state.kind === 'failed' && <p class="muted">{state.reason}</p>}
          <button type="button" class="primary" onClick={() => void lookForHistory()}>
            Look again
          </button>
        </>
      )}
      {!mayHaveHistory && !isWithoutGit && (
        <p>
          A saved page has no history. Run <code>lintel history</code>, then <code>lintel serve</code>.
        </p>
      )}
    </div>
  );
}

/** Why changes are not counted, as the summary says it: mostly there is no history to read either. A change never counts them. */
function whyUnread(): string | undefined {
  const history = index.value?.report.risks.history;
  if (history === undefined || history.used || alignedReports.value !== null) return undefined;
  return describeHistory(history);
}

/** With the path of the project: the command may have been started elsewhere, and writes where it is started. */
function historyCommand(): string {
  const path = index.value?.report.projectRoot ?? '.';
  return [
    'lintel history',
    quoted(path),
    ...(outDir === undefined ? [] : ['--out-dir', quoted(outDir)]),
  ].join(' ');
}

function quoted(path: string): string {
  return /^[\w./~-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}

function Loading() {
  return <p class="muted opening">Loading the history…</p>;
}
