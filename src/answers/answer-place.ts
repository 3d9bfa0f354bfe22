import type { DependencyPlace } from '../query/dependency-place.ts';
import { type ClosedTangle, isFirst, isRefused, type PlaceVerdict } from '../query/placement/judge-place.ts';
import type { FolderVerdict, Placement } from '../query/placement/place-file.ts';
import { countOf, listFirst, writeNumber } from '../std/words.ts';
import type { Answer } from './answer.ts';
import { nameFolder, rulesSection, writePath } from './words.ts';
import { nameOf } from '../std/paths.ts';

/** Whether a new file fits, and where it would fit better. */
export function answerPlace(placement: Placement): Answer {
  const { verdict, rules, folders, similar, imports } = placement;
  return {
    heading: headingOf(placement),
    sections: [
      {
        title: 'Rules broken',
        lines: verdict.violations.map(({ rule, severity, because, message }) => {
          const reason = because === undefined ? '' : `, because ${because}`;
          return `"${rule}"${severity === 'warn' ? ' (warning)' : ''}: ${message}${reason}`;
        }),
      },
      {
        title: 'Cycles closed',
        lines: verdict.cycles.map((path) => writeCycle(placement.file, path)),
      },
      {
        title: 'Against the order of the folders',
        lines: verdict.tangles.filter(isRefused).map(writeTangle),
      },
      {
        title: 'Adds to a tangle',
        lines: verdict.tangles.filter((tangle) => !isRefused(tangle)).map(writeTangle),
      },
      {
        title: verdict.fits ? 'Other folders that fit, the best first' : 'Folders that fit, the best first',
        lines: folders.map(writeFolder),
      },
      rulesSection('Rules for a file at this place', rules),
      {
        title: 'Files that use most of the same',
        lines: similar.map(
          ({ file, shared }) => `${file} (${writeNumber(shared.length)} of ${writeNumber(imports.length)})`,
        ),
      },
    ],
  };
}

function headingOf(placement: Placement): string[] {
  const { testImports, named = [] } = placement;
  const read = named.map(({ written, ids }) => `${written} is read as ${listFirst(ids, 3)}.`);
  const note =
    testImports.length === 0
      ? []
      : [
          `${listFirst(testImports, 3)} ${testImports.length === 1 ? 'is' : 'are'} test code: the product should not use it.`,
        ];
  return [...summarize(placement), ...read, ...note];
}

function summarize({ file, exists, imports, verdict, folders }: Placement): string[] {
  // One name in code can stand for all files of a package.
  const packages = imports.filter((id) => id.startsWith('pkg:')).length;
  const used = [
    ...(imports.length > packages ? [countOf(imports.length - packages, 'file')] : []),
    ...(packages > 0 ? [countOf(packages, 'package')] : []),
  ].join(' and ');
  const name = `${file}, ${exists ? 'which exists, using' : 'a new file that uses'} ${used}`;
  if (verdict.fits) {
    const note = verdict.tangles.length === 0 ? '' : ' It adds to a tangle.';
    return [`${name}: fits. No rule is broken, no cycle at load time and no new tangle is closed.${note}`];
  }
  const [best] = folders;
  const wrong = `${name}: does not fit. ${listWrong(verdict)}.`;
  if (exists) return [wrong];
  return [
    wrong,
    best === undefined
      ? 'No folder with similar files fits better.'
      : `It would fit in ${nameFolder(best.folder)}.`,
  ];
}

function listWrong({ violations, tangles, cycles }: PlaceVerdict): string {
  const wrong = [
    ...(violations.length > 0
      ? [`breaks ${countOf(new Set(violations.map(({ rule }) => rule)).size, 'rule')}`]
      : []),
    ...(cycles.length > 0 ? [`closes ${countOf(cycles.length, 'cycle')}`] : []),
    ...(tangles.some(isRefused) ? ['goes against the order of the folders'] : []),
  ].join(' and ');
  return `It ${wrong}`;
}

function writeCycle(file: string, path: readonly DependencyPlace[]): string {
  const way = `${file} → ${writePath(path)}`;
  return path.at(-1)?.target === file ? way : `${way}, a file of the same package: Go refuses import cycles`;
}

function writeTangle(tangle: ClosedTangle): string {
  const { folder, from, to, isNew, isClear, sameWay, otherWay } = tangle;
  const where = folder === '.' ? '' : `in ${folder}: `;
  const reason = isNew || isFirst(tangle) ? ', which depends on it' : '';
  const state = isClear ? ', which is above it' : reason;
  const here = sameWay === 0 ? 'no dependency goes' : countOf(sameWay, 'dependency goes', 'dependencies go');
  const there = otherWay === 0 ? 'none the other directly' : `${writeNumber(otherWay)} the other`;
  return `${where}${from} would use ${to}${state}: ${here} this way, ${there}${sayTangle(tangle)}`;
}

function sayTangle({ isNew, growth }: ClosedTangle): string {
  if (!isNew) return '';
  return growth === undefined
    ? ' (a new tangle)'
    : ` (a tangle that grows from ${writeNumber(growth[0])} to ${writeNumber(growth[1])} members)`;
}

function writeFolder({ folder, similar, holds }: FolderVerdict): string {
  const reasons = [
    ...(similar.length > 0
      ? [`${countOf(similar.length, 'similar file')}: ${listFirst(similar.map(nameOf), 3)}`]
      : []),
    ...(holds > 0 ? [`${countOf(holds, 'import')} of it`] : []),
  ];
  return `${nameFolder(folder)}${reasons.length === 0 ? '' : ` (${reasons.join('; ')})`}`;
}
