// An overview of a project for newcomers: its size, its parts, its entry points, what most of it depends on, and its
// problems.
import type {
  CycleKind,
  Deduction,
  DetailedFile,
  Grade,
  HealthCaveat,
  Report,
  RiskFile,
} from '../model/report.ts';
import type { FileRole } from '../model/file-role.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { cycleKinds } from './cycles/count-cycles.ts';
import { type DependencyPlace, placeOf } from './dependency-place.ts';
import type { DescribedFix } from './fixes/describe-fix.ts';
import { describeFixes } from './fixes/describe-fixes.ts';
import { describeFixable } from './product/describe-gaps.ts';
import { describeNotRead } from './product/describe-not-read.ts';
import { type EntryPoints, findEntryPoints } from './product/entry-points.ts';
import { findCyclePath } from './cycles/find-cycle-path.ts';
import { fixesOfReport } from './fixes/fixes-of-report.ts';
import { countHeaderDependents, type DependentsDetail } from './graph/header-dependents.ts';
import { countProductDependents } from './product/product-dependents.ts';
import { productFiles } from './product/product-files.ts';
import { findParts, type ProjectPart } from './product/project-parts.ts';
import { countUncovered, proposeLayers } from './rules/propose-layers.ts';
import { unreadFiles } from './product/unread-files.ts';

export interface ProjectOverview {
  /** Name of the project's folder. */
  readonly name: string;
  readonly files: number;
  /** Most files first. */
  readonly languages: readonly Counted[];
  readonly roles: readonly { readonly role: FileRole; readonly files: number }[];
  readonly dependencies: number;
  /** Product files in languages that Lintel does not read, in words; empty if there are none. */
  readonly notRead: string;
  /** The packages that most product files use, without standard libraries. */
  readonly packages: readonly { readonly name: string; readonly dependents: number }[];
  /** Folders with their own manifest and product files. */
  readonly modules: readonly string[];
  readonly parts: readonly ProjectPart[];
  /** Absent if there is no clear order. */
  readonly layers?: ProjectLayers;
  readonly entryPoints: EntryPoints;
  /** The product files with the most dependents. */
  readonly hubs: readonly { readonly file: string; readonly dependents: number }[];
  readonly problems: ProjectProblems;
  /** The files to handle with care. */
  readonly risks: readonly OverviewRisk[];
}

export interface OverviewRisk extends RiskFile, DependentsDetail {
  /** Whether its imports were not read, because it is too large or unreadable. */
  readonly isUnread?: boolean;
}

export interface Counted {
  readonly name: string;
  readonly files: number;
}

export interface ProjectLayers {
  readonly basis: 'configured' | 'rule' | 'inferred';
  /** For a rule: its name. */
  readonly rule?: string;
  /** For an inferred order: the folder that contains the layers, '' for the root. */
  readonly folder?: string;
  /** From high to low. */
  readonly layers: readonly (readonly string[])[];
  /** For an inferred order: how many dependencies follow it. Others contradict it. */
  readonly following?: number;
  readonly against?: number;
  /** For an inferred order: layer violations besides those that contradict it. */
  readonly uncovered?: number;
}

export interface ProjectProblems {
  readonly score: number;
  readonly grade: Grade;
  readonly caveat?: HealthCaveat;
  readonly deductions: readonly Deduction[];
  readonly cycles: readonly CycleSummary[];
  readonly tangles: readonly TangleSummary[];
  /** Rules with violations that are not in the baseline. */
  readonly brokenRules: readonly { readonly rule: string; readonly violations: number }[];
  readonly ruleCount: number;
  readonly unresolved: number;
  /** What could not be read, in words: invalid manifests, unreadable folders and files, files that are too large. */
  readonly gaps: readonly string[];
  readonly fixes: readonly DescribedFix[];
}

export interface CycleSummary {
  readonly kind: CycleKind;
  readonly count: number;
  /** How many of them have no product file. */
  readonly outside: number;
  /** Size of the largest one, counting imports of this kind. */
  readonly largest: number;
  /** Size of the largest one, counting all imports. */
  readonly files: number;
  /** A path around the largest one; absent for files that load in any order. */
  readonly path?: readonly DependencyPlace[];
}

export interface TangleSummary {
  readonly folder: string;
  /** From the top (which uses) to the bottom (which is used). */
  readonly members: readonly string[];
  /** Dependencies that point back. */
  readonly back: number;
}

const maxListed = { hubs: 6, packages: 8, risks: 4, fixes: 3 };

export function describeProject(report: Report): ProjectOverview {
  const files = report.detailed.nodes.filter((node) => node.type === 'file');
  const isProduct = productFiles(report);
  const layers = layersOf(report);
  return {
    name: report.projectRoot.replace(/[\\/]+$/, '').replace(/^.*[\\/]/, ''),
    ...countFiles(files),
    dependencies: report.metrics.totalDependencies,
    notRead: describeNotRead(report),
    packages: mostUsedPackages(report),
    modules: productModules(report),
    parts: findParts(report),
    ...(layers !== undefined && { layers }),
    entryPoints: findEntryPoints(report),
    hubs: files
      .filter(({ id, incoming }) => isProduct(id) && incoming > 1)
      .map(({ id, incoming }) => ({ file: id, dependents: incoming }))
      .toSorted((a, b) => b.dependents - a.dependents || compareCodePoints(a.file, b.file))
      .slice(0, maxListed.hubs),
    problems: problemsOf(report),
    risks: risksOf(report),
  };
}

