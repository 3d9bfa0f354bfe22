// What keeps the page fresh: the first report, then a new one after every event from the server.
import { signal } from '@preact/signals';
import { isLive, listen, loadReport } from '../api.ts';
import { showReport } from '../state/store.ts';

export type Loading = { readonly kind: 'waiting' } | { readonly kind: 'failed'; readonly reason: string };

export type Connection = 'live' | 'lost' | 'file';

export const loading = signal<Loading>({ kind: 'waiting' });
export const connection = signal<Connection>(isLive ? 'live' : 'file');

export function startLive(): void {
  void refresh();
  if (!isLive) return;
  const events = listen();
  events.addEventListener('open', () => {
    connection.value = 'live';
  });
  events.addEventListener('error', () => {
    connection.value = 'lost';
  });
  events.addEventListener('report', () => void refresh());
}

async function refresh(): Promise<void> {
  try {
    showReport(await loadReport());
  } catch (error) {
    loading.value = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
