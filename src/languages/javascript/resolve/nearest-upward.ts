// What the nearest folder around a place has to say: the package.json or tsconfig.json that governs it. Each folder is
// asked once.
import { foldersUpward } from './paths.ts';

export class NearestUpward<Value> {
  readonly #own: (folder: string) => Value | undefined;
  readonly #nearest = new Map<string, Value | undefined>();

  constructor(own: (folder: string) => Value | undefined) {
    this.#own = own;
  }

  of(folder: string): Value | undefined {
    const asked: string[] = [];
    let nearest: Value | undefined;
    for (const current of foldersUpward(folder)) {
      const isKnown = this.#nearest.has(current);
      nearest = isKnown ? this.#nearest.get(current) : this.#own(current);
      if (!isKnown) asked.push(current);
      if (isKnown || nearest !== undefined) break;
    }
    for (const current of asked) this.#nearest.set(current, nearest);
    return nearest;
  }
}
