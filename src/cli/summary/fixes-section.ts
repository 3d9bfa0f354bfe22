// What to fix first, and the gain.
import type { Report } from '../../model/report.ts';
import type { DescribedFix, Phrase } from '../../query/fixes/describe-fix.ts';
import { describeFixes } from '../../query/fixes/describe-fixes.ts';
import { fixesOfReport } from '../../query/fixes/fixes-of-report.ts';
import { printable } from '../../std/printable.ts';
import { displayWidth } from './display-width.ts';
import { shortenMiddle } from './shorten.ts';
import { heading, remark, type Style } from './style.ts';
import { countOf } from '../../std/words.ts';
import { wrapList } from './wrap.ts';

const shownFixes = 5;
const shownPlaces = 2;

export function renderFixes(report: Report, style: Style): string[] {
  const fixes = fixesOfReport(report).filter(
    // Unresolved imports have a section of their own.
    ({ kind }) => kind !== 'unresolved',
  );
  if (fixes.length === 0) return [];
  return [
    heading('Fix first', '', style),
    ...describeFixes(fixes.slice(0, shownFixes), report).flatMap((fix, i) => renderFix(fix, i + 1, style)),
  ];
}

function renderFix({ action, places, effects }: DescribedFix, number: number, style: Style): string[] {
  const { colors, width } = style;
  const hidden = places.length <= shownPlaces + 1 ? 0 : places.length - shownPlaces;
  const shown = places.slice(0, places.length - hidden);
  return [
    ...renderPhrase(action, width - 5).map(
      (line, i) => `  ${i === 0 ? colors.bold(`${number}`) : ' '}  ${line}`,
    ),
    ...shown.flatMap((place) => renderPhrase(place, width - 7).map((line) => `       ${colors.dim(line)}`)),
    ...(hidden > 0
      ? [remark(7, `and ${countOf(hidden, 'more dependency', 'more dependencies')}`, style)]
      : []),
    ...wrapList(effects.map(printable), width - 5).map((line) => `     ${colors.green(line)}`),
  ];
}

/** On one line, or one line for each part if that is too long. */
function renderPhrase(phrase: Phrase, width: number): string[] {
  const parts = phrase.map(printable);
  const whole = parts.join(' ');
  if (displayWidth(whole) <= width) return [whole];
  return parts.map((part, i) => `${i === 0 ? '' : '  '}${shortenMiddle(part, width - (i === 0 ? 0 : 2))}`);
}
