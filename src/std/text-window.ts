// A part of a text, in one array for all texts: the engine then knows the array by its address, and a look at a byte costs
// a third less than in one that it is handed. A scanner looks at the window as long as tokens fit, then moves it on.

const capacity = 1 << 17;
/** Hardly a token is longer. */
const margin = 1 << 10;

/** The bytes that are looked at; behind them is a zero. */
export const windowBytes = new Uint8Array(capacity + 1);

/** Used for one text after the other. */
export class TextWindow {
  #bytes: Uint8Array = new Uint8Array(0);
  #length = 0;
  /** Where in the text the window begins. */
  base = 0;
  /** How many bytes are in it. */
  size = 0;
  /** Whether the text ends with it. */
  isLast = true;

  begin(bytes: Uint8Array, length: number): void {
    this.#bytes = bytes;
    this.#length = length;
    this.moveTo(0);
  }

  /** What begins there is in the window, as far as there is room. */
  moveTo(offset: number): void {
    const end = Math.min(offset + capacity, this.#length);
    windowBytes.set(this.#bytes.subarray(offset, end));
    this.base = offset;
    this.size = end - offset;
    this.isLast = end === this.#length;
    windowBytes[this.size] = 0;
  }

  /** Up to here a token may begin and is whole, but for one that is longer than any. */
  get limit(): number {
    return this.isLast ? this.size + 1 : this.size - margin;
  }
}
