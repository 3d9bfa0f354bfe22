// Which config governs a file, found as an editor finds it: the nearest one upwards, or, where that one leaves the file
// out and refers to others, the first of those that takes it in.
import { getOrAdd } from '../../kit/multi-map.ts';
import { NearestUpward } from '../../kit/nearest-upward.ts';
import type { Tsconfig } from './tsconfig.ts';
import { configsOf, type TsconfigReader } from './tsconfig-reader.ts';

export class ConfigFinder {
  readonly #reader: TsconfigReader;
  readonly #nearest: NearestUpward<Tsconfig>;
  /** Config → itself and those it refers to, directly or through others. */
  readonly #groups = new Map<Tsconfig, readonly Tsconfig[]>();

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

  /** `folder` is that of the file. */
  configFor(path: string, folder: string): Tsconfig | undefined {
    const configs = this.configsAround(folder);
    if (configs.length < 2) return configs[0];
    // Tests and scripts that no config takes in are still written with the nearest in mind.
    return configs.find(({ selection }) => selection.has(path)) ?? configs[0];
  }

  /** The configs that speak for a folder as a whole: the nearest and those it refers to. */
  configsAround(folder: string): readonly Tsconfig[] {
    const nearest = this.#nearest.of(folder);
    if (nearest === undefined) return noConfigs;
    return getOrAdd(this.#groups, nearest, () => this.#follow(nearest));
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
    return [...seen];
  }
}

const noConfigs: readonly Tsconfig[] = [];
