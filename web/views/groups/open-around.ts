// Which folders are open to see some of their files apart, as the members of a tangle: all above them, and none of them.
import type { Group } from './group-tree.ts';

/** `placeOf`: file → what it belongs to. A group is open if its files belong to more than one. */
export function openAround(root: Group, placeOf: (file: number) => number | undefined): ReadonlySet<string> {
  const order = [root];
  for (const group of order) order.push(...group.children);
  const open = new Set([root.key]);
  const places = new Map<Group, number | undefined>();
  // From the leaves up, without recursion: a path may be a thousand folders deep.
  for (const group of order.toReversed()) {
    const { children, file } = group;
    const own = children[0] === undefined ? placeOf(file) : places.get(children[0]);
    places.set(group, own);
    if (children.some((child) => open.has(child.key) || places.get(child) !== own)) open.add(group.key);
  }
  return open;
}
