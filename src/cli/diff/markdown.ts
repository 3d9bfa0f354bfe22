// Markdown for a comment on a pull request: empty if the architecture did not change, worst findings first, and never longer
// than a comment may be.
import { countChangedFiles } from '../../compare/count-changed-files.ts';
import { changesArchitecture } from '../../compare/changes-architecture.ts';
import { productFirst } from '../../compare/product-first.ts';
import { describeChange } from '../../compare/describe-change.ts';
import {
  type Finding,
  type FindingKind,
  oldTitle,
  type Place,
  placeOf,
  type Words,
} from '../../compare/finding.ts';
import { causesOf, titleOfConsequences } from '../../compare/gather-findings.ts';
import type { Change, ChangedDependency, ChangedHealth } from '../../model/change.ts';
import { writeGrade } from '../../model/health-words.ts';
import { codeSpan, escapeMarkdown } from '../escape-markdown.ts';
import { countOf, writeNumber } from '../../std/words.ts';
import { caveats } from '../../query/product/describe-caveat.ts';
import type { DiffFormat } from './diff-format.ts';
import { writeHalfChanged } from './half-changed.ts';
import { writeMoved } from './moved-files.ts';
import { drawNeighbourhood } from './neighbourhood.ts';

/** The maximum length of a comment on GitHub. */
const maxLength = 65_536;
/** Reserved for the text at the end. */
const reserve = 1000;
const shownPlaces = 8;
const shownDependencies = 50;

export const diffMarkdown: DiffFormat = {
  id: 'markdown',
  description: 'a comment for a pull request; empty if the architecture did not change',
  render: ({ change }) => (changesArchitecture(change) ? [renderMarkdown(change)] : []),
};

function renderMarkdown(change: Change): string {
  const { worse, better } = describeChange(change);
  const blocks = [
    ...renderList(
      '#### New',
      worse.filter(({ isOld }) => isOld !== true),
    ),
    renderOld(worse.filter(({ isOld }) => isOld === true)),
    { text: drawNeighbourhood(change), findings: 0 },
    ...renderList('#### Fixed', better),
    { text: writeHalfChanged(change), findings: 0 },
    { text: renderHealth(change.health), findings: 0 },
    { text: renderDependencies(change), findings: 0 },
    { text: writeMoved(change), findings: 0 },
    { text: renderNotes(change.notes), findings: 0 },
  ];
  return `${fill(renderHead(change, worse, better), blocks)}\n`;
}

interface Block {
  readonly text: string;
  /** The number of findings in it. */
  readonly findings: number;
}

/** Adds blocks in order as long as they fit, and says what was left out. */
function fill(head: string, blocks: readonly Block[]): string {
  let text = head;
  let findings = 0;
  let isCut = false;
  for (const block of blocks) {
    if (block.text === '') continue;
    if (text.length + block.text.length + 1 <= maxLength - reserve) {
      text += `\n${block.text}`;
      continue;
    }
    isCut = true;
    findings += block.findings;
  }
  if (!isCut) return text;
  const what = findings > 0 ? countOf(findings, 'finding') : 'some details';
  return `${text}\n\n_Left out: ${what}, because a comment has no room for more. \`--format json\` lists all._`;
}

function renderList(title: string, findings: readonly Finding[]): readonly Block[] {
  if (findings.length === 0) return [];
  const items = findings.map((finding) => ({
    text: renderFinding(finding).join('\n'),
    findings: finding.count,
  }));
  return [{ text: `\n${title}\n`, findings: 0 }, ...items];
}

/** Folded, because they are not the author's fault. */
function renderOld(findings: readonly Finding[]): Block {
  const count = findings.reduce((sum, each) => sum + each.count, 0);
  const lines = findings.flatMap((finding) => renderFinding(finding));
  return { text: count === 0 ? '' : fold(`${oldTitle} (${writeNumber(count)})`, lines), findings: count };
}

const inWords: Readonly<Record<FindingKind, readonly [one: string, many: string]>> = {
  violation: ['rule violation', 'rule violations'],
  cycle: ['cycle', 'cycles'],
  tangle: ['tangle', 'tangles'],
  'layer-violation': ['layer violation', 'layer violations'],
  'back-dependency': ['back dependency', 'back dependencies'],
  unresolved: ['unresolved import', 'unresolved imports'],
  package: ['package', 'packages'],
};

function renderHead(change: Change, allWorse: readonly Finding[], allBetter: readonly Finding[]): string {
  const { before, after, dependencies } = change;
  const parts = [
    ...listKinds('new or worse', allWorse.filter(isHeadline)),
    ...listKinds('fixed or better', allBetter.filter(isHeadline)),
  ];
  const summary =
    parts.length > 0
      ? parts.join('; ')
      : `nothing worse, ${countOf(dependencies.added.length, 'dependency', 'dependencies')} added, ${writeNumber(dependencies.removed.length)} removed`;
  return `### Lintel: ${summary}\n\nFrom ${codeSpan(before.name)} to ${codeSpan(after.name)}.${sayHealth(change.health)}`;
}

