// The colours of tokens.css in the current theme, for drawing on canvas.

export type ColourName =
  | 'ground'
  | 'surface'
  | 'raised'
  | 'line'
  | 'text'
  | 'muted'
  | 'accent'
  | 'good'
  | 'fair'
  | 'bad'
  | 'imports'
  | 'dependents'
  | 'cycle'
  | 'violation'
  | 'added'
  | 'removed'
  | 'changed-fill'
  | 'unchanged'
  | 'folder'
  | 'folder-line'
  | 'link'
  | 'package'
  | 'risk-0'
  | 'risk-1'
  | 'risk-2'
  | 'risk-3'
  | 'risk-4';

/** The current value of a named colour, as `rgb(…)`. Slow: call it once per drawing, not per node. */
export function colourOf(name: ColourName): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}

/** Whether the dark theme is active: by the user's choice, else by the system's. */
export function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
}

/** Calls back when the theme changes, by the system or by the user. */
export function onThemeChange(listener: () => void): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(listener);
  media.addEventListener('change', listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', listener);
    observer.disconnect();
  };
}
