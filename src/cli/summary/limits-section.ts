// What is missing from the report: the first unresolved imports, and the other diagnostics.
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Report } from '../../model/report.ts';
import { describeGaps } from '../../query/product/describe-gaps.ts';
import { type IsProduct, productFiles } from '../../query/product/product-files.ts';
import { printable } from '../../std/printable.ts';
import { displayWidth } from './display-width.ts';
import { shortenMiddle } from './shorten.ts';
import { heading, remark, type Style } from './style.ts';
import { writeNumber } from '../../std/words.ts';
import { wrap, wrapList } from './wrap.ts';

const shownImports = 5;

export function renderLimits(report: Report, style: Style): string[] {
  const { diagnostics } = report;
  const unresolved = diagnostics.filter(({ kind }) => kind === 'unresolved-import');
  const others = diagnostics.filter(({ kind }) => kind !== 'unresolved-import');
  return [
    ...(unresolved.length > 0 ? renderUnresolved(unresolved, productFiles(report), style) : []),
    ...(unresolved.length > 0 && others.length > 0 ? [''] : []),
    ...(others.length > 0 ? renderOthers(others, style) : []),
  ];
}

/** Those in product files first: fixtures often contain missing imports on purpose. */
function renderUnresolved(unresolved: readonly Diagnostic[], isProduct: IsProduct, style: Style): string[] {
  const hidden = unresolved.length - shownImports;
  const isOwn = ({ file, role }: Diagnostic): boolean => role === undefined && isProduct(file);
  const own = unresolved.filter(isOwn);
  const others = unresolved.filter((each) => !isOwn(each));
  const count = [writeNumber(unresolved.length), ...shareOf(own.length, others.length)].join(', ');
  return [
    heading('Unresolved imports', count, style),
    ...renderPlaces([...own, ...others].slice(0, shownImports), style),
    ...(hidden > 0
      ? [remark(2, `and ${writeNumber(hidden)} more, see "diagnostics" in the report`, style)]
      : []),
  ];
}

function shareOf(own: number, others: number): readonly string[] {
  if (others === 0) return [];
  return [own === 0 ? 'outside the product' : `${writeNumber(own)} in the product`];
}

function renderPlaces(diagnostics: readonly Diagnostic[], { colors, width }: Style): string[] {
  const places = diagnostics.map(placeOf);
  // The message gets at least half of the line.
  const column = Math.min(Math.max(...places.map(displayWidth)), Math.floor((width - 4) / 2));
  return diagnostics.flatMap((diagnostic, i) => {
    const message = printable(diagnostic.message).replace(/^Cannot resolve /, '');
    const place = places[i]!;
    const room = width - column - 4;
    // A path that is too long for the column gets lines of its own.
    const isBelow = [place, ...message.split(' ')].some(
      (word, n) => displayWidth(word) > (n === 0 ? column : room),
    );
    if (isBelow) {
      const start = shortenMiddle(place, width - 2);
      return [`  ${start}`, ...wrap(message, width - 4).map((line) => `    ${colors.dim(line)}`)];
    }
    return wrap(message, room).map((line, n) => {
      const start = n === 0 ? place : '';
      return `  ${start}${' '.repeat(column - displayWidth(start) + 2)}${colors.dim(line)}`;
    });
  });
}

function placeOf({ file, line }: Diagnostic): string {
  return printable(line === undefined ? file : `${file}:${line}`);
}

function renderOthers(diagnostics: readonly Diagnostic[], style: Style): string[] {
  const gaps = describeGaps(diagnostics).map(printable);
  return wrapList(gaps, style.width - 6).map(
    (line, i) => (i === 0 ? `${heading('Also', '', style)}  ` : '      ') + line,
  );
}
