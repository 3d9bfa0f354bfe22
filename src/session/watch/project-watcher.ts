// Watches the folders that the scan walks; ignored folders are not watched.
import { relative, resolve, sep } from 'node:path';
import { completeOptions } from '../../config/complete-options.ts';
import { loadConfig } from '../../config/load-config.ts';
import { languages } from '../../languages/index.ts';
import { UserError } from '../../model/user-error.ts';
import { scan } from '../../scan/scan.ts';
import { folderOf } from '../../std/paths.ts';
import type { AnalysisOptions } from '../child-messages.ts';
import { Burst } from './burst.ts';
import { changedSince } from './changed-since.ts';
import { FolderWatches } from './folder-watches.ts';
import { isRelevant, type Seen } from './is-relevant.ts';

export interface WatchRequest {
  readonly folder: string;
  /** Not watched: Lintel writes there itself. */
  readonly outputDirectory: string;
  readonly options: AnalysisOptions;
  /** When the analysis of the served report began. */
  readonly servedFromMs: number;
}

export type WatchMessage =
  /** `missed` is the number of folders that could not be watched: the system has a limit. */
  | { readonly kind: 'watching'; readonly folders: number; readonly missed: number }
  | { readonly kind: 'changed' };

const nothing: Seen = { entries: new Map(), manifests: new Map() };

const lookAgainMs = 1000;

export class ProjectWatcher {
  readonly #root: string;
  readonly #options: AnalysisOptions;
  readonly #ownFolder: string;
  readonly #servedFromMs: number;
  readonly #tell: (message: WatchMessage) => void;
  readonly #watches: FolderWatches;
  readonly #burst = new Burst<string>((changed) => this.#queueLook(changed));
  #seen = nothing;
  #looking: Promise<void> = Promise.resolve();

  constructor(request: WatchRequest, tell: (message: WatchMessage) => void) {
    this.#root = resolve(request.folder);
    this.#options = request.options;
    this.#ownFolder = relative(this.#root, resolve(request.outputDirectory)).replaceAll(sep, '/');
    this.#servedFromMs = request.servedFromMs;
    this.#tell = tell;
    this.#watches = new FolderWatches(this.#root, (path) => this.#notice(path));
  }

  async start(): Promise<void> {
    this.#seen = (await this.#scan()) ?? this.#seen;
    const folders = this.#foldersToWatch();
    this.#tell({ kind: 'watching', folders: folders.size, missed: this.#watches.watchOnly(folders) });
    if (this.#changedBefore()) this.#tell({ kind: 'changed' });
  }

  /** Whether something changed after the served report was begun and before anything was watched. */
  #changedBefore(): boolean {
    const { entries } = this.#seen;
    const candidates = [...entries].flatMap(([path, kind]) =>
      kind === 'ignored' || this.#isOwn(path) || this.#holdsOwn(path) ? [] : [path],
    );
    const changed = changedSince(this.#servedFromMs, this.#root, candidates);
    const isFolder = (path: string): boolean => entries.get(path) === 'folder';
    return changed.some(isFolder) || isRelevant(new Set(changed), this.#seen, this.#seen);
  }

  #notice(path: string): void {
    if (this.#seen.entries.get(path) !== 'ignored' && !this.#isOwn(path)) this.#burst.add(path);
  }

  #queueLook(changed: ReadonlySet<string>): void {
    this.#looking = this.#looking.then(() => this.#look(changed));
  }

  async #look(changed: ReadonlySet<string>): Promise<void> {
    const before = this.#seen;
    const after = await this.#scan();
    this.#seen = after ?? nothing;
    this.#watches.watchOnly(this.#foldersToWatch());
    if (isRelevant(changed, before, this.#seen)) this.#tell({ kind: 'changed' });
    // The watches of a replaced folder are dead: it is found again by polling.
    if (after === undefined) setTimeout(() => this.#queueLook(new Set()), lookAgainMs);
  }

  /** Undefined if the folder does not exist or its configuration is invalid. */
  async #scan(): Promise<Seen | undefined> {
    const { config: readsConfig = true, ...overrides } = this.#options;
    try {
      const config = readsConfig ? await loadConfig(this.#root) : {};
      const complete = completeOptions(config, overrides);
      const { entries, manifests } = await scan(this.#root, complete, { languages });
      return { entries, manifests };
    } catch (error) {
      if (error instanceof UserError) return undefined;
      throw error;
    }
  }

  #foldersToWatch(): ReadonlySet<string> {
    const folders = new Set<string>();
    for (const [path, kind] of this.#seen.entries) {
      if (kind === 'folder' && !this.#isOwn(path)) folders.add(path);
    }
    return folders;
  }

  /** That Lintel creates its folder changes the one around it. */
  #holdsOwn(path: string): boolean {
    return path === folderOf(this.#ownFolder);
  }

  #isOwn(path: string): boolean {
    return path === this.#ownFolder || path.startsWith(`${this.#ownFolder}/`);
  }
}
