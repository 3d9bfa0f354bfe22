// Files that moved to another folder, as text for the formats. Files that moved together are one line.
import { listMoves, writeMovedCount } from '../../compare/list-moves.ts';
import type { Change } from '../../model/change.ts';
import { printable } from '../../std/printable.ts';
import { countOf } from '../../std/words.ts';
import { codeSpan } from '../escape-markdown.ts';
import { shortenMiddle } from '../summary/shorten.ts';
import type { Style } from '../summary/style.ts';

export function renderMoved(change: Change, { colors, width }: Style): readonly string[] {
  const { shown, hiddenFiles } = listMoves(change);
  const lines = shown.map(({ from, to, count }) => {
    const text = `Moved: ${printable(from)} → ${printable(to)}${writeMovedCount(count)}`;
    return shortenMiddle(text, width);
  });
  return hiddenFiles === 0 ? lines : [...lines, colors.dim(writeRest(hiddenFiles))];
}

/** Empty if no file moved. */
export function writeMoved(change: Change): string {
  const { shown, hiddenFiles } = listMoves(change);
  if (shown.length === 0) return '';
  const lines = shown.map(
    ({ from, to, count }) => `- Moved: ${codeSpan(from)} → ${codeSpan(to)}${writeMovedCount(count)}`,
  );
  return ['', ...lines, ...(hiddenFiles === 0 ? [] : [`- ${writeRest(hiddenFiles)}`])].join('\n');
}

function writeRest(files: number): string {
  return `and ${countOf(files, 'more file')} moved; --format json lists all`;
}
