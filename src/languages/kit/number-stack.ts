// A stack of numbers that keeps its room: an array whose length is set to 0 gives it away and asks for it again.

/** What more numbers than this made room for is given back. */
const mostKept = 16_384;

export class NumberStack {
  #items: number[] = [];
  /** May be lowered to any smaller number. */
  size = 0;

  push(item: number): void {
    this.#items[this.size++] = item;
  }

  /** `index` must be below the size, here and there. */
  put(index: number, item: number): void {
    this.#items[index] = item;
  }

  at(index: number): number {
    return this.#items[index]!;
  }

  /** Empties it for good: one that had grown large gives its room back. */
  clear(): void {
    this.size = 0;
    if (this.#items.length > mostKept) this.#items = [];
  }
}
