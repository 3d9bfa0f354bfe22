// The changes of a commit as text, to be kept from run to run. A commit's id stands for all that it was made from, so the
// same id and folder give the same counts in any clone. The file is kept in the project's folder, where anybody may have
// put another one: only what could have been written here is taken, and no text of it but paths reaches the report.
import { filePath, type FilePath } from '../model/file-path.ts';
import { version } from '../model/version.ts';
import { compareCodePoints } from '../std/code-point-order.ts';

export interface CountedChanges {
  /** Full id of the commit that was checked out. */
  readonly head: string;
  /** The project's path in the repository, '' for all of it. */
  readonly folder: string;
  /** When that commit was made, in seconds since 1970. */
  readonly newestSeconds: number;
  /** Whether the twelve months have more commits than were read. */
  readonly isCapped: boolean;
  /** Source file → commits that touch it; files without any are not in it. */
  readonly changes: ReadonlyMap<FilePath, number>;
}

/** To be changed with what is counted. */
const format = 1;
const maxSeconds = 253_402_300_799;

export function encodeChanges({ head, folder, newestSeconds, isCapped, changes }: CountedChanges): string {
  const sorted = [...changes].sort(([a], [b]) => compareCodePoints(a, b));
  return `${JSON.stringify({ format, version, head, folder, newestSeconds, isCapped, changes: sorted })}\n`;
}

/** Undefined for another commit, folder or version of Lintel, and for what is not a text of ours. */
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
