// The line below the name of a box: its number of files, and its folder if it is a file or shares its name with others.
import { countOf } from '../../../src/std/words.ts';
import { splitPath } from '../../state/format.ts';
import { type Group, nameOf } from '../groups/group-tree.ts';

export function subtitlesOf(groups: readonly Group[]): string[] {
  const seen = new Set<string>();
  const shared = new Set(
    groups.map(({ label }) => label).filter((label) => seen.size === seen.add(label).size),
  );
  return groups.map((group) => {
    if (group.kind === 'file') return locationOf(group);
    const size = countOf(group.fileCount, 'file');
    return shared.has(group.label) ? `${size} ${locationOf(group)}` : size;
  });
}

/** Not the folders that its name begins with. */
function locationOf(group: Group): string {
  const path = nameOf(group).replace(/\/$/, '');
  const named = `/${path}`.endsWith(`/${group.label}`) ? group.label : splitPath(path).name;
  const folder = path.slice(0, -named.length - 1);
  return folder === '' ? 'in project root' : `in ${splitPath(folder).name}`;
}
