// What the changes since a revision affect: everything that differs between it and the disk, committed or not.
import { compareRevisions, type RevisionContext } from './compare-revisions.ts';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import { pathOf } from '../model/file-path.ts';
import { howToFetch } from '../model/how-to-fetch.ts';
import type { Report } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import { type AffectedSince, findAffected } from '../query/affected/find-affected.ts';
import { noteUnread, unreadFiles } from '../query/product/unread-files.ts';

/**
 * Without `revision`, the changes begin where the branch was created. The comparison begins at the merge base. Throws
 * UserError if the revisions cannot be read.
 */
export async function affectedSince(
  path: string,
  revision: string | undefined,
  options: AnalyzeOptions,
  { environment, cacheFile }: Pick<RevisionContext, 'environment' | 'cacheFile'>,
): Promise<AffectedSince> {
  const range = { base: revision, fromMergeBase: true };
  const context = { environment, cacheFile, comparesAllFiles: true };
  const compared = await compareRevisions(path, range, options, context);
  if (typeof compared === 'string') throw new Error('There is no earlier comparison');
  const { before, after, renames, changedFiles, otherChanges = [], notes } = compared;
  const [idsBefore, idsAfter] = [filesOf(before.report), filesOf(after.report)];
  const changed = [
    ...changedFiles,
    ...renames.flatMap(({ from, to }) => [from, to]),
    ...[...idsBefore].filter((id) => !idsAfter.has(id)),
    ...[...idsAfter].filter((id) => !idsBefore.has(id)),
  ];
  if (before.isUncertain === true && changed.length + otherChanges.length === 0) {
    throw new UserError(
      `Nothing tells where this work began: all of it is in the branch that it would be compared with. Name the revision: lintel affected --since REVISION. A shallow clone may lack it: fetch the whole history (${howToFetch}).`,
    );
  }
  const affected = findAffected(after.report, [...changed.map(pathOf), ...otherChanges], before.report);
  return { ...affected, since: before.name, notes: [...notes, ...noteUnread(unreadFiles(after.report))] };
}

function filesOf({ detailed }: Report): ReadonlySet<string> {
  return new Set(detailed.nodes.filter(({ type }) => type === 'file').map(({ id }) => id));
}
