// Values that apply to a folder because it or its nearest ancestor defines them: manifests, packages, settings. Each
// folder is computed once.
import { folderOf, foldersUpward } from '../../std/paths.ts';

interface Spot<Value> {
  readonly folder: string;
  readonly value: Value;
}

export class NearestUpward<Value> {
  readonly #own: (folder: string) => Value | undefined;
  /** `null` if no ancestor defines a value. */
  readonly #nearest = new Map<string, Spot<Value> | null>();

  constructor(own: (folder: string) => Value | undefined) {
    this.#own = own;
  }

  of(folder: string): Value | undefined {
    return this.#find(folder)?.value;
  }

  /** The folder that defines the value. */
  homeOf(folder: string): string {
    return this.#find(folder)?.folder ?? '.';
  }

  /** From the inside out. */
  *around(folder: string): Generator<Value> {
    for (let spot = this.#find(folder); spot !== null; spot = this.#find(folderOf(spot.folder))) {
      yield spot.value;
      if (spot.folder === '.') return;
    }
  }

  #find(folder: string): Spot<Value> | null {
    const known = this.#nearest.get(folder);
    return known === undefined ? this.#search(folder) : known;
  }

  #search(folder: string): Spot<Value> | null {
    const visited: string[] = [];
    let nearest: Spot<Value> | null | undefined;
    for (const current of foldersUpward(folder)) {
      nearest = this.#nearest.get(current);
      if (nearest !== undefined) break;
      visited.push(current);
      const value = this.#own(current);
      if (value === undefined) continue;
      nearest = { folder: current, value };
      break;
    }
    nearest ??= null;
    for (const current of visited) this.#nearest.set(current, nearest);
    return nearest;
  }
}

/** Only the nearest value. */
export function nearestUpward<Found>(
  find: (folder: string) => Found | undefined,
): (folder: string) => Found | undefined {
  const nearest = new NearestUpward(find);
  return (folder) => nearest.of(folder);
}
