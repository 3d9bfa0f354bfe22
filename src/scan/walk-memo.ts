// Results for a process that walks many revisions. Between two revisions most folders are unchanged, including everything
// below them and the ignore rules above: these are not walked again. The others have mostly the same names.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { EntryKind } from '../model/project.ts';
import type { SourceFile } from '../model/source.ts';
import { RecentMap } from '../std/recent-map.ts';
import type { Classification } from './classify.ts';
import type { FolderEntry } from './folder-entry.ts';
import type { IgnoreRules } from './ignore-rules.ts';

/** Everything that a walk found in and below a folder. */
export interface WalkedFolder {
  readonly files: readonly SourceFile[];
  readonly paths: readonly string[];
  /** By index of the path. */
  readonly kinds: readonly EntryKind[];
  readonly diagnostics: readonly Diagnostic[];
  readonly nonUtf8Paths: readonly (readonly [path: string, disk: Buffer])[];
  readonly rules: readonly (readonly [folder: string, rules: IgnoreRules | undefined])[];
}

/** By name in the folder. */
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

/** For one set of options. */
export class WalkMemo {
  readonly #folders = new RecentMap<string, WalkedFolder>(maxEntries, ({ paths }) => paths.length + 1);

  /** By path of the folder. */
  readonly #classified = new RecentMap<string, ClassifiedFolder>(
    maxEntries,
    ({ entries }) => entries.size + 1,
  );

  /** `key` comes from the tree. */
  get(path: string, key: string): WalkedFolder | undefined {
    return this.#folders.get(`${path}\0${key}`);
  }

  set(path: string, key: string, found: WalkedFolder): void {
    this.#folders.set(`${path}\0${key}`, found);
  }

  /** From the last walk through the folder, if it had the same ignore rules. */
  classifiedIn(path: string, rulesKey: string): ClassifiedEntries | undefined {
    const last = this.#classified.get(path);
    return last?.rulesKey === rulesKey ? last.entries : undefined;
  }

  setClassified(path: string, rulesKey: string, entries: ClassifiedEntries): void {
    this.#classified.set(path, { rulesKey, entries });
  }
}
