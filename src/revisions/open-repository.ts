// Opens a repository: checks for what Lintel does not support, and resolves HEAD. Only reads files, so git need not be
// started if HEAD is unchanged.
import { join } from 'node:path';
import { checkObjects } from './check-objects.ts';
import { findRepository, readConfig, type RepositoryPlace } from './find-repository.ts';
import type { GitConfig } from './parse-git-config.ts';
import { type ObjectFormat, readHead } from './read-head.ts';
import { statIfThere } from './read-repository-file.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface Repository extends RepositoryPlace {
  readonly objectFormat: ObjectFormat;
  /** Some objects may be only at the remote, from which Lintel never fetches. */
  readonly isPartialClone: boolean;
  /** The parents of the commits listed in the file `shallow` are missing. */
  readonly isShallow: boolean;
  /** Parsed as text: programs named in it are never run. */
  readonly config: GitConfig;
  /** Full ID of the checked-out commit. */
  readonly head: string;
}

/** Extensions that do not affect how commits and trees are read. */
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
  return (statIfThere(join(commonDir, 'shallow'))?.size ?? 0) > 0;
}

function isPartialClone(config: GitConfig): boolean {
  if (config.has('extensions.partialclone')) return true;
  return [...config].some(([key, value]) => /^remote\..*\.promisor$/s.test(key) && value !== 'false');
}
