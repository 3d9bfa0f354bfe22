// Links from one part of a folder to another from which more come back. Most dependencies that point back in a tangle are
// among them, and they are known before the tangles are.
import type { LinkedNodes } from './link-nodes.ts';

/** Only links between files that are asked for count. */
export function findBackLinks(
  { nodes: { files }, source, target }: LinkedNodes,
  isAsked: (link: number) => boolean,
): readonly number[] {
  const unitsOf = unitFinder(files.map(({ path }) => path));
  const links: number[] = [];
  const there: number[] = [];
  const back: number[] = [];
  const count = new Map<number, number>();
  for (let link = 0; link < source.length; link++) {
    if (!isAsked(link)) continue;
    const units = unitsOf(source[link]!, target[link]!);
    if (units === undefined) continue;
    const from = units.from ?? source[link]!;
    const to = units.to ?? target[link]!;
    const key = keyOf(from, to);
    links.push(link);
    there.push(key);
    back.push(keyOf(to, from));
    count.set(key, (count.get(key) ?? 0) + 1);
  }
  return links.filter((_, i) => (count.get(back[i]!) ?? 0) > count.get(there[i]!)!);
}

/** Numbers of folders, behind those of the files. Undefined for a file itself. */
interface Units {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** What two files belong to in the innermost folder around both. Undefined for two files of one folder. */
function unitFinder(paths: readonly string[]): (file: number, other: number) => Units | undefined {
  const numbers = new Map<string, number>();
  const numberOf = (folder: string): number => {
    let number = numbers.get(folder);
    if (number === undefined) numbers.set(folder, (number = paths.length + numbers.size));
    return number;
  };
  const folderOf = paths.map((path) => numberOf(path.slice(0, path.lastIndexOf('/') + 1)));
  const known = new Map<number, Units>();
  return (file, other) => {
    const [folder, otherFolder] = [folderOf[file]!, folderOf[other]!];
    if (folder === otherFolder) return undefined;
    const key = keyOf(folder, otherFolder);
    let units = known.get(key);
    if (units === undefined) {
      const [a, b] = [paths[file]!, paths[other]!];
      const start = innermostAround(a, b);
      const unitIn = (path: string): number | undefined => {
        const end = path.indexOf('/', start) + 1;
        return end === 0 ? undefined : numberOf(path.slice(0, end));
      };
      known.set(key, (units = { from: unitIn(a), to: unitIn(b) }));
    }
    return units;
  };
}

const slash = 0x2f;

/** Where the names in the innermost folder around two paths begin. */
function innermostAround(a: string, b: string): number {
  let start = 0;
  for (let at = 0; at < a.length && a.charCodeAt(at) === b.charCodeAt(at); at++)
    if (a.charCodeAt(at) === slash) start = at + 1;
  return start;
}

/** More than the files and folders of a project. */
const mostNumbers = 2 ** 26;

function keyOf(a: number, b: number): number {
  return a * mostNumbers + b;
}
