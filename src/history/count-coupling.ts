// Which files change together, by the rules of Code Maat (its `coupling` analysis with default thresholds): docs/history.md.
// Only integers, so that rounding never decides whether a pair is included.

/** Files are numbers. */
export interface CountedPair {
  readonly first: number;
  readonly second: number;
  /** Commits that touched both. */
  readonly shared: number;
  /** Commits that touched the first file, and the second. */
  readonly revisions: readonly [number, number];
  /** Shared commits as a percentage of the mean of both, rounded down. */
  readonly percent: number;
}

/** Larger commits are ignored completely, even for the number of commits that touched a file. */
export const maxFilesOfCommit = 30;
const minShared = 5;
/** Minimum mean of the two files' commits. A minimum of shared commits applies as well. */
const minMeanRevisions = 5;
const minPercent = 30;

/** `commits` has the files of each commit without duplicates; `fileCount` exceeds every file number. */
export function countCoupling(
  commits: readonly (readonly number[])[],
  fileCount: number,
): readonly CountedPair[] {
  const commitsOf = listCommits(commits, fileCount);
  const pairs: CountedPair[] = [];
  // One file at a time, so that memory does not grow with the number of pairs.
  const shared = new Uint32Array(fileCount);
  for (let first = 0; first < fileCount; first++) {
    if (commitsOf[first]!.length < minShared) continue;
    const met: number[] = [];
    for (const commit of commitsOf[first]!) {
      for (const second of commits[commit]!) if (second > first && shared[second]!++ === 0) met.push(second);
    }
    for (const second of met) {
      const pair = measure({ first, second, shared: shared[second]! }, commitsOf);
      if (pair !== undefined) pairs.push(pair);
      shared[second] = 0;
    }
  }
  return pairs;
}

function listCommits(commits: readonly (readonly number[])[], fileCount: number): readonly number[][] {
  const commitsOf = Array.from({ length: fileCount }, (): number[] => []);
  for (const [commit, files] of commits.entries()) for (const file of files) commitsOf[file]!.push(commit);
  return commitsOf;
}

function measure(
  { first, second, shared }: Pick<CountedPair, 'first' | 'second' | 'shared'>,
  commitsOf: readonly (readonly number[])[],
): CountedPair | undefined {
  const revisions = [commitsOf[first]!.length, commitsOf[second]!.length] as const;
  const sum = revisions[0] + revisions[1];
  const isEnough = shared >= minShared && sum >= 2 * minMeanRevisions;
  if (!isEnough || 200 * shared < minPercent * sum) return undefined;
  return { first, second, shared, revisions, percent: Math.floor((200 * shared) / sum) };
}
