// A report with the members of its document alone, as another program may write it: packages among the files, and a time
// with another offset.
import type { BareReport } from '../../src/model/bare-report.ts';
import type { DetailedNode, Report } from '../../src/model/report.ts';

export function bareReport({ projectRoot, metrics, cycles, risks, detailed }: Report): BareReport {
  const nodes = detailed.nodes.toReversed().map(bareNode);
  const edges = detailed.edges.map(({ id, source, target, isCircular }) => ({
    id,
    source,
    target,
    isCircular,
  }));
  return {
    projectRoot,
    generatedAt: '2026-11-14T14:00:00+02:00',
    nodes: nodes.map(({ id }) => id),
    edges: edges.map(({ source, target }) => [source, target] as const),
    metrics,
    cycles,
    risks: bareRisks(risks),
    detailed: { nodes, edges },
  };
}

type BareNode = BareReport['detailed']['nodes'][number];

function bareNode(node: DetailedNode): BareNode {
  const { id, label, type, language, folder, outgoing, incoming, isCircular } = node;
  const members = { id, label, type, language, folder, outgoing, incoming, isCircular };
  return (type === 'file' ? { ...members, complexity: node.complexity } : members) as BareNode;
}

function bareRisks(risks: Report['risks']): BareReport['risks'] {
  const { god_modules, dependency_explosions, thresholds } = risks;
  return {
    god_modules,
    layer_violations: risks.layer_violations.map(({ source, target, sourceLayer, targetLayer, rule }) => ({
      source,
      target,
      sourceLayer,
      targetLayer,
      rule,
    })),
    dependency_explosions,
    top_risk_files: risks.top_risk_files.map(({ file, riskScore, dependents, outgoing, signals }) => ({
      file,
      riskScore,
      dependents,
      outgoing,
      signals,
    })),
    thresholds,
  };
}
