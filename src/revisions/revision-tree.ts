// The files of a revision as a file tree, like those of a clean checkout: no filters are applied, and submodules are empty
// folders.
import { isAscii, toByteString } from '../scan/byte-string.ts';
import type { DiskPath } from '../scan/disk-path.ts';
import type { FileContent, FileStat, FileTree } from '../scan/file-tree.ts';
import { type FolderEntry, withUniqueNames } from '../scan/folder-entry.ts';
import type { Absence, TrackedPaths } from '../scan/git-index.ts';
import { largestProgram, mayBeProgram, programLine } from '../scan/programs.ts';
import { TextBuffer } from '../scan/text-buffer.ts';
import type { FileStamp } from '../model/source.ts';
import { listTree, type TreeFile } from './list-tree.ts';
import { ObjectReader } from './object-reader.ts';
import type { ObjectStore } from './object-store.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';
import { nameOf, parentPath } from '../std/paths.ts';

export interface RevisionTreeOptions {
  /** ID of a commit or tree. */
  readonly tree: string;
  /** The project's path in the repository, '' for the root. */
  readonly folder: string;
  readonly signal?: AbortSignal | undefined;
  /** The stamp of the file on disk if its content is the same, so that cached results apply to both. */
  readonly stampOf?: ((file: TreeFile) => FileStamp | undefined) | undefined;
  /** The content of `.git/info/exclude`. A clean checkout has none. */
  readonly excludeRules?: Uint8Array | undefined;
  /** For a process that reads many revisions: the shared object cache, which stays open. */
  readonly objects?: ObjectStore | undefined;
}

type Objects = Pick<ObjectReader, 'read' | 'readStarts' | 'explainMissing'>;

type Entry = TreeFile | { readonly kind: 'folder' };

const folderEntry: Entry = { kind: 'folder' };
/** The same limit as in the walk. */
const maxIgnoreFile = 1024 ** 2;
/** No system resolves a longer path. */
const maxLinkSize = 4096;
/** For all ignore files and symbolic links together. */
const maxKeptBytes = 128 * 1024 ** 2;
/** As many as Linux follows. */
const maxLinks = 40;
/** A revision contains only tracked files. */
const everything = { hasFile: () => true, hasFolder: () => true };
const excludeFile = '.git/info/exclude';

/** Paths begin with `/`, the root of the repository. */
export class RevisionTree implements FileTree {
  readonly #options: RevisionTreeOptions;
  readonly #objects: Objects;
  readonly #closeObjects: () => void;
  /** Folder → its entries by name; both as byte strings. The root is ''. */
  readonly #folders = new Map<string, Map<string, Entry>>([['', new Map([['.git', folderEntry]])]]);
  /** Folder → ID of its tree, as far as known. */
  #treeIds: ReadonlyMap<string, string> = new Map();
  /** By ID: the ignore files and symbolic links, which the walk needs at any time. */
  readonly #kept = new Map<string, Buffer>();
  /** By ID: the first lines of programs. */
  readonly #programLines = new Map<string, string>();
  /** By ID: what was fetched last. */
  #fetched = new Map<string, Buffer>();
  readonly #buffer = new TextBuffer();

  private constructor(options: RevisionTreeOptions, objects: Objects, closeObjects: () => void) {
    this.#options = options;
    this.#objects = objects;
    this.#closeObjects = closeObjects;
  }

  /** Throws UnreadableHistory. `close` must be called. */
  static async open(git: SafeGit, options: RevisionTreeOptions): Promise<RevisionTree> {
    const { folder, signal, objects } = options;
    const own = objects === undefined ? new ObjectReader(git) : undefined;
    const tree = new RevisionTree(options, own ?? objects!, () => own?.close());
    const paths = folder === '' ? [] : [folder, ...ignoreFilesAbove(folder)];
    const { files, folders } =
      objects === undefined
        ? { files: await listTree(git, options.tree, { paths, signal }), folders: undefined }
        : await objects.list(options.tree, folder);
    if (folders !== undefined) tree.#treeIds = folders;
    for (const file of files) tree.#add(file);
    await tree.#keep(files.filter(isNeededByWalk));
    await tree.#findPrograms(files.filter(isPossibleProgram));
    return tree;
  }

