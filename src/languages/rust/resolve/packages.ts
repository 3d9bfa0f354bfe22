// The packages of the project: the roots of their crates, and the names visible to their code.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { type FilePath, filePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { compareCodePoints } from '../../../std/code-point-order.ts';
import { groupBy } from '../../../std/group-by.ts';
import { folderOf, joinPath, nameOf } from '../../../std/paths.ts';
import { parseToml } from '../../kit/toml.ts';
import { type CargoManifest, crateName, type Dependency, readCargoManifest } from './cargo-manifest.ts';
import { nearestUpward } from '../../kit/nearest-upward.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { objectAt } from '../../kit/untyped.ts';

export interface CargoPackage {
  readonly manifest: string;
  readonly folder: string;
  readonly edition: number;
  /** Its name in other crates. */
  readonly libName: string;
  /** Root file of its library. */
  readonly lib: string;
  /** Other targets declared in the manifest. */
  readonly targets: readonly string[];
  readonly build: string | undefined;
  /** Name in its code → crate. */
  readonly externs: ReadonlyMap<string, Extern>;
}

export interface Extern {
  readonly package: string;
  /** Its folder, if it is part of the project. */
  readonly folder: string | undefined;
}

/** Default of Cargo. */
const firstEdition = 2015;
/** Without a manifest. */
export const assumedEdition = 2021;

export interface Packages {
  /** Sorted by folder. */
  readonly all: readonly CargoPackage[];
  /** The nearest above a folder. */
  around(folder: string): CargoPackage | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export async function findPackages(project: Project): Promise<Packages> {
  const diagnostics: Diagnostic[] = [];
  const manifests = await readCargoManifests(project.manifests, diagnostics);
  const packages = new Map<string, CargoPackage>();
  const workspaceAround = workspaceFinder(manifests);
  const isBroken = new Set(diagnostics.map(({ file }) => folderOf(file)));
  for (const [folder, manifest] of manifests) {
    if (manifest.name === undefined && !isBroken.has(folder)) continue;
    packages.set(folder, describe(manifest, workspaceAround(folder), manifests, isBroken.has(folder)));
  }
  const all = [...packages.values()];
  return { all, around: nearestUpward((folder) => packages.get(folder)), diagnostics };
}

/** By folder, in order of their paths. */
export async function readCargoManifests(
  texts: Project['manifests'],
  diagnostics: Diagnostic[],
): Promise<ReadonlyMap<string, CargoManifest>> {
  const manifests = new Map<string, CargoManifest>();
  const own = [...texts].flatMap(([path, text]) => asManifest(path, text, texts));
  for (const [path, text] of own.sort(([a], [b]) => compareCodePoints(a, b))) {
    const toml = await parseToml(text);
    if (!toml.ok) diagnostics.push(invalid(path, toml.line, toml.reason));
    manifests.set(folderOf(path), readCargoManifest(path, objectAt(toml.ok ? toml.value : undefined)));
  }
  return manifests;
}

/** What configure fills in counts where it has not run yet: `path = "@srcdir@/src/lib.rs"`. */
function asManifest(
  path: FilePath,
  text: string,
  texts: Project['manifests'],
): readonly (readonly [path: FilePath, text: string])[] {
  const name = nameOf(path);
  if (name === 'Cargo.toml') return [[path, text]];
  if (name !== 'Cargo.toml.in' || texts.has(filePath(path.slice(0, -'.in'.length)))) return [];
  return [[path, text.replace(/@\w+@\//g, '')]];
}

/** The workspace around a folder. */
export function workspaceFinder(
  manifests: ReadonlyMap<string, CargoManifest>,
): (folder: string) => CargoManifest | undefined {
  return nearestUpward((folder) => {
    const manifest = manifests.get(folder);
    return manifest?.isWorkspace === true ? manifest : undefined;
  });
}

function describe(
  manifest: CargoManifest,
  workspace: CargoManifest | undefined,
  manifests: ReadonlyMap<string, CargoManifest>,
  isBroken: boolean,
): CargoPackage {
  const { folder } = manifest;
  const edition = manifest.inheritsEdition ? workspace?.workspaceEdition : manifest.edition;
  return {
    manifest: manifest.path,
    folder,
    edition: isBroken ? assumedEdition : Number(edition ?? firstEdition),
    libName: libNameOf(manifest),
    lib: manifest.libPath ?? joinPath(folder, 'src/lib.rs') ?? '',
    targets: manifest.targets,
    build: manifest.build,
    externs: withJoined(manifest.dependencies.map((written) => externOf(written, workspace, manifests))),
  };
}

/** A library from elsewhere may have the name of its package without dashes: `gettextrs` of `gettext-rs`. */
function withJoined(externs: readonly (readonly [name: string, extern: Extern])[]): Map<string, Extern> {
  const known = new Map(externs);
  const joined = groupBy(known, ([name]) => name.replaceAll('_', ''));
  for (const [name, [first, ...others]] of joined) {
    if (first === undefined || others.length > 0 || known.has(name)) continue;
    const [, extern] = first;
    if (extern.folder === undefined && extern.package.includes('-')) known.set(name, extern);
  }
  return known;
}

/** Well-known packages whose library has another name. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['md-5', 'md5'],
  ['sha-1', 'sha1'],
]);

function externOf(
  written: Dependency,
  workspace: CargoManifest | undefined,
  manifests: ReadonlyMap<string, CargoManifest>,
): readonly [name: string, extern: Extern] {
  const inherited = written.isInherited ? workspace?.workspaceDependencies.get(written.key) : undefined;
  const renamed = inherited?.package ?? written.package;
  const name = renamed ?? written.key;
  const folder = inherited?.folder ?? written.folder ?? workspace?.patches.get(name);
  const local = folder === undefined ? undefined : manifests.get(folder);
  const own = local === undefined ? otherNames.get(name) : libNameOf(local);
  const code = (renamed === undefined ? own : undefined) ?? crateName(written.key);
  return [code, { package: name, folder: local === undefined ? undefined : folder }];
}

export function libNameOf(manifest: CargoManifest): string {
  return manifest.libName ?? crateName(manifest.name ?? '');
}

function invalid(file: FilePath, line: number, reason: string): Diagnostic {
  const message = `Cannot read ${file}: ${reason}; assumed the default layout, edition ${assumedEdition} and no dependencies`;
  return invalidManifest(file, message, line);
}
