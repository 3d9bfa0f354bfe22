// Rebuilds the graph of the analysis from a report.
import { filePath, pathOf } from '../model/file-path.ts';
import type { Graph, PackageNode } from '../model/graph.ts';
import type { DetailedEdge, DetailedFile, DetailedNode, EdgeImport, Report } from '../model/report.ts';
import type { SourceFile } from '../model/source.ts';

export interface RebuildFacts {
  /** Whether type-only imports can form cycles. */
  readonly typeOnlyCycles?: boolean;
  /** IDs of edges that use only types although their imports are not marked as type-only. */
  readonly usesOnlyTypes?: ReadonlySet<string>;
  /** Which edges to keep. Packages without remaining edges are dropped. */
  readonly keeps?: (edge: DetailedEdge) => boolean;
}

export function rebuildGraph(
  { detailed }: Pick<Report, 'detailed'>,
  { typeOnlyCycles = false, usesOnlyTypes = new Set(), keeps = () => true }: RebuildFacts = {},
): Graph {
  const edges = detailed.edges.filter(keeps);
  const used = new Set(edges.map(({ target }) => target));
  const nodes = detailed.nodes.filter(({ id, type }) => type === 'file' || used.has(id));
  const files = nodes.filter(isFile);
  const numberOf = new Map(nodes.map(({ id }, number) => [id, number]));
  const edgeStart = new Uint32Array(nodes.length + 1);
  const incoming = new Uint32Array(nodes.length);
  for (const { source, target } of edges) {
    edgeStart[numberOf.get(source)! + 1]!++;
    incoming[numberOf.get(target)!]!++;
  }
  for (let node = 0; node < nodes.length; node++) edgeStart[node + 1]! += edgeStart[node]!;
  const carries = ({ kind, role }: EdgeImport): boolean =>
    role === undefined && (typeOnlyCycles || kind !== 'type');
  return {
    fileCount: files.length,
    files: files.map(sourceFileOf),
    ids: nodes.map(({ id }) => id),
    packages: nodes.slice(files.length).map(packageOf),
    edgeStart,
    // The edges of a report are sorted by node.
    edgeTarget: Uint32Array.from(edges, ({ target }) => numberOf.get(target)!),
    isOfProduct: mark(edges, ({ imports }) => imports.some(({ role }) => role === undefined)),
    carriesCycle: mark(edges, ({ imports }) => imports.some(carries)),
    usesOnlyTypes: mark(edges, ({ id }) => usesOnlyTypes.has(id)),
    isOfSupertype: new Uint8Array(edges.length),
    incoming,
    evidence: edges.map(({ imports }) => imports),
  };
}

function mark(edges: readonly DetailedEdge[], test: (edge: DetailedEdge) => boolean): Uint8Array {
  return Uint8Array.from(edges, (edge) => (test(edge) ? 1 : 0));
}

function isFile(node: DetailedNode): node is DetailedFile {
  return node.type === 'file';
}

function sourceFileOf({ id, size, language }: DetailedFile): SourceFile {
  return { path: filePath(pathOf(id)), size, language };
}

function packageOf(node: DetailedNode): PackageNode {
  return { name: node.label, builtin: node.type === 'package' && node.builtin === true };
}