  /** Their paths in the repository, as in the scan. */
  get submodules(): readonly string[] {
    const found: string[] = [];
    for (const entries of this.#folders.values())
      for (const entry of entries.values()) if (entry.kind === 'submodule') found.push(toText(entry.path));
    return found;
  }

  close(): void {
    this.#closeObjects();
  }

  list(folder: DiskPath): readonly FolderEntry[] {
    const entries = this.#folders.get(keyOf(folder));
    if (entries === undefined) {
      if (this.#entryAt(keyOf(folder))?.kind === 'submodule') return [];
      throw Object.assign(new Error('no such folder'), { code: 'ENOENT', syscall: 'scandir' });
    }
    const listed = [...entries].map(([name, { kind }]) => toFolderEntry(name, kind));
    if (!listed.some(({ name }) => name.includes('\uFFFD')))
      return listed.sort((a, b) => (a.name < b.name ? -1 : 1));
    const bytes = listed.map((entry) => ({ ...entry, diskName: Buffer.from(entry.diskName) }));
    return withUniqueNames(bytes.sort((a, b) => Buffer.compare(a.diskName, b.diskName)));
  }

  kindOf(path: DiskPath): FolderEntry['kind'] | undefined {
    const kind = this.#entryAt(keyOf(path))?.kind;
    return kind === 'submodule' ? 'folder' : kind;
  }

  folderKey(folder: DiskPath): string | undefined {
    const key = keyOf(folder);
    const id = this.#treeIds.get(key);
    return id === undefined ? undefined : `${id} ${this.#rulesAt(key)}`;
  }

  rulesKey(folder: DiskPath): string {
    return this.#rulesAt(keyOf(folder));
  }

  /** The IDs of the ignore files in and above a folder, each with the length of its path. */
  #rulesAt(key: string): string {
    const rules = this.#folders.get(key)?.get('.gitignore');
    const above = key === '' ? '' : this.#rulesAt(parentPath(key));
    return rules?.kind === 'file' ? `${above} ${key.length} ${rules.id}` : above;
  }

  stat(path: DiskPath): FileStat {
    const entry = this.#fileAt(path);
    if (entry === undefined) return { size: 0, stamp: undefined };
    const stamp = this.#options.stampOf?.(entry);
    return { size: this.#sizeOf(entry), stamp, blob: stamp === undefined ? entry.id : undefined };
  }

  read(path: DiskPath, maxSize: number): FileContent {
    const entry = this.#fileAt(path);
    if (entry === undefined) return this.#readExcludeFile(path);
    const size = this.#sizeOf(entry);
    if (size > maxSize) return { kind: 'too-large', size };
    const content = this.#kept.get(entry.id) ?? this.#fetched.get(entry.id);
    if (content === undefined) throw new Error(`Not fetched: ${entry.path}`);
    return this.#copy(content);
  }

  readProgramLine(path: DiskPath): string | undefined {
    const entry = this.#fileAt(path);
    return entry === undefined ? undefined : this.#programLines.get(entry.id);
  }

  #readExcludeFile(path: DiskPath): FileContent {
    const { excludeRules } = this.#options;
    if (excludeRules !== undefined && keyOf(path) === excludeFile) return this.#copy(excludeRules);
    return { kind: 'unreadable', reason: 'no such file' };
  }

  #copy(content: Uint8Array): FileContent {
    this.#buffer.withRoomFor(content.length).set(content);
    return this.#buffer.textOf(content.length);
  }

