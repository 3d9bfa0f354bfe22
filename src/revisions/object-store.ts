// The objects of a repository, for a process that reads many revisions of it. Consecutive revisions share nearly all folders
// and files, so what was read is cached, within limits, and no git is started for each revision.
import { toByteString } from '../scan/byte-string.ts';
import { RecentMap } from '../std/recent-map.ts';
import { canBeCheckedOut, defaultMaxFiles, tooManyFiles, type TreeFile } from './list-tree.ts';
import { ObjectReader, type SizedBlob } from './object-reader.ts';
import { parseTree, type TreeEntry } from './parse-tree.ts';
import type { SafeGit } from './safe-git.ts';
import type { UnreadableHistory } from './unreadable-history.ts';

/** Counted in folder entries. */
const maxEntries = 200_000;
const maxSizes = 200_000;
/** For manifests and ignore files, which every revision needs again. Sources are read once. */
const maxContentBytes = 16 * 1024 ** 2;
const maxReadBefore = 200_000;
/** Marks the size of a missing blob. */
const missing = -1;

interface Folder {
  /** Relative to the root, with a trailing `/`; '' for the root. */
  readonly prefix: string;
  /** ID of its tree. */
  readonly id: string;
}

export interface ListedFiles {
  readonly files: readonly TreeFile[];
  /** Path of a folder → ID of its tree; without folders below one that was listed before. */
  readonly folders: ReadonlyMap<string, string>;
}

export class ObjectStore {
  readonly #reader: ObjectReader;
  readonly #idBytes: number;
  readonly #maxFiles: number;
  /** By ID. */
  readonly #trees = new RecentMap<string, readonly TreeEntry[]>(maxEntries, ({ length }) => length + 1);
  /** All files in and below a folder, by prefix and ID. */
  readonly #filesBelow = new RecentMap<string, readonly TreeFile[]>(maxEntries, ({ length }) => length + 1);
  readonly #sizes = new RecentMap<string, number>(maxSizes);
  /** The beginnings of files that may be programs, by ID. */
  readonly #starts = new RecentMap<string, Buffer>(maxSizes);
  /** The IDs of contents that were requested once. */
  readonly #readBefore = new RecentMap<string, true>(maxReadBefore);
  /** Contents that were requested more than once. */
  readonly #contents = new RecentMap<string, Buffer>(maxContentBytes, ({ length }) => length + 100);

  /** `close` must be called. */
  constructor(git: SafeGit, maxFiles = defaultMaxFiles) {
    this.#reader = new ObjectReader(git);
    this.#idBytes = git.repository.objectFormat === 'sha1' ? 20 : 32;
    this.#maxFiles = maxFiles;
  }

  close(): void {
    this.#reader.close();
  }

  explainMissing(): UnreadableHistory {
    return this.#reader.explainMissing();
  }

