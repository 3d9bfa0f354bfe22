// Before the first report: that it is on its way, or why it is not and what to do.
import type { Loading } from '../live/live.ts';

export function Waiting({ state }: { readonly state: Loading }) {
  if (state.kind === 'waiting')
    return (
      <main class="waiting">
        <div class="waiting-discs" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <p role="status">Loading the report…</p>
      </main>
    );
  return (
    <main class="waiting">
      <div role="alert">
        <h1>The report could not be loaded</h1>
        <p class="name">{state.reason}</p>
      </div>
      <p class="muted">
        Is Lintel still running in your terminal? Where it is not, start it with <code>lintel serve</code>;
        this page finds it by itself.
      </p>
      <button type="button" class="primary" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}
