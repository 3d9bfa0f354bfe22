import { useLayoutEffect, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Screen } from './camera.ts';

/** The size of the canvas in CSS pixels, and the device pixel ratio. */
export function useScreen(canvas: RefObject<HTMLCanvasElement | null>): Screen & { readonly ratio: number } {
  const [screen, setScreen] = useState({ width: 0, height: 0, ratio: 1 });
  // Before the browser paints, to avoid an empty first frame.
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
