// Which folders stand open at first: the largest ones, as far as the groups shown still fit.
import type { Group } from './group-tree.ts';

/** Keys of the groups to open so that at most `limit` groups are shown; the outermost is always open. */
export function openToFit(
  root: Group,
  limit: number,
  mayOpen: (group: Group) => boolean = holdsAny,
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

function holdsAny({ children }: Group): boolean {
  return children.length > 0;
}

/** For a picture of folders: what holds nothing but files stays closed. */
export function holdsFolders({ children }: Group): boolean {
  return children.some(({ kind }) => kind === 'folder');
}

function larger(best: Group | undefined, group: Group): Group {
  return best !== undefined && best.fileCount >= group.fileCount ? best : group;
}
