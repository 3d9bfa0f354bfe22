// A cache that drops values not used recently. It has two generations: values found in the old one move to the new one, and
// when that is full it becomes the old one.

export class RecentMap<Key, Value> {
  readonly #maxWeight: number;
  readonly #weightOf: (value: Value) => number;
  #new = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  #weight = 0;

  /** At most twice `maxWeight` is kept; each value weighs 1 unless `weightOf` says otherwise. */
  constructor(maxWeight: number, weightOf: (value: Value) => number = () => 1) {
    this.#maxWeight = maxWeight;
    this.#weightOf = weightOf;
  }

  get(key: Key): Value | undefined {
    const recent = this.#new.get(key);
    if (recent !== undefined) return recent;
    const older = this.#old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.#weight >= this.#maxWeight) {
      this.#old = this.#new;
      this.#new = new Map();
      this.#weight = 0;
    }
    this.#new.set(key, value);
    this.#weight += this.#weightOf(value);
  }
}
