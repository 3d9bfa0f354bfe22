// A history as text for a terminal: the trend of the figures, and the origin of current findings. The file contains
// everything.
import { basename } from 'node:path';
import type { Birth, CoupledPair, History, HistoryPoint, Hotspot } from '../../model/history.ts';
import { isGraded } from '../../model/health-words.ts';
import { cycleKindInWords } from '../../query/cycles/count-cycles.ts';
import { caveats } from '../../query/product/describe-caveat.ts';
import { beganWith, explainBirth, otherMembersAtBirth } from '../../query/cycles/explain-birth.ts';
import { printable } from '../../std/printable.ts';
import { displayWidth } from '../summary/display-width.ts';
import { shortenEnd, shortenMiddle } from '../summary/shorten.ts';
import { heading, remark, type Style } from '../summary/style.ts';
import { countOf, writeNumber } from '../../std/words.ts';
import { wrap } from '../summary/wrap.ts';
import { sparkline } from './sparkline.ts';

const shownBirths = 20;
const shownHotspots = 5;
const shownPairs = 5;
const sparklineWidth = 40;

export function renderHistory(history: History, style: Style): string {
  const sections = [
    renderTitle(history, style),
    renderTrends(history, style),
    renderBirths(history.births, style),
    renderHotspots(history.hotspots, style),
    renderCoupling(history.coupling, style),
    history.notes.flatMap((note) => wrap(printable(note), style.width)),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function renderTitle({ projectRoot, points, sampling }: History, style: Style): readonly string[] {
  const { colors, width } = style;
  const name = shortenMiddle(printable(basename(projectRoot) || projectRoot), width);
  const path = shortenMiddle(printable(projectRoot), width - displayWidth(name) - 2);
  const [first, last] = [points[0]!.commit, points.at(-1)!.commit];
  const every = typeof sampling.every === 'number' ? everyCommits(sampling.every) : `one a ${sampling.every}`;
  const days = first.id === last.id ? dayOf(last.date) : `${dayOf(first.date)} to ${dayOf(last.date)}`;
  const counts = `${countOf(points.length, 'revision')} of ${countOf(sampling.commits, 'commit')}, ${every}`;
  return [`${colors.bold(name)}  ${colors.dim(path)}`, remark(0, `${days} · ${counts}`, style)];
}

function everyCommits(count: number): string {
  return count === 1 ? 'all of them' : `one in ${writeNumber(count)}`;
}

type Row = readonly [
  label: string,
  of: (point: HistoryPoint) => number,
  write?: (point: HistoryPoint) => string,
];

const rows: readonly Row[] = [
  ['Files', (point) => point.files],
  ['Dependencies', (point) => point.dependencies],
  ['Packages', (point) => point.packages],
  ['Cycles', (point) => point.cycles],
  ['Largest cycle', (point) => point.largestCycle],
  ['Tangles', (point) => point.tangles],
  ['Back dependencies', (point) => point.backDependencies],
  ['Rule violations', (point) => point.ruleViolations],
  ['Health', (point) => point.health, writeHealth],
];

function renderTrends({ points }: History, style: Style): readonly string[] {
  const { colors } = style;
  const shown = rows
    .map(([label, of, write = (point: HistoryPoint) => writeNumber(of(point))]) => ({
      label,
      values: points.map(of),
      ends: [write(points[0]!), write(points.at(-1)!)] as const,
    }))
    .filter(({ label, values }) => label !== 'Rule violations' || values.some((value) => value > 0));
  const labelWidth = Math.max(...shown.map(({ label }) => label.length)) + 2;
  const lines = shown.map(({ label, values, ends: [first, last] }) => {
    const change = values.length === 1 ? '' : `${first} → `;
    const line = values.length === 1 ? '' : `${colors.cyan(sparkline(values, sparklineWidth))}  `;
    return `${label.padEnd(labelWidth)}${line}${colors.dim(change)}${colors.bold(last)}`;
  });
  const { caveat } = points.at(-1)!;
  return caveat === undefined ? lines : [...lines, remark(2, caveats[caveat], style)];
}

function writeHealth(point: HistoryPoint): string {
  return isGraded(point) ? writeNumber(point.health) : 'not judged';
}

function renderBirths(births: readonly Birth[], style: Style): readonly string[] {
  if (births.length === 0) return [];
  const { colors, width } = style;
  const lines = births.slice(0, shownBirths).flatMap((birth) => {
    const what = `  ${describeBirth(birth)}`;
    const { commit } = birth;
    if (commit === undefined) {
      return [
        shortenEnd(what, width),
        remark(4, 'already there at the oldest commit that was analysed', style),
      ];
    }
    const told = [commit.author ?? '', commit.subject].filter((text) => text !== '').map(printable);
    const origin = `${dayOf(commit.date)}  ${commit.id.slice(0, 10)}  ${told.join(': ')}`;
    const described = [shortenEnd(what, width), `    ${colors.dim(shortenEnd(origin, width - 4))}`];
    return [...described, ...remarksOn(birth).map((text) => remark(4, text, style))];
  });
  const more = births.length - shownBirths;
  return [
    heading("Where today's findings come from", writeNumber(births.length), style),
    ...lines,
    ...(more > 0 ? [remark(2, `and ${writeNumber(more)} more`, style)] : []),
  ];
}

function remarksOn(birth: Birth): readonly string[] {
  const first = birth.type === 'tangle' ? otherMembersAtBirth(birth) : undefined;
  const born = birth.type === 'tangle' && first ? [`${beganWith(birth)} ${nameFirst(first, 4)}`] : [];
  return [...born, explainBirth(birth) ?? []].flat();
}

function describeBirth(birth: Birth): string {
  switch (birth.type) {
    case 'cycle': {
      const { members, kind, loading, sizeAtBirth } = birth;
      const grown = sizeAtBirth === members.length ? '' : `, began with ${writeNumber(sizeAtBirth)}`;
      return `cycle of ${countOf(members.length, 'file')} (${loading === undefined ? '' : `${writeNumber(loading)} of them `}${cycleKindInWords[kind]}${grown}): ${nameFirst(members, 2)}`;
    }
    case 'tangle': {
      const { members, folder } = birth;
      return `tangle of ${writeNumber(members.length)} in ${printable(folder)}: ${nameFirst(members, 4)}`;
    }
    case 'back-dependency':
      return `back dependency ${printable(birth.from)} → ${printable(birth.to)}`;
  }
}

function nameFirst(members: readonly string[], count: number): string {
  const named = members.slice(0, count).map(printable).join(', ');
  return members.length > count ? `${named}, …` : named;
}

function renderHotspots(hotspots: readonly Hotspot[], style: Style): readonly string[] {
  if (hotspots.length === 0) return [];
  const lines = hotspots.slice(0, shownHotspots).map(({ file, riskScore, changes }) => {
    const figures = `${countOf(changes, 'commit')} in a year, risk ${writeNumber(riskScore)}`;
    return `  ${shortenMiddle(printable(file), style.width - figures.length - 4)}  ${style.colors.dim(figures)}`;
  });
  return [heading('Hotspots', writeNumber(hotspots.length), style), ...lines];
}

function renderCoupling(coupling: readonly CoupledPair[], style: Style): readonly string[] {
  if (coupling.length === 0) return [];
  const lines = coupling.slice(0, shownPairs).map(({ files, shared, degree }) => {
    const figures = `${Math.round(degree * 100)}%, ${countOf(shared, 'commit')}`;
    const pair = `${printable(files[0])} ↔ ${printable(files[1])}`;
    return `  ${shortenMiddle(pair, style.width - figures.length - 4)}  ${style.colors.dim(figures)}`;
  });
  return [heading('Change together without a dependency', writeNumber(coupling.length), style), ...lines];
}

function dayOf(date: string): string {
  return date.slice(0, '2026-01-01'.length);
}
