// Scans a folder on disk into a Project.
import { realpathSync } from 'node:fs';
import type { Options } from '../model/options.ts';
import type { Project, ReaderOptions } from '../model/project.ts';
import type { Run } from '../model/run.ts';
import { UserError } from '../model/user-error.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { AbsentPlaces } from './absent-places.ts';
import { DiskTree } from './disk-tree.ts';
import { IgnoredPlaces } from './ignored-places.ts';
import type { FileTree } from './file-tree.ts';
import { ManifestReader } from './manifest-reader.ts';
import { openReader, diskPathOf } from './open-reader.ts';
import { explainReadError } from './read-error.ts';
import { readLinks } from './read-links.ts';
import { readManifests } from './read-manifests.ts';
import { Selection } from './selection.ts';
import type { WalkCache } from './walk-cache.ts';
import type { WalkMemo } from './walk-memo.ts';
import type { WalkResult } from './walk-result.ts';
import { walk } from './walk.ts';
import type { LanguageFiles } from './language-files.ts';

export interface ScanContext extends Run {
  readonly languages: readonly LanguageFiles[];
  /** For a process that scans the same folder repeatedly. */
  readonly walkCache?: WalkCache | undefined;
  /** For a process that scans many revisions with the same options. */
  readonly walkMemo?: WalkMemo | undefined;
}

/** `root` is the absolute path of a folder. Rejects with the signal's reason if it is aborted. */
export async function scan(root: string, options: Options, context: ScanContext): Promise<Project> {
  const realRoot = findRealPath(root);
  const { walkCache, languages } = context;
  const tree = new DiskTree();
  const selection = new Selection(options, languages);
  const walked =
    walkCache === undefined
      ? await walk(realRoot, selection, tree, context)
      : await walkCache.walk(realRoot, JSON.stringify(options), selection, context);
  const readerOptions = readerOptionsOf(realRoot, walked, options);
  const project = await toProject(root, walked, { tree, readerOptions, languages, selection });
  // On a disk, every thread can read with a tree of its own.
  return { ...project, read: openReader(readerOptions), readerOptions };
}

/** For a project that is not on disk. `realRoot` is its path in `tree`, `root` the path for the report. */
export async function scanTree(
  { root, realRoot, tree }: TreeRoot,
  options: Options,
  context: Omit<ScanContext, 'walkCache'>,
): Promise<Project> {
  const { languages } = context;
  const selection = new Selection(options, languages);
  const walked = await walk(realRoot, selection, tree, context);
  const readerOptions = readerOptionsOf(realRoot, walked, options);
  const project = await toProject(root, walked, { tree, readerOptions, languages, selection });
  const read = openReader(readerOptions, tree);
  return {
    ...project,
    read,
    fetch: async (files) => {
      const paths = files.map(({ path }) => diskPathOf(readerOptions, path));
      await tree.fetch?.(paths, options.maxFileSize);
    },
  };
}

export interface TreeRoot {
  readonly root: string;
  readonly realRoot: string;
  readonly tree: FileTree;
}

function readerOptionsOf(realRoot: string, { nonUtf8Paths }: WalkResult, options: Options): ReaderOptions {
  return { realRoot, nonUtf8Paths, maxFileSize: options.maxFileSize };
}

interface ProjectParts {
  readonly tree: FileTree;
  readonly readerOptions: ReaderOptions;
  readonly languages: readonly LanguageFiles[];
  readonly selection: Selection;
}

async function toProject(
  root: string,
  walked: WalkResult,
  { tree, readerOptions, languages, selection }: ProjectParts,
): Promise<Omit<Project, 'read'>> {
  const { files, entries, diagnostics } = walked;
  const { realRoot } = readerOptions;
  const walkedFiles = { realRoot, entries, diskPathOf: (path: string) => diskPathOf(readerOptions, path) };
  const manifestReader = new ManifestReader(walkedFiles, tree);
  const manifests = await readManifests(entries, languages, manifestReader);
  return {
    root,
    files: files.toSorted((a, b) => compareCodePoints(a.path, b.path)),
    entries,
    manifests,
    links: readLinks({ realRoot, entries, diagnostics }, tree),
    gitRules: new IgnoredPlaces(
      walked,
      (name) => selection.languageOf(name) !== undefined,
      new AbsentPlaces(walked, realRoot, tree),
    ),
    diagnostics: [...diagnostics, ...manifestReader.diagnostics].sort((a, b) =>
      compareCodePoints(a.file, b.file),
    ),
  };
}

function findRealPath(root: string): string {
  try {
    return realpathSync(root);
  } catch (error) {
    throw new UserError(`Cannot open the folder ${root}: ${explainReadError(error)}.`, { cause: error });
  }
}
