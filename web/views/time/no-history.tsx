// What the view would show, and how to get it.
import { type HistoryState, lookForHistory, mayHaveHistory } from '../../state/history/saved-history.ts';

export function NoHistory({ state }: { readonly state: Exclude<HistoryState, { readonly kind: 'loaded' }> }) {
  if (state.kind === 'loading') return <Loading />;
  return (
    <div class="empty time-empty" role="status">
      <h2>{state.kind === 'failed' ? 'No history to show' : 'No history yet'}</h2>
      <p>
        Here you would see how the project became what it is: its files appearing and growing on the map, its
        cycles, tangles and health over the years, and for each finding the commit that it came with.
      </p>
      {mayHaveHistory ? (
        <>
          <p>Lintel reads it from the git repository. Run this command in the folder of the project:</p>
          <p>
            <code class="time-command">lintel history</code>
          </p>
          {state.kind === 'failed' && <p class="muted">{state.reason}</p>}
          <button type="button" class="primary" onClick={() => void lookForHistory()}>
            Look again
          </button>
        </>
      ) : (
        <p>
          A saved page has no history. Run <code>lintel history</code>, then <code>lintel serve</code>.
        </p>
      )}
    </div>
  );
}

function Loading() {
  return <p class="muted opening">Loading the history…</p>;
}
