// The findings about certain files, worst first: rule violations, cycles, dependencies against the order, and what to watch
// out for when changing them.
import type { Opposite } from '../fixes/describe-opposite.ts';
import type {
  CycleKind,
  DetailedEdge,
  Report,
  RiskFile,
  RuleViolation,
  ViolationBasis,
} from '../../model/report.ts';
import { pathOf } from '../../model/file-path.ts';
import { type DependencyPlace, placeOf } from '../dependency-place.ts';
import { componentSizes, findComponents } from '../../graph/find-components.ts';
import { linkPairs, pairsOf } from '../../graph/link-pairs.ts';
import { carries, findCircle } from '../cycles/find-cycle-path.ts';
import { describeViolation } from '../rules/summarize-check.ts';

export type FileFinding =
  | BrokenRule
  | FileCycle
  | BackDependencyFinding
  | LayerFinding
  | Outsized
  | RiskFinding
  | FileDiagnostic;

export interface BrokenRule {
  readonly kind: 'rule';
  readonly rule: string;
  readonly severity: 'error' | 'warn';
  readonly status: RuleViolation['status'];
  readonly source: string;
  readonly target: string;
  readonly line?: number;
  readonly message: string;
}

export interface FileCycle {
  readonly kind: 'cycle';
  readonly cycle: CycleKind;
  /** Number of files in the cycle. */
  readonly size: number;
  /** The shortest path around it through one of the files. */
  readonly path: readonly DependencyPlace[];
}

/** A back dependency in a tangle. */
export interface BackDependencyFinding {
  readonly kind: 'back-dependency';
  readonly place: DependencyPlace;
  /** The folder whose children are tangled. */
  readonly folder: string;
  /** The lower member, which uses the higher one. */
  readonly from: string;
  readonly to: string;
  /** Whether the order of the two is clear, so that it is also a layer violation. */
  readonly isViolation: boolean;
  readonly opposite: Opposite;
}

export interface LayerFinding {
  readonly kind: 'layer-violation';
  readonly place: DependencyPlace;
  readonly sourceLayer: string;
  readonly targetLayer: string;
  readonly basis: ViolationBasis;
}

export interface Outsized {
  readonly kind: 'god-module' | 'hub';
  readonly file: string;
  /** For a god module the outgoing dependencies, for a hub all connections. */
  readonly count: number;
  readonly threshold: number;
}

export interface RiskFinding extends RiskFile {
  readonly kind: 'risk';
  /** From 1. */
  readonly rank: number;
}

