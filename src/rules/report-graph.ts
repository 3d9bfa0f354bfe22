// The graph of a report, as rules see it.
import type { Report } from '../model/report.ts';
import { type RuleGraph, toRuleGraph } from './rule-graph.ts';

export function reportGraph({ detailed }: Pick<Report, 'detailed'>): RuleGraph {
  const { nodes, edges } = detailed;
  const numberOf = new Map(nodes.map(({ id }, number) => [id, number]));
  const edgeStart = new Uint32Array(nodes.length + 1);
  for (const { source } of edges) edgeStart[numberOf.get(source)! + 1]!++;
  for (let node = 0; node < nodes.length; node++) edgeStart[node + 1]! += edgeStart[node]!;
  const graph = {
    ids: nodes.map(({ id }) => id),
    fileCount: nodes.filter(({ type }) => type === 'file').length,
    packages: nodes.flatMap((node) =>
      node.type === 'package' ? [{ name: node.label, builtin: node.builtin === true }] : [],
    ),
    edgeStart,
    // Edges are ordered by their source, as nodes are.
    edgeTarget: Uint32Array.from(edges, ({ target }) => numberOf.get(target)!),
    evidence: edges.map(({ imports }) => imports),
  };
  const isProduct = Uint8Array.from(nodes, (node) =>
    node.type === 'file' && node.role === 'product' ? 1 : 0,
  );
  return toRuleGraph(graph, isProduct);
}