  /** Contents of blobs, in the order of the IDs. Throws UnreadableHistory. */
  async read(ids: readonly string[]): Promise<readonly Buffer[]> {
    const known = ids.map((id) => this.#contents.get(id));
    const wanted = ids.filter((_, i) => known[i] === undefined);
    const read = await this.#reader.read(wanted);
    let next = 0;
    return known.map((content, i) => content ?? this.#remember(ids[i]!, read[next++]!));
  }

  #remember(id: string, content: Buffer): Buffer {
    // A copy, because a slice would keep everything that was read with it in memory.
    if (this.#readBefore.get(id) === true) this.#contents.set(id, Buffer.from(content));
    else this.#readBefore.set(id, true);
    return content;
  }

  /** The beginnings of blobs, in order. Throws UnreadableHistory. */
  async readStarts(files: readonly SizedBlob[]): Promise<readonly Buffer[]> {
    const known = files.map(({ id }) => this.#starts.get(id));
    const read = await this.#reader.readStarts(files.filter((_, i) => known[i] === undefined));
    let next = 0;
    return known.map((start, i) => {
      if (start !== undefined) return start;
      this.#starts.set(files[i]!.id, read[next]!);
      return read[next++]!;
    });
  }

  /**
   * The files in a folder of a commit or tree, and the ignore files of its parent folders. Leaves out what no checkout can
   * contain, as in `listTree`. Throws UnreadableHistory.
   */
  async list(tree: string, folder: string): Promise<ListedFiles> {
    const { found, above } = await this.#find(tree, folder);
    const sizes = await this.#readSizes(above);
    const files = above.map((file) => ({ ...file, size: sizeIn(sizes, file) }));
    if (found === undefined) return { files, folders: new Map() };
    const loaded = await this.#load(found);
    const inside = this.#collect(found, loaded);
    return { files: files.length === 0 ? inside : [...files, ...inside], folders: loaded.folders };
  }

  /** Returns the same ID for two revisions with the same files in `list`. */
  async identify(tree: string, folder: string): Promise<string> {
    if (folder === '') return tree;
    const { found, above } = await this.#find(tree, folder);
    return [found?.id ?? '', ...above.map(({ path, kind, id }) => `${kind} ${id} ${path}`)].join('\0');
  }

  /**
   * Finds a folder by its path. `above` are the ignore files on the way, and whatever exists at the folder's path instead.
   */
  async #find(
    tree: string,
    folder: string,
  ): Promise<{ readonly found: Folder | undefined; readonly above: readonly UnsizedFile[] }> {
    const above: UnsizedFile[] = [];
    let here: Folder = { prefix: '', id: tree };
    const names = folder === '' ? [] : toByteString(folder).split('/');
    for (const [depth, name] of names.entries()) {
      const entries = (await this.#readTrees([here.id])).get(here.id)!;
      const rules = entries.find((entry) => entry.name === '.gitignore' && entry.kind !== 'folder');
      if (rules !== undefined) above.push(fileIn(here, rules));
      const next = entries.find((entry) => entry.name === name);
      if (next?.kind !== 'folder') {
        if (next !== undefined && depth === names.length - 1) above.push(fileIn(here, next));
        return { found: undefined, above };
      }
      here = { prefix: `${here.prefix}${name}/`, id: next.id };
    }
    return { found: here, above };
  }

  /** Reads all unknown folders below one, level by level, and then the sizes of their files. */
  async #load(top: Folder): Promise<Loaded> {
    const below = new Map<string, readonly TreeFile[]>();
    const folders = new Map<string, string>();
    const trees = new Map<string, readonly TreeEntry[]>();
    const files: TreeEntry[] = [];
    let count = 0;
    let level = [top];
    while (level.length > 0) {
      const unknown = level.filter((folder) => {
        const known = this.#filesBelow.get(keyOf(folder));
        if (known !== undefined) below.set(keyOf(folder), known);
        return known === undefined;
      });
      const read = await this.#readTrees(unknown.map(({ id }) => id));
      for (const [id, entries] of read) trees.set(id, entries);
      level = [];
      for (const folder of unknown) {
        for (const entry of trees.get(folder.id)!) {
          // A few small objects can represent billions of files.
          if (++count > this.#maxFiles) throw tooManyFiles(this.#maxFiles);
          const path = `${folder.prefix}${entry.name}`;
          if (!canBeCheckedOut(path)) continue;
          if (entry.kind !== 'folder') files.push(entry);
          else {
            level.push({ prefix: `${path}/`, id: entry.id });
            folders.set(path, entry.id);
          }
        }
      }
    }
    return { below, folders, trees, sizes: await this.#readSizes(files), filesLeft: this.#maxFiles };
  }

  #readTrees(ids: readonly string[]): Promise<ReadonlyMap<string, readonly TreeEntry[]>> {
    return lookUp(ids, this.#trees, async (unknown) => {
      const trees = await this.#reader.readTrees(unknown);
      return trees.map((tree) => parseTree(tree, this.#idBytes));
    });
  }

  #readSizes(entries: readonly Sized[]): Promise<ReadonlyMap<string, number>> {
    const ids = entries.flatMap(({ id, kind }) => (kind === 'submodule' ? [] : id));
    return lookUp(ids, this.#sizes, async (unknown) => {
      const sizes = await this.#reader.readSizes(unknown);
      return sizes.map((size) => size ?? missing);
    });
  }

  #collect(folder: Folder, loaded: Loaded): readonly TreeFile[] {
    const key = keyOf(folder);
    const known = loaded.below.get(key);
    loaded.filesLeft -= known?.length ?? 0;
    if (loaded.filesLeft < 0) throw tooManyFiles(this.#maxFiles);
    if (known !== undefined) return known;
    const files: TreeFile[] = [];
    for (const entry of loaded.trees.get(folder.id)!) {
      const path = `${folder.prefix}${entry.name}`;
      if (!canBeCheckedOut(path)) continue;
      if (entry.kind === 'folder') {
        // The recursion is limited by the maximum length of a path.
        for (const file of this.#collect({ prefix: `${path}/`, id: entry.id }, loaded)) files.push(file);
      } else {
        if (--loaded.filesLeft < 0) throw tooManyFiles(this.#maxFiles);
        files.push({ path, kind: entry.kind, id: entry.id, size: sizeIn(loaded.sizes, entry) });
      }
    }
    this.#filesBelow.set(key, files);
    return files;
  }
}

/** Everything needed to list the files below a folder. */
interface Loaded {
  /** For folders that were listed before. */
  readonly below: ReadonlyMap<string, readonly TreeFile[]>;
  readonly folders: ListedFiles['folders'];
  readonly trees: ReadonlyMap<string, readonly TreeEntry[]>;
  readonly sizes: ReadonlyMap<string, number>;
  /** The number of further files that the revision may have. */
  filesLeft: number;
}

type Sized = Pick<TreeEntry, 'id' | 'kind'>;

function sizeIn(sizes: ReadonlyMap<string, number>, { id, kind }: Sized): number | undefined {
  if (kind === 'submodule') return 0;
  const size = sizes.get(id);
  return size === missing ? undefined : size;
}

type UnsizedFile = Omit<TreeFile, 'size'>;

function fileIn({ prefix }: Folder, { name, kind, id }: TreeEntry): UnsizedFile {
  return { path: `${prefix}${name}`, kind: kind === 'folder' ? 'submodule' : kind, id };
}

function keyOf({ prefix, id }: Folder): string {
  return `${prefix}\0${id}`;
}

/** By ID; unknown ones are read in one request. */
async function lookUp<Value>(
  ids: readonly string[],
  known: RecentMap<string, Value>,
  read: (ids: readonly string[]) => Promise<readonly Value[]>,
): Promise<ReadonlyMap<string, Value>> {
  const found = new Map<string, Value>();
  const unknown = new Set<string>();
  for (const id of ids) {
    const value = known.get(id);
    if (value === undefined) unknown.add(id);
    else found.set(id, value);
  }
  const values = await read([...unknown]);
  for (const [place, id] of [...unknown].entries()) {
    known.set(id, values[place]!);
    found.set(id, values[place]!);
  }
  return found;
}
