import { toggleTheme } from './theme.ts';

export function ThemeButton() {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
      onClick={toggleTheme}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="5.5" />
        <path class="filled" d="M8 2.5a5.5 5.5 0 0 1 0 11z" />
      </svg>
    </button>
  );
}
