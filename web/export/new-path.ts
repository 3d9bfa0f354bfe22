// Creates a path for a context: a Path2D for a canvas, the context's own kind for an SVG export.

export function newPath(context: CanvasRenderingContext2D & { newPath?(): Path2D }): Path2D {
  return context.newPath?.() ?? new Path2D();
}
