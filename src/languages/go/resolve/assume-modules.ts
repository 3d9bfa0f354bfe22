// The modules of folders without a go.mod, as before modules or in a part of a source package, judging by imports: if
// `example.com/shop/cart` is imported and there is a folder `engine/cart`, then `engine` may be `example.com/shop`.
import type { ExtractedFile } from '../../../model/source.ts';
import { compareCodePoints } from '../../../std/code-point-order.ts';
import { addTo } from '../../../std/multi-map.ts';
import { folderOf, nameOf } from '../../../std/paths.ts';
import type { Modules } from './modules.ts';
import type { PackageIndex } from './package-index.ts';

export interface AssumedModule {
  readonly path: string;
  readonly folder: string;
}

interface Candidate extends AssumedModule {
  votes: number;
}

/** Longer paths are ignored. */
const maxParts = 24;

/** Below the root fewer packages with the right names may be a coincidence: many projects have a folder `errors`. */
const minVotes = 3;

export function assumeModules(
  files: readonly ExtractedFile[],
  index: PackageIndex,
  modules: Modules,
): readonly AssumedModule[] {
  const imports = importsOutsideModules(files, modules);
  if (imports.size === 0) return [];
  const assumed: AssumedModule[] = [];
  for (const candidate of listCandidates(imports, foldersOutsideModules(index, modules))) {
    const { path, folder, votes } = candidate;
    if (folder !== '.' && votes < minVotes) continue;
    const isFree = assumed.every((known) => !overlap(known.path, path) && !overlap(known.folder, folder));
    if (isFree) assumed.push({ path, folder });
  }
  return assumed;
}

/** Those with most votes first. Every import has one vote for each folder with as many of its last names as possible. */
function listCandidates(
  imports: ReadonlySet<string>,
  folders: ReadonlyMap<string, readonly string[]>,
): readonly Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const path of imports) {
    for (const place of folders.get(nameOf(path)) ?? []) {
      const own = withoutSharedEnd(path, place);
      if (own.path === '.') continue;
      const key = `${own.path} ${own.folder}`;
      const known = candidates.get(key);
      if (known === undefined) candidates.set(key, { ...own, votes: 1 });
      else known.votes++;
    }
  }
  return [...candidates.values()].sort(
    (a, b) => b.votes - a.votes || compareCodePoints(a.path, b.path) || compareCodePoints(a.folder, b.folder),
  );
}

function withoutSharedEnd(path: string, folder: string): AssumedModule {
  let [prefix, root] = [path, folder];
  while (prefix !== '.' && root !== '.' && nameOf(prefix) === nameOf(root)) {
    prefix = folderOf(prefix);
    root = folderOf(root);
  }
  return { path: prefix, folder: root };
}

function overlap(a: string, b: string): boolean {
  return a === '.' || b === '.' || `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);
}

/** Folders with packages, by their last name. */
function foldersOutsideModules(
  index: PackageIndex,
  modules: Modules,
): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const folder of index.folders) {
    const isOwn = modules.around(folder) === undefined && !/(?:^|\/)(?:vendor|testdata)\//.test(folder);
    if (isOwn && index.packageIn(folder) !== undefined) addTo(folders, nameOf(folder), folder);
  }
  return folders;
}

function importsOutsideModules(files: readonly ExtractedFile[], modules: Modules): Set<string> {
  const paths = new Set<string>();
  for (const { file, imports } of files) {
    if (modules.around(folderOf(file.path)) !== undefined) continue;
    for (const { kind, specifier } of imports) {
      const parts = kind === 'static' ? specifier.split('/') : [];
      if (parts.length > 1 && parts.length <= maxParts && (parts[0] ?? '').includes('.'))
        paths.add(specifier);
    }
  }
  return paths;
}
