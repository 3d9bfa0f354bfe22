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
/** Of a character of a name, in pixels. */
const characterWidth = 6.2;
const nameLimits = [110, 200] as const;
const headLimits = [60, 150] as const;
/** Three digits fit the smallest cell. */
const cellLimits = [22, 34] as const;
/** On a phone, cells are as large as a finger needs, and the names leave the larger part of the width to them. */
const narrow = { width: 560, cellLimits: [30, 34], partOfNames: 0.42 } as const;

export function measureMatrix({ rows, folders }: Matrix, { width, height }: ScrollBox): MatrixSizes {
  const deepest = folders.reduce((most, { depth }) => Math.max(most, depth + 1), 0);
  const longest = rows.reduce((most, { name }) => Math.max(most, name.length), 0) * characterWidth;
  // Next to a name: the triangle, the number of files.
  const isNarrow = width < narrow.width;
  const wanted = clamp(longest + 56, nameLimits) + deepest * bar;
  const gutter = isNarrow ? Math.round(Math.min(wanted, width * narrow.partOfNames)) : wanted;
  // In a low window, rows need the room more than the names of columns.
  const head = clamp(Math.min(longest + 12, height * 0.35), headLimits);
  const fitting = Math.floor(Math.min(width - gutter - 12, height - head - 12) / Math.max(1, rows.length));
  return { cell: clamp(fitting, isNarrow ? narrow.cellLimits : cellLimits), gutter, head, bar };
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}

/** How many characters of a name fit above a column. */
export function columnNameLimit({ head }: MatrixSizes): number {
  return Math.floor((head - 10) / characterWidth);
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
