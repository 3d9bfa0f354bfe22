// Makes a commit available on this machine: in the folder that was added, or in a bare clone of ours.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createFolder } from '../lintel.ts';
import { parseAddress } from './address.ts';
import { type RemoteGit, runRemoteGit } from './remote-git.ts';

export interface WantedClone extends RemoteGit {
  readonly address: string;
  /** Names the clone. */
  readonly repositoryId: number;
  /** Folder of all clones. */
  readonly clones: string;
}

/** The folder in which Lintel finds the repository. */
export async function fetchRepository(wanted: WantedClone): Promise<string> {
  const { text, isLocal } = parseAddress(wanted.address);
  if (isLocal) return text;
  const folder = join(wanted.clones, String(wanted.repositoryId));
  // A bare repository under the name where Lintel looks for one.
  const gitDir = join(folder, '.git');
  if (!existsSync(join(gitDir, 'HEAD'))) {
    createFolder(resolve(folder));
    await runRemoteGit(
      ['init', '--quiet', '--bare', '--template=', '--initial-branch=head', '--', gitDir],
      wanted,
    );
  }
  const options = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--force'];
  await runRemoteGit(['--git-dir', gitDir, 'fetch', ...options, '--', text, '+HEAD:refs/heads/head'], wanted);
  return folder;
}
