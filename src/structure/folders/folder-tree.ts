// The folders of the project as a tree of units. A unit is what an architect would draw as one box: a folder, or a file next
// to folders. Some units are more than one path: an entry file and its folder, a header and its source, the files of a Go
// package, a folder of headers and the folder of their sources. A folder that only groups build modules or packages is
// replaced by its contents, and source sets are one root. What a package hides in `internal` is a unit, but not a sibling of
// that package's files.
import type { ConventionsOf, LanguageConventions } from '../../model/conventions.ts';
import { ownerOfPrivateHeader } from '../../model/header-name.ts';
import type { SourceFile } from '../../model/source.ts';
import { nameOf } from '../../std/paths.ts';
import { type Beside, findBesides, foldersEntered, type UsesFolder } from './find-besides.ts';
import { findFolders, type Folders } from './find-folders.ts';
import { findHeaderFolders, type HeaderFolder } from './find-header-folders.ts';
import { findWholes, wholeOf } from './find-partial-types.ts';

export interface FolderTree {
  /** Unit → its path; folders end with `/`, and `*` stands for several folders treated as one. */
  readonly paths: readonly string[];
  /** Unit → its parent; the root, unit 0, is its own parent. */
  readonly parent: readonly number[];
  readonly depth: readonly number[];
  readonly isFolder: readonly boolean[];
  /** Unit → whether it is the entry of its parent folder, and so no box of its own. */
  readonly isEntry: readonly boolean[];
  /** Unit → whether it is a folder with the hidden implementation of the files next to it. */
  readonly isHidden: readonly boolean[];
  /** File → its unit; -1 for a file that is left out. */
  readonly unitOf: Int32Array;
  readonly besides: readonly Beside[];
}

export interface TreeInput {
  readonly files: readonly Pick<SourceFile, 'path' | 'language'>[];
  /** File → whether it is included. */
  readonly takesPart: (file: number) => boolean;
  /** File → whether it represents its folder, whatever its name. */
  readonly isRoot: (file: number) => boolean;
  /** Folders that hold a manifest. */
  readonly modules: ReadonlySet<string>;
  readonly conventionsOf: ConventionsOf;
  /** Whether a file depends on one in a folder. */
  readonly usesFolder: UsesFolder;
}

export function buildFolderTree(input: TreeInput): FolderTree {
  const { files, takesPart, isRoot, conventionsOf } = input;
  const folders = findFolders(input);
  const besides = findBesides(input, folders.paths);
  const folderEntered = foldersEntered(besides);
  const builder = new TreeBuilder(folders, findHeaderFolders(input), findWholes(input));
  const unitOf = new Int32Array(files.length).fill(-1);
  for (let file = 0; file < files.length; file++) {
    if (!takesPart(file)) continue;
    const { path, language } = files[file]!;
    const isEntry = isRoot(file);
    unitOf[file] = builder.add(path, conventionsOf(language), { isEntry, entered: folderEntered.get(file) });
  }
  return { ...builder.tree, unitOf, besides };
}

interface UnitKind {
  readonly isFolder: boolean;
  readonly isEntry: boolean;
  readonly isHidden: boolean;
}

const plainFile: UnitKind = { isFolder: false, isEntry: false, isHidden: false };
const subfolder: UnitKind = { isFolder: true, isEntry: false, isHidden: false };
const entry: UnitKind = { isFolder: false, isEntry: true, isHidden: false };

function kindOfFolder(path: string, { innerFolder, hiddenFolder }: LanguageConventions): UnitKind {
  if (innerFolder?.test(path) === true) return { ...subfolder, isEntry: true };
  return hiddenFolder?.test(path) === true ? { ...subfolder, isHidden: true } : subfolder;
}

/** Whether a unit is this folder or lies below it. */
export function isBelow(
  { parent, depth }: Pick<FolderTree, 'parent' | 'depth'>,
  unit: number,
  folder: number,
): boolean {
  let above = unit;
  while (depth[above]! > depth[folder]!) above = parent[above]!;
  return above === folder;
}

/** What a file is the entry of: its parent folder, or a folder next to it. */
interface EntryOf {
  readonly isEntry: boolean;
  readonly entered: string | undefined;
}

class TreeBuilder {
  readonly tree = {
    paths: [''],
    parent: [0],
    depth: [0],
    isFolder: [true],
    isEntry: [false],
    isHidden: [false],
  };
  readonly #folders: Folders;
  readonly #unitAt = new Map<string, number>();
  /** Folder on disk, and how its path is shortened → its unit. Files of one folder are consecutive. */
  readonly #folderUnits = new Map<LanguageConventions, Map<string, number>>();
  /** The paths before source sets that are siblings. */
  readonly #beforeSets = new Map<RegExp, ReadonlySet<string>>();
  readonly #headerFolders: ReadonlyMap<string, HeaderFolder>;
  /** Files with parts of a type, for which `Policy.cs` stands, and what private headers belong to. */
  readonly #wholes: ReadonlySet<string>;

  constructor(
    folders: Folders,
    headerFolders: ReadonlyMap<string, HeaderFolder>,
    wholes: ReadonlySet<string>,
  ) {
    this.#folders = folders;
    this.#headerFolders = headerFolders;
    this.#wholes = wholes;
  }

