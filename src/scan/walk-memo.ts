// What a process that walks many revisions found in their folders. From one revision to the next most folders stay as they
// are, with everything below them and the ignore rules above: these are not walked again.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EntryKind } from '../model/project.ts';
import type { SourceFile } from '../model/source.ts';
import { RecentMap } from '../std/recent-map.ts';

/** All that a walk found in a folder and below it. */
export interface WalkedFolder {
  readonly files: readonly SourceFile[];
  readonly paths: readonly string[];
  /** By the index of the path. */
  readonly kinds: readonly EntryKind[];
  readonly diagnostics: readonly Diagnostic[];
  readonly nonUtf8Paths: readonly (readonly [path: string, disk: Buffer])[];
}

const maxEntries = 200_000;

/** For one choice of options. */
export class WalkMemo {
  readonly #folders = new RecentMap<string, WalkedFolder>(maxEntries, ({ paths }) => paths.length + 1);

  /** `key` is that of the tree. */
  get(path: string, key: string): WalkedFolder | undefined {
    return this.#folders.get(`${path}\0${key}`);
  }

  set(path: string, key: string, found: WalkedFolder): void {
    this.#folders.set(`${path}\0${key}`, found);
  }
}
