// The rule whose violations alone are marked in matrix and layers: the one that is open in the panel.
import { computed } from '@preact/signals';
import { index, view } from './store.ts';

/** Its name, null to mark those of all rules. */
export const focusedRule = computed(() => {
  const { panel, rule } = view.value;
  if (panel !== 'rules' || rule === null) return null;
  const results = index.value?.report.rules?.results ?? [];
  return results.some(({ name }) => name === rule) ? rule : null;
});
