// Where things stand in the matrix, in pixels.
import type { ScrolledBox } from '../shared/use-scrolled.ts';
import type { Matrix } from './arrange-matrix.ts';

export interface Measure {
  /** Side of a cell. */
  readonly cell: number;
  /** Width of the names of rows, and height of those of columns. */
  readonly gutter: number;
  readonly head: number;
  /** Width of the bar that an open folder has beside its rows. */
  readonly bar: number;
}

export interface Place {
  readonly row: number;
  readonly column: number;
}

const bar = 18;
const nameWidth = 168;
const head = 106;
const cellLimits = [15, 30] as const;

export function measureMatrix({ rows, folders }: Matrix, { width, height }: ScrolledBox): Measure {
  const deepest = folders.reduce((most, { depth }) => Math.max(most, depth + 1), 0);
  const gutter = nameWidth + deepest * bar;
  const fitting = Math.floor(Math.min(width - gutter - 12, height - head - 12) / Math.max(1, rows.length));
  return { cell: Math.min(cellLimits[1], Math.max(cellLimits[0], fitting)), gutter, head, bar };
}

/** The cell under a point of the scrolled box; undefined beside the cells. */
export function placeAt(
  { rows }: Matrix,
  { cell, gutter, head: top }: Measure,
  { left, top: scrolledTop }: ScrolledBox,
  x: number,
  y: number,
): Place | undefined {
  if (x < gutter || y < top) return undefined;
  const column = Math.floor((x - gutter + left) / cell);
  const row = Math.floor((y - top + scrolledTop) / cell);
  return row < rows.length && column < rows.length ? { row, column } : undefined;
}