  #sizeOf({ size }: TreeFile): number {
    if (size === undefined) throw this.#objects.explainMissing();
    return size;
  }

  trackedIn(top: DiskPath): TrackedPaths {
    const base = keyOf(top) === '' ? '' : `${keyOf(top)}/`;
    const whyAbsent = (path: string): Absence | undefined =>
      this.#entryAt(base + path)?.kind === 'submodule' ? 'submodule' : undefined;
    return { ...everything, whyAbsent, skippedPaths: () => [] };
  }

  realPath(path: string): string | undefined {
    /** The remaining path segments in reverse: the next one is the last. */
    const ahead = keyOf(path).split('/').toReversed();
    const done: string[] = [];
    let links = 0;
    for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
      const folder = this.#folders.get(done.join('/'));
      if (folder === undefined && this.#entryAt(done.join('/'))?.kind !== 'submodule') return undefined;
      if (name === '' || name === '.') continue;
      if (name === '..') {
        if (done.pop() === undefined) return undefined;
        continue;
      }
      const entry = folder?.get(name);
      if (entry === undefined) return undefined;
      if (entry.kind !== 'link') done.push(name);
      else {
        const target = this.#kept.get(entry.id)?.toString('latin1');
        if (target === undefined || target.startsWith('/') || ++links > maxLinks) return undefined;
        ahead.push(...target.split('/').toReversed());
      }
    }
    return `/${toText(done.join('/'))}`;
  }

  async fetch(paths: readonly DiskPath[], maxSize: number): Promise<void> {
    const ids = new Set<string>();
    for (const path of paths) {
      const entry = this.#fileAt(path) ?? this.#fileBehind(path);
      if (entry !== undefined && this.#sizeOf(entry) <= maxSize && !this.#kept.has(entry.id))
        ids.add(entry.id);
    }
    this.#options.signal?.throwIfAborted();
    this.#fetched = await this.#readAll([...ids]);
  }

  async #readAll(ids: readonly string[]): Promise<Map<string, Buffer>> {
    const contents = await this.#objects.read(ids);
    return new Map(ids.map((id, i) => [id, contents[i]!]));
  }

  async #keep(files: readonly TreeFile[]): Promise<void> {
    const sizes = new Map(files.map((file) => [file.id, this.#sizeOf(file)]));
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    if (total > maxKeptBytes) throw new UnreadableHistory('The ignore files of the revision are too large');
    for (const [id, content] of await this.#readAll([...sizes.keys()]))
      this.#kept.set(id, Buffer.from(content));
  }

  async #findPrograms(files: readonly TreeFile[]): Promise<void> {
    const starts = await this.#objects.readStarts(files);
    for (const [i, { id }] of files.entries()) {
      const line = programLine(starts[i]!);
      if (line !== undefined) this.#programLines.set(id, line);
    }
  }

  #add(file: TreeFile): void {
    const slash = file.path.lastIndexOf('/');
    this.#folder(slash === -1 ? '' : file.path.slice(0, slash)).set(file.path.slice(slash + 1), file);
  }

  #folder(path: string): Map<string, Entry> {
    const known = this.#folders.get(path);
    if (known !== undefined) return known;
    const made = new Map<string, Entry>();
    this.#folders.set(path, made);
    const slash = path.lastIndexOf('/');
    // The recursion is limited by the maximum length of a path.
    this.#folder(slash === -1 ? '' : path.slice(0, slash)).set(path.slice(slash + 1), folderEntry);
    return made;
  }

  #entryAt(key: string): Entry | undefined {
    const slash = key.lastIndexOf('/');
    return this.#folders.get(slash === -1 ? '' : key.slice(0, slash))?.get(key.slice(slash + 1));
  }

  #fileAt(path: DiskPath): TreeFile | undefined {
    const entry = this.#entryAt(keyOf(path));
    return entry?.kind === 'file' ? entry : undefined;
  }

  /** The path of a manifest may contain symbolic links. */
  #fileBehind(path: DiskPath): TreeFile | undefined {
    const real = typeof path === 'string' ? this.realPath(path) : undefined;
    return real === undefined ? undefined : this.#fileAt(real);
  }
}

function keyOf(path: DiskPath): string {
  const bytes = toByteString(path);
  let start = 0;
  // A name that is not valid UTF-8 has two slashes before it at the root.
  while (bytes.startsWith('/', start)) start++;
  return bytes.slice(start);
}

function toText(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}

function toFolderEntry(bytes: string, entryKind: Entry['kind']): FolderEntry {
  const kind = entryKind === 'submodule' ? 'folder' : entryKind;
  if (isAscii(bytes)) return { name: bytes, diskName: bytes, kind };
  const diskName = Buffer.from(bytes, 'latin1');
  const name = diskName.toString();
  return { name, diskName: name.includes('\uFFFD') ? diskName : name, kind };
}

/** The rules of folders above the project apply to it too. */
function ignoreFilesAbove(folder: string): readonly string[] {
  const names = folder.split('/');
  return names.map((_, depth) => [...names.slice(0, depth), '.gitignore'].join('/'));
}

function isNeededByWalk({ path, kind, size }: TreeFile): boolean {
  if (kind === 'link') return (size ?? 0) < maxLinkSize;
  if (kind !== 'file' || (path !== '.gitignore' && !path.endsWith('/.gitignore'))) return false;
  return (size ?? 0) <= maxIgnoreFile;
}

/** A missing file is not a source file in any case. */
function isPossibleProgram({ path, kind, size = 0 }: TreeFile): boolean {
  const isOfItsSize = kind === 'file' && size > 0 && size <= largestProgram;
  return isOfItsSize && mayBeProgram(nameOf(path));
}
