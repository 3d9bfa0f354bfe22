// What a file or folder of one side is called on the other. A rename counts only if it is one for both reports: the old file
// is gone, the new one was not there.
import type { RenamedFile } from '../model/change.ts';
import type { Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { findRenamedFolders } from './find-renamed-folders.ts';

export interface MatchedNames {
  /** By the ID before. */
  readonly renamed: readonly RenamedFile[];
  /** ID of before → ID afterwards. */
  readonly toAfter: (id: string) => string;
  /** ID of afterwards → ID before. */
  readonly toBefore: (id: string) => string;
  /** A folder or a file of before, also as a member of a tangle with `/` at its end → its path afterwards. */
  readonly pathToAfter: (path: string) => string;
  /** Whether the file with this ID afterwards lies in another folder, and not because that has another name. */
  readonly isMoved: (id: string) => boolean;
}

export function matchNames(before: Report, after: Report, renames: readonly RenamedFile[]): MatchedNames {
  if (renames.length === 0) return matchFiles([], [], []);
  return matchFiles(fileIds(before), fileIds(after), renames);
}

/** The same for IDs of files. */
export function matchFiles(
  before: readonly string[],
  after: readonly string[],
  renames: readonly RenamedFile[],
): MatchedNames {
  const renamed = acceptRenames(before, after, renames);
  const afterOf = new Map(renamed.map(({ from, to }) => [from, to]));
  const beforeOf = new Map(renamed.map(({ from, to }) => [to, from]));
  const folderAfter = renamed.length === 0 ? (folder: string) => folder : findRenamedFolders(before, renamed);
  const pathToAfter = (path: string): string => {
    const bare = path.endsWith('/') ? path.slice(0, -1) : path;
    return (afterOf.get(path) ?? folderAfter(bare)) + (bare === path ? '' : '/');
  };
  return {
    renamed,
    toAfter: renamed.length === 0 ? (id) => id : (id) => afterOf.get(id) ?? id,
    toBefore: renamed.length === 0 ? (id) => id : (id) => beforeOf.get(id) ?? id,
    pathToAfter,
    isMoved: (id) => {
      const from = beforeOf.get(id);
      return from !== undefined && pathToAfter(folderOf(from)) !== folderOf(id);
    },
  };
}

function acceptRenames(
  before: readonly string[],
  after: readonly string[],
  renames: readonly RenamedFile[],
): readonly RenamedFile[] {
  if (renames.length === 0) return [];
  const old = new Set(before);
  const fresh = new Set(after);
  return renames
    .toSorted((a, b) => compareCodePoints(a.from, b.from) || compareCodePoints(a.to, b.to))
    .filter(({ from, to }) => {
      if (!old.has(from) || fresh.has(from) || !fresh.has(to) || old.has(to)) return false;
      // Each name once, so that what is left of two candidates is the first.
      old.delete(from);
      fresh.delete(to);
      return true;
    })
    .map(({ from, to }) => ({ from, to }));
}

function fileIds({ detailed }: Report): readonly string[] {
  return detailed.nodes.filter(({ type }) => type === 'file').map(({ id }) => id);
}

function folderOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}
