// What is missing from the report: the first unresolved imports, and the number of other diagnostics.
import type { Diagnostic, DiagnosticKind } from '../../model/diagnostic.ts';
import type { Report } from '../../model/report.ts';
import { type IsProduct, productFiles } from '../../query/product-files.ts';
import { printable } from '../../std/printable.ts';
import { displayWidth } from './display-width.ts';
import { shortenEnd, shortenMiddle } from './shorten.ts';
import { heading, remark, type Style } from './style.ts';
import { countOf, writeNumber } from '../../std/words.ts';

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

/** Those of the product first: fixtures often import what is not there on purpose. */
function renderUnresolved(unresolved: readonly Diagnostic[], isProduct: IsProduct, style: Style): string[] {
  const hidden = unresolved.length - shownImports;
  const own = unresolved.filter(({ file }) => isProduct(file));
  const others = unresolved.filter(({ file }) => !isProduct(file));
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
  return diagnostics.map((diagnostic, i) => {
    const message = printable(diagnostic.message).replace(/^Cannot resolve /, '');
    const place = shortenMiddle(places[i] ?? '', column);
    const padding = ' '.repeat(column - displayWidth(place) + 2);
    return `  ${place}${padding}${colors.dim(shortenEnd(message, width - column - 4))}`;
  });
}

function placeOf({ file, line }: Diagnostic): string {
  return printable(line === undefined ? file : `${file}:${line}`);
}

const inWords: Readonly<Record<DiagnosticKind, readonly [one: string, many: string]>> = {
  'unresolved-import': ['unresolved import', 'unresolved imports'],
  'ignored-import': [
    'import of a file that git ignores or a build writes',
    'imports of files that git ignores or a build writes',
  ],
  'absent-import': ['import of a file that is not checked out', 'imports of files that are not checked out'],
  'computed-import': ['file with computed imports', 'files with computed imports'],
  'file-too-large': ['file too large', 'files too large'],
  'unreadable-file': ['unreadable file', 'unreadable files'],
  'skipped-imports': ['file read in part', 'files read in part'],
  'unreadable-folder': ['unreadable folder', 'unreadable folders'],
  'link-not-followed': ['link not followed', 'links not followed'],
  'linked-worktree': ['linked worktree not read', 'linked worktrees not read'],
  'special-file': ['special file not opened', 'special files not opened'],
  'invalid-manifest': ['invalid manifest', 'invalid manifests'],
  'missing-base': ['tsconfig whose base is not installed', 'tsconfigs whose bases are not installed'],
  'worker-failed': ['worker thread failed', 'worker threads failed'],
};

function renderOthers(diagnostics: readonly Diagnostic[], style: Style): string[] {
  const counts = new Map<DiagnosticKind, number>();
  for (const { kind } of diagnostics) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => countOf(count, ...inWords[kind]));
  return [heading('Also', '', style) + `  ${shortenEnd(parts.join(' · '), style.width - 6)}`];
}