export interface FileDiagnostic {
  readonly kind: 'diagnostic';
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

export function findFileFindings(report: Report, files: ReadonlySet<string>): readonly FileFinding[] {
  const placeAt = placesBetween(report, files);
  const rules = brokenRules(report, files);
  return [
    ...rules,
    ...cyclesOf(report, files),
    ...layerViolations(report, rules, placeAt),
    ...backDependencies(report, placeAt),
    ...outsized(report, files),
    ...risksOf(report, files),
    ...diagnosticsOf(report, files),
  ];
}

type PlaceAt = (source: string, target: string) => DependencyPlace | undefined;

/** The dependencies of the files and their dependents. */
function placesBetween({ detailed }: Report, files: ReadonlySet<string>): PlaceAt {
  const edges = new Map<string, DetailedEdge>();
  for (const edge of detailed.edges)
    if (files.has(edge.source) || files.has(edge.target)) edges.set(edge.id, edge);
  return (source, target) => {
    const edge = edges.get(`${source}->${target}`);
    return edge && placeOf(edge);
  };
}

function brokenRules({ rules }: Report, files: ReadonlySet<string>): readonly BrokenRule[] {
  return (rules?.results ?? []).flatMap((result) =>
    result.violations
      .filter(({ from, to, path }) => files.has(from) || files.has(to) || path?.some((id) => files.has(id)))
      .map((violation) => ({
        kind: 'rule' as const,
        rule: result.name,
        severity: result.severity,
        status: violation.status,
        source: violation.from,
        target: violation.to,
        ...(violation.line !== undefined && { line: violation.line }),
        message: describeViolation(result, violation),
      })),
  );
}

function cyclesOf(report: Report, files: ReadonlySet<string>): readonly FileCycle[] {
  return report.cycles.flatMap((members, at) => {
    const own = members.filter((id) => files.has(id));
    if (own.length === 0) return [];
    const inCycle = new Set(members);
    const edges = report.detailed.edges.filter(
      ({ source, target, isCircular }) => isCircular && inCycle.has(source) && inCycle.has(target),
    );
    const { kind = 'compile' } = report.cycleDetails[at] ?? {};
    const circle = findCircle(edges, own.slice(0, maxTried), { kind });
    // A load cycle can contain files that only lazy imports connect to it.
    const cycle = circle.every((edge) => carries(edge, kind)) ? kind : 'lazy';
    const carrying = edges.filter((edge) => carries(edge, cycle));
    const size = sizeAround(carrying, members, circle[0]?.source);
    return [{ kind: 'cycle' as const, cycle, size, path: circle.map(placeOf) }];
  });
}

/**
 * How many files are in cycles of such dependencies with this one. Fewer than in the whole cycle if that also has lazy
 * imports.
 */
function sizeAround(
  edges: readonly DetailedEdge[],
  members: readonly string[],
  id: string | undefined,
): number {
  const numberOf = new Map(members.map((member, number) => [member, number]));
  const pairs = edges.map(({ source, target }) => ({
    from: numberOf.get(source)!,
    to: numberOf.get(target)!,
  }));
  const all = new Uint8Array(pairs.length).fill(1);
  const componentOf = findComponents(linkPairs(members.length, pairsOf(pairs)), all);
  const own = componentOf[numberOf.get(id ?? '') ?? 0]!;
  return componentSizes(componentOf)[own]!;
}

/** Each start takes a search of the cycle. */
const maxTried = 20;

/** Leaves out what a rule violation or a back dependency already reports. */
function layerViolations(
  { tangles, risks }: Report,
  rules: readonly BrokenRule[],
  placeAt: PlaceAt,
): readonly LayerFinding[] {
  const back = tangles.flatMap((tangle) => tangle.back.flatMap(({ edges }) => edges));
  const said = new Set([
    ...rules.map(({ source, target }) => `${source}->${target}`),
    ...back.map(([source, target]) => `${source}->${target}`),
  ]);
  return risks.layer_violations.flatMap(({ source, target, sourceLayer, targetLayer, basis }) => {
    const place = said.has(`${source}->${target}`) ? undefined : placeAt(source, target);
    return place === undefined
      ? []
      : [{ kind: 'layer-violation' as const, place, sourceLayer, targetLayer, basis }];
  });
}

function backDependencies({ tangles, risks }: Report, placeAt: PlaceAt): readonly BackDependencyFinding[] {
  const violations = new Set(risks.layer_violations.map(({ source, target }) => `${source}->${target}`));
  return tangles.flatMap(({ folder, back }) =>
    back.flatMap(({ from, to, edges, forward, direct = forward }) => {
      const between = { folder, from, to, opposite: { forward, direct } };
      return edges.flatMap(([source, target]) => {
        const place = placeAt(source, target);
        const isViolation = violations.has(`${source}->${target}`);
        return place === undefined
          ? []
          : [{ kind: 'back-dependency' as const, place, ...between, isViolation }];
      });
    }),
  );
}

function outsized({ risks }: Report, files: ReadonlySet<string>): readonly Outsized[] {
  const { thresholds } = risks;
  const gods = risks.god_modules.map(({ file, outgoing }) => ({
    kind: 'god-module' as const,
    file,
    count: outgoing,
    threshold: thresholds.god_module_min_outgoing,
  }));
  const hubs = risks.dependency_explosions.map(({ file, totalConnections }) => ({
    kind: 'hub' as const,
    file,
    count: totalConnections,
    threshold: thresholds.dependency_explosion_min_connections,
  }));
  return [...gods, ...hubs].filter(({ file }) => files.has(file));
}

function risksOf({ risks }: Report, files: ReadonlySet<string>): readonly RiskFinding[] {
  return risks.top_risk_files.flatMap((risk, i) =>
    files.has(risk.file) ? [{ kind: 'risk' as const, rank: i + 1, ...risk }] : [],
  );
}

function diagnosticsOf({ diagnostics }: Report, files: ReadonlySet<string>): readonly FileDiagnostic[] {
  const paths = new Set([...files].map(pathOf));
  return diagnostics
    .filter(({ file }) => paths.has(file))
    .map(({ file, line, message }) => ({
      kind: 'diagnostic' as const,
      file,
      ...(line !== undefined && { line }),
      message,
    }));
}
