// deno.json and deno.jsonc: the names that their import maps give to files, packages and URLs, and their workspaces.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { filePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { NearestUpward } from '../../kit/nearest-upward.ts';
import { folderOf, joinPath, nameOf } from '../../../std/paths.ts';
import { objectAt, stringAt, stringsAt, type UntypedObject, valueAt } from '../../kit/untyped.ts';
import { isString, isStrings, readJsonManifest } from './manifest-fields.ts';
import { StarPatterns } from './star-patterns.ts';
import type { WorkspaceDeclaration } from './workspaces.ts';

export function isDenoConfig(path: string): boolean {
  return /^deno\.jsonc?$/.test(nameOf(path));
}

/** The file with the import map, if it is not in the config itself. */
export function importMapOf(json: UntypedObject, folder: string): string | undefined {
  const written = valueAt(json, 'imports') === undefined ? stringAt(json, 'importMap') : undefined;
  return written === undefined || /^https?:/.test(written) ? undefined : joinPath(folder, written);
}

/** Undefined if the config is not the root of a workspace. */
export function denoWorkspace(path: string, text: string): WorkspaceDeclaration | undefined {
  const workspace = valueAt(readJsonManifest(path, text, []), 'workspace');
  const globs = isStrings(workspace) ? workspace : stringsAt(workspace, 'members');
  return globs.length === 0 ? undefined : { path, folder: folderOf(path), globs };
}

export interface ImportMap {
  /** The file that it is written in. */
  readonly path: string;
  /** Name → path or URL, with a `*` for the star of the name. */
  readonly names: StarPatterns<string>;
}

/** By the folder of their config. Members of a workspace also have the names of its root. */
export function readImportMaps({ manifests }: Project, diagnostics: Diagnostic[]): NearestUpward<ImportMap> {
  const byFolder = new Map<string, ImportMap>();
  for (const [path, text] of manifests) {
    // Of two in one folder, Deno takes the deno.json.
    if (!isDenoConfig(path) || manifests.has(filePath(path.slice(0, -1)))) continue;
    const json = readJsonManifest(path, text, diagnostics);
    const other = importMapOf(json, folderOf(path));
    const otherText = other === undefined ? undefined : manifests.get(filePath(other));
    const map =
      other === undefined || otherText === undefined
        ? { path, names: readNames(json) }
        : { path: other, names: readNames(readJsonManifest(other, otherText, diagnostics)) };
    byFolder.set(folderOf(path), map);
  }
  return new NearestUpward((folder) => byFolder.get(folder));
}

function readNames(json: UntypedObject): StarPatterns<string> {
  // `null` forbids a name.
  const written = Object.entries(objectAt(json, 'imports')).filter((entry): entry is [string, string] =>
    isString(entry[1]),
  );
  return new StarPatterns([
    ...written.map(([name, target]) =>
      name.endsWith('/') ? ([`${name}*`, `${target}*`] as const) : ([name, target] as const),
    ),
    // The name of a package is also that of everything in it.
    ...written
      .filter(([name, target]) => !name.endsWith('/') && /^(?:npm|jsr):/.test(target))
      .map(([name, target]) => [`${name}/*`, `${target}/*`] as const),
  ]);
}
