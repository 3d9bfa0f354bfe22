// A stack of numbers that keeps its memory, unlike an array whose length is set to 0.

/** Memory for more numbers is released by `clear`. */
const maxKept = 16_384;

export class NumberStack {
  #items: number[] = [];
  /** May be lowered by the caller. */
  size = 0;

  push(item: number): void {
    this.#items[this.size++] = item;
  }

  /** `index` must be below the size. */
  put(index: number, item: number): void {
    this.#items[index] = item;
  }

  at(index: number): number {
    return this.#items[index]!;
  }

  clear(): void {
    this.size = 0;
    if (this.#items.length > maxKept) this.#items = [];
  }
}