/** Not findings about old dependencies in a new order, nor harmless cycles. */
function isHeadline({ kind, isOld, isSerious }: Finding): boolean {
  return isOld !== true && (isSerious || kind !== 'cycle');
}

function sayHealth(health: ChangedHealth | undefined): string {
  if (health === undefined || health.before.score === health.after.score) return '';
  const { caveat } = health.after;
  return ` ${writeHealth(health)}.${caveat === undefined ? '' : ` ${caveats[caveat]}.`}`;
}

function writeHealth({ before, after }: ChangedHealth): string {
  return `Health: ${writeGrade(before)} → ${writeGrade(after)}`;
}

/** Several findings caused by one dependency sound worse than they are. */
function listKinds(what: string, findings: readonly Finding[]): readonly string[] {
  const [first, ...others] = findings;
  if (first === undefined) return [];
  const all = findings.flatMap((finding) => [finding, ...(finding.also ?? []).filter(isHeadline)]);
  const isOne = others.length === 0 && all.length > 1 && causesOf(first).length === 1;
  return [`${what}: ${countKinds(all)}${isOne ? ', with one dependency' : ''}`];
}

function countKinds(findings: readonly Finding[]): string {
  const kinds = Object.keys(inWords) as FindingKind[];
  return kinds
    .map((kind) => {
      const own = findings.filter((finding) => finding.kind === kind);
      return [own.reduce((sum, { count }) => sum + count, 0), kind] as const;
    })
    .filter(([count]) => count > 0)
    .map(([count, kind]) => countOf(count, ...inWords[kind]))
    .join(', ');
}

function renderFinding(finding: Finding): readonly string[] {
  const { title, details, places, also = [] } = finding;
  const hidden = places.length <= shownPlaces + 1 ? 0 : places.length - shownPlaces;
  return [
    `- **${renderWords(title)}**`,
    ...details.map((detail) => `  - ${renderWords(detail)}`),
    ...places.slice(0, places.length - hidden).map((place) => `  - ${renderPlace(place)}`),
    ...(hidden > 0 ? [`  - and ${writeNumber(hidden)} more`] : []),
    ...(also.length === 0 ? [] : [`  - ${titleOfConsequences(finding)}`]),
    ...also.flatMap((each) => renderFinding(each).map((line) => `    ${line}`)),
  ];
}

function renderWords(words: Words): string {
  return words
    .map((word) => {
      if (typeof word === 'string') return word;
      return 'name' in word ? codeSpan(word.name) : escapeMarkdown(word.sentence);
    })
    .join('');
}

function renderPlace({ from, line, to, mark, remark }: Place): string {
  const way = [line === undefined ? from : `${from}:${line}`, ...to].map(codeSpan).join(' → ');
  const marked = mark === undefined ? '' : ` (${mark})`;
  return `${way}${marked}${remark === undefined ? '' : `: ${escapeMarkdown(remark)}`}`;
}

function renderHealth(health: ChangedHealth | undefined): string {
  if (health === undefined || health.reasons.length === 0) return '';
  const { reasons } = health;
  const items = reasons.map(
    ({ before: was, after: is, reason }) => `- ${writePoints(was - is)}: ${escapeMarkdown(reason)}`,
  );
  return fold(writeHealth(health), items);
}

function writePoints(gain: number): string {
  return `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(1)}`;
}

function renderDependencies({ dependencies: { added, removed }, files }: Change): string {
  if (added.length === 0 && removed.length === 0) return '';
  const summary = `${countOf(added.length, 'dependency', 'dependencies')} added, ${writeNumber(removed.length)} removed`;
  const items = [...listDependencies('Added', added), ...listDependencies('Removed', removed)];
  const counts = countChangedFiles(files);
  return fold(summary, [...items, ...(counts === '' ? [] : ['', `Files: ${counts}.`])]);
}

function listDependencies(title: string, dependencies: readonly ChangedDependency[]): readonly string[] {
  if (dependencies.length === 0) return [];
  const hidden = dependencies.length - shownDependencies;
  return [
    '',
    `${title}:`,
    '',
    ...productFirst(dependencies)
      .slice(0, shownDependencies)
      .map((each) => `- ${renderPlace(placeOf(each))}`),
    ...(hidden > 0 ? [`- and ${writeNumber(hidden)} more`] : []),
  ];
}

/** The summary contains no text from the analysed project. */
function fold(summary: string, lines: readonly string[]): string {
  return ['', `<details><summary>${summary}</summary>`, '', ...lines, '', '</details>'].join('\n');
}

function renderNotes(notes: readonly string[]): string {
  return notes.length === 0 ? '' : ['', ...notes.map((note) => `- Note: ${escapeMarkdown(note)}`)].join('\n');
}
