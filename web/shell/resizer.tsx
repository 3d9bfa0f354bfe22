// The edge between a side panel and the view: drag it or use the arrow keys; double-click resets the width.
import { useState } from 'preact/hooks';
import { readSetting, saveSetting } from '../state/browser-storage.ts';

export interface PanelWidth {
  /** Null: the default, which depends on the screen. */
  readonly pixels: number | null;
  readonly css: string | undefined;
  set(pixels: number | null): void;
}

const minWidth = 200;
const maxWidth = 720;

export function usePanelWidths(): Readonly<Record<'left' | 'right', PanelWidth>> {
  return { left: usePanelWidth('left'), right: usePanelWidth('right') };
}

function usePanelWidth(side: 'left' | 'right'): PanelWidth {
  const [pixels, setPixels] = useState(() => parse(readSetting(`width-${side}`)));
  return {
    pixels,
    css: pixels === null ? undefined : `${pixels}px`,
    set(wanted) {
      const next = wanted === null ? null : Math.round(Math.min(maxWidth, Math.max(minWidth, wanted)));
      setPixels(next);
      saveSetting(`width-${side}`, String(next ?? ''));
    },
  };
}

function parse(text: string | null): number | null {
  const pixels = Number(text ?? '');
  return pixels >= minWidth && pixels <= maxWidth ? pixels : null;
}

export function Resizer({ side, width }: { readonly side: 'left' | 'right'; readonly width: PanelWidth }) {
  const outward = side === 'left' ? 1 : -1;

  function drag(event: PointerEvent & { readonly currentTarget: HTMLElement }): void {
    const handle = event.currentTarget;
    const startX = event.clientX;
    const startWidth = panelOf(handle).getBoundingClientRect().width;
    handle.setPointerCapture(event.pointerId);
    const listeners = new AbortController();
    const move = (moved: PointerEvent): void => width.set(startWidth + outward * (moved.clientX - startX));
    handle.addEventListener('pointermove', move, { signal: listeners.signal });
    handle.addEventListener('pointerup', () => listeners.abort(), { signal: listeners.signal });
    handle.addEventListener('pointercancel', () => listeners.abort(), { signal: listeners.signal });
  }

  function press(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
    const step = event.key === 'ArrowRight' ? 24 : event.key === 'ArrowLeft' ? -24 : 0;
    if (step === 0) return;
    event.preventDefault();
    width.set(panelOf(event.currentTarget).getBoundingClientRect().width + outward * step);
  }

  return (
    <div
      class={`resizer ${side}`}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`Width of the ${side} panel`}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuenow={width.pixels ?? 300}
      onPointerDown={drag}
      onDblClick={() => width.set(null)}
      onKeyDown={press}
    />
  );
}

function panelOf(handle: HTMLElement): Element {
  const { parentElement: stage, classList } = handle;
  const panel = classList.contains('left') ? stage?.previousElementSibling : stage?.nextElementSibling;
  return panel ?? handle;
}
