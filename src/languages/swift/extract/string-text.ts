// The text of a string, from its first quote to its end or its next interpolation. Strings stand in the code of
// interpolations: who comes back to one tells how it is written.

const [lf, quote, hash, openParen, backslash] = [10, 34, 35, 40, 92];

export class StringText {
  /** How many `#` and quotes it ends with. */
  hashes = 0;
  isLong = false;
  /** Lines that ended in what was read last. */
  lines = 0;
  /** Where that ends, and whether with code to come. */
  end = 0;
  isInterpolated = false;

  /** From the quote that begins it. */
  begin(bytes: Uint8Array, start: number, length: number, hashes: number): void {
    const isLong = bytes[start + 1] === quote && bytes[start + 2] === quote;
    this.goOn(bytes, start + (isLong ? 3 : 1), length, hashes, isLong);
  }

  /** A short one that is not closed ends with its line. */
  goOn(bytes: Uint8Array, start: number, length: number, hashes: number, isLong: boolean): void {
    this.hashes = hashes;
    this.isLong = isLong;
    this.lines = 0;
    this.isInterpolated = false;
    for (let pos = start; ; pos++) {
      const byte = bytes[pos]!;
      if (byte === quote && this.#isClosing(bytes, pos)) {
        this.end = pos + (isLong ? 3 : 1) + hashes;
        return;
      }
      if (byte === backslash) {
        const after = pos + 1 + this.#countHashes(bytes, pos + 1);
        if (after - pos - 1 !== hashes) continue;
        if (bytes[after] === openParen) {
          this.isInterpolated = true;
          this.end = after + 1;
          return;
        }
        pos = bytes[after] === lf || after >= length ? after - 1 : after;
      } else if (byte === lf && isLong) {
        this.lines++;
      } else if (byte === lf || (byte === 0 && pos >= length)) {
        this.end = Math.min(pos, length);
        return;
      }
    }
  }

  #isClosing(bytes: Uint8Array, pos: number): boolean {
    if (this.isLong && (bytes[pos + 1] !== quote || bytes[pos + 2] !== quote)) return false;
    return this.hashes === 0 || this.#countHashes(bytes, pos + (this.isLong ? 3 : 1)) === this.hashes;
  }

  /** As many as the string has around it, at most. */
  #countHashes(bytes: Uint8Array, start: number): number {
    let pos = start;
    while (pos - start < this.hashes && bytes[pos] === hash) pos++;
    return pos - start;
  }
}
