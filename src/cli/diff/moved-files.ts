// Files that lie in another folder now, in the words of the formats. Several that moved together are one line.
import type { Change } from '../../model/change.ts';
import { groupBy } from '../../std/group-by.ts';
import { printable } from '../../std/printable.ts';
import { countOf } from '../../std/words.ts';
import { codeSpan } from '../escape-markdown.ts';
import { shortenMiddle } from '../summary/shorten.ts';
import type { Style } from '../summary/style.ts';

const shownMoves = 5;

interface Move {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

export function renderMoved(change: Change, { colors, width }: Style): readonly string[] {
  const { shown, hiddenFiles } = listMoves(change);
  const lines = shown.map(({ from, to, count }) => {
    const text = `Moved: ${printable(from)} → ${printable(to)}${writeCount(count)}`;
    return shortenMiddle(text, width);
  });
  return hiddenFiles === 0 ? lines : [...lines, colors.dim(writeRest(hiddenFiles))];
}

/** Empty where no file moved. */
export function writeMoved(change: Change): string {
  const { shown, hiddenFiles } = listMoves(change);
  if (shown.length === 0) return '';
  const lines = shown.map(
    ({ from, to, count }) => `- Moved: ${codeSpan(from)} → ${codeSpan(to)}${writeCount(count)}`,
  );
  return ['', ...lines, ...(hiddenFiles === 0 ? [] : [`- ${writeRest(hiddenFiles)}`])].join('\n');
}

function listMoves({ files }: Change): { readonly shown: readonly Move[]; readonly hiddenFiles: number } {
  const moved = files.renamed.filter(({ from, to }) => folderOf(from) !== folderOf(to));
  const moves = [...groupBy(moved, ({ from, to }) => JSON.stringify(folderPair(from, to))).values()]
    .map((own): Move => {
      const { from, to } = own[0]!;
      if (own.length === 1) return { from, to, count: 1 };
      const [source, target] = folderPair(from, to);
      return { from: `${source}/`, to: `${target}/`, count: own.length };
    })
    .toSorted((a, b) => b.count - a.count);
  const hidden = moves.length <= shownMoves + 1 ? [] : moves.slice(shownMoves);
  return {
    shown: moves.slice(0, moves.length - hidden.length),
    hiddenFiles: hidden.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The folders without what both end with: those of `core/tax/vat.ts` and `domain/tax/vat.ts` are `core` and `domain`. */
function folderPair(from: string, to: string): readonly [string, string] {
  const [source, target] = [folderOf(from).split('/'), folderOf(to).split('/')];
  while (source.length > 1 && target.length > 1 && source.at(-1) === target.at(-1)) {
    source.pop();
    target.pop();
  }
  return [source.join('/') || '.', target.join('/') || '.'];
}

function folderOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}

function writeCount(count: number): string {
  return count === 1 ? '' : ` (${countOf(count, 'file')})`;
}

function writeRest(files: number): string {
  return `and ${countOf(files, 'more file')} moved; --format json lists all`;
}
