// Lines between files that change together although neither depends on the other.
import { savedHistory } from '../../state/history/saved-history.ts';
import { updateView, view } from '../../state/store.ts';

/** Nothing if the history has no such files. */
export function CouplingToggle() {
  if ((savedHistory.value?.coupling.length ?? 0) === 0) return null;
  return (
    <label title="Files that change in the same commits, although neither depends on the other">
      <input
        type="checkbox"
        checked={view.value.coupling}
        onChange={(event) => updateView({ coupling: event.currentTarget.checked })}
      />{' '}
      Hidden coupling
    </label>
  );
}
