// Runs git on an untrusted repository. Its config, attributes and hooks can name programs (fsmonitor, pager, external diff,
// textconv, ssh, remotes of a partial clone), so git never sees them: instead of `.git` it gets a folder of ours that
// contains only the commit to start from and a link to the repository's objects. Then git also has no reason to check who
// owns the repository.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWithin } from './is-within.ts';
import { type Environment, locateGit } from './locate-git.ts';
import type { Repository } from './open-repository.ts';
import type { ObjectFormat } from './read-head.ts';
import { readRepositoryText } from './read-repository-file.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface SafeGit {
  readonly repository: Repository;
  /** Absolute path. */
  readonly program: string;
  /** The private folder, which is also the working directory of git. */
  readonly folder: string;
  readonly environment: Environment;
  /** Stops every running git. */
  readonly signal?: AbortSignal | undefined;
}

/** Provides a safe git until `work` ends. Throws UnreadableHistory if there is no git. */
export async function withSafeGit<Result>(
  repository: Repository,
  environment: Environment,
  work: (git: SafeGit) => Promise<Result>,
): Promise<Result> {
  const program = locateGit(environment, [repository.top, join(repository.top, repository.folder)]);
  if (program === undefined) throw new UnreadableHistory('git is not installed');
  const folder = makeTemporaryFolder(repository);
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  try {
    fillGitDir(folder, repository);
    return await work({
      repository,
      program,
      folder,
      environment: safeEnvironment(environment, folder, repository),
    });
  } finally {
    process.off('exit', remove);
    remove();
  }
}

function makeTemporaryFolder({ top }: Repository): string {
  try {
    const parent = realpathSync(tmpdir());
    // Nothing may be written into the project. It would also trigger a file watcher with each analysis.
    if (isWithin(parent, top)) {
      throw new UnreadableHistory('The folder for temporary files lies in the repository');
    }
    return mkdtempSync(join(parent, 'lintel-git-'));
  } catch (error) {
    if (error instanceof UnreadableHistory) throw error;
    throw new UnreadableHistory('No temporary folder can be created', { cause: error });
  }
}

/** The minimum that git accepts as a repository. */
function fillGitDir(folder: string, { head, objectFormat, isShallow, commonDir }: Repository): void {
  mkdirSync(join(folder, 'refs'));
  writeFileSync(join(folder, 'HEAD'), `${head}\n`);
  writeFileSync(join(folder, 'config'), configText(objectFormat));
  if (isShallow) writeFileSync(join(folder, 'shallow'), readShallow(commonDir));
}

/** IDs of commits, one per line. */
function readShallow(commonDir: string): string {
  const lines = readRepositoryText(commonDir, 'shallow')?.split('\n') ?? [];
  return lines
    .filter((line) => /^[0-9a-f]{40,64}$/.test(line))
    .map((line) => `${line}\n`)
    .join('');
}

/** The commit graph and similar files are not trusted, and contain nothing that the objects do not. */
function configText(objectFormat: ObjectFormat): string {
  const lines = ['[core]', 'bare = true', 'commitGraph = false', '[protocol]', 'allow = never'];
  const format =
    objectFormat === 'sha1'
      ? ['[core]', 'repositoryformatversion = 0']
      : ['[core]', 'repositoryformatversion = 1', '[extensions]', `objectformat = ${objectFormat}`];
  return `${[...lines, ...format].join('\n')}\n`;
}

/** The user's environment without variables that affect git. For example, GIT_DIR is set when a hook starts Lintel. */
function safeEnvironment(environment: Environment, folder: string, repository: Repository): Environment {
  const kept = Object.entries(environment).filter(([name]) => !/^GIT_/i.test(name));
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    // Versions of git without GIT_CONFIG_GLOBAL look for their settings here.
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    GIT_DIR: folder,
    GIT_OBJECT_DIRECTORY: join(repository.commonDir, 'objects'),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_SYSTEM: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    // A folder may be named `:(top)`.
    GIT_LITERAL_PATHSPECS: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_PAGER: '',
    // Logs are written in large chunks, not commit by commit.
    GIT_FLUSH: '0',
    // A compressed object can claim any size.
    GIT_ALLOC_LIMIT: '512m',
  };
}

/** New objects go to the private folder; those of the repository are only read. */
export function withOwnObjects(git: SafeGit): SafeGit {
  const objects = join(git.folder, 'objects');
  const shared = git.environment['GIT_OBJECT_DIRECTORY'] ?? '';
  mkdirSync(join(objects, 'info'), { recursive: true });
  writeFileSync(join(objects, 'info', 'alternates'), `${quotePath(shared)}\n`);
  return { ...git, environment: { ...git.environment, GIT_OBJECT_DIRECTORY: objects } };
}

/** In the format of git's path lists, because a path may contain a line break. */
export function quotePath(path: string): string {
  const escaped = path.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
  return `"${escaped}"`;
}
