// Files that changed without a file that often changes with them, as text for the formats.
import type { Change, HalfChangedPair } from '../../model/change.ts';
import { printable } from '../../std/printable.ts';
import { codeSpan } from '../escape-markdown.ts';
import { displayWidth } from '../summary/display-width.ts';
import { shortenMiddle } from '../summary/shorten.ts';
import { heading, remark, type Style } from '../summary/style.ts';
import { writeNumber } from '../../std/words.ts';

const title = 'Usually changed together';
const shownInText = 5;
const shownInMarkdown = 10;

export function renderHalfChanged({ coupling }: Change, style: Style): readonly string[] {
  if (coupling === undefined || coupling.pairs.length === 0) return [];
  const { pairs, until } = coupling;
  const hidden = hiddenOf(pairs, shownInText);
  return [
    heading(title, `commits up to ${until.slice(0, 10)}`, style),
    ...pairs.slice(0, pairs.length - hidden).flatMap((pair) => renderPair(pair, style)),
    ...(hidden > 0 ? [remark(2, `and ${writeNumber(hidden)} more; --format json lists all`, style)] : []),
  ];
}

/** A remaining single line takes no more space than a line that says it is hidden. */
function hiddenOf(pairs: readonly HalfChangedPair[], shown: number): number {
  return pairs.length <= shown + 1 ? 0 : pairs.length - shown;
}

function renderPair(pair: HalfChangedPair, { colors, width }: Style): readonly string[] {
  const [changed, unchanged] = [printable(pair.changed), printable(pair.unchanged)];
  const whole = `${changed} without ${unchanged}`;
  if (displayWidth(whole) + displayWidth(count(pair)) + 4 <= width)
    return [`  ${whole}  ${colors.dim(count(pair))}`];
  const without = '    without ';
  return [
    `  ${shortenMiddle(changed, width - 2)}`,
    `${without}${shortenMiddle(unchanged, width - without.length)}`,
    remark(4, count(pair), { colors, width }),
  ];
}

function count({ shared, revisions: [own] }: HalfChangedPair): string {
  return `${writeNumber(shared)} of its ${writeNumber(own)} commits changed both`;
}

/** Empty if there are none. */
export function writeHalfChanged({ coupling }: Change): string {
  if (coupling === undefined || coupling.pairs.length === 0) return '';
  const { pairs, until } = coupling;
  const hidden = hiddenOf(pairs, shownInMarkdown);
  return [
    `\n#### ${title}\n`,
    ...pairs
      .slice(0, pairs.length - hidden)
      .map((pair) => `- ${codeSpan(pair.changed)} without ${codeSpan(pair.unchanged)}: ${count(pair)}`),
    ...(hidden > 0 ? [`- and ${writeNumber(hidden)} more`] : []),
    `\n_Commits up to ${until.slice(0, 10)}._`,
  ].join('\n');
}
