// A change as text for a terminal: what got worse, what got better, then the counts. Kept short: the other formats contain
// everything.
import { countChangedFiles, writeCounts } from '../../compare/count-changed-files.ts';
import { changesArchitecture } from '../../compare/changes-architecture.ts';
import { describeChange } from '../../compare/describe-change.ts';
import { type Finding, oldTitle, type Place, placeOf, type Words } from '../../compare/finding.ts';
import { titleOfConsequences } from '../../compare/gather-findings.ts';
import { productFirst } from '../../compare/product-first.ts';
import type { Change, ChangedHealth } from '../../model/change.ts';
import { printable } from '../../std/printable.ts';
import { renderHalfChanged } from './half-changed.ts';
import { renderMoved } from './moved-files.ts';
import { displayWidth } from '../summary/display-width.ts';
import { caveats } from '../../query/product/describe-caveat.ts';
import { colorGrade } from '../summary/health-section.ts';
import { shortenMiddle } from '../summary/shorten.ts';
import { heading, remark, type Style } from '../summary/style.ts';
import { writeNumber } from '../../std/words.ts';
import { wrap } from '../summary/wrap.ts';

const shownFindings = 20;
const shownPlaces = 6;
const shownDependencies = 5;
/** Smaller differences are rounding, unless the score changed. */
const minPoints = 0.5;

export function renderDiff(change: Change, style: Style): string {
  const notes = change.notes.flatMap((note) => renderNote(note, style));
  const halfChanged = renderHalfChanged(change, style);
  const moved = renderMoved(change, style);
  if (!changesArchitecture(change)) return lines([[sayUnchanged(change)], moved, halfChanged, notes]);
  const { worse, better } = describeChange(change);
  return lines([
    [titleOf(change, style)],
    change.health === undefined ? [] : renderHealth(change.health, style),
    renderFindings(
      'New',
      worse.filter(({ isOld }) => isOld !== true),
      style,
    ),
    renderFindings(
      oldTitle,
      // Without lines of code, because these findings are not the author's fault.
      worse.filter(({ isOld }) => isOld === true).map((finding) => ({ ...finding, places: [] })),
      style,
    ),
    renderFindings('Fixed', better, style),
    halfChanged,
    renderCounts(change, [...worse, ...better], style),
    moved,
    notes,
  ]);
}

function lines(sections: readonly (readonly string[])[]): string {
  const shown = sections.filter((section) => section.length > 0).map((section) => section.join('\n'));
  return `${shown.join('\n\n')}\n`;
}

function sayUnchanged({ before, after, files }: Change): string {
  const names = `${printable(before.name)} and ${printable(after.name)}`;
  const ofFiles = countChangedFiles(files);
  return `No change in the architecture between ${names}${ofFiles === '' ? '' : ` (files: ${ofFiles})`}.`;
}

function titleOf({ before, after }: Change, { colors, width }: Style): string {
  const arrow = ' → ';
  const half = Math.floor((width - arrow.length) / 2);
  const [from, to] = [before.name, after.name].map((name) => shortenMiddle(printable(name), half));
  return `${colors.bold(from)}${colors.dim(arrow)}${colors.bold(to)}`;
}

function renderHealth({ before, after, reasons }: ChangedHealth, style: Style): readonly string[] {
  const { colors, width } = style;
  const now = colorGrade(after, style);
  const isSame = before.score === after.score;
  const told = reasons.filter((each) => !isSame || Math.abs(each.after - each.before) >= minPoints);
  if (told.length === 0) return [`${colors.bold('Health')}  ${now}, as before`];
  const was = colorGrade(before, style);
  const lost = told.map((each) => ({
    points: writePoints(each.before - each.after),
    reason: each.reason,
  }));
  const column = Math.max(0, ...lost.map(({ points }) => points.length));
  return [
    `${colors.bold('Health')}  ${was}${colors.dim(' → ')}${now}`,
    ...(after.caveat === undefined
      ? []
      : wrap(caveats[after.caveat], width - 2).map((line) => `  ${colors.yellow(line)}`)),
    ...lost.flatMap(({ points, reason }) =>
      wrap(printable(reason), width - column - 4).map((line, i) => {
        const color = points.startsWith('+') ? colors.green : colors.yellow;
        return `  ${i === 0 ? color(points.padStart(column)) : ' '.repeat(column)}  ${line}`;
      }),
    ),
  ];
}

/** As a change of the score: fewer deductions are a gain. */
function writePoints(gain: number): string {
  return `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(1)}`;
}

