// Which source sets see which: a program does not see its tests, and a platform does not see another one.
import type { Platforms } from './platforms.ts';
import type { SourceSet } from './source-set.ts';
import { getOrAdd } from '../../../std/multi-map.ts';

/** The sets of a multiplatform module that a plain module uses, which is built for the JVM or Android. */
const jvmSets = ['jvmMain', 'androidMain'];
const jvmTests = ['jvmTest', 'androidTest'];

/** Whether files of one source set see those of another. */
export function visibilityBy(platforms: Platforms): (from: SourceSet, to: SourceSet) => boolean {
  /** Names of two source sets, of one module or of two → whether the first sees the second. */
  const seen = new Map<string, Map<string, boolean>>();
  const seenOfOthers = new Map<string, Map<string, boolean>>();
  return (from, to) => {
    const isOwnModule = from.module === to.module;
    if (isOwnModule && from.name === to.name) return true;
    const known = getOrAdd(isOwnModule ? seen : seenOfOthers, from.name, () => new Map<string, boolean>());
    return getOrAdd(known, to.name, () => sees(from.name, to.name, { isOwnModule, platforms }));
  };
}

function sees(
  from: string,
  to: string,
  { isOwnModule, platforms }: { readonly isOwnModule: boolean; readonly platforms: Platforms },
): boolean {
  if (!platforms.has(to)) {
    // A plain module is built for the JVM or Android: code for other platforms cannot depend on it.
    if (!isOwnModule && to === 'main' && isBeyondJvm(from)) return !platforms.has(from);
    return !(isMain(from) && to === 'test');
  }
  if (!isOwnModule && to.endsWith('Test')) return false;
  const plain = isOwnModule && from !== 'main' ? [...jvmSets, ...jvmTests] : jvmSets;
  return (platforms.has(from) ? [from] : plain).some((name) => platforms.seenBy(name).has(to));
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
