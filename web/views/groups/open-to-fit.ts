// Which folders are open at first: those with most product files, as long as the groups shown fit the limit. Tests and other
// side files stay together, unless there is room for every file or nothing else is shown.
import type { Group } from './group-tree.ts';

/** Keys of the groups to open so that at most `limit` groups are shown; the root is always open. */
export function openToFit(
  root: Group,
  limit: number,
  mayOpen: (group: Group) => boolean = hasChildren,
): ReadonlySet<string> {
  const open = new Set([root.key]);
  const opensAll = root.fileCount <= limit || root.judgedCount === 0;
  const opens = (group: Group): boolean => mayOpen(group) && (opensAll || group.judgedCount > 0);
  let closed = root.children.filter(opens);
  let count = root.children.length;
  for (;;) {
    const fitting = closed.filter(({ children }) => count - 1 + children.length <= limit);
    const largest = fitting.reduce<Group | undefined>(larger, undefined);
    if (largest === undefined) return open;
    open.add(largest.key);
    count += largest.children.length - 1;
    closed = [...closed.filter((group) => group !== largest), ...largest.children.filter(opens)];
  }
}

function hasChildren({ children }: Group): boolean {
  return children.length > 0;
}

/** For views of folders: a group with only files stays closed. */
export function hasFolders({ children }: Group): boolean {
  return children.some(({ kind }) => kind === 'folder');
}

function larger(best: Group | undefined, group: Group): Group {
  if (best === undefined) return group;
  const more = group.judgedCount - best.judgedCount || group.fileCount - best.fileCount;
  return more > 0 ? group : best;
}
