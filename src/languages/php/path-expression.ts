// Paths that are concatenated: `ABSPATH . 'wp-admin/menu.php'`, `__DIR__ . '/..'`.
import type { PathPiece } from '../../model/import-detail.ts';

export const here = '__DIR__';
const separator = ' . ';
const quote = "'";

/** As PHP source; undefined if a text would need escapes. */
export function joinPieces(pieces: readonly PathPiece[]): string | undefined {
  const isPlain = pieces.every(({ text }) => !text.includes(quote) && !text.includes(separator));
  if (!isPlain) return undefined;
  return pieces.map(({ kind, text }) => (kind === 'name' ? text : quote + text + quote)).join(separator);
}

/** A literal path, at most with `__DIR__` in front; undefined if it has constants. */
export function plainPath(pieces: readonly PathPiece[]): string | undefined {
  const isPlain = pieces.every(({ kind, text }, index) => kind === 'text' || (text === here && index === 0));
  return isPlain ? pieces.map(({ text }) => text).join('') : undefined;
}
