import { openView } from '../../state/store.ts';

export function NoWebGl() {
  return (
    <div class="graph-missing" role="alert">
      <p>This browser cannot draw the graph: it needs WebGL, which is missing or switched off.</p>
      <button type="button" onClick={() => openView('map')}>
        Show the map instead
      </button>
    </div>
  );
}
