// The main numbers, one line each.
import { languageName } from '../../model/language-name.ts';
import type { DetailedNode, Report, ViolationBasis } from '../../model/report.ts';
import { describeCycleKinds } from '../../query/cycles/count-cycles.ts';
import { describeNotRead } from '../../query/product/describe-not-read.ts';
import { judgedFiles } from '../../query/product/judged-files.ts';
import { productFiles } from '../../query/product/product-files.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';
import { printable } from '../../std/printable.ts';
import type { Style } from './style.ts';
import { countOf, writeNumber } from '../../std/words.ts';
import { wrapList } from './wrap.ts';

interface Row {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
}

export function renderOverview(report: Report, { colors, width }: Style): string[] {
  const rows = [
    files(report),
    ...notRead(report),
    dependencies(report),
    packages(report.detailed.nodes),
    cycles(report),
    tangles(report.tangles),
    layers(report),
  ];
  const labelWidth = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const valueWidth = Math.max(...rows.map(({ value }) => value.length)) + 2;
  return rows.flatMap(({ label, value, detail }) => {
    const line = `${label.padEnd(labelWidth)}${colors.bold(value)}`;
    if (detail === '') return [line];
    // Wrapped, not cut: the last item is the most important, how many are outside the product.
    const [first = '', ...more] = wrapList(detail.split(' · '), width - labelWidth - valueWidth).map(
      colors.dim,
    );
    return [
      `${line}${' '.repeat(valueWidth - value.length)}${first}`,
      ...more.map((rest) => ' '.repeat(labelWidth + valueWidth) + rest),
    ];
  });
}

function files(report: Report): Row {
  const all = report.detailed.nodes.filter((node) => node.type === 'file');
  const counts = new Map<string, number>();
  for (const { language } of all) counts.set(language, (counts.get(language) ?? 0) + 1);
  const byCount = [...counts].toSorted(([a, x], [b, y]) => y - x || compareCodePoints(a, b));
  const languages = byCount.map(
    ([language, count]) => `${printable(languageName(language))} ${writeNumber(count)}`,
  );
  const product = all.filter(({ role }) => role === 'product').length;
  const unjudged = describeUnjudged(report);
  const own = `product ${writeNumber(product)}${unjudged === '' ? '' : ` with ${unjudged}`}`;
  const parts =
    product === all.length ? [...languages, ...(unjudged === '' ? [] : [unjudged])] : [own, ...languages];
  return { label: 'Files', value: writeNumber(all.length), detail: parts.join(' · ') };
}

function notRead(report: Report): readonly Row[] {
  const total = (report.notRead ?? []).reduce((sum, { files: count }) => sum + count, 0);
  return total === 0
    ? []
    : [{ label: 'Not read', value: writeNumber(total), detail: describeNotRead(report) }];
}

/** Explained if a deduction contains the number of judged files, which differs from that of product files. */
function describeUnjudged({ health, detailed }: Report): string {
  if (!health.deductions.some(({ kind }) => kind === 'cycles' || kind === 'reach')) return '';
  const isProduct = productFiles({ detailed });
  const judged = new Set(judgedFiles({ detailed }).map(({ id }) => id));
  const others = detailed.nodes.filter(
    (node) => node.type === 'file' && isProduct(node.id) && !judged.has(node.id),
  );
  if (others.length === 0) return '';
  const noun = others.every((node) => node.type === 'file' && node.language === 'shell')
    ? 'shell script'
    : 'file';
  const reason = noun === 'file' ? ' (no part of a program)' : '';
  return `${countOf(others.length, `${noun} that is not judged`, `${noun}s that are not judged`)}${reason}`;
}

function dependencies({ metrics, detailed }: Report): Row {
  const toPackages = detailed.nodes.reduce(
    (sum, { type, incoming }) => sum + (type === 'package' ? incoming : 0),
    0,
  );
  const total = metrics.totalDependencies;
  const detail = `${writeNumber(total - toPackages)} on files · ${writeNumber(toPackages)} on packages`;
  return { label: 'Dependencies', value: writeNumber(total), detail };
}

function packages(nodes: readonly DetailedNode[]): Row {
  const all = nodes.filter((node) => node.type === 'package');
  const builtin = all.filter((node) => node.builtin === true).length;
  const detail = builtin === 0 ? '' : `${writeNumber(builtin)} built in`;
  return { label: 'Packages', value: writeNumber(all.length), detail };
}

function cycles(report: Report): Row {
  const count = report.cycles.length;
  const isProduct = productFiles(report);
  const own = report.cycleDetails.filter((_, cycle) => report.cycles[cycle]!.some(isProduct));
  const detail = describeCycleKinds({ cycleDetails: own }, count - own.length);
  return { label: 'Cycles', value: writeNumber(count), detail };
}

function tangles(all: Report['tangles']): Row {
  const back = all.flatMap((tangle) => tangle.back).reduce((sum, { edges }) => sum + edges.length, 0);
  const detail =
    all.length === 0 ? '' : `${countOf(back, 'back dependency', 'back dependencies')} between folders`;
  return { label: 'Tangles', value: writeNumber(all.length), detail };
}

function layers(report: Report): Row {
  const { layer_violations: violations } = report.risks;
  const value = writeNumber(violations.length);
  if (violations.length > 0) {
    const known = countKnown(report);
    const rest = known === 0 ? '' : ` · ${writeNumber(known)} of them in the baseline`;
    return { label: 'Layers', value, detail: `${describeBases(violations)}${rest}` };
  }
  // Zero is good news only if something was checked.
  if (!dependsBetweenFolders(report) && report.tangles.length === 0) {
    return { label: 'Layers', value: '–', detail: 'nothing to check: no order between folders' };
  }
  const unclear = report.tangles.length;
  const rest =
    unclear === 0
      ? ''
      : ` · ${countOf(unclear, 'tangle has', 'tangles have')} no order clear enough for layers`;
  return { label: 'Layers', value, detail: `no dependency goes against a clear order${rest}` };
}

/** The violations that health does not count. */
function countKnown({ rules }: Report): number {
  const ofLayers = (rules?.results ?? []).filter(({ verb }) => verb === 'layers');
  return ofLayers.flatMap(({ violations }) => violations).filter(({ status }) => status === 'baseline')
    .length;
}

const bases: readonly (readonly [ViolationBasis, string])[] = [
  ['configured', 'against the configured layers'],
  ['inferred', "against the project's own order"],
  ['conventional', 'against what the folder names mean'],
];

function describeBases(violations: Report['risks']['layer_violations']): string {
  const counts = bases
    .map(([basis, words]) => [violations.filter((each) => each.basis === basis).length, words] as const)
    .filter(([count]) => count > 0);
  const [only, ...others] = counts;
  if (others.length === 0 && only !== undefined) {
    return `${only[0] === 1 ? 'dependency' : 'dependencies'} ${only[1]}`;
  }
  return counts.map(([count, words]) => `${writeNumber(count)} ${words}`).join(' · ');
}

function dependsBetweenFolders({ detailed }: Report): boolean {
  const folderOf = new Map<string, string>();
  for (const node of detailed.nodes) {
    if (node.type === 'file' && node.role === 'product') folderOf.set(node.id, node.folder);
  }
  return detailed.edges.some(({ source, target }) => {
    const [from, to] = [folderOf.get(source), folderOf.get(target)];
    return from !== undefined && to !== undefined && areApart(from, to);
  });
}

/** Whether neither folder contains the other: only such folders can have an order. */
function areApart(a: string, b: string): boolean {
  return a !== b && a !== '.' && b !== '.' && !a.startsWith(`${b}/`) && !b.startsWith(`${a}/`);
}
