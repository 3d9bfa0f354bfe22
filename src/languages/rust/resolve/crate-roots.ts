// The root files of crates, as Cargo finds them: declared in a manifest or in default locations.
import type { ExtractedFile } from '../../../model/source.ts';
import { folderOf, nameOf } from '../../../std/paths.ts';
import type { CargoPackage } from './packages.ts';

const usualPlaces = [
  /^src\/main\.rs$/,
  /^src\/bin\/[^/]+(?:\/main)?\.rs$/,
  /^(?:examples|tests|benches)\/[^/]+(?:\/main)?\.rs$/,
];
const besidePrograms = /(?:^|\/)(?:examples|tests|benches)\//;

/**
 * Programs of all packages, then examples, tests and benches, and build scripts, which may all borrow the modules of a
 * program; libraries are already known.
 */
export function findCrateRoots(
  files: readonly ExtractedFile[],
  packages: readonly CargoPackage[],
): readonly ExtractedFile[] {
  const folders = new Set(packages.map(({ folder }) => folder));
  const named = new Set(packages.flatMap(({ targets }) => targets));
  const builds = new Set(packages.map(({ build }) => build));
  const isRoot = (path: string): boolean =>
    builds.has(path) || named.has(path) || isInUsualPlace(path, folders);
  const rank = (path: string): number => (builds.has(path) ? 2 : besidePrograms.test(path) ? 1 : 0);
  const roots = files.filter(({ file }) => isRoot(file.path));
  return modulesOfOthersLast(roots.sort((a, b) => rank(a.file.path) - rank(b.file.path)));
}

/** Files that no crate reaches may be crate roots themselves: likely ones first. */
export function unreachedRoots(files: readonly ExtractedFile[]): readonly ExtractedFile[] {
  const rank = ({ file: { path } }: ExtractedFile): number =>
    path.split('/').length * 2 - (/(?:^|\/)(?:lib|main)\.rs$/.test(path) ? 1 : 0);
  return modulesOfOthersLast(files)
    .map((file) => ({ file, rank: rank(file) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ file }) => file);
}

function isInUsualPlace(path: string, folders: ReadonlySet<string>): boolean {
  let folder = folderOf(path);
  // Default locations are at most three folders deep.
  for (let up = 0; up < 4; up++) {
    if (folders.has(folder)) {
      const rest = folder === '.' ? path : path.slice(folder.length + 1);
      return usualPlaces.some((place) => place.test(rest));
    }
    if (folder === '.') break;
    folder = folderOf(folder);
  }
  return false;
}

/** `tests/common.rs` looks like a test, but is a module of the tests with `mod common;`. */
function modulesOfOthersLast(roots: readonly ExtractedFile[]): readonly ExtractedFile[] {
  const modules = new Set<string>();
  for (const { file, imports } of roots) {
    for (const { detail } of imports) {
      if (detail?.kind !== 'rust-mod' || detail.inside !== '') continue;
      modules.add(`${folderOf(file.path)}/${detail.file || `${detail.module}.rs`}`);
    }
  }
  const isModule = ({ file }: ExtractedFile): boolean =>
    modules.has(`${folderOf(file.path)}/${nameOf(file.path)}`);
  return [...roots.filter((root) => !isModule(root)), ...roots.filter(isModule)];
}
