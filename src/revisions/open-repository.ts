// A repository that was found, checked for what Lintel does not support, with its HEAD resolved. Only files are read, so
// an unchanged HEAD costs no start of git.
import { join } from 'node:path';
import { checkObjects } from './check-objects.ts';
import { findRepository, readConfig, type RepositoryPlace } from './find-repository.ts';
import type { GitConfig } from './parse-git-config.ts';
import { type ObjectFormat, readHead } from './read-head.ts';
import { lookAt } from './read-repository-file.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface Repository extends RepositoryPlace {
  readonly objectFormat: ObjectFormat;
  /** Some objects may only be at the remote, from which nothing is ever fetched. */
  readonly isPartialClone: boolean;
  /** The commits that its file `shallow` names have parents that are not here. */
  readonly isShallow: boolean;
  /** As text: nothing that it names is run. */
  readonly config: GitConfig;
  /** The full id of the commit that is checked out. */
  readonly head: string;
}

/** Extensions that change nothing about how commits and trees are read. */
const harmlessExtensions = new Set([
  'compatobjectformat',
  'noop',
  'noop-v1',
  'objectformat',
  'partialclone',
  'preciousobjects',
  'refstorage',
  'relativeworktrees',
  'worktreeconfig',
]);

/** Throws UnreadableHistory. */
export function openRepository(projectRoot: string): Repository {
  const place = findRepository(projectRoot);
  const config = readConfig(place);
  checkFormat(config);
  checkObjects(place.commonDir);
  const objectFormat = readObjectFormat(config);
  return {
    ...place,
    objectFormat,
    config,
    isPartialClone: isPartialClone(config),
    isShallow: isShallow(place.commonDir),
    head: readHead(place, objectFormat),
  };
}

function checkFormat(config: GitConfig): void {
  const version = config.get('core.repositoryformatversion') ?? '0';
  if (version !== '0' && version !== '1') {
    throw new UnreadableHistory('The repository has a format that Lintel does not know');
  }
  if ((config.get('extensions.refstorage') ?? 'files') !== 'files') {
    throw new UnreadableHistory('The repository stores its branches as reftable, which is not supported');
  }
  for (const key of config.keys()) {
    const [, extension] = /^extensions\.([a-z0-9-]+)$/.exec(key) ?? [];
    if (version === '1' && extension !== undefined && !harmlessExtensions.has(extension)) {
      throw new UnreadableHistory(`The repository uses the extension ${extension}, which is not supported`);
    }
  }
}

function readObjectFormat(config: GitConfig): ObjectFormat {
  const format = config.get('extensions.objectformat') ?? 'sha1';
  if (format === 'sha1' || format === 'sha256') return format;
  throw new UnreadableHistory('The repository has an object format that Lintel does not know');
}

function isShallow(commonDir: string): boolean {
  return (lookAt(join(commonDir, 'shallow'))?.size ?? 0) > 0;
}

function isPartialClone(config: GitConfig): boolean {
  if (config.has('extensions.partialclone')) return true;
  return [...config].some(([key, value]) => /^remote\..*\.promisor$/s.test(key) && value !== 'false');
}
