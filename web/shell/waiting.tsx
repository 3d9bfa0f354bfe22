import type { Loading } from '../live/live.ts';

export function Waiting({ state }: { readonly state: Loading }) {
  if (state.kind === 'waiting')
    return (
      <p class="waiting" role="status">
        Loading the report…
      </p>
    );
  return (
    <div class="waiting" role="alert">
      <p>The report could not be loaded: {state.reason}</p>
      <p class="muted">
        Is Lintel still running in your terminal? Start it again with <code>lintel serve</code>, then reload.
      </p>
    </div>
  );
}
