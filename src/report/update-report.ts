// The last report with what an edit changes in it that leaves the graph alone: sizes, lines, and what limited the
// analysis. Whatever did not change is the same object, so that nobody need look at it again.
import { mergeEvidence } from '../graph/merge-evidence.ts';
import { fileId, packageId } from '../graph/number-nodes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/file-path.ts';
import type { Evidence } from '../model/graph.ts';
import type { DetailedEdge, DetailedNode, Report } from '../model/report.ts';
import type { ResolvedImport } from '../model/resolution.ts';
import type { SourceFile } from '../model/source.ts';
import { orderDiagnostics } from './order-diagnostics.ts';
import { writeTime } from './write-time.ts';

export interface Edit {
  readonly resized: readonly SourceFile[];
  /** Files whose imports stand on other lines, with all their imports that lead to a node. */
  readonly moved: ReadonlyMap<FilePath, readonly ResolvedImport[]>;
  /** All there are. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Where what is to be changed stands in the report, as long as its graph is the same. */
export interface ReportIndex {
  /** ID → place in `detailed.nodes`. */
  readonly nodeAt: ReadonlyMap<string, number>;
  /** ID of a source → place of its first edge in `detailed.edges`. */
  readonly edgesAt: ReadonlyMap<string, number>;
}

export function indexReport({ detailed }: Report): ReportIndex {
  const edgesAt = new Map<string, number>();
  for (const [at, { source }] of detailed.edges.entries()) if (!edgesAt.has(source)) edgesAt.set(source, at);
  return { nodeAt: new Map(detailed.nodes.map(({ id }, at) => [id, at])), edgesAt };
}

export function updateReport(report: Report, index: ReportIndex, edit: Edit, now: Date = new Date()): Report {
  const { nodes, edges } = report.detailed;
  return {
    ...report,
    generatedAt: writeTime(now),
    diagnostics: orderDiagnostics(edit.diagnostics),
    detailed: { nodes: resize(nodes, index, edit), edges: moveLines(edges, index, edit) },
  };
}

function resize(
  nodes: readonly DetailedNode[],
  { nodeAt }: ReportIndex,
  { resized }: Edit,
): readonly DetailedNode[] {
  const changed = [...nodes];
  for (const file of resized) {
    const at = nodeAt.get(fileId(file)) ?? -1;
    const node = nodes[at];
    if (node?.type === 'file') changed[at] = { ...node, size: file.size };
  }
  return changed;
}

function moveLines(
  edges: readonly DetailedEdge[],
  { edgesAt }: ReportIndex,
  { moved }: Edit,
): readonly DetailedEdge[] {
  const changed = [...edges];
  for (const [path, imports] of moved) {
    const source = fileId({ path });
    const evidence = evidenceByTarget(imports);
    for (let at = edgesAt.get(source) ?? edges.length; edges[at]?.source === source; at++) {
      const edge = edges[at]!;
      changed[at] = { ...edge, imports: mergeEvidence(evidence.get(edge.target) ?? []) };
    }
  }
  return changed;
}

function evidenceByTarget(imports: readonly ResolvedImport[]): ReadonlyMap<string, readonly Evidence[]> {
  const evidence = new Map<string, Evidence[]>();
  for (const { statement, target } of imports) {
    const { line, specifier, kind } = statement;
    const ids =
      target.kind === 'package' ? [packageId(target.name)] : target.paths.map((path) => fileId({ path }));
    for (const id of ids) {
      const lines = evidence.get(id);
      if (lines === undefined) evidence.set(id, [{ line, specifier, kind }]);
      else lines.push({ line, specifier, kind });
    }
  }
  return evidence;
}
