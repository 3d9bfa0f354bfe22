import type {
  Affected,
  AffectedFile,
  AffectedPackage,
  AffectedReason,
} from '../query/affected/find-affected.ts';
import { groupBy } from '../std/group-by.ts';
import { countOf, listFirst, writeNumber } from '../std/words.ts';
import type { Answer } from './answer.ts';

export interface AffectedContext {
  /** The base of the comparison: `main (1a2b3c4)`. */
  readonly since?: string | undefined;
  readonly notes?: readonly string[] | undefined;
  /** The requested list; all lists if omitted. */
  readonly asked?: 'files' | 'tests' | 'packages' | undefined;
}

/** What a change can break, and which tests can fail because of it. */
export function answerAffected(
  affected: Affected,
  { since, notes = [], asked }: AffectedContext = {},
): Answer {
  const { changes, selectsAll, files, tests, packages } = affected;
  const dependents = files.filter(({ reason }) => reason.kind === 'depends');
  const certain = sortTests(tests.filter(({ reason }) => reason.kind !== 'unknown' && reason.kind !== 'all'));
  const possible = tests.filter(({ reason }) => reason.kind === 'unknown');
  const isAll = selectsAll.length > 0;
  const unseen = changes.filter(({ kind }) => kind === 'unseen');
  const isShown = (list: AffectedContext['asked']): boolean => asked === undefined || asked === list;
  return {
    heading: [...summarize(affected, since), ...notes],
    sections: [
      {
        title: 'Every test is selected',
        lines: selectsAll.map(({ path, why }) => `${path} ${why}`),
      },
      {
        title: isAll
          ? `Tests to run first (${writeNumber(certain.length)})`
          : `Tests to run (${writeNumber(certain.length)})`,
        lines: isShown('tests') ? certain.map(writeFile) : [],
      },
      {
        title: `Tests that reach code that may load or start anything (${writeNumber(possible.length)}; lintel affected --tests lists all)`,
        lines: isShown('tests') ? writePossible(possible) : [],
      },
      {
        title: `Dependents (${writeNumber(dependents.length)})`,
        lines: isShown('files') ? dependents.map(writeFile) : [],
      },
      {
        title: `Packages (${writeNumber(packages.length)})`,
        // If all tests are selected, their packages say nothing and are listed only on request.
        lines: asked === 'packages' || (asked === undefined && !isAll) ? packages.map(writePackage) : [],
      },
      {
        title: `Not read by tests (${writeNumber(unseen.length)})`,
        lines: unseen.map(({ path }) => path),
      },
    ],
  };
}

function summarize(
  { changes, selectsAll, files, tests, testCount }: Affected,
  since: string | undefined,
): readonly string[] {
  const changed = `${countOf(changes.length, 'file')} changed${since === undefined ? '' : ` since ${since}`}`;
  if (changes.length === 0) return [`${changed}: nothing is affected.`];
  const affected = files.filter(({ reason }) => reason.kind !== 'changed').length;
  const isKnown = selectsAll.length === 0 || changes.some(({ kind }) => kind === 'source');
  const depend = `, ${countOf(affected, 'file')} ${affected === 1 ? 'depends' : 'depend'} on ${changes.length === 1 ? 'it' : 'them'}`;
  const selected =
    selectsAll.length > 0
      ? writeAllTests(testCount)
      : `${writeNumber(tests.length)} of ${countOf(testCount, 'test')} selected`;
  return [`${changed}${isKnown ? depend : ''}: ${selected}.`];
}

function writeAllTests(count: number): string {
  if (count === 0) return 'all tests would be selected, but there are none';
  return count === 1 ? 'the only test is selected' : `all ${writeNumber(count)} tests selected`;
}

function writeFile({ file, reason }: AffectedFile): string {
  return `${file}: ${describeReason(reason)}`;
}

/** Changed tests first, then their dependents, nearest first. */
function sortTests(tests: readonly AffectedFile[]): readonly AffectedFile[] {
  const distanceOf = ({ reason }: AffectedFile): number => {
    if (reason.kind === 'changed') return 0;
    return reason.kind === 'depends' ? reason.way.length : Number.MAX_SAFE_INTEGER;
  };
  return tests.toSorted((a, b) => distanceOf(a) - distanceOf(b));
}

/** One line for each place in the code that may load anything, starting with the one that selects the most tests. */
function writePossible(tests: readonly AffectedFile[]): readonly string[] {
  const placeOf = ({ file, reason }: AffectedFile): string => {
    if (reason.kind !== 'unknown') return file;
    const { way, unknown } = reason;
    return `${way.at(-1)?.file ?? file}${lineOf(unknown)} ${unknown.why}`;
  };
  return [...groupBy(tests, placeOf)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([place, own]) => {
      const [first] = own;
      if (first !== undefined && own.length === 1) return writeFile(first);
      const names = own.map(({ file }) => file);
      return `${countOf(own.length, 'test')} through ${place}: ${listFirst(names, 3)}`;
    });
}

function writePackage({ folder, files, tests, because }: AffectedPackage): string {
  const counts = `${countOf(files, 'file')}, ${countOf(tests, 'test')}`;
  return `${folder}: ${counts}, first ${because.file}`;
}

/** Why a file is affected, in a few words. `⇢` is a dependency without an import. */
export function describeReason(reason: AffectedReason): string {
  switch (reason.kind) {
    case 'changed':
      return 'changed';
    case 'depends':
      return `${writeWay(reason.way)} (changed)`;
    case 'unknown': {
      const { way, unknown } = reason;
      const own = unknown.line === undefined ? 'it' : `line ${unknown.line}`;
      const place = way.length === 0 ? own : `${writeWay(way)}${lineOf(unknown)}`;
      return `${place} ${unknown.why}`;
    }
    case 'always':
      return 'the configuration always selects it';
    case 'all':
      return 'every test is selected';
  }
}

function lineOf({ line }: { readonly line?: number }): string {
  return line === undefined ? '' : `:${line}`;
}

const shownHops = 4;

function writeWay(way: readonly { readonly file: string; readonly isImplied: boolean }[]): string {
  const arrows = way.map(({ file, isImplied }) => `${isImplied ? '⇢' : '→'} ${file}`);
  if (arrows.length <= shownHops) return arrows.join(' ');
  return [...arrows.slice(0, shownHops - 2), '…', ...arrows.slice(-1)].join(' ');
}
