// The counted changes of a commit as text, cached between runs. A commit ID identifies all its inputs, so the same ID and
// folder give the same counts in any clone. The cache file is in the project's folder, where anyone may have put another one:
// only what this module could have written is accepted, and the only text of it that reaches the report is paths.
import { filePath, type FilePath } from '../model/file-path.ts';
import { version } from '../model/version.ts';
import { compareCodePoints } from '../std/code-point-order.ts';

export interface CountedChanges {
  /** Full ID of the commit that was checked out. */
  readonly head: string;
  /** The project's path in the repository, '' for the root. */
  readonly folder: string;
  /** When that commit was made, in seconds since 1970. */
  readonly newestSeconds: number;
  /** Whether there are more commits in the twelve months than were read. */
  readonly isCapped: boolean;
  /** Source file → number of commits that touch it; files without any are left out. */
  readonly changes: ReadonlyMap<FilePath, number>;
}

/** Increase this when counting changes. */
const format = 1;
const maxSeconds = 253_402_300_799;

export function encodeChanges({ head, folder, newestSeconds, isCapped, changes }: CountedChanges): string {
  const sorted = [...changes].sort(([a], [b]) => compareCodePoints(a, b));
  return `${JSON.stringify({ format, version, head, folder, newestSeconds, isCapped, changes: sorted })}\n`;
}

/** Undefined for another commit, folder or version of Lintel, and for invalid text. */
export function decodeChanges(
  text: string,
  { head, folder }: Pick<CountedChanges, 'head' | 'folder'>,
): CountedChanges | undefined {
  const kept = parseObject(text);
  if (kept?.['format'] !== format || kept['version'] !== version) return undefined;
  if (kept['head'] !== head || kept['folder'] !== folder) return undefined;
  const { newestSeconds, isCapped } = kept;
  if (!isCount(newestSeconds) || newestSeconds > maxSeconds || typeof isCapped !== 'boolean')
    return undefined;
  const changes = decodePairs(kept['changes']);
  return changes === undefined ? undefined : { head, folder, newestSeconds, isCapped, changes };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function decodePairs(value: unknown): ReadonlyMap<FilePath, number> | undefined {
  if (!Array.isArray(value)) return undefined;
  const pairs: readonly unknown[] = value;
  const changes = new Map<FilePath, number>();
  for (const pair of pairs) {
    if (!Array.isArray(pair) || pair.length !== 2) return undefined;
    const [path, count] = pair as readonly unknown[];
    if (typeof path !== 'string' || path === '' || !isCount(count) || count === 0) return undefined;
    changes.set(filePath(path), count);
  }
  return changes;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
