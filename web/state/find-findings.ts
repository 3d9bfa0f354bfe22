// The findings that match the filters. The filter for a kind of finding is left out here: it chooses between these lists,
// so that the counts of the others stay what a click on them would show.
import type { Fix } from '../../src/query/fixes/list-fixes.ts';
import type {
  Dependency,
  DependencyExplosion,
  GodModule,
  LayerViolation,
  RiskFile,
  Tangle,
} from '../../src/model/report.ts';
import type { RuleReport, RuleViolation, StaleEntry } from '../../src/model/rule-result.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import type { ListedCycle } from './cycle-kinds.ts';
import { hiddenTest } from './filter-edges.ts';
import { findVisible } from './find-visible.ts';
import { isInFolder } from './format.ts';
import { rankShown } from './rank-shown.ts';
import { type ReportIndex, findEdge } from './report-index.ts';
import type { Filters } from './view-state.ts';

export interface Findings {
  readonly fileCount: number;
  readonly dependencyCount: number;
  /** Whether the filters leave something out: then an empty list says nothing about the project. */
  readonly isPartial: boolean;
  readonly cycles: readonly ListedCycle[];
  readonly tangles: readonly ListedTangle[];
  readonly riskFiles: readonly RiskFile[];
  readonly godModules: readonly GodModule[];
  readonly hubs: readonly DependencyExplosion[];
  /** Those of types alone after the others. */
  readonly violations: readonly ListedViolation[];
  /** Undefined where the project has no rules. */
  readonly rules: RuleReport | undefined;
  readonly diagnostics: readonly Diagnostic[];
  includesFix(fix: Fix): boolean;
}

export interface ListedViolation extends LayerViolation {
  readonly isTypeOnly: boolean;
}

export interface ListedTangle {
  /** Its number in the report. */
  readonly number: number;
  readonly tangle: Tangle;
}

export function findFindings(index: ReportIndex, filters: Filters): Findings {
  const { report, numberOf } = index;
  const shown = findVisible(index, { ...filters, signal: null }, true);
  const isShown = (id: string): boolean => shown[numberOf.get(id) ?? -1] === 1;
  const isExcluded = (id: string): boolean => filters.exclude.some((folder) => isInFolder(id, folder));
  const isHidden = hiddenTest(filters);
  const listsEdge = ([source, target]: Dependency): boolean =>
    (isShown(source) || isShown(target)) &&
    !isExcluded(source) &&
    !isExcluded(target) &&
    isHidden?.(index.evidence.importsOf(findEdge(index, [source, target]))) !== true;
  const listsCycle = ({ cycle, members }: ListedCycle): boolean =>
    members.some(isShown) &&
    (members.length === 1 || members.filter((id) => !isExcluded(id)).length > 1) &&
    !(filters.hidesLazy && report.cycleDetails[cycle]?.kind === 'lazy');
  const cycles = report.cycles.map((members, cycle) => ({ members, cycle })).filter(listsCycle);
  const tangles = report.tangles
    .map((tangle, number) => ({ tangle, number }))
    .filter(({ tangle }) => tangle.back.some(({ edges }) => edges.some(listsEdge)));
  const isOfTypes = ({ source, target }: LayerViolation): boolean => {
    const imports = index.evidence.importsOf(findEdge(index, [source, target]));
    // Reports of other programs have no lines.
    return imports.length > 0 && imports.every(({ kind }) => kind === 'type');
  };
  const violations = report.risks.layer_violations
    .filter(({ source, target }) => listsEdge([source, target]))
    .map((violation) => ({ ...violation, isTypeOnly: isOfTypes(violation) }))
    .sort((a, b) => Number(a.isTypeOnly) - Number(b.isTypeOnly));
  const listsBroken = ({ from, to }: RuleViolation): boolean => {
    if (numberOf.has(from)) return listsEdge([from, to]);
    const isBudget = to !== '';
    return isBudget || (!isExcluded(from) && isInFolder(from, filters.folder ?? '.'));
  };
  const listsStale = ({ from, to }: StaleEntry): boolean =>
    !isExcluded(from) && !isExcluded(to) && (isShown(from) || !numberOf.has(from));
  const listsFix = (fix: Fix): boolean => {
    switch (fix.kind) {
      case 'cut-cycle':
        return cycles.some(({ cycle }) => cycle === fix.at);
      case 'cut-tangle':
      case 'place':
        return tangles.some(({ number }) => number === fix.at);
      case 'rule':
        return fix.edges.some(listsEdge);
      case 'unresolved':
        return isShown(fix.file);
    }
  };
  const listsRisk = (file: string): boolean =>
    isShown(file) && index.isJudged[numberOf.get(file) ?? -1] === 1;
  const files = shown.subarray(0, index.fileCount);
  const isPartial =
    isHidden !== undefined || files.some((is, file) => is === 0 && index.isAbsent?.[file] !== 1);
  return {
    fileCount: files.reduce((sum, one) => sum + one, 0),
    dependencyCount: countDependencies(index, shown, isHidden),
    isPartial,
    cycles,
    tangles,
    riskFiles: isPartial ? rankShown(index, files) : report.risks.top_risk_files,
    godModules: report.risks.god_modules.filter(({ file }) => listsRisk(file)),
    hubs: report.risks.dependency_explosions.filter(({ file }) => listsRisk(file)),
    violations,
    rules: report.rules && {
      ...report.rules,
      results: report.rules.results.map((result) => ({
        ...result,
        violations: result.violations.filter(listsBroken),
        stale: result.stale.filter(listsStale),
      })),
    },
    diagnostics: report.diagnostics.filter(({ file }) => !numberOf.has(file) || isShown(file)),
    includesFix: listsFix,
  };
}

/** Between files and packages that are shown. */
function countDependencies(
  { edgeSource, edgeTarget, edgeCount, evidence }: ReportIndex,
  shown: Uint8Array,
  isHidden: ReturnType<typeof hiddenTest>,
): number {
  let count = 0;
  for (let edge = 0; edge < edgeCount; edge++) {
    if (shown[edgeSource[edge] ?? 0] !== 1 || shown[edgeTarget[edge] ?? 0] !== 1) continue;
    if (isHidden?.(evidence.importsOf(edge)) !== true) count++;
  }
  return count;
}
