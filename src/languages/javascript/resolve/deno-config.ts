// deno.json and deno.jsonc: the names that their import maps give to files, packages and URLs, and their workspaces.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { type FilePath, filePath } from '../../../model/file-path.ts';
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
  /** The folder of the config. */
  readonly home: string;
  /** Name → path or URL, with a `*` for the star of the name. */
  readonly names: StarPatterns<string>;
}

export class ImportMaps {
  readonly #nearest: NearestUpward<ImportMap>;

  constructor({ manifests }: Project, diagnostics: Diagnostic[]) {
    const byFolder = new Map<string, ImportMap>();
    for (const [path, text] of manifests) {
      // Of two in one folder, Deno takes the deno.json.
      if (!isDenoConfig(path) || manifests.has(filePath(path.slice(0, -1)))) continue;
      byFolder.set(folderOf(path), readImportMap(path, text, manifests, diagnostics));
    }
    this.#nearest = new NearestUpward((folder) => byFolder.get(folder));
  }

  /** From the inside out: members of a workspace also have the names of its root. */
  around(folder: string): Iterable<ImportMap> {
    return this.#nearest.around(folder);
  }

  /** The nearest folder with names: they mean the same in it. */
  homeOf(folder: string): string {
    return this.#nearest.of(folder)?.home ?? '.';
  }
}

function readImportMap(
  path: FilePath,
  text: string,
  manifests: Project['manifests'],
  diagnostics: Diagnostic[],
): ImportMap {
  const json = readJsonManifest(path, text, diagnostics);
  const home = folderOf(path);
  const other = importMapOf(json, home);
  const otherText = other === undefined ? undefined : manifests.get(filePath(other));
  if (other === undefined || otherText === undefined) return { path, home, names: readNames(json) };
  return { path: other, home, names: readNames(readJsonManifest(other, otherText, diagnostics)) };
}

function readNames(json: UntypedObject): StarPatterns<string> {
  const written = Object.entries(objectAt(json, 'imports')).filter(hasTarget);
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

/** `null` forbids a name. */
function hasTarget(entry: readonly [string, unknown]): entry is [string, string] {
  return isString(entry[1]);
}
