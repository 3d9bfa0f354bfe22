// What matches the current filters: the nodes and dependencies that views show, and the findings that panels list.
import { computed } from '@preact/signals';
import { filterEdges } from './filter-edges.ts';
import { findFindings } from './find-findings.ts';
import { findVisible } from './find-visible.ts';
import { drawnIndex, index, view } from './store.ts';
import type { Filters } from './view-state.ts';

const filters = computed((): Filters => view.value.filters);
const builtins = computed(() => view.value.builtins);
const hidesTypeOnly = computed(() => filters.value.hidesTypeOnly);
const hidesLazy = computed(() => filters.value.hidesLazy);

/** The report as the views show it: without the kinds of dependencies that the filters hide. */
export const shownReport = computed(() => {
  const current = drawnIndex.value;
  if (current === null) return null;
  return filterEdges(current, { hidesTypeOnly: hidesTypeOnly.value, hidesLazy: hidesLazy.value });
});

/** Node → 1 if it is shown. */
export const visible = computed(() => {
  const current = shownReport.value;
  return current === null ? new Uint8Array() : findVisible(current, filters.value, builtins.value);
});

export const findings = computed(() => {
  const current = index.value;
  return current === null ? null : findFindings(current, filters.value);
});

/** Whether the filters leave files out. */
export const isFiltered = computed(
  () =>
    filters.value.hidesPackages ||
    visible.value
      .subarray(0, index.value?.fileCount ?? 0)
      .some((isShown, file) => isShown === 0 && shownReport.value?.isAbsent?.[file] !== 1),
);
