// How often the files of a project changed recently, read from git while the folder is scanned. The counts are kept in the
// output directory, so that a commit is counted once.
import { dirname, join, resolve } from 'node:path';
import { ignoreDiskErrors } from '../cache/ignore-disk-errors.ts';
import { readOwnFile, writeOwnFile } from '../cache/own-file.ts';
import { isSourceName } from '../languages/is-source-name.ts';
import type { ChangeCounts } from '../model/change-counts.ts';
import { noChanges } from '../model/change-counts.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { countChanges } from '../revisions/count-changes.ts';
import { encodeChanges } from '../revisions/counted-changes.ts';
import { mayBeProgram } from '../scan/programs.ts';
import { nameOf } from '../std/paths.ts';

export interface HistoryOptions {
  readonly signal?: AbortSignal | undefined;
  /** The cache file of the analysis; undefined for none. */
  readonly cacheFile?: string | undefined;
  /** The cache is written only for a project with source files. */
  readonly hasSources?: Promise<boolean>;
}

export async function readHistory(
  root: string,
  { signal, cacheFile, hasSources }: HistoryOptions,
): Promise<ChangeCounts> {
  const countsFile = cacheFile === undefined ? undefined : join(dirname(resolve(cacheFile)), 'history.cache');
  const cached = countsFile === undefined ? undefined : readCounts(countsFile);
  const history = await countChanges(root, { isSource: mayBeSource, signal, cached });
  if (!history.used) return noChanges(`${history.reason}.`);
  const { reason, counted, isCached } = history;
  if (countsFile !== undefined && !isCached && (await hasSources) !== false) {
    ignoreDiskErrors(() => {
      prepareOutputDirectory(dirname(countsFile));
      writeOwnFile(countsFile, [encodeChanges(counted)]);
    });
  }
  return { used: true, reason: `${reason}.`, changes: counted.changes };
}

/** Undefined if there are none, or if Lintel did not write them. */
function readCounts(file: string): string | undefined {
  try {
    return readOwnFile(file).toString();
  } catch {
    return undefined;
  }
}

/** A file without an extension may be a program, so its changes are counted in any case. */
function mayBeSource(path: string): boolean {
  return isSourceName(path) || mayBeProgram(nameOf(path));
}
