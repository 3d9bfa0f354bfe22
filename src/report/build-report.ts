// Assembles the report, in the order of its types: the same findings give the same bytes.
import type { ChangeCounts } from '../model/change-counts.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Graph } from '../model/graph.ts';
import type { Project } from '../model/project.ts';
import type {
  DeclaredEntryPoint,
  Dependency,
  DetailedEdge,
  Health,
  Metrics,
  Provided,
  Report,
  Risks,
  RuleReport,
  Settings,
  LanguageNotRead,
} from '../model/report.ts';
import { version } from '../model/version.ts';
import type { Structure } from '../structure/structure.ts';
import type { PackageFacts } from './describe-packages.ts';
import { detail } from './detail.ts';
import { orderDiagnostics } from './order-diagnostics.ts';
import { writeTime } from './write-time.ts';

export interface Findings {
  readonly project: Pick<Project, 'root'>;
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  readonly structure: Pick<Structure, 'roles' | 'cycleDetails' | 'tangleDetails'>;
  readonly metrics: Metrics;
  readonly settings: Settings;
  readonly history: ChangeCounts;
  readonly risks: Risks;
  readonly rules?: RuleReport | undefined;
  readonly health: Health;
  readonly diagnostics: readonly Diagnostic[];
  readonly notRead: readonly LanguageNotRead[];
  /** In the order of the graph's packages. */
  readonly packages: readonly PackageFacts[];
  readonly provides: readonly Provided[];
  readonly entryPoints: readonly DeclaredEntryPoint[];
  /** Whether only the detailed edges are needed. */
  readonly skipsEdges?: boolean | undefined;
  /** The last report, if its nodes and edges are the same: unchanged parts are reused. */
  readonly previous?: Report | undefined;
}

export function buildReport(findings: Findings, now: Date = new Date()): Report {
  const { project, graph, cycles, structure, history, packages, previous } = findings;
  const detailed = detail(
    { graph, cycles, roles: structure.roles, changes: history.changes, packages },
    previous?.detailed,
  );
  return {
    projectRoot: project.root,
    generatedAt: writeTime(now),
    schemaVersion: 1,
    generator: { name: 'lintel', version },
    settings: findings.settings,
    nodes: graph.ids,
    edges: findings.skipsEdges === true ? [] : (previous?.edges ?? detailed.edges.map(toPair)),
    metrics: findings.metrics,
    cycles: cycles.map((members) => members.map((member) => graph.ids[member]!)),
    cycleDetails: structure.cycleDetails,
    tangles: structure.tangleDetails,
    risks: findings.risks,
    ...(findings.rules !== undefined && { rules: findings.rules }),
    health: findings.health,
    diagnostics: orderDiagnostics(findings.diagnostics),
    ...(findings.notRead.length > 0 && { notRead: findings.notRead }),
    provides: findings.provides,
    ...(findings.entryPoints.length > 0 && { entryPoints: findings.entryPoints }),
    detailed,
  };
}

function toPair({ source, target }: DetailedEdge): Dependency {
  return [source, target];
}
