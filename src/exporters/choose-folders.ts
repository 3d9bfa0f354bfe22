// Chooses the folders that get boxes in a picture: the same number of levels everywhere, or up to a maximum number of boxes,
// opening the largest folders first.
import type { Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { boxFolders, type FolderBoxes, type Grouping } from './folder-boxes.ts';

export type Fits = (drawn: FolderBoxes) => boolean;

/** Uses as many levels as fit. */
export function chooseLevels(report: Report, fits: Fits): FolderBoxes {
  // At 0 levels the project is a single box, which always fits.
  let best = boxFolders(report, levelsDown(0));
  let low = 1;
  let high = deepestFolder(report);
  while (low <= high) {
    const levels = Math.floor((low + high) / 2);
    const drawn = boxFolders(report, levelsDown(levels));
    if (fits(drawn)) {
      best = drawn;
      low = levels + 1;
    } else {
      high = levels - 1;
    }
  }
  return best;
}

function levelsDown(levels: number): Grouping {
  return {
    words: `to depth ${levels}`,
    // `src/orders` for `src/orders/cart/lines` at two levels.
    boxOf: (folder) => (levels === 0 ? '.' : folder.split('/', levels).join('/')),
  };
}

function deepestFolder(report: Report): number {
  let deepest = 0;
  for (const { folder } of report.detailed.nodes) deepest = Math.max(deepest, folder.split('/').length);
  return deepest;
}

/** At most `maxBoxes` boxes. If there are more top-level folders, only the largest of them. */
export function chooseLargest(report: Report, maxBoxes: number, fits: Fits): FolderBoxes {
  for (let most = maxBoxes; most > 1; most = Math.floor(most * 0.8)) {
    const drawn = keepLargest(boxFolders(report, openLargest(report, most)), most);
    if (fits(drawn)) return drawn;
  }
  return keepLargest(boxFolders(report, openLargest(report, 1)), 1);
}

/** Each box represents the files of its folder that are in no box further down. The largest folders get boxes first. */
function openLargest(report: Report, maxBoxes: number): Grouping {
  const { fileCount, largestFirst } = countFolders(report);
  const restOf = new Map<string, number>();
  const boxOf = (folder: string): string => {
    let path = folder;
    while (!restOf.has(path) && path.includes('/')) path = folder.slice(0, path.lastIndexOf('/'));
    return path;
  };
  // Top-level folders first, because they get boxes in any case.
  for (const folder of largestFirst.filter((path) => !path.includes('/')))
    restOf.set(folder, fileCount.get(folder) ?? 0);
  let boxCount = restOf.size;
  for (const folder of largestFirst) {
    if (restOf.has(folder)) continue;
    const around = boxOf(folder);
    const [own, rest] = [fileCount.get(folder) ?? 0, restOf.get(around) ?? 0];
    const isWhole = own === rest;
    if (!isWhole && boxCount >= maxBoxes) continue;
    restOf.set(folder, own).set(around, rest - own);
    if (!isWhole) boxCount++;
  }
  return { words: 'of several depths', boxOf };
}

/** Folder → the number of files in it and below. A folder comes before its subfolders. */
function countFolders({ detailed }: Report) {
  const fileCount = new Map<string, number>();
  for (const { type, folder } of detailed.nodes) {
    if (type !== 'file') continue;
    for (let end = folder.indexOf('/'); end !== -1; end = folder.indexOf('/', end + 1))
      increase(fileCount, folder.slice(0, end));
    increase(fileCount, folder);
  }
  const largestFirst = [...fileCount.keys()].sort(
    (a, b) => fileCount.get(b)! - fileCount.get(a)! || a.length - b.length || compareCodePoints(a, b),
  );
  return { fileCount, largestFirst };
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function keepLargest(drawn: FolderBoxes, most: number): FolderBoxes {
  if (drawn.boxes.length <= most) return drawn;
  const kept = new Set(drawn.boxes.toSorted((a, b) => b.fileCount - a.fileCount).slice(0, most));
  return {
    ...drawn,
    boxes: drawn.boxes.filter((box) => kept.has(box)),
    arrows: drawn.arrows.filter(({ source, target }) => kept.has(source) && kept.has(target)),
  };
}
