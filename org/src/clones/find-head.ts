// The newest commit of a repository.
import { openRepository, UnreadableHistory, UserError } from '../lintel.ts';
import { parseAddress } from './address.ts';
import { type RemoteGit, runRemoteGit } from './remote-git.ts';

/** Of a folder the commit that is checked out, found by reading files; of a URL what its HEAD is. Throws UserError. */
export async function findHead(address: string, remote: RemoteGit): Promise<string> {
  const { text, isLocal } = parseAddress(address);
  if (isLocal) return readLocalHead(text);
  const listed = await runRemoteGit(['ls-remote', '--', text, 'HEAD'], remote);
  const commit = /^([0-9a-f]{40,64})\tHEAD$/m.exec(listed)?.[1];
  if (commit === undefined) throw new UserError(`${text} has no commits.`);
  return commit;
}

function readLocalHead(path: string): string {
  try {
    return openRepository(path).head;
  } catch (error) {
    if (error instanceof UnreadableHistory)
      throw new UserError(`${error.reason}: ${path}.`, { cause: error });
    throw error;
  }
}
