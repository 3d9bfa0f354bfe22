// A report with only the required fields, because an earlier version or another program wrote it. Once completed, it can be
// exported and shown like any other.
import type {
  DetailedEdge,
  DetailedFile,
  DetailedNode,
  DetailedPackage,
  LayerViolation,
  Report,
  RiskFile,
  Risks,
} from './report.ts';

type AddedMember =
  | 'schemaVersion'
  | 'generator'
  | 'settings'
  | 'cycleDetails'
  | 'tangles'
  | 'health'
  | 'diagnostics'
  | 'provides';
type AddedToFile = 'size' | 'changes' | 'role';

export type BareReport = Omit<Report, AddedMember | 'risks' | 'detailed'> &
  Partial<Pick<Report, AddedMember>> & {
    readonly risks: BareRisks;
    readonly detailed: { readonly nodes: readonly BareNode[]; readonly edges: readonly BareEdge[] };
  };

type BareRisks = Omit<Risks, 'history' | 'layer_violations' | 'top_risk_files'> &
  Partial<Pick<Risks, 'history'>> & {
    readonly layer_violations: readonly Omit<LayerViolation, 'basis' | 'remedy'>[];
    readonly top_risk_files: readonly Omit<RiskFile, 'size' | 'changes'>[];
  };

type BareNode = BareFile | BarePackage;
type BarePackage = Omit<DetailedPackage, 'ecosystems'> & Partial<Pick<DetailedPackage, 'ecosystems'>>;
type BareFile = Omit<DetailedFile, AddedToFile> & Partial<Pick<DetailedFile, AddedToFile>>;
type BareEdge = Omit<DetailedEdge, 'imports'> & Partial<Pick<DetailedEdge, 'imports'>>;

/** Whether the current version wrote it, so that an absent field means that there is nothing. */
export function isComplete({ settings, health }: Partial<Report>): boolean {
  return settings !== undefined && health !== undefined;
}

/** Leaves out the fields that a report of another program lacks, because they cannot be compared. */
export function withoutAdded(report: Report): Report {
  const { rules: _, ...rest } = report;
  return { ...rest, tangles: [], diagnostics: [] };
}

/**
 * Missing lists become empty, and files are put before packages. Nothing is invented: version, program, settings, health and
 * unknown parts of findings stay absent. No exporter reads them, and the page handles their absence.
 */
export function completeReport(report: BareReport): Report {
  const nodes = report.detailed.nodes.map(completeNode);
  const edges = report.detailed.edges.map(completeEdge);
  const ordered = [...nodes.filter(isFile), ...nodes.filter((node) => !isFile(node))];
  const { cycleDetails = [], tangles = [], diagnostics = [], provides = [], risks } = report;
  const history = risks.history ?? { used: false, reason: 'The report has none.' };
  return {
    ...report,
    nodes: ordered.map(({ id }) => id),
    edges: edges.map(({ source, target }) => [source, target] as const),
    cycleDetails,
    tangles,
    risks: { ...risks, history } as Risks,
    diagnostics,
    provides,
    detailed: { ...report.detailed, nodes: ordered, edges },
  } as Report;
}

function completeNode(node: BareNode): DetailedNode {
  if (node.type === 'package') return { ...node, ecosystems: node.ecosystems ?? [] };
  const { size = 0, changes = 0, role = 'product' } = node;
  return { ...node, size, changes, role };
}

function completeEdge(edge: BareEdge): DetailedEdge {
  return edge.imports === undefined ? { ...edge, imports: [] } : { ...edge, imports: edge.imports };
}

function isFile({ type }: DetailedNode): boolean {
  return type === 'file';
}
