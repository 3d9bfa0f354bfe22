// The parts of a project as an architect would draw them: its main folders, with the largest ones expanded. Back dependencies
// are those of the tangles, and the order of the parts agrees with them as far as possible.
import type { DetailedFile, Report } from '../../model/report.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';
import { orderByLeastBackWeight, siftOrder } from '../../structure/tangles/order-units.ts';
import { codeFiles } from './judged-files.ts';
import { folderOf } from '../../std/paths.ts';
import { addTo } from '../../std/multi-map.ts';

export interface ProjectPart {
  /** Path of a folder, `.` for the root: its files that are in no part further down. */
  readonly folder: string;
  readonly files: number;
  /** Whether other parts are inside its folder. */
  readonly isRest: boolean;
  /** Parts that it uses, those with the most dependencies first. */
  readonly uses: readonly PartUse[];
  /** The same for back dependencies of a tangle. Files next to a folder can use it in both ways. */
  readonly usesBack: readonly PartUse[];
}

export interface PartUse {
  readonly folder: string;
  /** Number of dependencies between files. */
  readonly dependencies: number;
}

/** The maximum number of parts that fit on one page. */
const maxParts = 18;
/** A folder with more than this share of the files is expanded if there is room for all its subfolders. */
const largeShare = 0.15;
/** A folder with more than this share is expanded in any case; its smaller subfolders stay together. */
const largestShare = 0.4;

/** Reports of other programs have no tangles. */
type ReportWithParts = Pick<Report, 'detailed'> & Partial<Pick<Report, 'tangles'>>;

/** From the top (which uses) to the bottom (which is used). */
export function findParts(report: ReportWithParts): readonly ProjectPart[] {
  const files = codeFiles(report);
  const parts = chooseFolders(files);
  const partOf = new Map(files.map(({ id, folder }) => [id, innermost(parts, folder)]));
  const folders = [...new Set(partOf.values())].toSorted(compareCodePoints);
  const { along, back } = countDependencies(report, partOf);
  return orderFolders(folders, along, back).map((folder) => ({
    folder,
    files: files.filter(({ id }) => partOf.get(id) === folder).length,
    isRest: folder !== '.' && folders.some((other) => isIn(other, folder)),
    uses: listUses(along, folder),
    usesBack: listUses(back, folder),
  }));
}

function listUses(counts: Counts, from: string): readonly PartUse[] {
  return [...(counts.get(from) ?? [])]
    .map(([folder, dependencies]) => ({ folder, dependencies }))
    .toSorted((a, b) => b.dependencies - a.dependencies || compareCodePoints(a.folder, b.folder));
}

/**
 * Back dependencies are as good evidence of the order as the others. Files next to a folder are weaker evidence than two
 * folders: some of these files can be above the folder and others below.
 */
function orderFolders(folders: readonly string[], along: Counts, back: Counts): readonly string[] {
  const countOf = (counts: Counts, from: string, to: string): number => counts.get(from)?.get(to) ?? 0;
  const weighted = folders.flatMap((high, from) =>
    folders.flatMap((low, to) => {
      const isBeside = isIn(high, low) || isIn(low, high);
      const count = countOf(along, high, low) + countOf(back, low, high);
      return count === 0 ? [] : [{ from, to, isBeside, weight: isBeside ? count * besideWeight : count }];
    }),
  );
  const order = orderByLeastBackWeight(
    folders.length,
    weighted.filter(({ isBeside }) => !isBeside),
  );
  return siftOrder(order, weighted).map((number) => folders[number]!);
}

/** So small that all of them together weigh less than one other dependency. */
const besideWeight = 1e-6;

function isIn(folder: string, outer: string): boolean {
  return outer === '.' || folder.startsWith(`${outer}/`);
}

/** The top-level folders, and the subfolders of the largest ones as long as there is room. */
function chooseFolders(files: readonly DetailedFile[]): ReadonlySet<string> {
  const { filesBelow, childrenOf } = countBelow(files);
  const sizeOf = (folder: string): number => filesBelow.get(folder) ?? 0;
  const parts = new Set(['.', ...(childrenOf.get('.') ?? [])]);
  const open = new Set(parts);
  open.delete('.');
  while (open.size > 0) {
    const largest = [...open].reduce((best, next) => (sizeOf(next) > sizeOf(best) ? next : best));
    open.delete(largest);
    const children = (childrenOf.get(throughSingle(largest)) ?? []).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const share = sizeOf(largest) / files.length;
    const room = Math.max(0, maxParts - parts.size);
    if (share <= largeShare || (share <= largestShare && children.length > room)) continue;
    for (const child of children.slice(0, room)) {
      parts.add(child);
      open.add(child);
    }
  }
  return parts;

  /** The first folder with more than one subfolder: `src/main/java/shop` for `src`. */
  function throughSingle(folder: string): string {
    const [only, ...more] = childrenOf.get(folder) ?? [];
    const isSingle = only !== undefined && more.length === 0 && sizeOf(only) === sizeOf(folder);
    return isSingle ? throughSingle(only) : folder;
  }
}

interface Counted {
  readonly filesBelow: ReadonlyMap<string, number>;
  readonly childrenOf: ReadonlyMap<string, readonly string[]>;
}

function countBelow(files: readonly DetailedFile[]): Counted {
  const filesBelow = new Map<string, number>();
  const childrenOf = new Map<string, string[]>();
  for (const { folder } of files) {
    for (let path = folder; path !== '.'; path = folderOf(path)) {
      const known = filesBelow.get(path);
      filesBelow.set(path, (known ?? 0) + 1);
      if (known !== undefined) continue;
      addTo(childrenOf, folderOf(path), path);
    }
  }
  return { filesBelow, childrenOf };
}

function innermost(parts: ReadonlySet<string>, folder: string): string {
  let path = folder;
  while (!parts.has(path)) path = folderOf(path);
  return path;
}

/** Part → part that it uses → number of dependencies between their files. */
type Counts = Map<string, Map<string, number>>;

function countDependencies(
  { detailed, tangles = [] }: ReportWithParts,
  partOf: ReadonlyMap<string, string>,
): { readonly along: Counts; readonly back: Counts } {
  const pointsBack = new Set(
    tangles.flatMap(({ back: pairs }) => pairs.flatMap(({ edges }) => edges.map((ends) => ends.join('->')))),
  );
  const along: Counts = new Map();
  const back: Counts = new Map();
  for (const { source, target, imports } of detailed.edges) {
    const [from, to] = [partOf.get(source), partOf.get(target)];
    if (from === undefined || to === undefined || from === to) continue;
    if (imports.every(({ role }) => role !== undefined)) continue;
    const counts = pointsBack.has(`${source}->${target}`) ? back : along;
    const targets = counts.get(from) ?? new Map<string, number>();
    counts.set(from, targets.set(to, (targets.get(to) ?? 0) + 1));
  }
  return { along, back };
}
