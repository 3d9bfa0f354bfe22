import { useLayoutEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Screen } from './camera.ts';

/** The canvas's size in CSS pixels, and how many device pixels each takes. */
export function useScreen(canvas: RefObject<HTMLCanvasElement | null>): Screen & { readonly ratio: number } {
  const [screen, setScreen] = useState({ width: 0, height: 0, ratio: 1 });
  // Before the browser paints, so that no empty frame comes first.
  useLayoutEffect(() => {
    const holder = canvas.current?.parentElement;
    if (holder === null || holder === undefined) return;
    const measure = (): void => {
      const { width, height } = holder.getBoundingClientRect();
      setScreen((known) =>
        known.width === width && known.height === height && known.ratio === devicePixelRatio
          ? known
          : { width, height, ratio: devicePixelRatio },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(holder);
    return () => observer.disconnect();
  }, [canvas]);
  return screen;
}
