// What a change does to the architecture: the difference of two reports. Computed only from the reports; the order of their
// lists does not matter.
import type { Change, ChangeSide, RenamedFile } from '../model/change.ts';
import { isComplete, withoutAdded } from '../model/bare-report.ts';
import type { KnownCoupling } from '../model/history.ts';
import type { Report } from '../model/report.ts';
import { version } from '../model/version.ts';
import { countOf } from '../std/words.ts';
import { compareBackDependencies } from './compare-back-dependencies.ts';
import { compareCoupling } from './compare-coupling.ts';
import { compareCycles } from './compare-cycles.ts';
import { compareDependencies } from './compare-dependencies.ts';
import { compareFiles } from './compare-files.ts';
import { compareHealth } from './compare-health.ts';
import { compareLayerViolations } from './compare-layer-violations.ts';
import { comparePackageCycles } from './compare-package-cycles.ts';
import { comparePackages } from './compare-packages.ts';
import { compareTangles } from './compare-tangles.ts';
import { compareUnresolved } from './compare-unresolved.ts';
import { compareViolations } from './compare-violations.ts';
import { findBrokenUses } from './find-broken-uses.ts';
import { findLostImports } from './find-lost-imports.ts';
import { matchEdges } from './match-edges.ts';
import { type MatchedNames, matchNames } from './match-names.ts';
import type { Sides } from './sides.ts';
import { writeNotes } from './write-notes.ts';

export interface CompareOptions {
  /** The display names of the two: `main (1a2b3c4)`, `working tree`, `old.json`. */
  readonly beforeName: string;
  readonly afterName: string;
  /** Full ID of the commit, if it is one. */
  readonly beforeCommit?: string | undefined;
  readonly afterCommit?: string | undefined;
  /** Renamed files. Undefined if renames were not searched for. */
  readonly renames?: readonly RenamedFile[] | undefined;
  /**
   * IDs afterwards of files with changed content. Undefined if unknown: then files with another size or other dependencies
   * count as changed.
   */
  readonly changedFiles?: readonly string[] | undefined;
  /** Which files change together, from a history of the project. Undefined if unknown. */
  readonly coupling?: KnownCoupling | undefined;
  /** Limits of the comparison that the reports do not mention. */
  readonly notes?: readonly string[] | undefined;
}

/**
 * Computes what a change does to the architecture: the difference of two reports. Reads and writes no files. Reports of other
 * programs and earlier versions are compared as far as possible.
 */
export function compareReports(before: Report, after: Report, options: CompareOptions): Change {
  if (isComplete(before) && isComplete(after)) return compare(before, after, options);
  return compare(withoutAdded(before), withoutAdded(after), options);
}

function compare(before: Report, after: Report, options: CompareOptions): Change {
  const names = matchNames(before, after, options.renames ?? []);
  const sides: Sides = { before, after, names, edges: matchEdges(before, after, names) };
  const changedFiles = options.changedFiles && addUnrecognized(options.changedFiles, names, options.renames);
  const files = compareFiles(sides, changedFiles);
  const taken = findLostImports(sides);
  const broken = changedFiles === undefined ? [] : findBrokenUses(sides, new Set(changedFiles));
  const lost = { ...taken, added: [...taken.added, ...broken] };
  const cycles = compareCycles(sides);
  const packageCycles = comparePackageCycles(sides);
  const tangles = compareTangles(sides);
  const unresolved = compareUnresolved(sides, lost);
  const health = compareHealth(before, after);
  return {
    schemaVersion: 1,
    generator: { name: 'lintel', version },
    before: describeSide(before, options.beforeName, options.beforeCommit),
    after: describeSide(after, options.afterName, options.afterCommit),
    files,
    dependencies: compareDependencies(sides),
    packages: comparePackages(sides, lost),
    cycles,
    ...(packageCycles.length > 0 && { packageCycles }),
    tangles,
    backDependencies: compareBackDependencies(sides),
    layerViolations: compareLayerViolations(sides),
    violations: compareViolations(sides),
    unresolved,
    ...(health !== undefined && { health }),
    ...(options.coupling !== undefined && { coupling: compareCoupling(sides, files, options.coupling) }),
    notes: [
      ...(options.notes ?? []),
      ...noteLost(cycles, tangles, unresolved),
      ...writeNotes(sides, files, options),
    ],
  };
}

/** A file that git did not recognize under its new name has another text. */
function addUnrecognized(
  changed: readonly string[],
  { renamed }: MatchedNames,
  renames: readonly RenamedFile[] = [],
): readonly string[] {
  const recognized = new Set(renames.map(({ to }) => to));
  return [...changed, ...renamed.map(({ to }) => to).filter((to) => !recognized.has(to))];
}

/** A cycle also disappears if one of its imports no longer resolves. */
function noteLost(
  cycles: Change['cycles'],
  tangles: Change['tangles'],
  { added }: Change['unresolved'],
): readonly string[] {
  const isLess = [...cycles, ...tangles].some(({ state }) => state === 'gone' || state === 'shrunk');
  return isLess && added.length > 0
    ? [
        `${countOf(added.length, 'import is', 'imports are')} newly unresolved: what looks fixed may only be lost.`,
      ]
    : [];
}

function describeSide({ metrics }: Report, name: string, commit: string | undefined): ChangeSide {
  return {
    name,
    ...(commit !== undefined && { commit }),
    files: metrics.filesAnalyzed,
    dependencies: metrics.totalDependencies,
    packages: metrics.externalDependencies,
    cycles: metrics.circularDependencyCount,
  };
}
