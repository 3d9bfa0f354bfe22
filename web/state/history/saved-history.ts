// The history of the project, if `lintel history` wrote one. It is loaded after the first view is painted.
import { computed, effect, signal } from '@preact/signals';
import type { History } from '../../../src/model/history.ts';
import { hasHistory, isLive, loadHistory } from '../../api.ts';
import { isViewPainted } from '../first-paint.ts';
import { realIndex } from '../store.ts';

export type HistoryState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'loaded'; readonly history: History };

const state = signal<HistoryState>({ kind: hasHistory ? 'loading' : 'none' });

/** The project whose history was asked for. */
const askedFor = signal<string | undefined>(undefined);

/** A history of another project, which was served before, counts as none. */
export const historyState = computed((): HistoryState => {
  const now = state.value;
  const isOfAnother = askedFor.value !== realIndex.value?.report.projectRoot;
  return now.kind === 'loaded' && isOfAnother ? { kind: 'none' } : now;
});

/** Null until there is one. */
export const savedHistory = computed(() =>
  historyState.value.kind === 'loaded' ? historyState.value.history : null,
);

/** Whether there may be one to look for: a saved page has no server to ask. */
export const mayHaveHistory = isLive;

/** Asks the server, also if it had none before. */
export async function lookForHistory(): Promise<void> {
  askedFor.value = realIndex.peek()?.report.projectRoot;
  state.value = { kind: 'loading' };
  try {
    state.value = { kind: 'loaded', history: JSON.parse(await loadHistory()) as History };
  } catch (error) {
    state.value = { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

export function startHistory(): void {
  if (!hasHistory) return;
  const stop = effect(() => {
    if (!isViewPainted.value) return;
    void lookForHistory();
    // The effect has not returned yet when it runs for the first time.
    queueMicrotask(() => stop());
  });
}
