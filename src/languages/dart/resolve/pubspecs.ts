// The pubspec.yaml files of a project.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import { compareCodePoints } from '../../../std/code-point-order.ts';
import { folderOf, joinPath, nameOf } from '../../../std/paths.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { objectAt, stringAt, type UntypedObject } from '../../kit/untyped.ts';
import { parseYaml } from '../../kit/yaml.ts';

export interface Pubspec {
  readonly path: FilePath;
  readonly folder: string;
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly isPublished: boolean;
  /** Package name → version constraint. */
  readonly constraints: readonly (readonly [name: string, constraint: string])[];
  /** Package name → folder in the project. */
  readonly pathDependencies: ReadonlyMap<string, string>;
}

export interface Pubspecs {
  /** Sorted by folder. */
  readonly all: readonly Pubspec[];
  readonly diagnostics: readonly Diagnostic[];
}

const dependencyKeys = ['dependencies', 'dev_dependencies', 'dependency_overrides'];

export async function readPubspecs(manifests: ReadonlyMap<FilePath, string>): Promise<Pubspecs> {
  const diagnostics: Diagnostic[] = [];
  const overrides = new Map<string, UntypedObject>();
  for (const [path, text] of manifests) {
    if (nameOf(path) !== 'pubspec_overrides.yaml') continue;
    overrides.set(folderOf(path), await readTable(path, text, 'nothing is overridden', diagnostics));
  }
  const all: Pubspec[] = [];
  for (const [path, text] of manifests) {
    if (nameOf(path) !== 'pubspec.yaml') continue;
    const table = await readTable(path, text, 'its folder is not a package', diagnostics);
    const folder = folderOf(path);
    const dependencies = [...pathsIn(folder, table), ...pathsIn(folder, overrides.get(folder) ?? {})];
    all.push({
      path,
      folder,
      name: stringAt(table, 'name'),
      version: stringAt(table, 'version'),
      isPublished: stringAt(table, 'publish_to') !== 'none',
      constraints: constraintsIn(table),
      pathDependencies: new Map(dependencies),
    });
  }
  return { all: all.toSorted((a, b) => compareCodePoints(a.folder, b.folder)), diagnostics };
}

async function readTable(
  file: FilePath,
  text: string,
  assumption: string,
  diagnostics: Diagnostic[],
): Promise<UntypedObject> {
  const result = await parseYaml(text);
  if (result.ok) return objectAt(result.value);
  const message = `Not valid YAML (${result.reason}); assumed that ${assumption}.`;
  diagnostics.push(invalidManifest(file, message, result.line));
  return {};
}

/** `http: ^1.2.0`, or a table with the key `version`. */
function constraintsIn(table: UntypedObject): [string, string][] {
  return ['dependencies', 'dev_dependencies'].flatMap((key) =>
    Object.entries(objectAt(table, key)).flatMap(([name, written]): [string, string][] => {
      const constraint = stringAt(written) ?? stringAt(written, 'version');
      return constraint === undefined ? [] : [[name, constraint]];
    }),
  );
}

/** `shop_core: { path: ../core }`. Paths outside of the project are left out. */
function pathsIn(folder: string, table: UntypedObject): [string, string][] {
  return dependencyKeys.flatMap((key) =>
    Object.entries(objectAt(table, key)).flatMap(([name, dependency]): [string, string][] => {
      const path = stringAt(dependency, 'path');
      const target = path?.startsWith('/') === false ? joinPath(folder, path) : undefined;
      return target === undefined ? [] : [[name, target]];
    }),
  );
}
