// Short names that tell the groups on screen apart: `compiler-ssr/src`, not `src` five times.
import { visibleName } from '../../state/visible-name.ts';
import type { Group } from './group-tree.ts';

/** Folders whose name says nothing without the folder around them. */
const commonNames = new Set(
  'src lib main test tests java kotlin scala python js ts internal include pkg packages source sources'.split(
    ' ',
  ),
);

/** In the order of the groups. */
export function nameGroups(groups: readonly Group[]): string[] {
  const sharing = new Map<string, Group[]>();
  for (const group of groups) {
    const known = sharing.get(group.label);
    if (known === undefined) sharing.set(group.label, [group]);
    else known.push(group);
  }
  const names = groups.map((group) => nameAmong(group, sharing.get(group.label) ?? []));
  return spellOutRepeated(groups, names);
}

/** Groups of different labels can come to one name too: `api/src` in `src`, and a group labelled `api/src`. */
function spellOutRepeated(groups: readonly Group[], names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const next = groups.map((group, i) => (counts.get(names[i]!) === 1 ? names[i]! : wholeName(group)));
  return next.some((name, i) => name !== names[i]) ? spellOutRepeated(groups, next) : next;
}

function wholeName(group: Group): string {
  return [...foldersAround(group).map(visibleName), group.label].join('/');
}

/** With the nearest folder around it that no other group of the same label has in this place. */
function nameAmong(group: Group, sameLabel: readonly Group[]): string {
  const own = foldersAround(group);
  const others = sameLabel.filter((other) => other !== group).map(foldersAround);
  let count = 0;
  while (count < own.length && !isClear(group, own, count, others)) count++;
  const around = own.slice(own.length - count);
  // Of a long way up only its start says which group is meant.
  const isLong = count > 2 && !others.some((other) => other.at(-count) === own.at(-count));
  const shown = isLong ? [around[0] ?? '', '…'] : around;
  return [...shown.map(visibleName), group.label].join('/');
}

function isClear(
  { kind, label }: Group,
  own: readonly string[],
  count: number,
  others: readonly (readonly string[])[],
): boolean {
  const first = count === 0 ? firstPart(label) : (own.at(-count) ?? '');
  if (kind !== 'file' && commonNames.has(first)) return false;
  return !others.some((other) => isSameEnd(own, other, count));
}

function isSameEnd(own: readonly string[], other: readonly string[], count: number): boolean {
  for (let i = 1; i <= count; i++) if (own.at(-i) !== other.at(-i)) return false;
  return true;
}

function firstPart(label: string): string {
  return label.split('/', 1)[0] ?? '';
}

/** The parts of the path before those that the label has. */
function foldersAround({ kind, key, label }: Group): string[] {
  const parts = key.replace(/\/(?:\.\/)?$/, '').split('/');
  const labelled = kind === 'loose' ? label.split('/').length - 1 : label.split('/').length;
  return parts.slice(0, Math.max(0, parts.length - labelled));
}
