import { useLayoutEffect } from 'preact/hooks';

/** A click outside or Escape closes the menu. */
export function useCloseOutside(menu: { readonly current: HTMLDetailsElement | null }): void {
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const close = (event: Event): void => {
      const element = menu.current;
      if (element?.open !== true) return;
      const isOutside = event.target instanceof Node && !element.contains(event.target);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (!isEscape && (event instanceof KeyboardEvent || !isOutside)) return;
      element.open = false;
      if (isEscape) element.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', close, { signal: listeners.signal });
    addEventListener('keydown', close, { signal: listeners.signal });
    return () => listeners.abort();
  }, [menu]);
}
