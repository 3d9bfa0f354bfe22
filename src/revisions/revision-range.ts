// The two sides of a comparison.
import { howToFetch } from '../model/how-to-fetch.ts';
import { UserError } from '../model/user-error.ts';
import { writeIndexTree } from './index-tree.ts';
import { isSparseCheckout } from './is-sparse-checkout.ts';
import { resolveRevision } from './revision-names.ts';
import type { SafeGit } from './safe-git.ts';
import { findDefaultBase, findMergeBase } from './upstream.ts';

export interface RevisionRange {
  /** The base of the comparison. Default: where the branch was created. */
  readonly base?: string | undefined;
  /** The newer side. Default: the working tree. */
  readonly head?: string | undefined;
  /** Whether to use the merge base of the two instead of `base` itself. */
  readonly fromMergeBase?: boolean | undefined;
  /** Whether to compare the index instead of the working tree. */
  readonly staged?: boolean | undefined;
  /** Whether a default base that is only a guess is refused. */
  readonly needsCertainBase?: boolean | undefined;
}

export interface Revision {
  /** As a user names it: `main (1a2b3c4)`. */
  readonly name: string;
  /** ID of a commit or tree. */
  readonly tree: string;
  /** Full ID, if it is a commit. */
  readonly commit?: string;
  /** Whether the base is only a guess: see DefaultBase. */
  readonly isUncertain?: boolean;
}

export async function findBase(
  git: SafeGit,
  { base, head, fromMergeBase, needsCertainBase }: RevisionRange,
): Promise<Revision> {
  if (base === undefined) {
    const { commit, name, tip, isUncertain } = await findDefaultBase(git);
    if (isUncertain && needsCertainBase === true) {
      throw new UserError(
        `Nothing tells where this work began: all of it is in the branch that it would be compared with. Name the revision: lintel diff REVISION. A shallow clone may lack it: fetch the whole history (${howToFetch}).`,
      );
    }
    return { ...mergeBaseOf({ name, tip }, commit), isUncertain };
  }
  const commit = await resolveRevision(git, base);
  if (fromMergeBase !== true) return named(base, commit);
  const other = head === undefined ? git.repository.head : await resolveRevision(git, head);
  return mergeBaseOf({ name: base, tip: commit }, await findMergeBase(git, commit, other, base));
}

interface Branch {
  readonly name: string;
  readonly tip: string;
}

/** If the branch has newer commits, these are not compared, so its name alone would be misleading. */
function mergeBaseOf({ name, tip }: Branch, commit: string): Revision {
  return named(commit === tip ? name : `the merge base with ${name}`, commit);
}

function named(name: string, commit: string): Revision {
  const short = commit.slice(0, 7);
  return { name: commit.startsWith(name) ? short : `${name} (${short})`, tree: commit, commit };
}

export type Head = { readonly kind: 'disk' } | (Revision & { readonly kind: 'tree'; readonly git: SafeGit });

export async function findHead(git: SafeGit, { head, staged }: RevisionRange): Promise<Head> {
  if (staged === true) {
    const { id, git: own } = await writeIndexTree(git);
    return { kind: 'tree', git: own, name: 'index', tree: id };
  }
  if (head !== undefined) return { kind: 'tree', git, ...named(head, await resolveRevision(git, head)) };
  if (isSparseCheckout(git.repository)) {
    throw new UserError(
      'This is a sparse checkout: files that are not checked out would count as removed. Check out all files (git sparse-checkout disable). lintel diff can also compare two commits (lintel diff BASE HEAD) or what is staged (--staged).',
    );
  }
  return { kind: 'disk' };
}
