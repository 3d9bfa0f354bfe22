// Comments of Kotlin and Scala, which stand in each other.

const [lf, star, slash] = [10, 42, 47];

/** Behind the comment that begins with the slash there; the slash itself where none does. */
export function endOfComment(bytes: Uint8Array, length: number, start: number): number {
  const second = bytes[start + 1];
  if (second === slash) return endOfLine(bytes, length, start + 2);
  return second === star ? endOfBlock(bytes, length, start + 2) : start;
}

export function endOfLine(bytes: Uint8Array, length: number, start: number): number {
  let pos = start;
  while (bytes[pos] !== lf && (bytes[pos] !== 0 || pos < length)) pos++;
  return Math.min(pos, length);
}

function endOfBlock(bytes: Uint8Array, length: number, start: number): number {
  let pos = start;
  for (let depth = 1; depth > 0; pos++) {
    const byte = bytes[pos];
    if (byte === star && bytes[pos + 1] === slash) {
      depth--;
      pos++;
    } else if (byte === slash && bytes[pos + 1] === star) {
      depth++;
      pos++;
    } else if (byte === 0 && pos >= length) break;
  }
  return Math.min(pos, length);
}
