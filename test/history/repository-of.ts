// Repositories for tests about their commits: who made them, on which branch, and what they touched.
import { type SafeGit, withSafeGit } from '../../src/revisions/safe-git.ts';
import { analyzeFolder } from '../../src/runs/analyze-folder.ts';
import { type CommitFacts, readCommitFacts, tryCommitLog } from '../../src/history/read-commit-facts.ts';
import type { CommitLogOptions } from '../../src/revisions/read-commit-log.ts';
import { openRepository } from '../../src/revisions/open-repository.ts';
import { createRepository, importCommits } from '../revisions/git-repository.ts';

export interface TestCommit {
  /** By default Ada. */
  readonly author?: string;
  /** By default made of the author's name. */
  readonly email?: string;
  /** By default main. */
  readonly branch?: string;
  /** A branch to start from. */
  readonly from?: string;
  /** A branch to merge. */
  readonly merge?: string;
  /** Path → text, or undefined for a file to be removed. */
  readonly files?: Readonly<Record<string, string | undefined>>;
  readonly renames?: readonly (readonly [from: string, to: string])[];
}

/** The folder of a new repository with these commits, a day apart, the oldest first. */
export function repositoryOf(commits: readonly TestCommit[]): string {
  const folder = createRepository([]);
  importCommits(folder, commits.map(importText).join('\n'));
  return folder;
}

const firstDay = Date.parse('2026-01-01T12:00:00Z') / 1000;
const day = 24 * 60 * 60;

function importText(commit: TestCommit, i: number): string {
  const { author = 'Ada', branch = 'main', from, merge, files = {}, renames = [] } = commit;
  const { email = `${author.replaceAll(/[^a-z]/gi, '')}@example.org` } = commit;
  const who = `${author} <${email}> ${firstDay + i * day} +0000`;
  return [
    `commit refs/heads/${branch}`,
    `author ${who}`,
    `committer ${who}`,
    'data 0',
    ...(from === undefined ? [] : [`from refs/heads/${from}`]),
    ...(merge === undefined ? [] : [`merge refs/heads/${merge}`]),
    ...renames.map(([old, fresh]) => `R ${JSON.stringify(old)} ${JSON.stringify(fresh)}`),
    ...Object.entries(files).map(([path, text]) =>
      text === undefined
        ? `D ${JSON.stringify(path)}`
        : `M 100644 inline ${JSON.stringify(path)}\ndata ${Buffer.byteLength(text)}\n${text}`,
    ),
  ].join('\n');
}

/** So many commits that touch these files, each with a line more. */
export function repeated(
  times: number,
  paths: readonly string[],
  others: Partial<TestCommit> = {},
): TestCommit[] {
  return Array.from({ length: times }, () => ({
    ...others,
    files: Object.fromEntries(paths.map((path) => [path, nextText(path)])),
  }));
}

let count = 0;

/** Long enough that a rename is seen, and another one each time. */
export function nextText(path: string): string {
  const lines = Array.from({ length: 30 }, (_, i) => `// line ${i} of ${path.split('/').at(-1)}`);
  return `${lines.join('\n')}\nexport const count = ${count++};\n`;
}

export async function factsIn(
  folder: string,
  { signal, authors = true, ...options }: Partial<CommitLogOptions & Pick<SafeGit, 'signal'>> = {},
): Promise<CommitFacts> {
  const report = await analyzeFolder(folder);
  return withSafeGit(openRepository(folder), process.env, async (git) => {
    const log = await tryCommitLog({ ...git, signal }, { ...options, authors });
    return readCommitFacts(log, report, { authors, folder: git.repository.folder });
  });
}
