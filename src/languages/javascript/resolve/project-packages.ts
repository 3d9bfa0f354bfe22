// The packages of the project, by folder and name.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import { compareCodePoints } from '../../../std/code-point-order.ts';
import { groupBy } from '../../../std/group-by.ts';
import { NearestUpward } from '../../kit/nearest-upward.ts';
import { denoWorkspace, isDenoConfig } from './deno-config.ts';
import { type PackageManifest, readPackageManifest } from './package-manifest.ts';
import { nameOf, folderOf } from '../../../std/paths.ts';
import {
  declaredWorkspaces,
  findWorkspaces,
  type Workspace,
  type WorkspaceDeclaration,
} from './workspaces.ts';
import { valueAt, isObject } from '../../kit/untyped.ts';
import { complainAbout, isStrings } from './manifest-fields.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { parseYaml } from '../../kit/yaml.ts';
import { isInstalled } from './package-name.ts';

export async function readProjectPackages(
  project: Project,
  diagnostics: Diagnostic[],
): Promise<ProjectPackages> {
  const byFolder = new Map<string, PackageManifest>();
  const declarations: WorkspaceDeclaration[] = [];
  const ofDeno: PackageManifest[] = [];
  for (const [path, text] of [...project.manifests].sort(([a], [b]) => compareCodePoints(a, b))) {
    const name = nameOf(path);
    if (name === 'pnpm-workspace.yaml') declarations.push(await readPnpmWorkspace(path, text, diagnostics));
    if (isDenoConfig(path) && !isInstalled(path)) {
      declarations.push(...[denoWorkspace(path, text) ?? []].flat());
      ofDeno.push(readPackageManifest(path, text, []));
    }
    if (name !== 'package.json') continue;
    // Problems of installed packages are not reported.
    const manifest = readPackageManifest(path, text, isInstalled(path) ? [] : diagnostics);
    byFolder.set(manifest.folder, manifest);
  }
  const own = listOwn(byFolder);
  declarations.push(...declaredWorkspaces(own));
  const workspaces = new Map(findWorkspaces(declarations, [...own, ...ofDeno], diagnostics));
  // A package of Deno imports itself by name, also without a workspace.
  for (const each of ofDeno) {
    if (each.name !== undefined && !workspaces.has(each.folder))
      workspaces.set(each.folder, new Map([[each.name, each]]));
  }
  return new ProjectPackages(byFolder, workspaces);
}

export class ProjectPackages {
  readonly #byFolder: ReadonlyMap<string, PackageManifest>;
  readonly #nearest: NearestUpward<PackageManifest>;
  readonly #workspaces: NearestUpward<Workspace>;
  readonly #home: NearestUpward<string>;
  /** Name → the packages of the project with that name. */
  #named: ReadonlyMap<string, readonly PackageManifest[]> | undefined;

  constructor(byFolder: ReadonlyMap<string, PackageManifest>, workspaces: ReadonlyMap<string, Workspace>) {
    this.#byFolder = byFolder;
    this.#nearest = new NearestUpward((folder) => byFolder.get(folder));
    this.#workspaces = new NearestUpward((folder) => workspaces.get(folder));
    this.#home = new NearestUpward((folder) =>
      byFolder.has(folder) || workspaces.has(folder) ? folder : undefined,
    );
  }

  /** Also finds packages in node_modules. */
  in(folder: string): PackageManifest | undefined {
    return this.#byFolder.get(folder);
  }

  /** The folder of its package or workspace, whichever is nearer: names mean the same there. */
  homeOf(folder: string): string {
    return this.#home.of(folder) ?? '.';
  }

  nearest(folder: string): PackageManifest | undefined {
    return this.#nearest.of(folder);
  }

  /** The packages around a folder, from the inside out. */
  around(folder: string): Iterable<PackageManifest> {
    return this.#nearest.around(folder);
  }

  /** The package of this name, if the project has just one. */
  only(name: string): PackageManifest | undefined {
    this.#named ??= groupBy(listOwn(this.#byFolder), (one) => one.name ?? '');
    const named = this.#named.get(name);
    return named?.length === 1 ? named[0] : undefined;
  }

  /** The workspace member of this name, seen from a folder; an inner workspace hides outer ones. */
  findMember(folder: string, name: string): PackageManifest | undefined {
    for (const workspace of this.#workspaces.around(folder)) {
      const member = workspace.get(name);
      if (member !== undefined) return member;
    }
    return undefined;
  }
}

function listOwn(byFolder: ReadonlyMap<string, PackageManifest>): readonly PackageManifest[] {
  return [...byFolder.values()].filter(({ folder }) => !isInstalled(folder));
}

async function readPnpmWorkspace(
  path: string,
  text: string,
  diagnostics: Diagnostic[],
): Promise<WorkspaceDeclaration> {
  const declared = { path, folder: folderOf(path) };
  const result = await parseYaml(text);
  if (!result.ok) {
    diagnostics.push(
      invalidManifest(path, `Not valid YAML (${result.reason}); taken for an empty file.`, result.line),
    );
    return { ...declared, globs: [] };
  }
  const globs = isObject(result.value) ? (valueAt(result.value, 'packages') ?? []) : [];
  if (isStrings(globs)) return { ...declared, globs };
  complainAbout(path, diagnostics)('`packages` is not a list of globs; taken for an empty one.');
  return { ...declared, globs: [] };
}
