// A path for a context: the browser's own for a canvas, one that can be written down where the context brings its own.

export function newPath(context: CanvasRenderingContext2D & { newPath?(): Path2D }): Path2D {
  return context.newPath?.() ?? new Path2D();
}