  add(path: string, conventions: LanguageConventions, { isEntry, entered }: EntryOf): number {
    let slash = path.lastIndexOf('/');
    while (slash > 0 && this.#folders.groups.has(path.slice(0, slash)))
      slash = path.lastIndexOf('/', slash - 1);
    const folder = path.slice(0, Math.max(0, slash));
    const name = path.slice(slash + 1);
    if (isEntry || conventions.entryFile?.test(name) === true) return this.#addEntry(folder, conventions);
    if (entered !== undefined) return this.#addEntry(entered, conventions);
    const parent = this.#folderUnit(folder, conventions);
    if (conventions.folderIsModule === true) return this.#child(parent, ownFiles(name), plainFile);
    if (conventions.hasPartialTypes === true && this.#wholes.has(wholeOf(path)))
      return this.#child(parent, `${stemOf(name)}.*`, plainFile);
    if (conventions.pairsHeaders !== true)
      return this.#add(parent, this.tree.paths[parent]! + name, plainFile);
    const owner = ownerOfPrivateHeader(path);
    const stem = owner !== undefined && this.#wholes.has(owner) ? nameOf(owner) : stemOf(name);
    return this.#half(parent, folder, `${stem}.*`);
  }

  /** A header in a folder of its own gets the path of its source, if that lies in the folder merged with its own. */
  #half(parent: number, folder: string, name: string): number {
    const isApart = this.#headerFolders.get(folder)?.isOne === true;
    const unit = this.#child(parent, name, plainFile, isApart ? `${folder}/${name}` : undefined);
    if (!isApart) this.tree.paths[unit] = this.tree.paths[parent]! + name;
    return unit;
  }

  #addEntry(folder: string, conventions: LanguageConventions): number {
    return this.#child(this.#folderUnit(folder, conventions), '.', entry);
  }

  #folderUnit(folder: string, conventions: LanguageConventions): number {
    let known = this.#folderUnits.get(conventions);
    if (known === undefined) this.#folderUnits.set(conventions, (known = new Map<string, number>()));
    let unit = known.get(folder);
    if (unit === undefined) known.set(folder, (unit = this.#makeFolder(folder, conventions)));
    return unit;
  }

  #makeFolder(folder: string, conventions: LanguageConventions): number {
    if (folder === '') return 0;
    const { sourceRoots, sourceSets } = conventions;
    let path = `${folder}/`;
    if (sourceRoots !== undefined) path = path.replaceAll(sourceRoots, '$1*/');
    if (sourceSets !== undefined) path = this.#joinSourceSets(path, sourceSets);
    let unit = 0;
    let start = 0;
    for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
      const headers = this.#headerFolders.get(path.slice(0, slash));
      // A grouping folder and the folder in it are one step.
      if (headers === undefined && this.#folders.groups.has(path.slice(0, slash)) && slash < path.length - 1)
        continue;
      if (headers !== undefined) unit = this.#folderUnit(headers.folder, conventions);
      const kind = kindOfFolder(path.slice(0, slash), conventions);
      if (headers?.isOne !== true)
        unit = this.#child(unit, path.slice(start, slash + 1), kind, path.slice(0, slash + 1));
      start = slash + 1;
    }
    return unit;
  }

  /** Only if there are several: `android` alone is a platform's folder, as in every React Native plugin. */
  #joinSourceSets(path: string, sourceSets: RegExp): string {
    return path.replaceAll(sourceSets, (found: string, slash: string, name: string, at: number) => {
      let before = this.#beforeSets.get(sourceSets);
      if (before === undefined)
        this.#beforeSets.set(sourceSets, (before = findSourceSets(this.#folders.paths, sourceSets)));
      const start = at + slash.length;
      return before.has(path.slice(0, start)) ? `${slash}*${found.slice(slash.length + name.length)}` : found;
    });
  }

  /** Creates a unit, but only once if it can stand for several files or folders. */
  #child(parent: number, name: string, kind: UnitKind, path = this.tree.paths[parent]! + name): number {
    const key = this.tree.paths[parent]! + name;
    const known = this.#unitAt.get(key);
    if (known !== undefined) return known;
    const unit = this.#add(parent, path, kind);
    this.#unitAt.set(key, unit);
    return unit;
  }

  #add(parent: number, path: string, { isFolder, isEntry, isHidden }: UnitKind): number {
    const { tree } = this;
    const unit = tree.paths.push(path) - 1;
    tree.parent.push(parent);
    tree.depth.push(tree.depth[parent]! + 1);
    tree.isFolder.push(isFolder);
    tree.isEntry.push(isEntry);
    tree.isHidden.push(isHidden);
    return unit;
  }
}

/** `cart.go` → `*.go`. Below a grouping folder: `internal/cart.go` → `internal/*.go`. */
function ownFiles(name: string): string {
  return name.replace(/[^/]*(?=\.[^./]*$)/, '*');
}

/** The paths before two or more source sets. */
function findSourceSets(folders: ReadonlySet<string>, sourceSets: RegExp): ReadonlySet<string> {
  const first = new Map<string, string>();
  const several = new Set<string>();
  for (const folder of folders) {
    for (const { 1: slash = '', 2: name = '', index } of `${folder}/`.matchAll(sourceSets)) {
      const before = folder.slice(0, index + slash.length);
      const known = first.get(before);
      if (known === undefined) first.set(before, name);
      else if (known !== name) several.add(before);
    }
  }
  return several;
}

/** Up to the first dot; the whole name if it starts with one. */
function stemOf(name: string): string {
  const dot = name.indexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}
