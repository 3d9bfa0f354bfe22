// Finds the file of `mod cart;`.
import type { EntryKind } from '../../../model/project.ts';
import { type FilePath, filePath } from '../../../model/file-path.ts';
import { folderOf, joinPath } from '../../../std/paths.ts';
import { findIgnored } from '../../kit/missing-file.ts';
import type { RustModDetail } from '../../../model/import-detail.ts';
import type { Module } from './module.ts';

export type ModuleFile =
  | { readonly kind: 'file'; readonly path: FilePath; readonly isFolderFile: boolean }
  | { readonly kind: 'missing'; readonly reason: string; readonly places: readonly string[] };

/** Where modules are looked up. */
type Place = Pick<Module, 'file' | 'isFolderFile'>;

/** `module` is that of the enclosing file. The modules of an included file are in its own folder. */
export function findModuleFile(
  entries: ReadonlyMap<string, EntryKind>,
  module: Module,
  from: FilePath,
  mod: RustModDetail,
): ModuleFile {
  const place = module.file === from ? module : { file: from, isFolderFile: true };
  const candidates = (mod.file === '' ? usualFiles(place, mod) : [namedFile(place, mod)]).filter(
    (path) => path !== undefined,
  );
  const path = candidates.find((candidate) => entries.get(candidate) === 'source');
  if (path !== undefined) {
    const isFolderFile = mod.file !== '' || path.endsWith('/mod.rs');
    return { kind: 'file', path: filePath(path), isFolderFile };
  }
  const ignored = candidates
    .map((candidate) => findIgnored(entries, candidate))
    .find((at) => at !== undefined);
  const missing = { kind: 'missing', places: candidates } as const;
  if (ignored !== undefined) return { ...missing, reason: `it leads to ${ignored}, which is ignored` };
  return { ...missing, reason: `there is no file ${candidates.join(' or ')}` };
}

function usualFiles(place: Place, mod: RustModDetail): readonly (string | undefined)[] {
  const folder = folderOfModules(place, mod);
  return [joinPath(folder, `${mod.module}.rs`), joinPath(folder, `${mod.module}/mod.rs`)];
}

/** `#[path]` is relative to the folder of the file, but in an inline module to that of its modules. */
function namedFile(place: Place, mod: RustModDetail): string | undefined {
  const folder = mod.inside === '' ? folderOf(place.file) : folderOfModules(place, mod);
  const path = mod.file.replaceAll('\\', '/');
  return path.startsWith('/') ? undefined : joinPath(folder, path);
}

function folderOfModules(place: Place, mod: RustModDetail): string {
  const own = folderOf(place.file);
  const inner = mod.folder === '' ? mod.inside.replaceAll('::', '/') : mod.folder;
  // If `#[path]` sets the folder of the outermost module, it is relative to that of the file.
  const isInOwnFolder = place.isFolderFile || inner.startsWith('./');
  const folder = isInOwnFolder ? own : place.file.replace(/\.rs$/, '');
  return inner === '' ? folder : (joinPath(folder, inner) ?? folder);
}
