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

/** `module` is that of the enclosing file. */
export function findModuleFile(
  entries: ReadonlyMap<string, EntryKind>,
  module: Module,
  mod: RustModDetail,
): ModuleFile {
  const candidates = (mod.file === '' ? usualFiles(module, mod) : [namedFile(module, mod)]).filter(
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
  if (candidates.length === 0) return { ...missing, reason: 'it leads out of the project' };
  return { ...missing, reason: `there is no file ${candidates.join(' or ')}` };
}

function usualFiles(module: Module, mod: RustModDetail): readonly (string | undefined)[] {
  const folder = folderOfModules(module, mod);
  return [joinPath(folder, `${mod.module}.rs`), joinPath(folder, `${mod.module}/mod.rs`)];
}

/** `#[path]` is relative to the folder of the file, but in an inline module to that of its modules. */
function namedFile(module: Module, mod: RustModDetail): string | undefined {
  const folder = mod.inside === '' ? folderOf(module.file) : folderOfModules(module, mod);
  const path = mod.file.replaceAll('\\', '/');
  return path.startsWith('/') ? undefined : joinPath(folder, path);
}

function folderOfModules(module: Module, mod: RustModDetail): string {
  const own = folderOf(module.file);
  const inner = mod.folder === '' ? mod.inside.replaceAll('::', '/') : mod.folder;
  // If `#[path]` sets the folder of the outermost module, it is relative to that of the file.
  const isInOwnFolder = module.isFolderFile || inner.startsWith('./');
  const folder = isInOwnFolder ? own : module.file.replace(/\.rs$/, '');
  return inner === '' ? folder : (joinPath(folder, inner) ?? folder);
}
