// Walks the folders of a project, without recursion and without following symbolic links, and records every entry.
import type { Run } from '../model/run.ts';
import { Pacer } from '../std/pacer.ts';
import { bytePath, classify } from './classify.ts';
import { mayBeProgram } from './programs.ts';
import { childOf, type DiskPath } from './disk-path.ts';
import type { FileTree } from './file-tree.ts';
import type { ClassifiedEntries, ClassifiedEntry, WalkMemo } from './walk-memo.ts';
import { type WalkMark, WalkResult } from './walk-result.ts';
import { type Folder, openFolder, rootFolder } from './folder.ts';
import { ownOutput } from './excluded-folders.ts';
import type { FolderEntry } from './folder-entry.ts';
import type { Selection } from './selection.ts';

export interface WalkRun extends Run {
  /** For a process that walks many revisions with the same options. */
  readonly walkMemo?: WalkMemo | undefined;
}

/** `onFolder` is called before a folder is listed. */
export async function walk(
  root: string,
  selection: Selection,
  tree: FileTree,
  run: WalkRun,
  onFolder: (disk: DiskPath) => void = () => undefined,
): Promise<WalkResult> {
  const start = rootFolder(root, tree);
  const result = new WalkResult(start.bytes);
  const known = new KnownFolders(tree, result, run.walkMemo);
  const pacer = new Pacer(run.signal);
  const showProgress = (): void => run.onProgress?.({ stage: 'scan', done: result.files.length, total: 0 });
  const ahead = [start];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    known.finish(ahead.length + 1);
    if (known.take(next, ahead.length)) continue;
    onFolder(next.disk);
    const { folder, entries } = enter(next, tree, result);
    const names = known.namesIn(folder);
    const inside: Folder[] = [];
    for (const entry of entries) {
      if (pacer.isSliceOver()) {
        showProgress();
        await pacer.rest();
      }
      const classified = names?.get(entry) ?? classifyEntry(folder, entry, selection);
      names?.add(entry.name, classified);
      const child = record(folder, entry, { classified, selection, tree, result });
      if (child !== undefined) inside.push(child);
    }
    names?.keep();
    // A stack, so the first folder must be on top.
    for (const child of inside.toReversed()) ahead.push(child);
  }
  known.finish(0);
  showProgress();
  return result;
}

interface UnfinishedFolder {
  readonly path: string;
  readonly key: string;
  readonly start: WalkMark;
  /** The number of folders on the stack when it was entered. As long as there are more, its subfolders are not done. */
  readonly ahead: number;
}

/** Folders that were walked before, and those that are walked for the first time. */
class KnownFolders {
  readonly #tree: FileTree;
  readonly #result: WalkResult;
  readonly #memo: WalkMemo | undefined;
  /** Innermost last. */
  readonly #unfinished: UnfinishedFolder[] = [];

  constructor(tree: FileTree, result: WalkResult, memo: WalkMemo | undefined) {
    this.#tree = tree;
    this.#result = result;
    this.#memo = memo;
  }

  /** Adds what is known about the folder. Returns false if it has to be walked. */
  take({ path, disk }: Folder, ahead: number): boolean {
    const key = this.#memo === undefined ? undefined : this.#tree.folderKey?.(disk);
    if (key === undefined) return false;
    const found = this.#memo?.get(path, key);
    if (found !== undefined) this.#result.append(found);
    else this.#unfinished.push({ path, key, start: this.#result.mark(), ahead });
    return found !== undefined;
  }

