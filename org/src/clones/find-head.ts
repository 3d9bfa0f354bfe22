// The newest commit of a repository.
import { UserError } from '../lintel.ts';
import { parseAddress } from './address.ts';
import { openClone } from './open-clone.ts';
import { type RemoteGit, runRemoteGit } from './remote-git.ts';

/** Of a folder the commit that is checked out, found by reading files; of a URL what its HEAD is. Throws UserError. */
export async function findHead(address: string, remote: RemoteGit): Promise<string> {
  const { text, isLocal } = parseAddress(address);
  if (isLocal) return openClone(text).head;
  const listed = await runRemoteGit(['ls-remote', '--', text, 'HEAD'], remote);
  const commit = /^([0-9a-f]{40,64})\tHEAD$/m.exec(listed)?.[1];
  if (commit === undefined) throw new UserError(`${text} has no commits.`);
  return commit;
}
