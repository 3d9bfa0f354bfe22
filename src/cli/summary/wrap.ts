// Wraps long lines, where cutting would lose part of the reason.
import { displayWidth } from './display-width.ts';
import { shortenMiddle } from './shorten.ts';

/** Lines of at most this width, broken between words. A longer word, mostly a path, is shortened in the middle. */
export function wrap(text: string, width: number): string[] {
  return fill(text.split(' '), ' ', width);
}

/** Lines of at most this width, broken between items; inside an item only if it is longer than a line. */
export function wrapList(items: readonly string[], width: number): string[] {
  const pieces = items.flatMap((item) => (displayWidth(item) <= width ? [item] : wrap(item, width)));
  return fill(pieces, ' · ', width);
}

function fill(pieces: readonly string[], separator: string, width: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''}${separator}${piece}`;
    if (lines.length > 0 && displayWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(shortenMiddle(piece, width));
  }
  return lines;
}
