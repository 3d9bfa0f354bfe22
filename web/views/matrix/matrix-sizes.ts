// The sizes of the parts of the matrix, in pixels, and the cell at a point.
import type { ScrollBox } from '../shared/use-scroll-position.ts';
import type { Matrix } from './arrange-matrix.ts';

export interface MatrixSizes {
  /** Side of a cell. */
  readonly cell: number;
  /** Width of the row names, and height of the column names. */
  readonly gutter: number;
  readonly head: number;
  /** Width of the bar next to the rows of an open folder. */
  readonly bar: number;
}

export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

const bar = 18;
const nameWidth = 168;
const head = 106;
const cellLimits = [15, 30] as const;

export function measureMatrix({ rows, folders }: Matrix, { width, height }: ScrollBox): MatrixSizes {
  const deepest = folders.reduce((most, { depth }) => Math.max(most, depth + 1), 0);
  const gutter = nameWidth + deepest * bar;
  const fitting = Math.floor(Math.min(width - gutter - 12, height - head - 12) / Math.max(1, rows.length));
  return { cell: Math.min(cellLimits[1], Math.max(cellLimits[0], fitting)), gutter, head, bar };
}

/** The cell at a point of the scrolled box; undefined outside the cells. */
export function cellPositionAt(
  { rows }: Matrix,
  { cell, gutter, head: top }: MatrixSizes,
  { left, top: scrolledTop }: ScrollBox,
  x: number,
  y: number,
): CellPosition | undefined {
  if (x < gutter || y < top) return undefined;
  const column = Math.floor((x - gutter + left) / cell);
  const row = Math.floor((y - top + scrolledTop) / cell);
  return row < rows.length && column < rows.length ? { row, column } : undefined;
}
