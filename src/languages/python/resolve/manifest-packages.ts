// What the manifests ask for, the entry points that they declare, and the distributions that they describe with their top-level modules.
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { namesByFolder } from '../../kit/names-by-folder.ts';
import {
  childPath,
  folderOf,
  foldersUpward,
  isInside,
  joinWrittenPath,
  nameOf,
  relativeTo,
} from '../../../std/paths.ts';
import { wordSet } from '../../kit/word-set.ts';
import type { DeclaredEntry, ManifestPackages, ProductFiles, RequiredPackage } from '../../language.ts';
import { findEntries } from './declared-entries.ts';
import { normalizeName } from './distributions.ts';
import type { Distribution } from './manifest-facts.ts';
import { readAll } from './manifests.ts';

export async function readManifestPackages(
  project: Project,
  productFiles: ProductFiles,
): Promise<ManifestPackages> {
  const required: RequiredPackage[] = [];
  const entries: DeclaredEntry[] = [];
  const described = new Map<string, DescribedFolder>();
  for (const { path, result } of await readAll(project.manifests)) {
    if (!result.ok) continue;
    for (const { name, range } of result.value.dependencies)
      required.push({ node: normalizeName(name), name, range, manifest: path });
    const { distribution } = result.value;
    entries.push(...findEntries(project, { path, entries: [], ...result.value }));
    const folder = folderOf(path);
    // The pyproject.toml comes first.
    if (distribution !== undefined && !described.has(folder)) described.set(folder, { path, distribution });
  }
  const modulesIn = described.size === 0 ? undefined : findModules(described, productFiles());
  const provided = Array.from(described, ([folder, { path, distribution }]) => ({
    name: distribution.name,
    version: distribution.version,
    manifest: path,
    imports: [...(modulesIn?.get(folder) ?? [])],
  }));
  return { required, entries, provided };
}

interface DescribedFolder {
  readonly path: FilePath;
  readonly distribution: Distribution;
}

/** Folder of a manifest → the modules that its distribution installs. */
function findModules(
  described: ReadonlyMap<string, DescribedFolder>,
  files: readonly ExtractedFile[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const packages = new Set<string>();
  for (const { file } of files)
    if (/^__init__\.pyi?$/.test(nameOf(file.path))) packages.add(folderOf(file.path));
  const pathsOf = namesByFolder(described.keys(), files, ({ file }) => [file.path]);
  const found = new Map<string, ReadonlySet<string>>();
  for (const [folder, paths] of pathsOf) {
    const { distribution } = described.get(folder)!;
    const layout = { folder, packages, src: sourceFolder(folder, paths, packages) };
    const named = distribution.packages?.flatMap((place) => joinWrittenPath(folder, place) ?? []);
    const moduleOf =
      named === undefined
        ? (path: string) => installedModule(path, layout, distribution.name)
        : namedModule(new Set(named));
    found.set(folder, new Set([...paths].flatMap(moduleOf)));
  }
  return found;
}

interface Layout {
  readonly folder: string;
  /** Folders with an `__init__.py`. */
  readonly packages: ReadonlySet<string>;
  /** The folder of the modules, if they are not next to the manifest. */
  readonly src: string | undefined;
}

/** `src`, unless it is a package itself. */
function sourceFolder(
  folder: string,
  paths: ReadonlySet<string>,
  packages: ReadonlySet<string>,
): string | undefined {
  const src = childPath(folder, 'src');
  if (packages.has(src)) return undefined;
  for (const path of paths) if (path.startsWith(`${src}/`)) return src;
  return undefined;
}

/** Of the packages or files that the manifest names, those that the path is in. */
function namedModule(places: ReadonlySet<string>): (path: string) => string[] {
  return (path) => {
    for (const at of [path, ...foldersUpward(folderOf(path))])
      if (places.has(at)) return at === '.' ? [] : [withoutExtension(nameOf(at))];
    return [];
  };
}

function installedModule(path: string, { folder, packages, src }: Layout, distribution: string): string[] {
  if (src !== undefined) return isInside(src, path) ? [moduleIn(src, path, packages)] : [];
  const parts = relativeTo(folder, path).split('/');
  const [first = ''] = parts;
  // Without a package around it, a file is a script, unless the distribution is that one file.
  if (parts.length === 1) return isModuleOf(distribution, first) ? [withoutExtension(first)] : [];
  return packages.has(childPath(folder, first)) && !besidePackages.has(first) ? [first] : [];
}

/** `shop`, or `acme.shop` in a folder `acme` without `__init__.py`, which other distributions share. */
function moduleIn(root: string, path: string, packages: ReadonlySet<string>): string {
  const parts = relativeTo(root, path).split('/');
  if (parts.length === 1) return withoutExtension(parts[0]!);
  let folder = root;
  for (let i = 0; i < parts.length - 1; i++) {
    folder = childPath(folder, parts[i]!);
    if (packages.has(folder)) return parts.slice(0, i + 1).join('.');
  }
  return parts[0]!;
}

function isModuleOf(distribution: string, file: string): boolean {
  return normalizeName(withoutExtension(file)) === normalizeName(distribution);
}

function withoutExtension(file: string): string {
  return file.replace(/\.pyi?$|\.pyw$/, '');
}

/** Folders that setuptools does not take for packages when they are next to the manifest. */
const besidePackages = wordSet(`
  bin build changelog ci debian documentation exercise exercises fabfile htmlcov manpages news newsfragments
  python requirements scripts site_scons tasks tools util utils
`);
