// The health score of the project: 100 less six deductions.
import type { Diagnostic, DiagnosticKind } from '../model/diagnostic.ts';
import type {
  Deduction,
  DeductionKind,
  Grade,
  Health,
  HealthCaveat,
  LayerViolation,
  RuleReport,
  LanguageNotRead,
  ViolationBasis,
} from '../model/report.ts';
import { countOf, writeNumber } from '../std/words.ts';
import { pointsOf, usualReach, valuesOf } from '../structure/health/health-points.ts';
import type { HealthFigures } from '../structure/health/measure-health.ts';
import { maxFanOut } from '../structure/health/measure-health.ts';
import type { Structure } from '../structure/structure.ts';
import { findSharedBeginning, type SharedBeginning } from './shared-beginning.ts';

export interface HealthInput extends HealthFigures {
  /** Unresolved imports in judged files. */
  readonly unresolved: number;
  /** Imports in judged files that lead out of the project, where nothing is read. */
  readonly outside: number;
  /** The common prefix of most of them. */
  readonly unresolvedAlike?: SharedBeginning | undefined;
  /** Dependencies that violate the configured layers. */
  readonly broken: number;
  /** Violations of the inferred order. */
  readonly violations: number;
  /** Product files in languages that Lintel does not read. */
  readonly notRead: number;
}

export interface Judged {
  readonly structure: Pick<Structure, 'figures' | 'isJudgedPath'>;
  readonly layerViolations: readonly LayerViolation[];
  readonly diagnostics: readonly Diagnostic[];
  readonly notRead: readonly LanguageNotRead[];
  readonly rules?: RuleReport | undefined;
}

export function measureHealth({ structure, layerViolations, diagnostics, notRead, rules }: Judged): Health {
  const { figures, isJudgedPath } = structure;
  const countBasis = (wanted: ViolationBasis): number =>
    layerViolations.filter(({ basis }) => basis === wanted).length;
  const importsOf = (wanted: DiagnosticKind): readonly Diagnostic[] =>
    diagnostics.filter(({ kind, file, role }) => kind === wanted && role === undefined && isJudgedPath(file));
  const unresolved = importsOf('unresolved-import');
  return scoreHealth({
    ...figures,
    unresolved: unresolved.length,
    outside: importsOf('outside-import').length,
    unresolvedAlike: findSharedBeginning(unresolved.map(({ specifier = '' }) => specifier)),
    broken: rules === undefined ? countBasis('configured') : countNewErrors(rules),
    violations: countBasis('inferred'),
    notRead: notRead.reduce((sum, { files }) => sum + files, 0),
  });
}

/** Only for rules with layers: cycles and tangles are already deducted, and a budget limits health itself. */
function countNewErrors({ results }: RuleReport): number {
  return results
    .filter(({ verb, severity }) => verb === 'layers' && severity === 'error')
    .reduce((sum, { violations }) => sum + violations.filter(({ status }) => status === 'new').length, 0);
}

export function scoreHealth(figures: HealthInput): Health {
  const deductions = deductionsOf(figures);
  const lost = deductions.reduce((sum, { exact }) => sum + exact, 0);
  const score = Math.max(0, Math.round(100 - lost));
  const caveat = caveatOf(figures);
  return {
    score,
    grade: gradeOf(score),
    deductions: deductions.filter(({ deduction }) => deduction.points > 0).map(({ deduction }) => deduction),
    ...(caveat === undefined ? {} : { caveat }),
  };
}

interface ExactDeduction {
  readonly deduction: Deduction;
  /** The points before rounding. */
  readonly exact: number;
}

function deductionsOf(figures: HealthInput): readonly ExactDeduction[] {
  const files = Math.max(1, figures.files);
  const values: Readonly<Record<DeductionKind, number>> = {
    ...valuesOf(figures),
    unresolved: figures.unresolved / files,
    rules: figures.broken / files,
  };
  return (Object.keys(values) as DeductionKind[]).map((kind) => deduct(kind, values[kind], figures));
}

function deduct(kind: DeductionKind, value: number, figures: HealthInput): ExactDeduction {
  const exact = pointsOf(kind, value, figures.loadedShare);
  const reason = reasons[kind](figures);
  return { deduction: { kind, reason, value: round(value, 4), points: round(exact, 1) }, exact };
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

/** A number, or one that is already formatted. */
function writeFigure(figure: number | string): string {
  return typeof figure === 'string' ? figure : writeNumber(figure);
}

const reasons: Readonly<Record<DeductionKind, (figures: HealthInput) => string>> = {
  cycles: ({ files, cycles, filesInCycles, largestCycle }) => {
    const share = `${writeNumber(filesInCycles)} of ${writeNumber(files)} files load each other`;
    return cycles === 1
      ? `${share} in a cycle`
      : `${share} in ${writeNumber(cycles)} groups, the largest with ${writeNumber(largestCycle)}`;
  },
  tangles: ({ backDependencies, tangles, violations }) => {
    const some = violations === backDependencies ? '' : `${writeNumber(violations)} of them `;
    const clear = violations === 0 ? '' : `, ${some}against a clear order`;
    return `${countOf(backDependencies, 'dependency points', 'dependencies point')} back between folders, in ${countOf(tangles, 'tangle')}${clear}`;
  },
  reach: ({ reach, reachFiles, files }) => {
    const figures = [reach * reachFiles, usualReach(reachFiles)];
    const [reached, usual] = figures.map(Math.round);
    // If both round to the same number, one decimal tells them apart.
    const [shown, free] = reached === usual ? figures.map((figure) => figure.toFixed(1)) : [reached, usual];
    const pairs = reachFiles < files ? ' (a header and its source are one)' : '';
    return `A file reaches ${writeFigure(shown!)} of ${writeNumber(reachFiles)} files${pairs} on average; up to ${writeFigure(free!)} costs nothing`;
  },
  'fan-out': ({ filesWithFanOut }) =>
    `${countOf(filesWithFanOut, 'file depends', 'files depend')} on more than ${maxFanOut} others`,
  unresolved: ({ unresolved, unresolvedAlike: alike }) => {
    const most =
      alike === undefined ? '' : `, ${writeNumber(alike.imports)} of them begin with ${alike.text}`;
    return `${countOf(unresolved, 'import is', 'imports are')} unresolved${most}`;
  },
  rules: ({ broken }) =>
    `${countOf(broken, 'dependency breaks', 'dependencies break')} the configured layers`,
};

const fewFiles = 10;

/** Real projects with imports have at least twice this share. Scripts that share global names have next to none. */
const fewConnected = 0.2;

function caveatOf(figures: HealthInput): HealthCaveat | undefined {
  const { files, scripts, connectedFiles, dependencies, unresolved, outside, isFlat, notRead } = figures;
  if (notRead > files) return 'not-read';
  if (files < fewFiles) return 'too-small';
  if (unresolved + outside > dependencies) return 'unresolved';
  if (isFlat) return 'too-flat';
  return connectedFiles < fewConnected * (files + scripts) ? 'unconnected' : undefined;
}

function gradeOf(score: number): Grade {
  if (score >= 90) return 'A';
  if (score >= 75) return 'B';
  if (score >= 60) return 'C';
  return score >= 45 ? 'D' : 'F';
}
