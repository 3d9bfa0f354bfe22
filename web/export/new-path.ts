// A path for a context: the browser's own for a canvas, one that can be written down for SVG.
import { SvgContext } from './svg-context.ts';

export function newPath(context: CanvasRenderingContext2D): Path2D {
  const target: unknown = context;
  return target instanceof SvgContext ? (target.newPath() as unknown as Path2D) : new Path2D();
}
