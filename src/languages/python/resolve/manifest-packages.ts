// What the manifests ask for, and the distributions that they describe with their top-level modules.
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { namesByFolder } from '../../kit/names-by-folder.ts';
import { childPath, folderOf, isInside, joinWrittenPath, nameOf, relativeTo } from '../../kit/paths.ts';
import { wordSet } from '../../kit/word-set.ts';
import type { ManifestPackages, ProductFiles, RequiredPackage } from '../../language.ts';
import { normalizeName } from './distributions.ts';
import type { Distribution } from './manifest-facts.ts';
import { readAll } from './manifests.ts';

export async function readManifestPackages(
  { manifests }: Project,
  productFiles: ProductFiles,
): Promise<ManifestPackages> {
  const required: RequiredPackage[] = [];
  const described = new Map<string, DescribedFolder>();
  for (const { path, result } of await readAll(manifests)) {
    if (!result.ok) continue;
    for (const { name, range } of result.value.dependencies)
      required.push({ node: normalizeName(name), name, range, manifest: path });
    const { distribution } = result.value;
    const folder = folderOf(path);
    // The pyproject.toml comes first.
    if (distribution !== undefined && !described.has(folder)) described.set(folder, { path, distribution });
  }
  const modulesIn = described.size === 0 ? undefined : findModules(described, productFiles());
  return {
    required,
    provided: Array.from(
      described,
      ([
        folder,
        {
          path,
          distribution: { name, version },
        },
      ]) => ({
        name,
        version,
        manifest: path,
        imports: [...(modulesIn?.get(folder) ?? [])],
      }),
    ),
  };
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
  const packages = new Set(
    files.flatMap(({ file: { path } }) => (/^__init__\.pyi?$/.test(nameOf(path)) ? [folderOf(path)] : [])),
  );
  const sources = new Set(files.map(({ file: { path } }) => path.split('/src/', 1)[0]!));
  const found = new Map<string, ReadonlySet<string>>();
  const all = namesByFolder(described.keys(), files, ({ file }) => [file.path]);
  for (const [folder, paths] of all) {
    const { distribution } = described.get(folder)!;
    const src = childPath(folder, 'src');
    const hasSource =
      !packages.has(src) &&
      (folder === '.' ? [...paths].some((path) => path.startsWith('src/')) : sources.has(folder));
    const layout: Layout = { folder, src: hasSource ? src : undefined, packages };
    found.set(folder, new Set([...paths].flatMap((path) => moduleOf(path, layout, distribution))));
  }
  return found;
}

interface Layout {
  readonly folder: string;
  /** The folder of the modules, if they are not beside the manifest. */
  readonly src: string | undefined;
  /** Folders with an `__init__.py`. */
  readonly packages: ReadonlySet<string>;
}

function moduleOf(
  path: string,
  { folder, src, packages }: Layout,
  { name, packages: named }: Distribution,
): string[] {
  if (named !== undefined) {
    const places = named.map((place) => joinWrittenPath(folder, place) ?? '');
    return places.filter((place) => place !== '' && isInside(place, path)).map(nameOf);
  }
  if (src !== undefined) return isInside(src, path) ? [moduleIn(src, path, packages)] : [];
  const parts = relativeTo(folder, path).split('/');
  const [first = ''] = parts;
  // Without a package around it, a file is a script, unless the distribution is that one file.
  if (parts.length === 1) return isModuleOf(name, first) ? [withoutExtension(first)] : [];
  const isPackage = packages.has(childPath(folder, first)) && !besidePackages.has(first);
  return isPackage ? [first] : [];
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

/** Folders that setuptools does not take for packages when they are beside the manifest. */
const besidePackages = wordSet(`
  bin build changelog ci debian documentation exercise exercises fabfile htmlcov manpages news newsfragments
  python requirements scripts site_scons tasks tools util utils
`);
