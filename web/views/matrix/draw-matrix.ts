// Draws a frame of the matrix: only what is on screen.
import { hasNew } from '../groups/rule-breaks.ts';
import { contrast, layColour, readColour } from '../shared/opaque-colour.ts';
import { shortenApart } from '../shared/shorten-apart.ts';
import { visibleRows } from '../shared/visible-rows.ts';
import type { ScrollBox } from '../shared/use-scroll-position.ts';
import type { Cell, Matrix } from './arrange-matrix.ts';
import { type CellPosition, type MatrixSizes, columnNameLimit } from './matrix-sizes.ts';
import { formatInCell } from './format-in-cell.ts';

export const matrixColours = [
  'ground',
  'surface',
  'raised',
  'line',
  'text',
  'muted',
  'accent',
  'imports',
  'cycle',
  'violation',
  'added',
  'removed',
  'folder',
  'folder-line',
] as const;

export type MatrixTheme = Readonly<Record<(typeof matrixColours)[number], string>>;

export interface MatrixScene {
  readonly matrix: Matrix;
  readonly sizes: MatrixSizes;
  readonly theme: MatrixTheme;
  readonly scrolled: ScrollBox;
  /** The row of the selected file, -1 for none, and the cell under the pointer. */
  readonly selectedRow: number;
  readonly pointed: CellPosition | undefined;
  /** The cells with dependencies of the cycle in focus. */
  readonly inFocus: readonly CellPosition[];
}

type Context = CanvasRenderingContext2D;

export function drawMatrix(context: Context, scene: MatrixScene): void {
  const { sizes, scrolled, theme } = scene;
  const ratio = context.canvas.width / scrolled.width;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = theme.ground;
  context.fillRect(0, 0, scrolled.width, scrolled.height);
  context.save();
  context.beginPath();
  context.rect(sizes.gutter, sizes.head, scrolled.width, scrolled.height);
  context.clip();
  context.translate(sizes.gutter - scrolled.left, sizes.head - scrolled.top);
  drawBackground(context, scene);
  drawBands(context, scene);
  drawMarks(context, scene);
  drawChanges(context, scene);
  drawBroken(context, scene);
  drawInFocus(context, scene);
  drawPointed(context, scene);
  context.restore();
  drawColumnNames(context, scene);
}

/** The square of each open folder, the diagonal, and the lines between cells. */
function drawBackground(context: Context, { matrix, sizes: { cell }, theme, scrolled }: MatrixScene): void {
  const whole = matrix.rows.length * cell;
  context.fillStyle = theme.surface;
  context.fillRect(0, 0, whole, whole);
  context.fillStyle = theme.folder;
  context.globalAlpha = 0.6;
  for (const { start, length } of matrix.folders)
    context.fillRect(start * cell, start * cell, length * cell, length * cell);
  context.globalAlpha = 1;
  context.fillStyle = theme['folder-line'];
  const { start: first, end } = visibleRows(matrix.rows.length, cell, scrolled);
  for (let row = first; row < end; row++) context.fillRect(row * cell, row * cell, cell, cell);
  drawLines(context, matrix.rows.length, cell, scrolled, theme.line);
  context.strokeStyle = theme.muted;
  for (const { start, length } of matrix.folders)
    context.strokeRect(start * cell + 0.5, start * cell + 0.5, length * cell, length * cell);
}

function drawLines(context: Context, count: number, cell: number, scrolled: ScrollBox, colour: string): void {
  const whole = count * cell;
  const down = visibleRows(count + 1, cell, scrolled);
  const across = visibleRows(count + 1, cell, { top: scrolled.left, height: scrolled.width });
  context.beginPath();
  for (let row = down.start; row < down.end; row++) {
    context.moveTo(0, row * cell + 0.5);
    context.lineTo(whole, row * cell + 0.5);
  }
  for (let column = across.start; column < across.end; column++) {
    context.moveTo(column * cell + 0.5, 0);
    context.lineTo(column * cell + 0.5, whole);
  }
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.globalAlpha = 0.55;
  context.stroke();
  context.globalAlpha = 1;
}

