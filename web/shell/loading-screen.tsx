// Before the first report: a loading screen, or why loading failed and what to do.
import type { Loading } from '../live/live.ts';

export function LoadingScreen({ state }: { readonly state: Loading }) {
  if (state.kind === 'loading')
    return (
      <main class="loading-screen">
        <div class="loading-circles" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <p role="status">Loading the report…</p>
      </main>
    );
  return (
    <main class="loading-screen">
      <div role="alert">
        <h1>The report could not be loaded</h1>
        <p class="name">{state.reason}</p>
      </div>
      <p class="muted">
        Is Lintel still running in your terminal? If not, start it with <code>lintel serve</code>; this page
        reconnects by itself.
      </p>
      <button type="button" class="primary" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}
