// A cycle in focus: every view draws its dependencies above everything else.
import { navigate } from './store.ts';

/** Opens a cycle in its panel. A selection would bury it, so there is none afterwards. */
export function focusCycle(cycle: number | null): void {
  navigate({ panel: 'cycles', cycle, selected: null, second: null });
}
