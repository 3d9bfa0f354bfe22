// Which config governs a file, found as an editor finds it: the nearest one upwards, or, where that one leaves the file
// out and refers to others, the first of those that takes it in.
import { NearestUpward } from './nearest-upward.ts';
import { folderOf } from './paths.ts';
import type { Tsconfig } from './tsconfig.ts';
import { configsOf, type TsconfigReader } from './tsconfig-reader.ts';

export class ConfigFinder {
  readonly #reader: TsconfigReader;
  readonly #nearest: NearestUpward<Tsconfig>;
  /** Config → those it refers to, directly or through others. */
  readonly #referenced = new Map<Tsconfig, readonly Tsconfig[]>();

  constructor(reader: TsconfigReader) {
    this.#reader = reader;
    this.#nearest = new NearestUpward((folder) => {
      for (const path of configsOf(folder)) {
        const config = reader.read(path);
        if (config !== undefined) return config;
      }
      return undefined;
    });
  }

  configFor(path: string): Tsconfig | undefined {
    const nearest = this.#nearest.of(folderOf(path));
    if (nearest === undefined || nearest.references.length === 0 || nearest.selection.has(path))
      return nearest;
    // Tests and scripts that no config takes in are still written with the nearest in mind.
    return this.#referencedBy(nearest).find((config) => config.selection.has(path)) ?? nearest;
  }

  /** The configs that speak for a folder as a whole: the nearest and those it refers to. */
  configsAround(folder: string): readonly Tsconfig[] {
    const nearest = this.#nearest.of(folder);
    return nearest === undefined ? [] : [nearest, ...this.#referencedBy(nearest)];
  }

  #referencedBy(config: Tsconfig): readonly Tsconfig[] {
    let referenced = this.#referenced.get(config);
    if (referenced === undefined) {
      referenced = this.#follow(config);
      this.#referenced.set(config, referenced);
    }
    return referenced;
  }

  #follow(start: Tsconfig): readonly Tsconfig[] {
    const seen = new Set([start]);
    // A Set is walked in the order of insertion, with what is added on the way.
    for (const config of seen) {
      for (const candidates of config.references) {
        for (const path of candidates) {
          const referenced = this.#reader.read(path);
          if (referenced !== undefined) seen.add(referenced);
        }
      }
    }
    seen.delete(start);
    return [...seen];
  }
}
