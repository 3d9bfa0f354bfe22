// Which of many equal rows are on screen: only these are drawn, whatever the number of all.

export interface VirtualWindow {
  /** The first row drawn, and the first one after the last. */
  readonly start: number;
  readonly end: number;
}

export interface Scrolled {
  readonly top: number;
  readonly height: number;
}

/** A few more rows on either side, so that scrolling shows no gap. */
const margin = 8;

export function windowOf(count: number, rowHeight: number, { top, height }: Scrolled): VirtualWindow {
  const first = Math.floor(top / rowHeight) - margin;
  const last = Math.ceil((top + height) / rowHeight) + margin;
  return { start: clamp(first, 0, count), end: clamp(last, 0, count) };
}

/** Where to scroll so that a row is on screen: not at all where it is already. */
export function scrollTo(row: number, rowHeight: number, { top, height }: Scrolled): number {
  const above = row * rowHeight;
  const below = above + rowHeight - height;
  return clamp(top, Math.min(below, above), above);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
