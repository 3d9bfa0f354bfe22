// From a folder on disk to a Project.
import { realpathSync } from 'node:fs';
import type { Options } from '../model/options.ts';
import type { Project } from '../model/project.ts';
import type { Run } from '../model/run.ts';
import { UserError } from '../model/user-error.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { FileReader } from './file-reader.ts';
import { ManifestReader } from './manifest-reader.ts';
import { openReader, diskPathOf } from './open-reader.ts';
import { explainReadError } from './read-error.ts';
import { readManifests } from './read-manifests.ts';
import { Selection } from './selection.ts';
import type { WalkCache } from './walk-cache.ts';
import { walk } from './walk.ts';
import type { LanguageFiles } from './language-files.ts';

export interface ScanContext extends Run {
  readonly languages: readonly LanguageFiles[];
  /** For a process that scans the same folder repeatedly. */
  readonly walkCache?: WalkCache | undefined;
}

/** `root` is the absolute path of a folder. Rejects with the signal's reason if it is aborted. */
export async function scan(root: string, options: Options, context: ScanContext): Promise<Project> {
  const { languages, walkCache } = context;
  const realRoot = findRealPath(root);
  const reader = new FileReader();
  const selection = new Selection(options, languages);
  const walked =
    walkCache === undefined
      ? await walk(realRoot, selection, reader, context)
      : await walkCache.walk(realRoot, JSON.stringify(options), selection, context);
  const { files, entries, nonUtf8Paths } = walked;
  const readerOptions = { realRoot, nonUtf8Paths, maxFileSize: options.maxFileSize };
  const manifestReader = new ManifestReader(
    { realRoot, entries, diskPathOf: (path) => diskPathOf(readerOptions, path) },
    reader,
  );
  const manifests = readManifests(entries, languages, manifestReader);
  return {
    root,
    files: files.toSorted((a, b) => compareCodePoints(a.path, b.path)),
    entries,
    manifests,
    diagnostics: [...walked.diagnostics, ...manifestReader.diagnostics].sort((a, b) =>
      compareCodePoints(a.file, b.file),
    ),
    read: openReader(readerOptions),
    readerOptions,
  };
}

function findRealPath(root: string): string {
  try {
    return realpathSync(root);
  } catch (error) {
    throw new UserError(`Cannot open the folder ${root}: ${explainReadError(error)}.`, { cause: error });
  }
}
