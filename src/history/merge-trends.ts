// Stores the figures of many points as lists of changes: most folders and files do not change between two points.
import type { FileTrend, Figures, FolderFigures, FolderTrend } from '../model/history.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { addTo } from '../std/multi-map.ts';

const nothing: Figures = {
  files: 0,
  dependencies: 0,
  cycles: 0,
  loadCycles: 0,
  tangles: 0,
  backDependencies: 0,
};

/** Snapshots must be added in the order of the points. */
export class TrendMerger {
  readonly #folders = new Map<string, FolderFigures[]>();
  readonly #files = new Map<string, [number, number | null][]>();
  #foldersBefore: Snapshot['folders'] = new Map();
  #filesBefore: Snapshot['files'] = new Map();
  #points = 0;

  add({ folders, files }: Pick<Snapshot, 'folders' | 'files'>): void {
    const point = this.#points++;
    for (const [folder, figures] of folders) {
      const before = this.#foldersBefore.get(folder);
      if (before === undefined || !isSame(before, figures))
        addTo(this.#folders, folder, { point, ...pick(figures) });
    }
    for (const folder of this.#foldersBefore.keys())
      if (!folders.has(folder)) addTo(this.#folders, folder, { point, ...nothing });
    for (const [file, size] of files)
      if (this.#filesBefore.get(file) !== size) addTo(this.#files, file, [point, size]);
    for (const file of this.#filesBefore.keys())
      if (!files.has(file)) addTo(this.#files, file, [point, null]);
    this.#foldersBefore = folders;
    this.#filesBefore = files;
  }

  get folders(): readonly FolderTrend[] {
    return inOrder(this.#folders).map(([folder, figures]) => ({ folder, figures }));
  }

  get files(): readonly FileTrend[] {
    return inOrder(this.#files).map(([file, sizes]) => ({ file, sizes }));
  }
}

function pick({ files, dependencies, cycles, loadCycles, tangles, backDependencies }: Figures): Figures {
  return { files, dependencies, cycles, loadCycles, tangles, backDependencies };
}

function isSame(a: Figures, b: Figures): boolean {
  return (
    a.files === b.files &&
    a.dependencies === b.dependencies &&
    a.cycles === b.cycles &&
    a.loadCycles === b.loadCycles &&
    a.tangles === b.tangles &&
    a.backDependencies === b.backDependencies
  );
}

function inOrder<Value>(lists: ReadonlyMap<string, Value>): readonly (readonly [string, Value])[] {
  return [...lists].sort(([a], [b]) => compareCodePoints(a, b));
}
