// The required shape of a report that was read from disk. Lintel's own additions are optional. The compiler compares each
// table with its type and reports members that are missing here.
import type { Diagnostic, DiagnosticCause } from '../model/diagnostic.ts';
import type {
  AffectedSettings,
  BackDependency,
  ComplexityEntry,
  CriticalFileEntry,
  Cut,
  CutMove,
  CutPart,
  CycleDetail,
  Deduction,
  DependencyExplosion,
  Detailed,
  DetailedEdge,
  DetailedFile,
  DetailedPackage,
  EdgeImport,
  DeclaredEntryPoint,
  Generator,
  GodModule,
  Health,
  LayerViolation,
  Misplaced,
  Metrics,
  Provided,
  Report,
  RiskFile,
  Risks,
  RiskHistory,
  RuleReport,
  RuleResult,
  ExpiredEntry,
  RuleSelector,
  RuleViolation,
  Settings,
  StaleEntry,
  Tangle,
  Thresholds,
  UnknownEntry,
  LanguageNotRead,
  VersionRange,
} from '../model/report.ts';
import { type Shape, boolean, listOf, number, object, oneOf, optional, pairOf, string } from './shape.ts';

type MembersOf<T> = Readonly<Record<keyof T, Shape>>;

const metrics: MembersOf<Metrics> = {
  filesAnalyzed: number,
  totalDependencies: number,
  externalDependencies: number,
  circularDependencyCount: number,
  complexity: listOf(
    object({ file: string, imports: number, score: number } satisfies MembersOf<ComplexityEntry>),
  ),
  criticalFiles: listOf(object({ file: string, dependents: number } satisfies MembersOf<CriticalFileEntry>)),
};

const layerViolation: MembersOf<LayerViolation> = {
  source: string,
  target: string,
  sourceLayer: string,
  targetLayer: string,
  rule: string,
  basis: optional(string),
  remedy: optional(string),
};

const dependencyExplosion: MembersOf<DependencyExplosion> = {
  file: string,
  incoming: number,
  outgoing: number,
  totalConnections: number,
};

const riskFile: MembersOf<RiskFile> = {
  file: string,
  riskScore: number,
  dependents: number,
  outgoing: number,
  size: optional(number),
  changes: optional(number),
  signals: listOf(string),
};

const thresholds: MembersOf<Thresholds> = {
  god_module_min_outgoing: number,
  dependency_explosion_min_connections: number,
};

const risks: MembersOf<Risks> = {
  god_modules: listOf(object({ file: string, outgoing: number } satisfies MembersOf<GodModule>)),
  layer_violations: listOf(object(layerViolation)),
  dependency_explosions: listOf(object(dependencyExplosion)),
  top_risk_files: listOf(object(riskFile)),
  thresholds: object(thresholds),
  history: optional(object({ used: boolean, reason: string } satisfies MembersOf<RiskHistory>)),
};

const deduction: MembersOf<Deduction> = { kind: string, reason: string, value: number, points: number };

const health: MembersOf<Health> = {
  score: number,
  grade: oneOf('A', 'B', 'C', 'D', 'F'),
  deductions: listOf(object(deduction)),
  caveat: optional(string),
};

const diagnostic: MembersOf<Diagnostic> = {
  kind: string,
  file: string,
  line: optional(number),
  specifier: optional(string),
  role: optional(string),
  cause: optional(
    object({ kind: string, file: string, line: optional(number) } satisfies MembersOf<DiagnosticCause>),
  ),
  message: string,
};

const versionRange: MembersOf<VersionRange> = {
  ecosystem: string,
  range: string,
  manifest: string,
  name: optional(string),
};

const provided: MembersOf<Provided> = {
  ecosystem: string,
  name: string,
  purl: string,
  version: optional(string),
  manifest: string,
  imports: optional(listOf(string)),
};

const detailedNode: MembersOf<DetailedFile & DetailedPackage> = {
  id: string,
  label: string,
  type: oneOf('file', 'package'),
  language: string,
  folder: string,
  outgoing: number,
  incoming: number,
  isCircular: boolean,
  complexity: optional(number),
  size: optional(number),
  changes: optional(number),
  role: optional(string),
  builtin: optional(boolean),
  ecosystems: optional(listOf(string)),
  versionRanges: optional(listOf(object(versionRange))),
};

const edgeImport: MembersOf<EdgeImport> = {
  line: number,
  specifier: string,
  kind: string,
  role: optional(string),
};

