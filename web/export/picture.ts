// What is seen, as something that can be drawn again: the open view says how, the export says onto what.
import { useEffect, useRef } from 'preact/hooks';

export interface Picture {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Over the whole of the context's canvas, which may have more pixels than the picture for sharpness. */
  draw(context: CanvasRenderingContext2D): void;
}

let current: (() => Picture) | null = null;
let redraw: (() => void) | null = null;

/** The open view's picture; null where it is made of elements and not drawn. */
export function openPicture(): Picture | null {
  return current?.() ?? null;
}

/** For a view that draws: its newest picture is the one that is exported. */
export function usePicture(picture: Picture): void {
  const newest = useRef(picture);
  newest.current = picture;
  useEffect(() => {
    const own = (): Picture => newest.current;
    current = own;
    return () => {
      if (current === own) current = null;
    };
  }, []);
}

/** For a view on WebGL, whose pixels are gone once they were shown: draws them again, at once. */
export function useRedraw(draw: () => void): void {
  const newest = useRef(draw);
  newest.current = draw;
  useEffect(() => {
    const own = (): void => newest.current();
    redraw = own;
    return () => {
      if (redraw === own) redraw = null;
    };
  }, []);
}

export function refreshPixels(): void {
  redraw?.();
}