function renderFindings(title: string, findings: readonly Finding[], style: Style): readonly string[] {
  if (findings.length === 0) return [];
  const hidden = findings.length - shownFindings;
  return [
    heading(title, '', style),
    ...findings
      .slice(0, shownFindings)
      .flatMap((finding) => renderWithConsequences(finding, title !== 'Fixed', style)),
    ...(hidden > 0 ? [remark(2, `and ${writeNumber(hidden)} more; --format json lists all`, style)] : []),
  ];
}

function renderWithConsequences(finding: Finding, isWorse: boolean, style: Style): readonly string[] {
  const { also = [] } = finding;
  const narrow = { ...style, width: style.width - 2 };
  return [
    ...renderFinding(finding, isWorse, style),
    ...(also.length === 0 ? [] : [remark(4, titleOfConsequences(finding), style)]),
    ...also.flatMap((each) => renderFinding(each, isWorse, narrow)).map((line) => `  ${line}`),
  ];
}

function renderFinding(finding: Finding, isWorse: boolean, style: Style): readonly string[] {
  const { title, details, places } = finding;
  const { colors, width } = style;
  const mark = isWorse ? (finding.isSerious ? colors.red('✗') : colors.yellow('!')) : colors.green('✓');
  // A remaining single line takes no more space than a line that says it is hidden.
  const hidden = places.length <= shownPlaces + 1 ? 0 : places.length - shownPlaces;
  return [
    ...wrap(plain(title), width - 4).map((line, i) => `  ${i === 0 ? mark : ' '} ${line}`),
    ...details.flatMap((detail) => wrap(plain(detail), width - 4).map((line) => `    ${colors.dim(line)}`)),
    ...places.slice(0, places.length - hidden).flatMap((place) => renderPlace(place, style)),
    ...(hidden > 0 ? [remark(6, `and ${writeNumber(hidden)} more`, style)] : []),
  ];
}

function plain(words: Words): string {
  return words.map((word) => printable(textOf(word))).join('');
}

function textOf(word: Words[number]): string {
  if (typeof word === 'string') return word;
  return 'name' in word ? word.name : word.sentence;
}

/** On one line, or one line for each part if that is too long. */
function renderPlace(
  { from, line, to, mark, remark: says }: Place,
  { colors, width }: Style,
): readonly string[] {
  const place = printable(line === undefined ? from : `${from}:${line}`);
  const onward = to.map((id) => `→ ${printable(id)}`);
  const remarks = [mark, says].filter((each) => each !== undefined).map(printable);
  const tail = remarks.length === 0 ? '' : `  ${remarks.join('; ')}`;
  const whole = [place, ...onward].join(' ');
  if (displayWidth(whole + tail) <= width - 6) return [`      ${whole}${colors.dim(tail)}`];
  return [
    `      ${shortenMiddle(place, width - 6)}`,
    ...onward.map((each) => `        ${shortenMiddle(each, width - 8)}`),
    ...(tail === '' ? [] : wrap(tail.trim(), width - 8).map((each) => `        ${colors.dim(each)}`)),
  ];
}

/** Includes the added dependencies that no finding has shown. */
function renderCounts(
  { files, dependencies }: Change,
  findings: readonly Finding[],
  style: Style,
): readonly string[] {
  const { colors } = style;
  const all = findings.flatMap((finding) => [finding, ...(finding.also ?? [])]);
  const shown = new Set(all.flatMap(({ places }) => places.map(({ from, to }) => `${from}\0${to[0]}`)));
  const added = productFirst(
    dependencies.added.filter(({ source, target }) => !shown.has(`${source}\0${target}`)),
  );
  const above = dependencies.added.length - added.length;
  const hidden = added.length <= shownDependencies + 1 ? 0 : added.length - shownDependencies;
  const ofFiles = countChangedFiles(files);
  const ofDependencies = writeCounts([
    [
      dependencies.added.length,
      above > 0 && added.length > 0 ? `added, ${writeNumber(above)} of them above` : 'added',
    ],
    [dependencies.removed.length, 'removed'],
  ]);
  return [
    ...(ofFiles === '' ? [] : [`${colors.bold('Files'.padEnd(12))}  ${ofFiles}`]),
    ...(ofDependencies === '' ? [] : [`${colors.bold('Dependencies')}  ${ofDependencies}`]),
    ...added.slice(0, added.length - hidden).flatMap((each) => renderPlace(placeOf(each), style)),
    ...(hidden > 0
      ? [remark(6, `and ${writeNumber(hidden)} more added; --format json lists all`, style)]
      : []),
  ];
}

function renderNote(note: string, { colors, width }: Style): readonly string[] {
  return wrap(`Note: ${printable(note)}`, width).map(colors.dim);
}
