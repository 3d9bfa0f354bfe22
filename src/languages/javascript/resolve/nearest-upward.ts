// What the folders around a place have to say: the package.json or tsconfig.json that governs it, and those around that
// one. Each folder is asked once; folders that have nothing to say cost nothing later, however deep they nest.
import { folderOf, foldersUpward } from './paths.ts';

interface Spot<Value> {
  readonly folder: string;
  readonly value: Value;
}

export class NearestUpward<Value> {
  readonly #own: (folder: string) => Value | undefined;
  readonly #nearest = new Map<string, Spot<Value> | undefined>();

  constructor(own: (folder: string) => Value | undefined) {
    this.#own = own;
  }

  of(folder: string): Value | undefined {
    return this.#find(folder)?.value;
  }

  /** All of them, inside out. */
  *around(folder: string): Generator<Value> {
    for (let spot = this.#find(folder); spot !== undefined; spot = this.#find(folderOf(spot.folder))) {
      yield spot.value;
      if (spot.folder === '.') return;
    }
  }

  #find(folder: string): Spot<Value> | undefined {
    return this.#nearest.get(folder) ?? this.#search(folder);
  }

  #search(folder: string): Spot<Value> | undefined {
    const asked: string[] = [];
    let nearest: Spot<Value> | undefined;
    for (const current of foldersUpward(folder)) {
      if (this.#nearest.has(current)) {
        nearest = this.#nearest.get(current);
        break;
      }
      asked.push(current);
      const value = this.#own(current);
      if (value === undefined) continue;
      nearest = { folder: current, value };
      break;
    }
    for (const current of asked) this.#nearest.set(current, nearest);
    return nearest;
  }
}