  /** For a folder that is walked. */
  namesIn({ path, disk }: Folder): KnownNames | undefined {
    const rulesKey = this.#memo === undefined ? undefined : this.#tree.rulesKey?.(disk);
    if (this.#memo === undefined || rulesKey === undefined) return undefined;
    return new KnownNames(this.#memo, path, rulesKey);
  }

  /** `ahead` includes the next folder. Folders with nothing left on the stack are done. */
  finish(ahead: number): void {
    for (let last = this.#unfinished.at(-1); last !== undefined; last = this.#unfinished.at(-1)) {
      if (last.ahead < ahead) return;
      this.#memo?.set(last.path, last.key, this.#result.since(last.start));
      this.#unfinished.pop();
    }
  }
}

/** How the last walk classified the names in a folder. */
class KnownNames {
  readonly #memo: WalkMemo;
  readonly #path: string;
  readonly #rulesKey: string;
  readonly #before: ClassifiedEntries | undefined;
  readonly #now = new Map<string, ClassifiedEntry>();

  constructor(memo: WalkMemo, path: string, rulesKey: string) {
    this.#memo = memo;
    this.#path = path;
    this.#rulesKey = rulesKey;
    this.#before = memo.classifiedIn(path, rulesKey);
  }

  get({ name, kind }: FolderEntry): ClassifiedEntry | undefined {
    const known = this.#before?.get(name);
    return known?.kind === kind ? known : undefined;
  }

  add(name: string, entry: ClassifiedEntry): void {
    this.#now.set(name, entry);
  }

  keep(): void {
    this.#memo.setClassified(this.#path, this.#rulesKey, this.#now);
  }
}

interface Entered {
  readonly folder: Folder;
  readonly entries: readonly FolderEntry[];
}

function enter(folder: Folder, tree: FileTree, result: WalkResult): Entered {
  const opened = openFolder(folder, tree);
  if (opened.kind === 'listed') {
    result.addFolder(folder.path);
    const { rules } = opened.folder;
    if (rules !== folder.rules || folder.path === '.') result.rules.set(folder.path, rules);
    if (opened.ruleProblem !== undefined) {
      const message = `Cannot read this file: ${opened.ruleProblem}. Its rules were not applied.`;
      result.report('unreadable-file', childPath(folder.path, '.gitignore'), message);
    }
    return opened;
  }
  if (opened.kind === 'worktree') result.addSkipped(folder.path, 'linked-worktree', linkedWorktree);
  else if (opened.kind !== 'unreadable') result.addIgnored(folder.path);
  else {
    const message = `Cannot list this folder: ${opened.reason}. Its files are missing from the report.`;
    result.addSkipped(folder.path, 'unreadable-folder', message);
  }
  return { folder, entries: [] };
}

const linkedWorktree =
  'This folder is another checkout of a repository (a linked git worktree). Its files were not read.';

function classifyEntry(folder: Folder, entry: FolderEntry, selection: Selection): ClassifiedEntry {
  const path = childPath(folder.path, entry.name);
  return { kind: entry.kind, path, as: classify(folder, entry, path, selection) };
}

interface Walk {
  readonly classified: ClassifiedEntry;
  readonly selection: Selection;
  readonly tree: FileTree;
  readonly result: WalkResult;
}

/** Records an entry. Returns it if it is a folder to walk. */
function record(folder: Folder, entry: FolderEntry, walking: Walk): Folder | undefined {
  const { classified, tree, result } = walking;
  const { path, as } = classified;
  let disk: DiskPath;
  switch (as.kind) {
    case 'folder':
      return {
        path,
        name: entry.name,
        disk: childOf(folder.disk, entry.diskName),
        bytes: bytePath(folder, entry),
        rules: folder.rules,
        isInCheckout: folder.isInCheckout,
        tracked: folder.tracked,
        isIgnored: as.isIgnored,
      };
    case 'source':
      disk = childOf(folder.disk, entry.diskName);
      result.addSource(path, disk, { language: as.language, stat: tree.stat(disk) });
      break;
    case 'asset':
      recordAsset(childOf(folder.disk, entry.diskName), entry, walking);
      break;
    case 'ignored':
      if (entry.name !== ownOutput) result.addIgnored(path);
      break;
    case 'link':
      result.addSkipped(path, 'link-not-followed', 'Symbolic link, not followed.');
      break;
    case 'special':
      result.addSkipped(path, 'special-file', 'Pipe, socket or device, not opened.');
      break;
  }
  return undefined;
}

/** A program without an extension is a source file after all. Names known from another revision do not show this. */
function recordAsset(
  disk: DiskPath,
  { name }: FolderEntry,
  { classified, selection, tree, result }: Walk,
): void {
  const { path } = classified;
  const line = mayBeProgram(name) ? tree.readProgramLine(disk) : undefined;
  const language = line === undefined ? undefined : selection.languageOfProgram(line);
  if (language === undefined) result.addAsset(path, disk);
  else if (selection.includes(path)) result.addSource(path, disk, { language, stat: tree.stat(disk) });
  else result.addIgnored(path);
}

function childPath(folder: string, name: string): string {
  // Unlike a concatenation, the result of `join` is a flat string, which is faster to look up.
  return folder === '.' ? name : [folder, name].join('/');
}
