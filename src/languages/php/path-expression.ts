// A path that is made of pieces: `ABSPATH . 'wp-admin/menu.php'`, `__DIR__ . '/..'`.
import type { PathPiece } from '../../model/import-detail.ts';

/** The folder of the file that says so. */
export const here = '__DIR__';
const separator = ' . ';
const quote = "'";

/** As people write it; undefined where a text holds what would end it. */
export function joinPieces(pieces: readonly PathPiece[]): string | undefined {
  const isPlain = pieces.every(({ text }) => !text.includes(quote) && !text.includes(separator));
  if (!isPlain) return undefined;
  return pieces.map(({ kind, text }) => (kind === 'name' ? text : quote + text + quote)).join(separator);
}

/** A path without constants, `__DIR__` at its front at most; undefined where there is more to it. */
export function plainPath(pieces: readonly PathPiece[]): string | undefined {
  const isPlain = pieces.every(({ kind, text }, index) => kind === 'text' || (text === here && index === 0));
  return isPlain ? pieces.map(({ text }) => text).join('') : undefined;
}