/** The row and the column of the selected file, and of the cell under the pointer. */
function drawBands(
  context: Context,
  { matrix, sizes: { cell }, theme, selectedRow, pointed }: MatrixScene,
): void {
  const whole = matrix.rows.length * cell;
  context.fillStyle = theme.accent;
  context.globalAlpha = 0.13;
  if (selectedRow !== -1) {
    context.fillRect(0, selectedRow * cell, whole, cell);
    context.fillRect(selectedRow * cell, 0, cell, whole);
  }
  context.fillStyle = theme.text;
  context.globalAlpha = 0.09;
  if (pointed !== undefined) {
    context.fillRect(0, pointed.row * cell, whole, cell);
    context.fillRect(pointed.column * cell, 0, cell, whole);
  }
  context.globalAlpha = 1;
}

function drawMarks(
  context: Context,
  { matrix, sizes: { cell }, theme, scrolled, inFocus }: MatrixScene,
): void {
  const { start, end } = visibleRows(matrix.rows.length, cell, scrolled);
  const most = matrix.cells.reduce(
    (sum, { row, column, imports }) => (row === column ? sum : Math.max(sum, imports)),
    1,
  );
  const inset = cell < 18 ? 1 : 2;
  const side = cell - 2 * inset + 1;
  const inkOn = chooseInk(theme);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const focused = new Set(inFocus.map(({ row, column }) => row * matrix.rows.length + column));
  const isChange = matrix.cells.some(({ change }) => change !== undefined);
  const dims = ({ row, column, change }: Cell): boolean =>
    focused.size > 0 ? !focused.has(row * matrix.rows.length + column) : isChange && change === undefined;
  for (const mark of matrix.cells) {
    const { row, column, imports } = mark;
    if (row < start || row >= end) continue;
    if ((row === column && !mark.inCycle && mark.change === undefined) || mark.change?.isGone === true)
      continue;
    const colour = mark.change?.isNew === true ? 'added' : mark.inCycle ? 'cycle' : 'imports';
    context.fillStyle = theme[colour];
    const opacity = cellOpacity(mark, most) * (dims(mark) ? 0.3 : 1);
    context.globalAlpha = opacity;
    context.beginPath();
    context.roundRect(column * cell + inset, row * cell + inset, side, side, 2);
    context.fill();
    context.globalAlpha = 1;
    context.fillStyle = inkOn(colour, opacity);
    const count = `${mark.change?.isNew === true ? '+' : ''}${formatInCell(imports)}`;
    context.font = `600 ${Math.min(11, Math.floor(cell * 0.45), (cell - 3) / (0.62 * count.length))}px system-ui, sans-serif`;
    context.fillText(count, column * cell + cell / 2 + 0.5, row * cell + cell / 2 + 1);
  }
}

/** The colour of the count that is easier to read on a mark. */
function chooseInk(theme: MatrixTheme): (mark: 'imports' | 'cycle' | 'added', opacity: number) => string {
  const surface = readColour(theme.surface);
  const marks = {
    imports: readColour(theme.imports),
    cycle: readColour(theme.cycle),
    added: readColour(theme.added),
  };
  const [dark, light] = [readColour(theme.text), readColour(theme.ground)];
  return (mark, opacity) => {
    const behind = layColour(marks[mark], surface, opacity);
    return contrast(dark, behind) >= contrast(light, behind) ? theme.text : theme.ground;
  };
}

/** Logarithmic, so that differences between one import and a thousand are visible. Marks above the diagonal stand out. */
function cellOpacity({ row, column, imports, inCycle, change }: Cell, most: number): number {
  if (change?.isNew === true) return 0.9;
  const part = Math.log(1 + imports) / Math.log(1 + most);
  if (!inCycle) return 0.28 + 0.62 * part;
  return column > row ? 0.75 + 0.25 * part : 0.3 + 0.25 * part;
}

