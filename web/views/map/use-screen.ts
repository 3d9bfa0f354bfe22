import { useEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Screen } from './camera.ts';

/** The canvas's size in CSS pixels, and how many device pixels each takes. */
export function useScreen(canvas: RefObject<HTMLCanvasElement | null>): Screen & { readonly ratio: number } {
  const [screen, setScreen] = useState({ width: 0, height: 0, ratio: 1 });
  useEffect(() => {
    const holder = canvas.current?.parentElement;
    if (holder === null || holder === undefined) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = holder.getBoundingClientRect();
      setScreen({ width, height, ratio: devicePixelRatio });
    });
    observer.observe(holder);
    return () => observer.disconnect();
  }, [canvas]);
  return screen;
}
