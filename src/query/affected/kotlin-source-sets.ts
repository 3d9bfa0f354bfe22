// Common code of Kotlin calls what its source set declares as `expect`. At run time that is what a platform declares as
// `actual`, in the same package of the same module. It needs no import.
import { groupBy } from '../../std/group-by.ts';

interface File {
  readonly id: string;
}

/** One package of a module, in all of its source sets. */
export interface SourceSets<T> {
  /** Files that may have `actual` declarations. */
  readonly actual: readonly T[];
  /** Files that may have `expect` ones. */
  readonly expecting: readonly T[];
}

/** `shop/src/jvmMain/kotlin/shop/Cart.kt`: module, platform, kind, folder of the package. */
const sourceSet = /^(.*\/)?src\/(\w+?)(Main|Test)\/(?:kotlin\/)?(.*\/)?[^/]+\.kt$/;

/** No other source set depends on theirs. */
const leafPlatforms: ReadonlySet<string> = new Set(['jvm', 'js', 'android', 'wasmJs', 'wasmWasi']);

export function groupSourceSets<T extends File>(files: readonly T[]): readonly SourceSets<T>[] {
  const placed = files.flatMap((file) => {
    const [, module = '', platform, kind = '', folder = ''] = sourceSet.exec(file.id) ?? [];
    return platform === undefined ? [] : [{ file, platform, unit: [module, kind, folder].join('\n') }];
  });
  return [...groupBy(placed, ({ unit }) => unit).values()].map((own) => ({
    actual: own.flatMap(({ file, platform }) => (platform === 'common' ? [] : file)),
    expecting: own.flatMap(({ file, platform }) => (leafPlatforms.has(platform) ? [] : file)),
  }));
}

/** Files of common code with the name of one of these: `Cart.kt` for `Cart.jvm.kt`. They may expect what it declares. */
export function findCommonCode(files: readonly File[], ids: readonly string[]): readonly string[] {
  const changed = new Set(ids);
  return groupSourceSets(files).flatMap(({ actual, expecting }) => {
    const names = new Set(actual.flatMap(({ id }) => (changed.has(id) ? nameOf(id) : [])));
    return expecting.flatMap(({ id }) => (names.has(nameOf(id)) && !changed.has(id) ? id : []));
  });
}

/** Without its folder and endings. */
function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1).replace(/\..*$/, '');
}
