// The nodes that match the current filters: views show these and fade or hide the rest.
import { computed } from '@preact/signals';
import { findVisible } from './find-visible.ts';
import { index, view } from './store.ts';
import type { Filters } from './view-state.ts';

const filters = computed((): Filters => view.value.filters);
const builtins = computed(() => view.value.builtins);

/** Node → 1 if it is shown. */
export const visible = computed(() => {
  const current = index.value;
  return current === null ? new Uint8Array() : findVisible(current, filters.value, builtins.value);
});
