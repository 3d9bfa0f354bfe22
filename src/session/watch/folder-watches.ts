// One watch per folder: the cheapest way to see every change (5,000 files in 200 folders need 200 watches and no polling).
import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** `path` is relative to the root. */
export type OnChange = (path: string) => void;

export class FolderWatches {
  readonly #root: string;
  readonly #onChange: OnChange;
  readonly #watches = new Map<string, FSWatcher>();

  constructor(root: string, onChange: OnChange) {
    this.#root = root;
    this.#onChange = onChange;
  }

  /** Watches exactly these folders. Returns how many could not be watched: the system has a limit. */
  watchOnly(folders: ReadonlySet<string>): number {
    for (const [folder, watcher] of this.#watches) {
      if (folders.has(folder)) continue;
      watcher.close();
      this.#watches.delete(folder);
    }
    let missed = 0;
    for (const folder of folders) if (!this.#watches.has(folder) && !this.#add(folder)) missed++;
    return missed;
  }

  #add(folder: string): boolean {
    try {
      const watcher = watch(join(this.#root, folder), (_, name) => {
        this.#onChange(name === null || folder === '.' ? (name ?? folder) : `${folder}/${name}`);
      });
      // If the folder was deleted, the watch of its parent reports that.
      watcher.on('error', () => this.#drop(folder));
      this.#watches.set(folder, watcher);
      return true;
    } catch {
      return false;
    }
  }

  #drop(folder: string): void {
    this.#watches.get(folder)?.close();
    this.#watches.delete(folder);
  }
}
