// From a folder on disk to the project that the later stages see.
import { realpathSync } from 'node:fs';
import type { Options } from '../model/options.ts';
import type { Project } from '../model/project.ts';
import type { Run } from '../model/run.ts';
import { UserError } from '../model/user-error.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { FileReader } from './file-reader.ts';
import { ManifestShelf } from './manifest-shelf.ts';
import { openReader, placeOf } from './open-reader.ts';
import { explainReadError } from './read-error.ts';
import { readManifests } from './read-manifests.ts';
import { Selection } from './selection.ts';
import type { WalkCache } from './walk-cache.ts';
import { walk } from './walk.ts';
import type { Wanted } from './wanted.ts';

export interface ScanContext extends Run {
  readonly wanted: readonly Wanted[];
  /** For a process that scans the same folder repeatedly. */
  readonly walkCache?: WalkCache | undefined;
}

/** `root` is the absolute path of a folder. Rejects with the signal's reason if it is aborted. */
export async function scan(root: string, options: Options, context: ScanContext): Promise<Project> {
  const { wanted, walkCache } = context;
  const realRoot = findRealPath(root);
  const reader = new FileReader();
  const selection = new Selection(options, wanted);
  const walked =
    walkCache === undefined
      ? await walk(realRoot, selection, reader, context)
      : await walkCache.walk(realRoot, JSON.stringify(options), selection, context);
  const { files, entries, oddPlaces } = walked;
  const reading = { realRoot, oddPlaces, maxFileSize: options.maxFileSize };
  const shelf = new ManifestShelf({ realRoot, entries, placeOf: (path) => placeOf(reading, path) }, reader);
  const manifests = readManifests(entries, wanted, shelf);
  return {
    root,
    files: files.toSorted((a, b) => compareCodePoints(a.path, b.path)),
    entries,
    manifests,
    diagnostics: [...walked.diagnostics, ...shelf.diagnostics].sort((a, b) =>
      compareCodePoints(a.file, b.file),
    ),
    read: openReader(reading),
    reading,
  };
}

function findRealPath(root: string): string {
  try {
    return realpathSync(root);
  } catch (error) {
    throw new UserError(`Cannot open the folder ${root}: ${explainReadError(error)}.`, { cause: error });
  }
}
