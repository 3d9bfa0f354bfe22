// Names declared by class bodies. They are visible before their declaration too, so what they hide is known only at the
// end. Classes are numbered in source order: nested classes directly follow their outer class.
import { getOrAdd } from '../../../std/multi-map.ts';

export class ClassMembers {
  /** Last class nested in each, or itself. */
  readonly #lastInside: number[] = [];
  /** 1 for a class that inherits types, or is nested in one that does. */
  readonly #subtypes: number[] = [];
  readonly #types = new Map<number, Owners>();
  readonly #fields = new Map<number, Owners>();

  get count(): number {
    return this.#lastInside.length;
  }

  open(): number {
    this.#subtypes.push(0);
    return this.#lastInside.push(0) - 1;
  }

  /** At the start of its body. */
  begin(id: number, around: number, hasSupertypes: boolean): void {
    this.#subtypes[id] = hasSupertypes || this.inherits(around) ? 1 : 0;
  }

  /** Whether a name in the class may be inherited. */
  inherits(id: number): boolean {
    return this.#subtypes[id] === 1;
  }

  close(id: number): void {
    this.#lastInside[id] = this.#lastInside.length - 1;
  }

  addType(name: number, owner: number): void {
    ownersOf(name, this.#types).ids.push(owner);
  }

  addField(name: number, owner: number): void {
    ownersOf(name, this.#fields).ids.push(owner);
  }

  /** Valid once all classes are closed. */
  hidesType(name: number, place: number): boolean {
    return this.#isInside(this.#types.get(name), place);
  }

  hidesValue(name: number, place: number): boolean {
    return this.hidesType(name, place) || this.#isInside(this.#fields.get(name), place);
  }

  #isInside(owners: Owners | undefined, place: number): boolean {
    if (owners === undefined) return false;
    const { ids } = owners;
    if (!owners.isSorted) {
      owners.ids = this.#outermost(ids);
      owners.isSorted = true;
    }
    let [low, high] = [0, owners.ids.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (owners.ids[middle]! <= place) low = middle + 1;
      else high = middle;
    }
    return low > 0 && place <= this.#lastInside[owners.ids[low - 1]!]!;
  }

  /** In ascending order, without nested ones. */
  #outermost(ids: readonly number[]): number[] {
    let last = -1;
    return ids
      .toSorted((a, b) => a - b)
      .filter((id) => {
        if (id <= last) return false;
        last = this.#lastInside[id]!;
        return true;
      });
  }
}

interface Owners {
  ids: number[];
  isSorted: boolean;
}

function ownersOf(name: number, all: Map<number, Owners>): Owners {
  return getOrAdd(all, name, () => ({ ids: [], isSorted: false }));
}
