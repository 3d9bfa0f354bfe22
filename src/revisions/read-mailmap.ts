// The `.mailmap` of a commit, which maps the different names of a person to one. git reads it from the object, not from disk
// or a path in the settings.
import { askGit } from './run-git.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface Mailmap {
  /** ID of the object; undefined if there is no usable one. */
  readonly blob?: string;
  /** Why it is not used, in sentences. */
  readonly notes: readonly string[];
}

/** git sorts the lines by insertion, so time is quadratic in their number. Linux has 60 KB. */
const maxBytes = 256 * 1024;
const entry = /^100\d{3} blob ([0-9a-f]{40,64}) +(\d+)\t\.mailmap\0$/;

export async function readMailmap(git: SafeGit, commit: string): Promise<Mailmap> {
  try {
    const line = (await askGit(git, ['ls-tree', '--long', '-z', commit, '--', '.mailmap'])).toString(
      'latin1',
    );
    const [, blob, size] = entry.exec(line) ?? [];
    if (blob === undefined) return { notes: [] };
    if (Number(size) <= maxBytes) return { blob, notes: [] };
    return {
      notes: ['.mailmap has more than 256 KB and is not used: authors have the names of their commits.'],
    };
  } catch (error) {
    if (!(error instanceof UnreadableHistory)) throw error;
    return { notes: ['.mailmap cannot be read: authors have the names of their commits.'] };
  }
}
