// Lists files that moved to another folder. Files that moved together are one entry.
import type { Change, RenamedFile } from '../model/change.ts';
import { groupBy } from '../std/group-by.ts';
import { countOf } from '../std/words.ts';
import { parentPath } from '../std/paths.ts';

const shownMoves = 5;

export interface Move {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Largest first, and truncated if there are many. */
export function listMoves({ files }: Pick<Change, 'files'>): {
  readonly shown: readonly Move[];
  readonly hiddenFiles: number;
} {
  const moved = files.renamed.filter(({ from, to }) => parentPath(from) !== parentPath(to));
  const moves = [...groupBy(moved, ({ from, to }) => JSON.stringify(folderPair(from, to))).values()]
    .map((own): Move => {
      const { from, to } = own[0]!;
      if (own.length === 1) return { from, to, count: 1 };
      const [source, target] = folderPair(from, to);
      const within = folderWithin(own, source);
      return { from: `${source}/${within}`, to: `${target}/${within}`, count: own.length };
    })
    .toSorted((a, b) => b.count - a.count);
  const hidden = moves.length <= shownMoves + 1 ? [] : moves.slice(shownMoves);
  return {
    shown: moves.slice(0, moves.length - hidden.length),
    hiddenFiles: hidden.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The folders without their common suffix: `core` and `domain` for `core/tax/vat.ts` and `domain/tax/vat.ts`. */
function folderPair(from: string, to: string): readonly [string, string] {
  const [source, target] = [parentPath(from).split('/'), parentPath(to).split('/')];
  while (source.length > 1 && target.length > 1 && source.at(-1) === target.at(-1)) {
    source.pop();
    target.pop();
  }
  return [source.join('/') || '.', target.join('/') || '.'];
}

/** The folder below `source` that all of them were in, such as `tax/`; empty if there is none. */
function folderWithin(moved: readonly RenamedFile[], source: string): string {
  const start = source === '.' ? 0 : source.length + 1;
  const [first = '', ...others] = moved.map(({ from }) => from.slice(start));
  const folders = first.split('/').slice(0, -1);
  const shared = folders.findIndex((_, i) => {
    const prefix = `${folders.slice(0, i + 1).join('/')}/`;
    return others.some((other) => !other.startsWith(prefix));
  });
  const parts = shared === -1 ? folders : folders.slice(0, shared);
  return parts.map((part) => `${part}/`).join('');
}

/** Empty for a single file, whose path is shown. */
export function writeMovedCount(count: number): string {
  return count === 1 ? '' : ` (${countOf(count, 'file')})`;
}