/** In pixels: a smaller cell has no space for a sign besides its number. */
const signedCell = 30;

/** A frame, solid for what was added and dashed for what was only removed, and a sign. */
function drawChanges(context: Context, { matrix, sizes: { cell }, theme, scrolled }: MatrixScene): void {
  const { start, end } = visibleRows(matrix.rows.length, cell, scrolled);
  context.lineWidth = 2;
  for (const { row, column, change } of matrix.cells) {
    if (change === undefined || row < start || row >= end) continue;
    const colour = change.added > 0 ? theme.added : theme.removed;
    context.strokeStyle = colour;
    context.setLineDash(change.added > 0 ? [] : [4, 3]);
    context.strokeRect(column * cell + 1.5, row * cell + 1.5, cell - 2, cell - 2);
    context.setLineDash([]);
    context.font = '700 11px system-ui, sans-serif';
    context.fillStyle = colour;
    if (change.isGone)
      context.fillText(`−${change.removed}`, (column + 0.5) * cell + 0.5, (row + 0.5) * cell + 1);
    else if (!change.isNew && cell >= signedCell)
      context.fillText(change.added > 0 ? '+' : '−', column * cell + 8, row * cell + 8);
  }
}

/** A corner for what the baseline lists; a frame and a larger corner for what is new. */
function drawBroken(context: Context, { matrix, sizes: { cell }, theme, scrolled }: MatrixScene): void {
  const { start, end } = visibleRows(matrix.rows.length, cell, scrolled);
  context.fillStyle = theme.violation;
  context.strokeStyle = theme.violation;
  context.lineWidth = 2;
  for (const { row, column, broken } of matrix.cells) {
    if (broken.length === 0 || row < start || row >= end) continue;
    const isNew = hasNew({ rules: broken });
    const [right, top] = [(column + 1) * cell, row * cell + 1];
    const side = Math.max(5, cell * (isNew ? 0.32 : 0.26));
    context.beginPath();
    context.moveTo(right - side, top);
    context.lineTo(right, top);
    context.lineTo(right, top + side);
    context.fill();
    if (isNew) context.strokeRect(column * cell + 2, row * cell + 2, cell - 3, cell - 3);
  }
}

function drawInFocus(context: Context, { sizes: { cell }, theme, inFocus }: MatrixScene): void {
  context.strokeStyle = theme.cycle;
  context.lineWidth = 3;
  for (const { row, column } of inFocus)
    context.strokeRect(column * cell - 0.5, row * cell - 0.5, cell + 2, cell + 2);
}

function drawPointed(context: Context, { sizes: { cell }, theme, pointed }: MatrixScene): void {
  if (pointed === undefined) return;
  context.strokeStyle = theme.text;
  context.lineWidth = 2;
  context.strokeRect(pointed.column * cell, pointed.row * cell, cell + 1, cell + 1);
}

function drawColumnNames(context: Context, scene: MatrixScene): void {
  const { matrix, sizes, theme, scrolled, selectedRow, pointed } = scene;
  const { cell, gutter, head } = sizes;
  const { start, end } = visibleRows(matrix.rows.length, cell, {
    top: scrolled.left,
    height: scrolled.width,
  });
  context.save();
  context.beginPath();
  context.rect(gutter, 0, scrolled.width, head);
  context.clip();
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  const names = shortenApart(
    matrix.rows.map(({ name }) => name),
    columnNameLimit(sizes),
  );
  for (let column = start; column < end; column++) {
    const isMarked = column === pointed?.column || column === selectedRow;
    context.font = `${isMarked ? 600 : 400} 11px system-ui, sans-serif`;
    context.fillStyle = isMarked ? theme.text : theme.muted;
    context.save();
    context.translate(gutter - scrolled.left + (column + 0.5) * cell + 1, head - 6);
    context.rotate(-Math.PI / 2);
    context.fillText(names[column] ?? '', 0, 0);
    context.restore();
  }
  context.restore();
}