function risksOf(report: Report): readonly OverviewRisk[] {
  const first = report.risks.top_risk_files.slice(0, maxListed.risks);
  const files = first.map(({ file }) => file);
  const unread = new Set(unreadFiles(report));
  const [ofHeaders, ofProduct] = [
    countHeaderDependents(report, files),
    countProductDependents(report, files),
  ];
  return first.map((risk) => {
    const headerDependents = ofHeaders.get(risk.file);
    const productDependents = ofProduct.get(risk.file);
    return {
      ...risk,
      ...(headerDependents !== undefined && { headerDependents }),
      ...(productDependents !== undefined && { productDependents }),
      ...(unread.has(risk.file) && { isUnread: true }),
    };
  });
}

export function countFiles(
  files: readonly DetailedFile[],
): Pick<ProjectOverview, 'files' | 'languages' | 'roles'> {
  return {
    files: files.length,
    languages: count(files.map(({ language }) => language)),
    roles: count(files.map(({ role }) => role)).map(({ name, files: number }) => ({
      role: name as FileRole,
      files: number,
    })),
  };
}

function productModules({ detailed, settings }: Report): readonly string[] {
  const isProduct = productFiles({ detailed });
  const folders = new Set(
    detailed.nodes.filter(({ id, type }) => type === 'file' && isProduct(id)).map(({ folder }) => folder),
  );
  const withParents = new Set<string>();
  for (const folder of folders) {
    for (let end = folder.length; end > 0; end = folder.lastIndexOf('/', end - 1))
      withParents.add(folder.slice(0, end));
  }
  return settings.modules.filter((module) => withParents.has(module));
}

function mostUsedPackages({ detailed }: Report): ProjectOverview['packages'] {
  const isProduct = productFiles({ detailed });
  const names = new Map(
    detailed.nodes.flatMap((node) =>
      node.type === 'package' && node.builtin !== true ? [[node.id, node.label] as const] : [],
    ),
  );
  const used = detailed.edges.filter(({ source, target }) => names.has(target) && isProduct(source));
  return count(used.map(({ target }) => names.get(target)!))
    .map(({ name, files }) => ({ name, dependents: files }))
    .slice(0, maxListed.packages);
}

function count(names: readonly string[]): readonly Counted[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, files]) => ({ name, files }))
    .toSorted((a, b) => b.files - a.files || compareCodePoints(a.name, b.name));
}

function layersOf(report: Report): ProjectLayers | undefined {
  const { settings } = report;
  if (settings.layers !== undefined) return { basis: 'configured', layers: settings.layers };
  const rule = settings.rules?.find((each) => each.verb === 'layers');
  if (rule !== undefined) {
    return { basis: 'rule', rule: rule.name, layers: rule.layers.map(({ text }) => [text]) };
  }
  const inferred = proposeLayers(report);
  if (inferred === undefined) return undefined;
  const { folder, layers, following, against } = inferred;
  const uncovered = countUncovered(report, inferred);
  return { basis: 'inferred', folder, layers, following, against: against.length, uncovered };
}

function problemsOf(report: Report): ProjectProblems {
  const { health, tangles, rules, diagnostics } = report;
  return {
    score: health.score,
    grade: health.grade,
    ...(health.caveat !== undefined && { caveat: health.caveat }),
    deductions: health.deductions.toSorted((a, b) => b.points - a.points),
    cycles: summarizeCycles(report),
    tangles: tangles
      .map(({ folder, members, back }) => ({
        folder,
        members,
        back: back.reduce((sum, { edges }) => sum + edges.length, 0),
      }))
      .toSorted((a, b) => b.back - a.back || compareCodePoints(a.folder, b.folder)),
    brokenRules: (rules?.results ?? [])
      .map(({ name, violations }) => ({
        rule: name,
        violations: violations.filter(({ status }) => status === 'new').length,
      }))
      .filter(({ violations }) => violations > 0),
    ruleCount: rules?.results.length ?? 0,
    unresolved: diagnostics.filter(({ kind }) => kind === 'unresolved-import').length,
    gaps: describeFixable(diagnostics),
    fixes: describeFixes(fixesOfReport(report).slice(0, maxListed.fixes), report),
  };
}

/** For each kind, with a path around the largest cycle of product files. */
function summarizeCycles(report: Report): readonly CycleSummary[] {
  const isProduct = productFiles(report);
  const sizeAt = (at: number): number => report.cycleDetails[at]?.size ?? 0;
  return cycleKinds.flatMap((kind) => {
    const all = report.cycles
      .map((members, at) => ({ at, size: members.length, isOurs: members.some(isProduct) }))
      .filter(({ at }) => report.cycleDetails[at]?.kind === kind)
      .toSorted((a, b) => Number(b.isOurs) - Number(a.isOurs) || sizeAt(b.at) - sizeAt(a.at));
    const [first] = all;
    if (first === undefined) return [];
    const { size: files } = first;
    const largest = sizeAt(first.at);
    const path = kind === 'compile' ? undefined : findCyclePath(report, first.at).map(placeOf);
    const outside = all.filter(({ isOurs }) => !isOurs).length;
    return [{ kind, count: all.length, outside, largest, files, ...(path !== undefined && { path }) }];
  });
}
