// Finds the config of a file like an editor does: the nearest one upwards, or, if it excludes the file and has
// references, the first of those that includes it.
import { getOrAdd } from '../../../std/multi-map.ts';
import { NearestUpward } from '../../kit/nearest-upward.ts';
import type { Tsconfig } from './tsconfig.ts';
import { configsOf, type TsconfigReader } from './tsconfig-reader.ts';

export class ConfigFinder {
  readonly #reader: TsconfigReader;
  readonly #nearest: NearestUpward<Tsconfig>;
  /** Config → itself and its direct and transitive references. */
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

  configFor(path: string, folder: string): Tsconfig | undefined {
    const configs = this.configsAround(folder);
    if (configs.length < 2) return configs[0];
    // Tests and scripts outside of all configs still follow the nearest one.
    return configs.find(({ selection }) => selection.has(path)) ?? configs[0];
  }

  /** The nearest config of a folder and its references. */
  configsAround(folder: string): readonly Tsconfig[] {
    const nearest = this.#nearest.of(folder);
    if (nearest === undefined) return noConfigs;
    return getOrAdd(this.#groups, nearest, () => this.#follow(nearest));
  }

  #follow(start: Tsconfig): readonly Tsconfig[] {
    const seen = new Set([start]);
    // Iterating a Set includes what is added on the way.
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
