// Namespaces that project files say are theirs, though no file declares them: tools of the build make their types.
import type { Project } from '../../../model/project.ts';
import { groupBy } from '../../../std/group-by.ts';
import { childPath, folderOf, nameOf } from '../../../std/paths.ts';
import type { CsProject } from './build-files.ts';
import type { TypeIndex } from './type-index.ts';

/** Files that tools turn into types, in the namespace of their folder unless told otherwise. */
const madeFrom = /\.(?:cshtml|dbml|edmx|proto|razor|resx|settings|tt|xaml|xsd)$/i;

export class OwnNamespaces {
  readonly #entries: Project['entries'];
  readonly #projectsOf: ReadonlyMap<string, readonly CsProject[]>;
  readonly #isOwn: (root: string) => boolean;
  /** Folders with files that tools turn into types. Made when a namespace is missing. */
  #folders: ReadonlySet<string> | undefined;

  constructor(projects: readonly CsProject[], entries: Project['entries'], index: TypeIndex) {
    this.#entries = entries;
    this.#projectsOf = groupBy(projects, rootOf);
    const outside = outsideNames(projects);
    // A package whose name begins with that of the root may declare any namespace in it.
    this.#isOwn = (root) =>
      (root.includes('.') ? index.hasNamespace(root) : index.ownsNamespace(root)) &&
      !outside.some((name) => isIn(name, root.toLowerCase()));
  }

  has(namespace: string): boolean {
    return this.#rootsAround(namespace).some(this.#isOwn);
  }

  /** Whether the folder of the namespace has files that a tool makes types of. */
  isMade(namespace: string): boolean {
    return this.#rootsAround(namespace).some((root) => {
      this.#folders ??= foldersWithSources(this.#entries);
      const below = namespace.slice(root.length + 1).replaceAll('.', '/');
      return this.#projectsOf.get(root)!.some(({ folder }) => this.#folders!.has(childPath(folder, below)));
    });
  }

  #rootsAround(namespace: string): readonly string[] {
    return [...this.#projectsOf.keys()].filter((root) => isIn(namespace, root));
  }
}

/** The name of the project file, if it does not say otherwise. */
function rootOf({ path, properties }: CsProject): string {
  const written = properties.get('RootNamespace')?.trim() ?? '';
  return written === '' || written.includes('$') ? nameOf(path).replace(/\.csproj$/i, '') : written;
}

/** Packages and assemblies that no project of the folder is, in lower case. */
function outsideNames(projects: readonly CsProject[]): readonly string[] {
  const own = new Set(projects.map(({ assemblyName }) => assemblyName.toLowerCase()));
  return projects
    .flatMap(({ packages, assemblies }) => [...packages, ...assemblies])
    .map((name) => name.toLowerCase())
    .filter((name) => !own.has(name));
}

function foldersWithSources(entries: Project['entries']): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const [path, kind] of entries)
    if (kind !== 'folder' && madeFrom.test(path))
      for (let at = folderOf(path); !folders.has(at); at = folderOf(at)) folders.add(at);
  return folders;
}

function isIn(name: string, root: string): boolean {
  return name === root || name.startsWith(`${root}.`);
}
