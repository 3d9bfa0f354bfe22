// The line below the name of a box: how much is in it; and where it is, for a file or where others share its name.
import { plural, splitPath } from '../../state/words.ts';
import { type Group, nameOf } from '../groups/group-tree.ts';

export function subtitlesOf(groups: readonly Group[]): string[] {
  const seen = new Set<string>();
  const shared = new Set(
    groups.map(({ label }) => label).filter((label) => seen.size === seen.add(label).size),
  );
  return groups.map((group) => {
    if (group.kind === 'file') return placeOf(group);
    const size = plural(group.fileCount, 'file');
    return shared.has(group.label) ? `${size} ${placeOf(group)}` : size;
  });
}

function placeOf(group: Group): string {
  const { folder } = splitPath(nameOf(group).replace(/\/$/, ''));
  return folder === '' ? 'in project root' : `in ${splitPath(folder).name}`;
}
