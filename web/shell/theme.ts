// Light or dark: as the system says, until the person says otherwise.
import { isDark } from '../state/colours.ts';
import { recall, remember } from '../state/memory.ts';

const key = 'theme';

export function restoreTheme(): void {
  const kept = recall(key);
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset['theme'] = kept;
}

export function toggleTheme(): void {
  const next = isDark() ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  remember(key, next);
}
