// Which folders a picture has boxes for: the same number of levels everywhere, or as many boxes as it may have, the largest
// folders opened first.
import type { Report } from '../model/report.ts';
import { boxFolders, type FolderBoxes, type Grouping } from './folder-boxes.ts';

export type Fits = (drawn: FolderBoxes) => boolean;

/** As many levels as fit. */
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

/** At most so many boxes. If the outermost folders are more, the largest of them. */
export function chooseLargest(report: Report, maxBoxes: number, fits: Fits): FolderBoxes {
  for (let most = maxBoxes; most > 1; most = Math.floor(most * 0.8)) {
    const drawn = keepLargest(boxFolders(report, openLargest(report, most)), most);
    if (fits(drawn)) return drawn;
  }
  return keepLargest(boxFolders(report, openLargest(report, 1)), 1);
}

interface Folder {
  readonly path: string;
  readonly subfolders: Map<string, Folder>;
  /** Files in it, below too. */
  fileCount: number;
  hasOwnFiles: boolean;
}

function openLargest(report: Report, maxBoxes: number): Grouping {
  const root = buildTree(report);
  const opened = new Set<string>();
  let boxCount = partsOf(root);
  // The largest of the folders that are boxes now; one that has too many parts stays closed.
  const closed = [...root.subfolders.values()];
  while (closed.length > 0) {
    closed.sort((a, b) => b.fileCount - a.fileCount);
    const largest = closed.shift()!;
    if (largest.subfolders.size === 0 || boxCount - 1 + partsOf(largest) > maxBoxes) continue;
    opened.add(largest.path);
    boxCount += partsOf(largest) - 1;
    closed.push(...largest.subfolders.values());
  }
  return { words: 'of several depths', boxOf: (folder) => boxIn(opened, folder) };
}

/** How many boxes stand for it once it is open. */
function partsOf({ subfolders, hasOwnFiles }: Folder): number {
  return subfolders.size + (hasOwnFiles ? 1 : 0);
}

function boxIn(opened: ReadonlySet<string>, folder: string): string {
  let end = folder.indexOf('/');
  while (end !== -1 && opened.has(folder.slice(0, end))) end = folder.indexOf('/', end + 1);
  return end === -1 ? folder : folder.slice(0, end);
}

function buildTree({ detailed }: Report): Folder {
  const root = emptyFolder('');
  for (const { type, folder } of detailed.nodes) {
    if (type !== 'file') continue;
    let holder = root;
    for (const name of folder === '.' ? [] : folder.split('/')) {
      const path = holder === root ? name : `${holder.path}/${name}`;
      const next: Folder = holder.subfolders.get(name) ?? emptyFolder(path);
      next.fileCount++;
      holder.subfolders.set(name, next);
      holder = next;
    }
    holder.hasOwnFiles = true;
  }
  return root;
}

function emptyFolder(path: string): Folder {
  return { path, subfolders: new Map(), fileCount: 0, hasOwnFiles: false };
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
