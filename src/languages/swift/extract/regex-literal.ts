// Where a literal `/…/` or `#/…/#` ends, behind its last sign. Where there is none and the slash is an operator: the
// complement (`~`) of the place up to which was looked, so that nobody looks there again.
import { backslash, closeParen, hash, newline, openParen, slash, space, tab } from '../../kit/bytes.ts';

/** `start` is the slash. */
export function endOfRegex(bytes: Uint8Array, start: number, length: number, hashes: number): number {
  const first = bytes[start + 1];
  if (hashes === 0 && (first === space || first === tab || first === slash)) return ~start;
  // `#/` at the end of a line begins one of several lines.
  const isLong = hashes > 0 && first === newline;
  let depth = 0;
  for (let pos = start + 1; pos < length; pos++) {
    const byte = bytes[pos];
    if (byte === backslash) pos++;
    else if (byte === slash) {
      if (hasHashes(bytes, pos + 1, hashes)) return pos + 1 + hashes;
    } else if (byte === newline && !isLong) return ~pos;
    else if (byte === openParen) depth++;
    // `reduce(1, /)` hands over an operator.
    else if (byte === closeParen && --depth < 0 && hashes === 0) return ~pos;
  }
  return ~length;
}

function hasHashes(bytes: Uint8Array, start: number, count: number): boolean {
  for (let pos = start; pos < start + count; pos++) if (bytes[pos] !== hash) return false;
  return true;
}
