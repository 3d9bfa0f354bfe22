// Which nodes the filters leave now: every view shows these and greys or drops the rest.
import { computed } from '@preact/signals';
import { findVisible } from './find-visible.ts';
import { index, view } from './store.ts';
import type { Filters } from './view-state.ts';

const filters = computed((): Filters => view.value.filters);
const builtins = computed(() => view.value.builtins);

/** Node → 1 where the filters leave it. */
export const visible = computed(() => {
  const current = index.value;
  return current === null ? new Uint8Array() : findVisible(current, filters.value, builtins.value);
});
