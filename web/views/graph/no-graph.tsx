import { openView } from '../../state/store.ts';

export function NoGraph({ reason }: { readonly reason: string }) {
  return (
    <div class="graph-unsupported" role="alert">
      <p>{reason}</p>
      <button type="button" onClick={() => openView('map')}>
        Show the map instead
      </button>
    </div>
  );
}
