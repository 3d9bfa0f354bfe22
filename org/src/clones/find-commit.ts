import { askGit, resolveRevision, UnreadableHistory, withSafeGit } from '../lintel.ts';
import { openClone } from './open-clone.ts';

export interface FoundCommit {
  /** Full ID. */
  readonly commit: string;
  readonly committedAt: Date;
}

/** Undefined if the repository does not have the revision (any more). Throws UserError where there is no repository. */
export async function findCommit(folder: string, revision: string): Promise<FoundCommit | undefined> {
  return withSafeGit(openClone(folder), process.env, async (git) => {
    try {
      const commit = await resolveRevision(git, revision);
      const written = await askGit(git, ['show', '--no-patch', '--format=%ct', commit]);
      return { commit, committedAt: new Date(Number(written.toString()) * 1000) };
    } catch (error) {
      if (error instanceof UnreadableHistory) return undefined;
      throw error;
    }
  });
}
