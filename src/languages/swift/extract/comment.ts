// Where the comment ends that a slash begins; at the slash itself where it begins none. Comments stand in comments.

const [lf, star, slash] = [10, 42, 47];

export function endOfComment(bytes: Uint8Array, start: number, length: number): number {
  let pos = start + 2;
  if (bytes[start + 1] === slash) {
    while (bytes[pos] !== lf && (bytes[pos] !== 0 || pos < length)) pos++;
    return Math.min(pos, length);
  }
  if (bytes[start + 1] !== star) return start;
  for (let depth = 1; depth > 0 && pos < length; pos++) {
    const byte = bytes[pos];
    const after = bytes[pos + 1];
    if (byte === star && after === slash) depth--;
    else if (byte === slash && after === star) depth++;
    else continue;
    pos++;
  }
  return Math.min(pos, length);
}
