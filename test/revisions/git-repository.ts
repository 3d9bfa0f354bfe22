// Real repositories for tests, made by the git of this machine with none of its settings.
import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countChanges, type CountOptions } from '../../src/revisions/count-changes.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

export const gitEnvironment = {
  PATH: process.env['PATH'],
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  // Of commits for which a test says nothing else.
  GIT_AUTHOR_DATE: '2026-01-10T12:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-10T12:00:00Z',
};

export interface Commit {
  /** `2026-01-05`, at noon. */
  readonly day: string;
  /** Path → text, or undefined for a file to be removed. */
  readonly files: Readonly<Record<string, string | undefined>>;
}

export function git(folder: string, args: readonly string[], input = ''): string {
  return execFileSync('git', args, {
    cwd: folder,
    env: gitEnvironment,
    input,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** The folder of a new repository with these commits, the oldest first. */
export function createRepository(commits: readonly Commit[], initOptions: readonly string[] = []): string {
  const folder = temporaryFolder();
  git(folder, ['init', '--quiet', '--initial-branch=main', '--template=', ...initOptions]);
  mkdirSync(join(folder, '.git/info'));
  if (commits.length > 0) importCommits(folder, commits.map(importText).join('\n'));
  return folder;
}

export function cloneRepository(source: string, options: readonly string[] = []): string {
  const folder = join(temporaryFolder(), 'clone');
  git(source, ['clone', '--quiet', ...options, `file://${source}`, folder]);
  return folder;
}

/** Adds to `main` what is written as git fast-import reads it: far quicker than a commit each. */
export function importCommits(folder: string, text: string): void {
  git(folder, ['fast-import', '--quiet'], text);
  git(folder, ['reset', '--quiet', '--hard']);
}

function importText({ day, files }: Commit): string {
  const seconds = Date.parse(`${day}T12:00:00Z`) / 1000;
  const changes = Object.entries(files).map(([path, text]) => {
    // Quoted as in JSON, but for what no test has in a path.
    const name = JSON.stringify(path);
    return text === undefined
      ? `D ${name}`
      : `M 100644 inline ${name}\ndata ${Buffer.byteLength(text)}\n${text}`;
  });
  return [
    'commit refs/heads/main',
    `committer Ada <ada@example.org> ${seconds} +0000`,
    'data 0',
    ...changes,
  ].join('\n');
}

export function commit(folder: string, { day, files }: Commit): void {
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) rmSync(join(folder, path));
    else writeFiles(folder, { [path]: text });
  }
  git(folder, ['add', '--all']);
  const date = `${day}T12:00:00Z`;
  execFileSync('git', ['commit', '--quiet', '--message=Change the shop'], {
    cwd: folder,
    env: { ...gitEnvironment, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

/** What most tests read: `cart.ts` changed twice, `order.ts` once. */
export const shopCommits: readonly Commit[] = [
  { day: '2026-01-01', files: { 'cart.ts': 'export {};', 'order.ts': '', 'README.md': '' } },
  { day: '2026-01-05', files: { 'cart.ts': 'export const cart = [];' } },
];

export const shopChanges = { 'cart.ts': 2, 'order.ts': 1 };

/** The counts by path, or the reason why there are none. */
export async function changesOf(
  folder: string,
  options: Partial<CountOptions> = {},
): Promise<Readonly<Record<string, number>> | string> {
  const history = await countChanges(folder, { isSource: isTypeScript, ...options });
  return history.used ? Object.fromEntries(history.counted.changes) : history.reason;
}

export function isTypeScript(path: string): boolean {
  return path.endsWith('.ts');
}

/** Every entry below a folder with what a write would change. */
export function listing(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .concat('')
    .toSorted()
    .map((path) => {
      const { mode, size, mtimeMs, ctimeMs } = lstatSync(join(folder, path));
      return [path, mode, size, mtimeMs, ctimeMs].join(' ');
    });
}

/** A program named git that would leave a file as a trace of having run, and the folder it lies in. */
export function markerProgram(textFor: (marker: string) => string = (marker) => `touch '${marker}'`): {
  readonly program: string;
  readonly folder: string;
  readonly marker: string;
} {
  const marker = join(temporaryFolder(), 'marker');
  const folder = temporaryFolder({ git: `#!/bin/sh\n${textFor(marker)}\n` });
  const program = join(folder, 'git');
  chmodSync(program, 0o755);
  return { program, folder, marker };
}
