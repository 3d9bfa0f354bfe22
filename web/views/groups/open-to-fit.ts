// Which folders are open at first: the largest ones, as long as the groups shown fit the limit.
import type { Group } from './group-tree.ts';

/** Keys of the groups to open so that at most `limit` groups are shown; the root is always open. */
export function openToFit(
  root: Group,
  limit: number,
  mayOpen: (group: Group) => boolean = hasChildren,
): ReadonlySet<string> {
  const open = new Set([root.key]);
  let closed = root.children.filter(mayOpen);
  let count = root.children.length;
  for (;;) {
    const fitting = closed.filter(({ children }) => count - 1 + children.length <= limit);
    const largest = fitting.reduce<Group | undefined>(larger, undefined);
    if (largest === undefined) return open;
    open.add(largest.key);
    count += largest.children.length - 1;
    closed = [...closed.filter((group) => group !== largest), ...largest.children.filter(mayOpen)];
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
  return best !== undefined && best.fileCount >= group.fileCount ? best : group;
}
