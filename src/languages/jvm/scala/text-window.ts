// A part of the text, in one array for all texts and of this folder alone: the engine then knows it by its address, and a
// look at a byte costs a third less than in one that it is handed. Tokens are cut from the window as long as they fit,
// then it is moved on.

const capacity = 1 << 17;
/** Hardly a token is longer, but for comments and strings. */
const margin = 1 << 10;
/** Behind the text, so that some bytes can be looked at together. */
const zeros = 4;

export const windowBytes = new Uint8Array(capacity + zeros);

/** Used for one text after the other. */
export class TextWindow {
  private bytes: Uint8Array = new Uint8Array(0);
  private length = 0;
  /** Where in the text the window begins. */
  base = 0;
  /** How many bytes are in it. */
  size = 0;
  /** Whether the text ends with it. */
  isLast = true;

  begin(bytes: Uint8Array, length: number): void {
    this.bytes = bytes;
    this.length = length;
    this.moveTo(0);
  }

  /** What begins there is in the window, as far as there is room. */
  moveTo(offset: number): void {
    const end = Math.min(offset + capacity, this.length);
    windowBytes.set(this.bytes.subarray(offset, end));
    this.base = offset;
    this.size = end - offset;
    this.isLast = end === this.length;
    windowBytes.fill(0, this.size, this.size + zeros);
  }

  /** Up to here, a byte and the one behind it can be looked at. */
  get end(): number {
    return this.isLast ? this.size : this.size - 1;
  }

  /** Up to here a token may begin and is whole. */
  get limit(): number {
    return this.isLast ? this.size + 1 : this.size - margin;
  }
}
