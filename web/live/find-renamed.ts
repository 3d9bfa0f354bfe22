// Which files of a report are in the next one under another path: those of the same name and size, if there is one of each.
// Of several with one name, the folders around them tell.
import type { RenamedFile } from '../../src/model/change.ts';
import type { DetailedNode } from '../../src/model/report.ts';
import { findRenamedFolders } from '../../src/compare/find-renamed-folders.ts';

export function findRenamed(
  before: readonly DetailedNode[],
  after: readonly DetailedNode[],
): readonly RenamedFile[] {
  const [old, fresh] = [new Set(before.map(({ id }) => id)), new Set(after.map(({ id }) => id))];
  const renamed: RenamedFile[] = [];
  let gone = before.filter(({ id }) => !fresh.has(id));
  let added = after.filter(({ id }) => !old.has(id));
  for (let parts = 1; parts <= mostParts && gone.length > 0 && added.length > 0; parts++) {
    const [left, right] = [groupByEnd(gone, parts), groupByEnd(added, parts)];
    for (const [key, [one, ...others]] of left) {
      const [other, ...more] = right.get(key) ?? [];
      if (one === undefined || other === undefined || others.length + more.length > 0) continue;
      renamed.push({ from: one.id, to: other.id });
    }
    const isKnown = new Set(renamed.flatMap(({ from, to }) => [from, to]));
    gone = gone.filter(({ id }) => !isKnown.has(id));
    added = added.filter(({ id }) => !isKnown.has(id));
  }
  return renamed;
}

const mostParts = 4;

/** The end of the path and the size → the files. Packages have none. */
function groupByEnd(nodes: readonly DetailedNode[], parts: number): Map<string, DetailedNode[]> {
  const groups = new Map<string, DetailedNode[]>();
  for (const node of nodes) {
    if (node.type !== 'file') continue;
    const key = `${node.id.split('/').slice(-parts).join('/')} ${node.size}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [node]);
    else group.push(node);
  }
  return groups;
}

/** What a file, or a folder with `/` at its end or without, is called now. */
export function renamer(
  before: readonly DetailedNode[],
  renamed: readonly RenamedFile[],
): (path: string) => string {
  const nowOf = new Map(renamed.map(({ from, to }) => [from, to]));
  const files = before.filter(({ type }) => type === 'file').map(({ id }) => id);
  const folderNow = findRenamedFolders(files, renamed);
  return (path) =>
    nowOf.get(path) ?? (path.endsWith('/') ? `${folderNow(path.slice(0, -1))}/` : folderNow(path));
}
