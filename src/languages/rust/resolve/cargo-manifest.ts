// The crates and dependencies that a Cargo.toml declares.
import { folderOf, joinPath } from '../../../std/paths.ts';
import { isObject, listAt, objectAt, stringAt, type UntypedObject, valueAt } from '../../kit/untyped.ts';

export interface CargoManifest {
  readonly path: string;
  readonly folder: string;
  /** Undefined for a virtual manifest. */
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly inheritsVersion: boolean;
  /** Undefined if `publish` does not say, or inherits it. */
  readonly isPublished: boolean | undefined;
  readonly inheritsPublish: boolean;
  readonly edition: string | undefined;
  readonly inheritsEdition: boolean;
  /** The name used in code, if it is not that of the package. */
  readonly libName: string | undefined;
  readonly libPath: string | undefined;
  /** Files of the other declared targets, in order. */
  readonly targets: readonly string[];
  /** The build script, declared or in the default location. */
  readonly build: string | undefined;
  readonly dependencies: readonly Dependency[];
  readonly isWorkspace: boolean;
  readonly workspaceEdition: string | undefined;
  readonly workspaceVersion: string | undefined;
  readonly isWorkspacePublished: boolean | undefined;
  readonly workspaceDependencies: ReadonlyMap<string, Dependency>;
  /** Package → the folder that replaces it. */
  readonly patches: ReadonlyMap<string, string>;
}

export interface Dependency {
  /** Its name in the manifest. */
  readonly key: string;
  /** Its real name, if it differs from the key. */
  readonly package: string | undefined;
  /** Its folder in the project. */
  readonly folder: string | undefined;
  readonly version: string | undefined;
  readonly isInherited: boolean;
}

const dependencyTables = ['dependencies', 'dev-dependencies', 'build-dependencies'];
const oldTables = ['dev_dependencies', 'build_dependencies'];
const targetTables = ['bin', 'example', 'test', 'bench'];

export function readCargoManifest(path: string, manifest: UntypedObject): CargoManifest {
  const folder = folderOf(path);
  // Older name of the table, still supported by Cargo.
  const own = isObject(manifest['package']) ? manifest['package'] : objectAt(manifest, 'project');
  const lib = objectAt(manifest, 'lib');
  const workspace = objectAt(manifest, 'workspace');
  const inherited = dependenciesIn(folder, objectAt(workspace, 'dependencies'));
  return {
    path,
    folder,
    name: textAt(own, 'name'),
    version: textAt(own, 'version'),
    inheritsVersion: valueAt(own, 'version', 'workspace') === true,
    isPublished: publishedIn(own),
    inheritsPublish: valueAt(own, 'publish', 'workspace') === true,
    edition: textAt(own, 'edition'),
    inheritsEdition: valueAt(own, 'edition', 'workspace') === true,
    libName: textAt(lib, 'name'),
    libPath: pathIn(folder, lib),
    targets: targetsIn(folder, manifest),
    build: joinPath(folder, textAt(own, 'build') ?? 'build.rs'),
    dependencies: allDependencies(folder, manifest),
    isWorkspace: isObject(manifest['workspace']),
    workspaceEdition: textAt(workspace, 'package', 'edition'),
    workspaceVersion: textAt(workspace, 'package', 'version'),
    isWorkspacePublished: publishedIn(objectAt(workspace, 'package')),
    workspaceDependencies: new Map(inherited.map((dependency) => [dependency.key, dependency])),
    patches: patchesIn(folder, manifest),
  };
}

/** `-` in a package name is `_` in code. */
export function crateName(packageName: string): string {
  return packageName.replaceAll('-', '_');
}

/** `publish` is a boolean or a list of registries. */
function publishedIn(own: UntypedObject): boolean | undefined {
  const publish = valueAt(own, 'publish');
  if (Array.isArray(publish)) return publish.length > 0;
  return typeof publish === 'boolean' ? publish : undefined;
}

function targetsIn(folder: string, manifest: UntypedObject): readonly string[] {
  return targetTables
    .flatMap((kind) => listAt(manifest, kind).filter(isObject))
    .flatMap((target) => pathIn(folder, target) ?? []);
}

function allDependencies(folder: string, manifest: UntypedObject): readonly Dependency[] {
  const platforms = Object.values(objectAt(manifest, 'target')).map((platform) => objectAt(platform));
  return [manifest, ...platforms].flatMap((table) =>
    [...dependencyTables, ...oldTables].flatMap((key) => dependenciesIn(folder, objectAt(table, key))),
  );
}

function dependenciesIn(folder: string, table: UntypedObject): Dependency[] {
  return Object.entries(table).map(([key, value]) => {
    const dependency = objectAt(value);
    return {
      key,
      package: textAt(dependency, 'package'),
      folder: pathIn(folder, dependency),
      version: textAt(dependency, 'version') ?? stringAt(value),
      isInherited: valueAt(dependency, 'workspace') === true,
    };
  });
}

function patchesIn(folder: string, manifest: UntypedObject): ReadonlyMap<string, string> {
  const patches = new Map<string, string>();
  for (const source of Object.values(objectAt(manifest, 'patch'))) {
    for (const patch of dependenciesIn(folder, objectAt(source)))
      if (patch.folder !== undefined) patches.set(patch.package ?? patch.key, patch.folder);
  }
  return patches;
}

function pathIn(folder: string, table: UntypedObject): string | undefined {
  const path = textAt(table, 'path');
  return path === undefined ? undefined : joinPath(folder, path.replaceAll('\\', '/'));
}

/** Undefined if empty. */
function textAt(table: UntypedObject, ...keys: readonly string[]): string | undefined {
  return stringAt(table, ...keys) || undefined;
}
