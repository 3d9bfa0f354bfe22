// Copies part of a text into an array that its scanner reuses for all texts. V8 then knows the array as a constant, and
// reading a byte costs a third less. A scanner reads the window while tokens fit, then moves it. The array belongs to the
// scanner, because V8 does not treat an array from another module as a constant.

/** Hardly any token is longer. */
const margin = 1 << 10;

export class ByteWindow {
  readonly #shown: Uint8Array;
  #bytes: Uint8Array = new Uint8Array(0);
  #length = 0;
  /** Offset of the window in the text. */
  base = 0;
  /** Bytes in the window; a zero follows them. */
  size = 0;
  /** Whether the window reaches the end of the text. */
  isLast = true;

  constructor(shown: Uint8Array) {
    this.#shown = shown;
  }

  begin(bytes: Uint8Array, length: number): void {
    this.#bytes = bytes;
    this.#length = length;
    this.moveTo(0);
  }

  /** Moves the start of the window to `offset`. */
  moveTo(offset: number): void {
    const shown = this.#shown;
    const end = Math.min(offset + shown.length - 1, this.#length);
    shown.set(this.#bytes.subarray(offset, end));
    this.base = offset;
    this.size = end - offset;
    this.isLast = end === this.#length;
    shown[this.size] = 0;
  }

  /** A token that begins before this is complete, unless it is longer than the margin. */
  get limit(): number {
    return this.isLast ? this.size + 1 : this.size - margin;
  }
}
