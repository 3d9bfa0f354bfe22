// Shows a part of a text in an array that its scanner made for all texts: the engine then knows that array by its address,
// and a look at a byte costs a third less than in one that is handed over. A scanner looks at the window as long as tokens
// fit, then moves it on. The array is the scanner's own, since the engine takes no array of another module for a constant.

/** Hardly a token is longer. */
const margin = 1 << 10;

export class ByteWindow {
  readonly #shown: Uint8Array;
  #bytes: Uint8Array = new Uint8Array(0);
  #length = 0;
  /** Where in the text the window begins. */
  base = 0;
  /** How many bytes are in it; behind them is a zero. */
  size = 0;
  /** Whether the text ends with it. */
  isLast = true;

  constructor(shown: Uint8Array) {
    this.#shown = shown;
  }

  begin(bytes: Uint8Array, length: number): void {
    this.#bytes = bytes;
    this.#length = length;
    this.moveTo(0);
  }

  /** What begins there is in the window, as far as there is room. */
  moveTo(offset: number): void {
    const shown = this.#shown;
    const end = Math.min(offset + shown.length - 1, this.#length);
    shown.set(this.#bytes.subarray(offset, end));
    this.base = offset;
    this.size = end - offset;
    this.isLast = end === this.#length;
    shown[this.size] = 0;
  }

  /** Up to here a token may begin and is whole, but for one that is longer than any. */
  get limit(): number {
    return this.isLast ? this.size + 1 : this.size - margin;
  }
}
