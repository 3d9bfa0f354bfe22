// What a Cargo.toml says of the crates in its folder and of what they need.
import { folderOf, joinPath } from '../../../std/join-path.ts';
import { asTable, isTrueIn, type Table, tableIn, tablesIn, textIn } from './toml-values.ts';

export interface CargoManifest {
  readonly path: string;
  readonly folder: string;
  /** Undefined for a manifest that only holds a workspace together. */
  readonly name: string | undefined;
  readonly edition: string | undefined;
  readonly inheritsEdition: boolean;
  /** The name that code says, where it is not the package's. */
  readonly libName: string | undefined;
  readonly libPath: string | undefined;
  /** The files of the other targets that are named, in order. */
  readonly targets: readonly string[];
  readonly dependencies: readonly Dependency[];
  readonly isWorkspace: boolean;
  readonly workspaceEdition: string | undefined;
  readonly workspaceDependencies: ReadonlyMap<string, Dependency>;
  /** Package → the folder that stands in for it. */
  readonly patches: ReadonlyMap<string, string>;
}

export interface Dependency {
  /** As the manifest calls it. */
  readonly key: string;
  /** Its real name, where the key is another. */
  readonly package: string | undefined;
  /** The folder of the project that it lies in. */
  readonly folder: string | undefined;
  readonly isInherited: boolean;
}

const dependencyTables = ['dependencies', 'dev-dependencies', 'build-dependencies'];
const oldTables = ['dev_dependencies', 'build_dependencies'];
const targetTables = ['bin', 'example', 'test', 'bench'];

export function readCargoManifest(path: string, manifest: Table): CargoManifest {
  const folder = folderOf(path);
  // Before 2018 it was called so, and Cargo still reads it.
  const own = asTable(manifest['package']) ?? tableIn(manifest, 'project');
  const lib = tableIn(manifest, 'lib');
  const workspace = tableIn(manifest, 'workspace');
  const inherited = dependenciesIn(folder, tableIn(workspace, 'dependencies'));
  return {
    path,
    folder,
    name: textIn(own, 'name'),
    edition: textIn(own, 'edition'),
    inheritsEdition: isTrueIn(tableIn(own, 'edition'), 'workspace'),
    libName: textIn(lib, 'name'),
    libPath: pathIn(folder, lib),
    targets: targetsIn(folder, manifest, own),
    dependencies: allDependencies(folder, manifest),
    isWorkspace: asTable(manifest['workspace']) !== undefined,
    workspaceEdition: textIn(tableIn(workspace, 'package'), 'edition'),
    workspaceDependencies: new Map(inherited.map((dependency) => [dependency.key, dependency])),
    patches: patchesIn(folder, manifest),
  };
}

/** `-` in the name of a package is `_` in code. */
export function crateName(packageName: string): string {
  return packageName.replaceAll('-', '_');
}

function targetsIn(folder: string, manifest: Table, own: Table): readonly string[] {
  const targets = targetTables
    .flatMap((kind) => tablesIn(manifest, kind))
    .map((target) => pathIn(folder, target));
  const build = textIn(own, 'build');
  if (build !== undefined) targets.push(joinPath(folder, build));
  return targets.filter((path) => path !== undefined);
}

function allDependencies(folder: string, manifest: Table): readonly Dependency[] {
  const platforms = Object.values(tableIn(manifest, 'target')).map((platform) => asTable(platform) ?? {});
  return [manifest, ...platforms].flatMap((table) =>
    [...dependencyTables, ...oldTables].flatMap((key) => dependenciesIn(folder, tableIn(table, key))),
  );
}

function dependenciesIn(folder: string, table: Table): Dependency[] {
  return Object.entries(table).map(([key, value]) => {
    const dependency = asTable(value) ?? {};
    return {
      key,
      package: textIn(dependency, 'package'),
      folder: pathIn(folder, dependency),
      isInherited: isTrueIn(dependency, 'workspace'),
    };
  });
}

function patchesIn(folder: string, manifest: Table): ReadonlyMap<string, string> {
  const patches = new Map<string, string>();
  for (const source of Object.values(tableIn(manifest, 'patch'))) {
    for (const patch of dependenciesIn(folder, asTable(source) ?? {}))
      if (patch.folder !== undefined) patches.set(patch.package ?? patch.key, patch.folder);
  }
  return patches;
}

function pathIn(folder: string, table: Table): string | undefined {
  const path = textIn(table, 'path');
  return path === undefined ? undefined : joinPath(folder, path.replaceAll('\\', '/'));
}
