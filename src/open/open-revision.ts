// Opens a revision of a repository as a project, without checking it out.
import { join } from 'node:path';
import type { AnalysisContext } from '../pipeline.ts';
import type { ConfigPlace, ConfigText } from '../config/read-config-text.ts';
import { languages } from '../languages/index.ts';
import type { Options } from '../model/options.ts';
import type { Project } from '../model/project.ts';
import type { Run } from '../model/run.ts';
import { version } from '../model/version.ts';
import { RevisionTree, type RevisionTreeOptions } from '../revisions/revision-tree.ts';
import type { SafeGit } from '../revisions/safe-git.ts';
import { scanTree } from '../scan/scan.ts';
import type { WalkMemo } from '../scan/walk-memo.ts';

export interface RevisionPlace extends Pick<
  RevisionTreeOptions,
  'tree' | 'stampOf' | 'excludeRules' | 'objects'
> {
  /** For a process that scans many revisions with the same options. */
  readonly walkMemo?: WalkMemo | undefined;
}

export interface OpenedRevision {
  /** The configuration of the revision. */
  readonly config: ConfigPlace;
  /** Paths in the repository. They are empty folders in the project. */
  readonly submodules: readonly string[];
  /** The files that the options select. */
  scan(options: Options): Promise<ScannedRevision>;
  /** See OpenedProject. */
  cacheKeyFor(options: Options): string;
}

export interface ScannedRevision {
  readonly project: Project;
  readonly context: AnalysisContext;
}

/** The revision can be read until `work` ends. Throws UnreadableHistory. */
export async function withRevision<Result>(
  git: SafeGit,
  place: RevisionPlace,
  { signal, onProgress }: Run,
  work: (revision: OpenedRevision) => Promise<Result>,
): Promise<Result> {
  const { top, folder } = git.repository;
  const tree = await RevisionTree.open(git, { ...place, folder, signal });
  const run = { signal, onProgress };
  const root = join(top, folder);
  const realRoot = `/${folder}`;
  try {
    return await work({
      config: configIn(tree, realRoot),
      submodules: tree.submodules,
      scan: async (options) => ({
        project: await scanTree({ root, realRoot, tree }, options, {
          languages,
          ...run,
          walkMemo: place.walkMemo,
        }),
        context: run,
      }),
      // The name of the built module contains a hash of the code that it imports.
      cacheKeyFor: ({ maxFileSize }) => JSON.stringify([version, import.meta.url, root, maxFileSize]),
    });
  } finally {
    tree.close();
  }
}

function configIn(tree: RevisionTree, realRoot: string): ConfigPlace {
  const read = async (name: string, sizeLimit: number): Promise<ConfigText> => {
    const path = tree.realPath(`${realRoot}/${name}`);
    if (path === undefined || tree.kindOf(path) !== 'file') return { kind: 'absent' };
    await tree.fetch([path], sizeLimit);
    const content = tree.read(path, sizeLimit);
    if (content.kind === 'too-large')
      return { kind: 'refused', reason: `it is larger than ${sizeLimit / 1024 ** 2} MiB` };
    if (content.kind === 'unreadable') return { kind: 'refused', reason: content.reason };
    return { kind: 'text', text: Buffer.from(content.bytes.subarray(0, content.length)).toString() };
  };
  // One scan at a time: fetching something else replaces what the tree fetched before.
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: (name, sizeLimit) => {
      const next = last.then(() => read(name, sizeLimit));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
