// The light or dark theme: the system's, until the user chooses one.
import { isDark } from '../state/colours.ts';
import { readSetting, saveSetting } from '../state/browser-storage.ts';

const key = 'theme';

export function restoreTheme(): void {
  const kept = readSetting(key);
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset['theme'] = kept;
}

export function toggleTheme(): void {
  const next = isDark() ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  saveSetting(key, next);
}
