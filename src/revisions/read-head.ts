// The commit that is checked out, read from HEAD, the branches and packed-refs without git.
import type { RepositoryPlace } from './find-repository.ts';
import { readRepositoryFile, readRepositoryText } from './read-repository-file.ts';
import { UnreadableHistory } from './unreadable-history.ts';

const maxPackedRefsBytes = 128 * 1024 ** 2;
/** A name may stand for another one; git follows as many. */
const maxSteps = 5;

/** What ids of objects are made with. */
export type ObjectFormat = 'sha1' | 'sha256';

type Place = Pick<RepositoryPlace, 'gitDir' | 'commonDir'>;

/** The full id. Throws UnreadableHistory. */
export function readHead({ gitDir, commonDir }: Place, format: ObjectFormat): string {
  const isId = format === 'sha1' ? /^[0-9a-f]{40}$/ : /^[0-9a-f]{64}$/;
  let text = readRepositoryText(gitDir, 'HEAD')?.trim();
  for (let step = 0; step < maxSteps && text !== undefined; step++) {
    if (isId.test(text)) return text;
    const name = /^ref:\s*(.*)$/.exec(text)?.[1];
    if (name === undefined || !isRefName(name)) break;
    text = readRepositoryText(commonDir, name)?.trim() ?? findPackedRef(commonDir, name);
    if (text === undefined) throw new UnreadableHistory('The repository has no commit yet');
  }
  throw new UnreadableHistory('The HEAD of the repository cannot be read');
}

/** Keeps to names that lead to files below `refs/`. */
function isRefName(name: string): boolean {
  return (
    name.startsWith('refs/') &&
    name.length < 1024 &&
    !/[\p{Cc}\\:\uFFFD]/u.test(name) &&
    name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.'))
  );
}

/** Lines of `<id> <name>`; a repository may have a million of them. */
function findPackedRef(commonDir: string, name: string): string | undefined {
  const bytes = readRepositoryFile(commonDir, 'packed-refs', maxPackedRefsBytes);
  const end = bytes?.indexOf(` ${name}\n`) ?? -1;
  if (bytes === undefined || end === -1) return undefined;
  const start = end === 0 ? 0 : bytes.lastIndexOf('\n', end - 1) + 1;
  return bytes.toString('latin1', start, end);
}
