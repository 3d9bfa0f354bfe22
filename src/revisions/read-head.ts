// Reads the checked-out commit and the targets of branches and tags from HEAD, refs and packed-refs, without git.
import type { RepositoryPlace } from './find-repository.ts';
import { readRepositoryFile, readRepositoryText } from './read-repository-file.ts';
import { UnreadableHistory } from './unreadable-history.ts';

const maxPackedRefsBytes = 128 * 1024 ** 2;
/** A ref may refer to another one; git has the same limit. */
const maxSteps = 5;

/** The hash function of object IDs. */
export type ObjectFormat = 'sha1' | 'sha256';

type Place = Pick<RepositoryPlace, 'gitDir' | 'commonDir'>;

/** The full ID of the checked-out commit. Throws UnreadableHistory. */
export function readHead(place: Place, format: ObjectFormat): string {
  const id = followRef(place, format, readRepositoryText(place.gitDir, 'HEAD')?.trim());
  if (id !== undefined) return id;
  const branch = readBranch(place);
  const isUnborn = branch !== undefined && readRefText(place, branch) === undefined;
  throw new UnreadableHistory(
    isUnborn ? 'The repository has no commit yet' : 'The HEAD of the repository cannot be read',
  );
}

/** Full name of the checked-out branch; undefined if there is none. */
export function readBranch({ gitDir }: Pick<Place, 'gitDir'>): string | undefined {
  const name = /^ref:\s*(.*)$/.exec(readRepositoryText(gitDir, 'HEAD')?.trim() ?? '')?.[1];
  return name !== undefined && isRefName(name) ? name : undefined;
}

/** The ID of a full ref name such as `refs/heads/main`; undefined if there is none. */
export function readRef(place: Place, format: ObjectFormat, name: string): string | undefined {
  return isRefName(name) ? followRef(place, format, readRefText(place, name)) : undefined;
}

/** The IDs of names such as ORIG_HEAD and FETCH_HEAD. */
export function readPseudoRef(place: Place, format: ObjectFormat, name: string): string | undefined {
  if (!/^[A-Z][A-Z_]*HEAD$/.test(name)) return undefined;
  return followRef(place, format, /^\S+/.exec(readRepositoryText(place.gitDir, name) ?? '')?.[0]);
}

function followRef(place: Place, format: ObjectFormat, written: string | undefined): string | undefined {
  const isId = format === 'sha1' ? /^[0-9a-f]{40}$/ : /^[0-9a-f]{64}$/;
  let text = written;
  for (let step = 0; step < maxSteps && text !== undefined; step++) {
    if (isId.test(text)) return text;
    const name = /^ref:\s*(.*)$/.exec(text)?.[1];
    if (name === undefined || !isRefName(name)) return undefined;
    text = readRefText(place, name);
  }
  return undefined;
}

function readRefText({ commonDir }: Place, name: string): string | undefined {
  return readRepositoryText(commonDir, name)?.trim() ?? findPackedRef(commonDir, name);
}

/** Accepts only names of files below `refs/`. */
function isRefName(name: string): boolean {
  return (
    name.startsWith('refs/') &&
    name.length < 1024 &&
    !/[\p{Cc}\\:\uFFFD]/u.test(name) &&
    name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.'))
  );
}

/** Lines of `<id> <name>`. A repository may have a million of them. */
function findPackedRef(commonDir: string, name: string): string | undefined {
  const bytes = readRepositoryFile(commonDir, 'packed-refs', maxPackedRefsBytes);
  const end = bytes?.indexOf(` ${name}\n`) ?? -1;
  if (bytes === undefined || end === -1) return undefined;
  const start = end === 0 ? 0 : bytes.lastIndexOf('\n', end - 1) + 1;
  return bytes.toString('latin1', start, end);
}
