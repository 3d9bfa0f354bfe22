// What a process that walks many revisions found in their folders. From one revision to the next most folders stay as they
// are, with everything below them and the ignore rules above: these are not walked again. The others have mostly the same names.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EntryKind } from '../model/project.ts';
import type { SourceFile } from '../model/source.ts';
import { RecentMap } from '../std/recent-map.ts';
import type { Classification } from './classify.ts';
import type { FolderEntry } from './folder-entry.ts';
import type { IgnoreRules } from './ignore-rules.ts';

/** All that a walk found in a folder and below it. */
export interface WalkedFolder {
  readonly files: readonly SourceFile[];
  readonly paths: readonly string[];
  /** By the index of the path. */
  readonly kinds: readonly EntryKind[];
  readonly diagnostics: readonly Diagnostic[];
  readonly nonUtf8Paths: readonly (readonly [path: string, disk: Buffer])[];
  readonly rules: readonly (readonly [folder: string, rules: IgnoreRules | undefined])[];
}

/** By the name in its folder. */
export type ClassifiedEntries = ReadonlyMap<string, ClassifiedEntry>;

export interface ClassifiedEntry {
  readonly kind: FolderEntry['kind'];
  readonly path: string;
  readonly as: Classification;
}

interface ClassifiedFolder {
  readonly rulesKey: string;
  readonly entries: ClassifiedEntries;
}

const maxEntries = 200_000;

/** For one choice of options. */
export class WalkMemo {
  readonly #folders = new RecentMap<string, WalkedFolder>(maxEntries, ({ paths }) => paths.length + 1);

  /** By the path of the folder. */
  readonly #classified = new RecentMap<string, ClassifiedFolder>(
    maxEntries,
    ({ entries }) => entries.size + 1,
  );

  /** `key` is that of the tree. */
  get(path: string, key: string): WalkedFolder | undefined {
    return this.#folders.get(`${path}\0${key}`);
  }

  set(path: string, key: string, found: WalkedFolder): void {
    this.#folders.set(`${path}\0${key}`, found);
  }

  /** Of the last walk through the folder, if it had the same ignore rules. */
  classifiedIn(path: string, rulesKey: string): ClassifiedEntries | undefined {
    const last = this.#classified.get(path);
    return last?.rulesKey === rulesKey ? last.entries : undefined;
  }

  setClassified(path: string, rulesKey: string, entries: ClassifiedEntries): void {
    this.#classified.set(path, { rulesKey, entries });
  }
}
