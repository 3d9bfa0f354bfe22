// A stack of numbers that keeps its room: an array whose length is set to 0 gives it away and asks for it again.

export class NumberStack {
  readonly #items: number[] = [];
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
}
