// Why a part of the page could not be loaded. Parts are loaded when they are first used, so a server that was stopped takes
// them away.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { connection } from './connection.ts';

export function LoadFailure({ error }: { readonly error: unknown }) {
  useEffect(reloadWhenBack, []);
  if (connection.value === 'lost')
    return (
      <>
        The server is not running. Start it with <code>lintel serve</code>; this page then reloads by itself.
      </>
    );
  return <>{error instanceof Error ? error.message : String(error)}</>;
}

let isWaiting = false;

/** Asking for the part again would not do: what failed once, a style for example, is not requested again. */
function reloadWhenBack(): void {
  if (isWaiting) return;
  isWaiting = true;
  let wasLost = false;
  effect(() => {
    if (connection.value === 'lost') wasLost = true;
    else if (wasLost) location.reload();
  });
}
