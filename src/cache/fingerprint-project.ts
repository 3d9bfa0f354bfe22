// A fingerprint of all inputs of a report: the options, the result of the scan, and the size and times of every file instead
// of its content.
import { createHash } from 'node:crypto';
import type { ChangeCounts } from '../model/change-counts.ts';
import type { Options } from '../model/options.ts';
import type { Project } from '../model/project.ts';
import { statsOf } from './cached-file.ts';
import { hashProject } from './hash-resolution-inputs.ts';

export interface FingerprintContext {
  /** Identifies the program. */
  readonly key: string;
  /** A time before the scan read any file. */
  readonly scanStartedMs: number;
  /** The reason in it contains the commit. */
  readonly history?: ChangeCounts | undefined;
}

/** Undefined if a file was modified too recently for its timestamps to be reliable. */
export function fingerprintProject(
  project: Project,
  options: Options,
  { key, scanStartedMs, history }: FingerprintContext,
): string | undefined {
  const stats: number[] = [];
  for (const file of project.files) {
    const known = statsOf(file, scanStartedMs);
    if (known === undefined) return undefined;
    stats.push(known.size, known.modifiedMs, known.changedMs);
  }
  const { root, files, diagnostics, links = [] } = project;
  const paths = files.map(({ path, language }) => [path, language]);
  return createHash('sha256')
    .update(JSON.stringify([key, history?.reason, root, options, hashProject(project), paths, diagnostics]))
    .update(JSON.stringify([...links]))
    .update(Float64Array.from(stats))
    .digest('base64');
}
