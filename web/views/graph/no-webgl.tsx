import { openView } from '../../state/store.ts';

export function NoWebGl() {
  return (
    <div class="graph-unsupported" role="alert">
      <p>This browser cannot draw the graph: WebGL is not available or turned off.</p>
      <button type="button" onClick={() => openView('map')}>
        Show the map instead
      </button>
    </div>
  );
}
