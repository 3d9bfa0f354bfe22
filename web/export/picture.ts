// The current view as something that the export can draw again onto its own canvas.
import { useEffect, useRef } from 'preact/hooks';

export interface Picture {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Fills the context's canvas, which may have more pixels than the picture for sharpness. */
  draw(context: CanvasRenderingContext2D): void;
}

let current: (() => Picture) | null = null;
let redraw: (() => void) | null = null;

/** The picture of the open view; null if it consists of elements. */
export function currentPicture(): Picture | null {
  return current?.() ?? null;
}

/** For views on a canvas: the latest picture is exported. */
export function useExportPicture(picture: Picture): void {
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

/** For views with WebGL, whose pixels are lost after they are shown: redraws them immediately. */
export function useExportRedraw(draw: () => void): void {
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

export function redrawForExport(): void {
  redraw?.();
}
