// Where a script last says `source` or has a dot with a blank behind it: there is nothing to read further down.
import { dot, space, tab } from '../../kit/bytes.ts';

const letterS = 115;
const rest = Buffer.from('ource');

/** -1 where there is none. */
export function lastSource(bytes: Uint8Array, length: number): number {
  for (let pos = length - 2; pos >= 0; pos--) {
    const byte = bytes[pos];
    if (byte === dot) {
      const next = bytes[pos + 1];
      if (next === space || next === tab) return pos;
    } else if (byte === letterS && isSource(bytes, pos)) return pos;
  }
  return -1;
}

function isSource(bytes: Uint8Array, start: number): boolean {
  for (let i = 0; i < rest.length; i++) if (bytes[start + 1 + i] !== rest[i]) return false;
  return true;
}
