// Common Kotlin code calls `expect` declarations of its source set. At run time these are the `actual` declarations of a
// platform in the same package and module. No import is needed.
import { groupBy } from '../../std/group-by.ts';

interface File {
  readonly id: string;
}

/** A package of a module, across all its source sets. */
export interface SourceSets<T> {
  /** Files that may have `actual` declarations. */
  readonly actual: readonly T[];
  /** Files that may have `expect` declarations. */
  readonly expecting: readonly T[];
}

/** For `shop/src/jvmMain/kotlin/shop/Cart.kt`: module, platform, kind, folder of the package. */
const sourceSet = /^(.*\/)?src\/(\w+?)(Main|Test)\/(?:kotlin\/)?(.*\/)?[^/]+\.kt$/;

/** No other source set depends on these. */
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

/** Common files with the same base name: `Cart.kt` for `Cart.jvm.kt`. They may expect what the platform file declares. */
export function findCommonCode(files: readonly File[], ids: readonly string[]): readonly string[] {
  const changed = new Set(ids);
  return groupSourceSets(files).flatMap(({ actual, expecting }) => {
    const names = new Set(actual.flatMap(({ id }) => (changed.has(id) ? nameOf(id) : [])));
    return expecting.flatMap(({ id }) => (names.has(nameOf(id)) && !changed.has(id) ? id : []));
  });
}

/** The name without folder and extensions. */
function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1).replace(/\..*$/, '');
}
