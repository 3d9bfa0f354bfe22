// Assigns each file to a module: the Package.swift target of its folder, or else everything around the nearest Xcode
// project, pod or package.
import { getOrAdd } from '../../../std/multi-map.ts';
import { folderOf, joinPath, nameOf } from '../../../std/paths.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { EntryKind } from '../../../model/project.ts';
import type { PackageManifest } from './package-manifest.ts';

/** Compared by identity; several names can refer to it. */
export interface Module {
  readonly folder: string;
}

export interface ManifestAt {
  readonly path: FilePath;
  readonly folder: string;
  readonly manifest: PackageManifest;
}

const sourceFolders = ['Sources', 'Source', 'src', 'srcs'];
const testFolders = ['Tests', ...sourceFolders];
const project = /(?:^|\/)([^/]+)\.(?:xcodeproj|xcworkspace|podspec|podspec\.json)$/;

export class Modules {
  /** By imported name. */
  readonly byName = new Map<string, Module>();
  readonly #byFolder = new Map<string, Module>();
  /** Names from a manifest, not only from a folder. */
  readonly #targets = new Set<string>();
  /** Package folders: each folder in their Sources is a target unless the manifest says otherwise. */
  readonly #packages: ReadonlySet<string>;
  readonly #entries: ReadonlyMap<string, EntryKind>;

  constructor(entries: ReadonlyMap<string, EntryKind>, manifests: readonly ManifestAt[]) {
    this.#entries = entries;
    this.#packages = new Set(manifests.map(({ folder }) => folder));
    for (const { folder, manifest } of manifests) this.#addTargets(folder, manifest);
    this.#addProjects();
  }

  /** Whether a manifest of the project declares the module. */
  isTarget(name: string): boolean {
    return this.#targets.has(name);
  }

  of(path: string): Module {
    // A manifest is a separate program.
    const isManifest = /^Package(?:@.*)?\.swift$/.test(nameOf(path));
    return isManifest ? this.#at(path) : this.#around(folderOf(path));
  }

  #around(start: string): Module {
    const visited: string[] = [];
    let folder = start;
    while (!this.#byFolder.has(folder) && folder !== '.' && !this.#isUndeclaredTarget(folder)) {
      visited.push(folder);
      folder = folderOf(folder);
    }
    const module = this.#at(folder);
    if (this.#isUndeclaredTarget(folder)) this.#addName(nameOf(folder), module);
    for (const inner of visited) this.#byFolder.set(inner, module);
    return module;
  }

  /** `Sources/Shop` of a package whose manifest does not list it literally. */
  #isUndeclaredTarget(folder: string): boolean {
    const parent = folderOf(folder);
    const isOfTargets = /(?:^|\/)(?:Sources|Tests)$/.test(parent);
    return isOfTargets && this.#packages.has(folderOf(parent)) && !this.#byFolder.has(parent);
  }

  #at(folder: string): Module {
    return getOrAdd(this.#byFolder, folder, () => ({ folder }));
  }

  #addName(name: string, module: Module): void {
    this.#targets.add(name);
    if (!this.byName.has(name)) this.byName.set(name, module);
  }

  /** Xcode projects and pods. All their targets are treated as one module. */
  #addProjects(): void {
    const projects = new Map<string, Module>();
    for (const [path, kind] of this.#entries) {
      const name = kind === 'source' ? undefined : project.exec(path)?.[1];
      if (name === undefined) continue;
      const module = this.#at(folderOf(path));
      projects.set(folderOf(path), module);
      this.#addName(moduleName(name), module);
    }
    for (const [path, kind] of this.#entries) {
      if (kind !== 'folder' || path === '.') continue;
      const parent = folderOf(path);
      const module = projects.get(parent) ?? projects.get(folderOf(parent));
      if (module !== undefined && !this.byName.has(nameOf(path))) this.byName.set(nameOf(path), module);
    }
  }

  #addTargets(folder: string, { targets }: PackageManifest): void {
    for (const { name, path, isTest } of targets) {
      const place = path === undefined ? this.#usualFolder(folder, name, isTest) : joinPath(folder, path);
      if (place === undefined) continue;
      this.#addName(moduleName(name), this.#at(place));
    }
  }

  #usualFolder(folder: string, name: string, isTest: boolean): string | undefined {
    const places = (isTest ? testFolders : [...sourceFolders, 'Plugins'])
      .map((parent) => joinPath(folder, `${parent}/${name}`))
      .filter((place) => place !== undefined);
    const direct = joinPath(folder, 'Sources');
    const found = places.find((place) => this.#entries.get(place) === 'folder');
    return found ?? (isTest ? undefined : direct);
  }
}

/** The name used in code: `shop-core` is `shop_core`. */
export function moduleName(target: string): string {
  return target.replace(/[^\p{L}\p{N}_]/gu, '_');
}