const detailedEdge: MembersOf<DetailedEdge> = {
  id: string,
  source: string,
  target: string,
  isCircular: boolean,
  imports: optional(listOf(object(edgeImport))),
};

const detailed: MembersOf<Detailed> = {
  nodes: listOf(object(detailedNode)),
  edges: listOf(object(detailedEdge)),
};

const cutMove: MembersOf<CutMove> = { paths: listOf(string), to: optional(string) };

const cutPart: MembersOf<CutPart> = { path: string, names: listOf(string) };

const cut: MembersOf<Cut> = {
  edges: listOf(pairOf(string)),
  change: string,
  changes: optional(listOf(string)),
  after: number,
  remaining: optional(number),
  moves: optional(listOf(object(cutMove))),
  instead: optional(listOf(string)),
  parts: optional(listOf(object(cutPart))),
  gain: optional(number),
};

const cycleDetail: MembersOf<CycleDetail> = { kind: string, size: number, cuts: listOf(object(cut)) };

const backDependency: MembersOf<BackDependency> = {
  from: string,
  to: string,
  forward: number,
  direct: optional(number),
  edges: listOf(pairOf(string)),
};

const misplaced: MembersOf<Misplaced> = {
  paths: listOf(string),
  folder: string,
  side: string,
  edges: listOf(pairOf(string)),
  fewer: number,
  members: listOf(string),
  left: optional(listOf(object(backDependency))),
  after: optional(number),
  gain: number,
};

const tangle: MembersOf<Tangle> = {
  folder: string,
  members: listOf(string),
  back: listOf(object(backDependency)),
  cuts: listOf(object(cut)),
  misplaced: optional(object(misplaced)),
};

const ruleViolation: MembersOf<RuleViolation> = {
  from: string,
  to: string,
  line: optional(number),
  path: optional(listOf(string)),
  layers: optional(pairOf(string)),
  detail: optional(string),
  circle: optional(number),
  members: optional(pairOf(string)),
  status: oneOf('new', 'baseline'),
  expired: optional(object({ until: string, because: optional(string) } satisfies MembersOf<ExpiredEntry>)),
};

const staleEntry: MembersOf<StaleEntry> = { from: string, to: string };

const ruleResult: MembersOf<RuleResult> = {
  name: string,
  verb: string,
  severity: oneOf('error', 'warn'),
  because: optional(string),
  selectors: listOf(object({ selector: string, matches: number } satisfies MembersOf<RuleSelector>)),
  violations: listOf(object(ruleViolation)),
  stale: listOf(object(staleEntry)),
  problem: optional(string),
  unjudged: optional(listOf(string)),
  unjudgedEntries: optional(listOf(object(staleEntry))),
};

const rules: MembersOf<RuleReport> = {
  results: listOf(object(ruleResult)),
  unknownEntries: listOf(object({ ...staleEntry, rule: string } satisfies MembersOf<UnknownEntry>)),
  isPartial: optional(boolean),
};

const settings: MembersOf<Settings> = {
  modules: listOf(string),
  layers: optional(listOf(listOf(string))),
  rules: optional(listOf(object({ name: string, verb: string }))),
  typeOnlyCycles: boolean,
  godModule: number,
  dependencyExplosion: number,
  top: number,
  cuts: number,
  affected: optional(
    object({
      ignore: optional(listOf(string)),
      always: optional(listOf(string)),
      external: optional(listOf(string)),
      tests: optional(listOf(string)),
    } satisfies MembersOf<AffectedSettings>),
  ),
};

const report: MembersOf<Report> = {
  projectRoot: string,
  generatedAt: string,
  schemaVersion: optional(number),
  generator: optional(object({ name: string, version: string } satisfies MembersOf<Generator>)),
  settings: optional(object(settings)),
  nodes: listOf(string),
  edges: listOf(pairOf(string)),
  metrics: object(metrics),
  cycles: listOf(listOf(string)),
  cycleDetails: optional(listOf(object(cycleDetail))),
  tangles: optional(listOf(object(tangle))),
  risks: object(risks),
  rules: optional(object(rules)),
  health: optional(object(health)),
  diagnostics: optional(listOf(object(diagnostic))),
  notRead: optional(listOf(object({ language: string, files: number } satisfies MembersOf<LanguageNotRead>))),
  provides: optional(listOf(object(provided))),
  entryPoints: optional(
    listOf(object({ file: string, kind: string, manifest: string } satisfies MembersOf<DeclaredEntryPoint>)),
  ),
  detailed: object(detailed),
};

export const reportShape = object(report);
