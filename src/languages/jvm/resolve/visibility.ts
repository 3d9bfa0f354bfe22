// Which source sets see which: a program does not see its tests, and a platform does not see another one.
import type { Platforms } from './platforms.ts';
import type { SourceSet } from './source-set.ts';
import { getOrAdd } from '../../../std/multi-map.ts';

/** The sets of a multiplatform module that a plain module uses, which is built for the JVM or Android. */
const jvmSets = ['jvmMain', 'androidMain'];
const jvmTests = ['jvmTest', 'androidTest'];

export class Visibility {
  readonly #platforms: Platforms;
  /** Names of two source sets, of one module or of two → whether the first sees the second. */
  readonly #seen = new Map<string, Map<string, boolean>>();
  readonly #seenOfOthers = new Map<string, Map<string, boolean>>();

  constructor(platforms: Platforms) {
    this.#platforms = platforms;
  }

  sees(from: SourceSet, to: SourceSet): boolean {
    const isOwnModule = from.module === to.module;
    if (isOwnModule && from.name === to.name) return true;
    const known = getOrAdd(isOwnModule ? this.#seen : this.#seenOfOthers, from.name, () => new Map());
    return getOrAdd(known, to.name, () => this.#sees(from, to, isOwnModule));
  }

  #sees(from: SourceSet, to: SourceSet, isOwnModule: boolean): boolean {
    if (!this.#platforms.has(to.name)) {
      // A plain module is built for the JVM or Android: code for other platforms cannot depend on it.
      if (!isOwnModule && to.name === 'main' && isBeyondJvm(from.name))
        return !this.#platforms.has(from.name);
      return !(isMain(from.name) && to.name === 'test');
    }
    if (!isOwnModule && to.name.endsWith('Test')) return false;
    return this.#setsSeenBy(from, isOwnModule).some((name) => this.#platforms.seenBy(name).has(to.name));
  }

  #setsSeenBy({ name }: SourceSet, isOwnModule: boolean): readonly string[] {
    if (this.#platforms.has(name)) return [name];
    return isOwnModule && name !== 'main' ? [...jvmSets, ...jvmTests] : jvmSets;
  }
}

/** `commonMain`, `nativeTest` and so on. */
export function isBeyondJvm(name: string): boolean {
  return /^(?:common|native|apple|ios|macos|tvos|watchos|linux|mingw|js|wasm\w*|web)(?:Main|Test)$/.test(
    name,
  );
}

function isMain(name: string): boolean {
  return name === 'main' || name.endsWith('Main');
}
