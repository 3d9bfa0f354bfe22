// Debounces changes: a save causes three events, a checkout thousands. They are reported together after a pause, or after a
// second at the latest, so that a file that is written all the time does not hide other changes.

const quietMs = 100;
const maxDelayMs = 1000;

export class Burst<Item> {
  readonly #deliver: (items: ReadonlySet<Item>) => void;
  #items = new Set<Item>();
  #quiet: NodeJS.Timeout | undefined;
  #latest: NodeJS.Timeout | undefined;

  constructor(deliver: (items: ReadonlySet<Item>) => void) {
    this.#deliver = deliver;
  }

  add(item: Item): void {
    this.#items.add(item);
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#end(), quietMs);
    this.#latest ??= setTimeout(() => this.#end(), maxDelayMs);
  }

  #end(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#latest);
    this.#latest = undefined;
    const items = this.#items;
    this.#items = new Set();
    this.#deliver(items);
  }
}
