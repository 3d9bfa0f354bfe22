// Which of today's files each commit touched. The log goes from the newest commit to the oldest, so a rename says what the
// older commits mean by the old name.
import type { CommitLog } from '../revisions/read-commit-log.ts';

/** Commit → indices of the files it touched, each once. `indexOf` has today's files by path; others are left out. */
export function followRenames(
  { paths, commits }: CommitLog,
  indexOf: ReadonlyMap<string, number>,
): readonly (readonly number[])[] {
  const today = Int32Array.from(paths, (path) => indexOf.get(path) ?? unknown);
  const eventual = findEventualNames(commits, today);
  const fileOf = today.slice();
  return commits.map(({ touched, renames }) => {
    const files = touched
      .map((path) => (fileOf[path] === unknown ? eventual[path]! : fileOf[path]!))
      .filter((file) => file !== unknown);
    applyRenames(fileOf, renames);
    return files.length < 2 ? files : [...new Set(files)];
  });
}

const unknown = -1;

/**
 * What became of names that no file has today. A commit on a branch may use a name after it was renamed on another one, so
 * the log has that commit before the rename. A name that was given to a new file in between is not the same file.
 */
function findEventualNames(commits: CommitLog['commits'], today: Int32Array): Int32Array {
  const eventual = new Int32Array(today.length).fill(unknown);
  const fileOf = today.slice();
  const isOther = new Uint8Array(today.length);
  for (const { added, renames } of commits) {
    for (const path of added) if (fileOf[path] === unknown) isOther[path] = 1;
    const unnamed = renames.filter(([from]) => fileOf[from] === unknown && isOther[from] === 0);
    applyRenames(fileOf, renames);
    for (const [from] of unnamed) eventual[from] = fileOf[from]!;
  }
  return eventual;
}

/** All at once: two files may have changed their names with each other. */
function applyRenames(fileOf: Int32Array, renames: CommitLog['commits'][number]['renames']): void {
  const files = renames.map(([, to]) => fileOf[to]!);
  for (const [i, [from]] of renames.entries()) if (files[i] !== unknown) fileOf[from] = files[i]!;
}
