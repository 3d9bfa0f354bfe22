// Light or dark: as the system says, until the person says otherwise.

const key = 'lintel-theme';

export function restoreTheme(): void {
  const kept = localStorage.getItem(key);
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset['theme'] = kept;
}

export function toggleTheme(): void {
  const dark =
    document.documentElement.dataset['theme'] ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = dark === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  localStorage.setItem(key, next);
}
