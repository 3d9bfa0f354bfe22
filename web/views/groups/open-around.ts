// Which folders are open to see the members of a tangle: all above them, and none of them.
import type { Group } from './group-tree.ts';

export function openAround(root: Group, members: readonly string[]): ReadonlySet<string> {
  const paths = members.map((member) => member.split('/'));
  const open = new Set([root.key]);
  const waiting = [...root.children];
  for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
    if (!isAbove(group, paths)) continue;
    open.add(group.key);
    waiting.push(...group.children);
  }
  return open;
}

/** Whether a member is below the group; for files next to folders, whether a member is one of them. */
function isAbove({ kind, key }: Group, members: readonly (readonly string[])[]): boolean {
  if (kind === 'file') return false;
  const path = key.split('/').slice(0, kind === 'loose' ? -2 : -1);
  return members.some(
    (member) =>
      (kind === 'loose'
        ? member.length === path.length + 1 && member.at(-1) !== ''
        : isLonger(member, path)) && path.every((part, at) => matches(part, member[at] ?? '')),
  );
}

/** A member that is a folder ends with an empty part. */
function isLonger(member: readonly string[], path: readonly string[]): boolean {
  return member.length - (member.at(-1) === '' ? 1 : 0) > path.length;
}

/** `*` stands where several folders are one. */
function matches(part: string, pattern: string): boolean {
  return part === pattern || pattern === '*';
}
