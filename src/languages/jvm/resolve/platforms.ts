// The source sets of Kotlin multiplatform projects: `commonMain`, `jvmMain`, `nativeTest` …. A file sees the declarations of
// its own set and of those that it depends on: by the build files, by Kotlin's default hierarchy, or else by the name of
// the set (`nonJvmMain`, `androidAndJvmMain`).
import type { SourceSetDependency } from './gradle-source-sets.ts';
import { addTo } from '../../../std/multi-map.ts';
import { keyByWord } from '../../kit/key-by-word.ts';

/** Platform → its parents. Targets with a processor in their name (`iosArm64`) are found by prefix. */
const defaults = keyByWord({
  common: 'jvm android desktop web wasm native',
  web: 'js',
  wasm: 'wasmWasi',
  'wasm web': 'wasmJs',
  native: 'androidNative apple linux mingw',
  apple: 'ios macos tvos watchos',
});

interface SetName {
  /** `jvm` of `jvmMain`. */
  readonly platform: string;
  readonly suffix: 'Main' | 'Test';
}

export class Platforms {
  readonly #declared = new Map<string, string[]>();
  /** Sets that another one depends on by the build files, and those of them that a known platform depends on. */
  readonly #mentioned = new Set<string>();
  readonly #needed = new Set<string>();
  /** Sets whose dependents are unknown. */
  readonly #loose: readonly string[];
  readonly #names: ReadonlySet<string>;
  readonly #seen = new Map<string, ReadonlySet<string>>();

  /** `names` are those of all source sets that have files. */
  constructor(names: ReadonlySet<string>, dependencies: readonly SourceSetDependency[]) {
    for (const { from, on } of dependencies) {
      addTo(this.#declared, from, on);
      this.#mentioned.add(on);
      if (isKnown(partsOf(from)?.platform ?? '')) this.#needed.add(on);
    }
    this.#names = names;
    this.#loose = [...names].filter((name) => {
      const platform = partsOf(name)?.platform;
      return platform !== undefined && !isKnown(platform) && !this.#needed.has(name);
    });
  }

  /** Whether it is a set of a multiplatform build: `androidTest` and `integrationTest` also occur in plain ones. */
  has(name: string): boolean {
    const parts = partsOf(name);
    if (parts === undefined) return this.#declared.has(name) || this.#mentioned.has(name);
    if (parts.suffix === 'Main' || this.#declared.has(name) || this.#mentioned.has(name)) return true;
    if (parts.platform === 'common' || this.#names.has(`${parts.platform}Main`)) return true;
    return parts.platform !== 'android' && defaults.has(parts.platform);
  }

  /** The sets whose declarations a set sees, including itself. */
  seenBy(name: string): ReadonlySet<string> {
    const known = this.#seen.get(name);
    if (known !== undefined) return known;
    const seen = this.#above(name);
    for (const loose of this.#loose) {
      if (this.#mayDependOn(name, loose, seen)) for (const above of this.#above(loose)) seen.add(above);
    }
    this.#seen.set(name, seen);
    return seen;
  }

  /** The set and those that it certainly depends on. */
  #above(name: string): Set<string> {
    const above = new Set([name]);
    for (const at of above) for (const next of this.#parentsOf(at)) above.add(next);
    return above;
  }

  #parentsOf(name: string): readonly string[] {
    const declared = this.#declared.get(name) ?? [];
    const parts = partsOf(name);
    if (parts === undefined || parts.platform === 'common') {
      return parts?.suffix === 'Test' ? [...declared, 'commonMain'] : declared;
    }
    const { platform, suffix } = parts;
    const implied = (defaults.get(platform) ?? this.#prefixOf(platform))
      .split(' ')
      .map((one) => `${one}${suffix}`);
    return suffix === 'Test' ? [...declared, ...implied, `${platform}Main`] : [...declared, ...implied];
  }

  /** `ios` of `iosArm64`, `apple` of `appleNonMacos`. */
  #prefixOf(platform: string): string {
    if (platformsIn(platform) !== undefined) return 'common';
    for (let end = platform.length - 1; end > 0; end--) {
      if (!/[A-Z]/.test(platform[end]!)) continue;
      const prefix = platform.slice(0, end);
      if (defaults.has(prefix) || this.#names.has(`${prefix}Main`)) return prefix;
    }
    return 'common';
  }

  /** Whether a set can depend on a loose one. `seen` are those that it certainly depends on. */
  #mayDependOn(name: string, loose: string, seen: ReadonlySet<string>): boolean {
    const own = partsOf(name);
    const other = partsOf(loose);
    if (own === undefined || other === undefined || own.platform === 'common' || seen.has(loose))
      return false;
    if (own.suffix === 'Main' && other.suffix === 'Test') return false;
    const listed = platformsIn(other.platform);
    const is = (platform: string): boolean => seen.has(`${platform}Main`) || seen.has(`${platform}Test`);
    if (listed === undefined) {
      if (!isKnown(own.platform)) return false;
      return this.#parentsOf(loose).every(
        (parent) => parent !== name && (seen.has(parent) || parent === `${other.platform}Main`),
      );
    }
    if (!listed.isWithout) return listed.platforms.some(is);
    if (!isKnown(own.platform)) return false;
    return !listed.platforms.some(
      (platform) => is(platform) || this.#above(`${platform}${own.suffix}`).has(name),
    );
  }
}

/** `androidAndJvm`; `nonJvm` and `nonJvmAndJs` mean all other platforms. */
function platformsIn(
  platform: string,
): { readonly platforms: readonly string[]; readonly isWithout: boolean } | undefined {
  const isWithout = /^non[A-Z]/.test(platform);
  const names = (isWithout ? platform.slice('non'.length) : platform).split(/And(?=[A-Z])/);
  if (!isWithout && names.length === 1) return undefined;
  const platforms = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  // Android runs what is written for the JVM.
  return {
    platforms: isWithout && platforms.includes('jvm') ? [...platforms, 'android'] : platforms,
    isWithout,
  };
}

/** Whether it is in the default hierarchy, or one of its targets. */
function isKnown(platform: string): boolean {
  if (platform === 'common' || defaults.has(platform)) return true;
  return /^(?:ios|macos|tvos|watchos|linux|mingw|androidNative)(?:Simulator|Device)?(?:X|Arm)\d+\w*$/.test(
    platform,
  );
}

function partsOf(name: string): SetName | undefined {
  const match = /^(\w+)(Main|Test)$/.exec(name);
  if (match === null) return undefined;
  return { platform: match[1] ?? '', suffix: match[2] === 'Main' ? 'Main' : 'Test' };
}
