// Which of the current files each commit touched. The log goes from the newest commit to the oldest, so a rename tells what
// an old name means in older commits.
import type { CommitLog } from '../revisions/read-commit-log.ts';

/**
 * Commit → indexes of the files it touched, without duplicates. `indexOf` has the current files by path; others are left out.
 */
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
 * Resolves names that no current file has. A commit on a branch may use a name that was already renamed on another branch, so
 * the log lists that commit before the rename. If the name was reused for a new file in between, it is not the same file.
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

/** All at once, because two files may have swapped names. */
function applyRenames(fileOf: Int32Array, renames: CommitLog['commits'][number]['renames']): void {
  const files = renames.map(([, to]) => fileOf[to]!);
  for (const [i, [from]] of renames.entries()) if (files[i] !== unknown) fileOf[from] = files[i]!;
}
