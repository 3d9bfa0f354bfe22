// Which of many rows of equal height are on screen: only these are rendered.

export interface RowRange {
  /** The first row, and the one after the last. */
  readonly start: number;
  readonly end: number;
}

export interface Scrolled {
  readonly top: number;
  readonly height: number;
}

/** Extra rows on either side, so that scrolling shows no gap. */
const margin = 8;

export function visibleRows(count: number, rowHeight: number, { top, height }: Scrolled): RowRange {
  const first = Math.floor(top / rowHeight) - margin;
  const last = Math.ceil((top + height) / rowHeight) + margin;
  return { start: clamp(first, 0, count), end: clamp(last, 0, count) };
}

/** The scroll position at which a row is on screen: the current one if it already is. */
export function scrollPositionFor(row: number, rowHeight: number, { top, height }: Scrolled): number {
  const above = row * rowHeight;
  const below = above + rowHeight - height;
  return clamp(top, Math.min(below, above), above);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
