// Files that are risky and changed recently. The score is that of `top_risk_files`, which also lists files that never change.
import type { Hotspot } from '../model/history.ts';
import type { DetailedFile, Report } from '../model/report.ts';
import { productFiles } from '../query/product/product-files.ts';
import { scoreRisk } from '../risks/score-risk.ts';
import { collectSignals } from '../risks/top-risk-files.ts';

const maxHotspots = 15;

/** Empty for a report without a history. */
export function findHotspots(report: Report): readonly Hotspot[] {
  const { detailed, risks } = report;
  if (!risks.history.used) return [];
  const isProduct = productFiles(report);
  const signalsOf = collectSignals(risks);
  return detailed.nodes
    .filter((node): node is DetailedFile => node.type === 'file' && node.changes > 0 && isProduct(node.id))
    .map((node, i) => ({ node, i, riskScore: scoreRisk({ ...node, dependents: node.incoming }) }))
    .toSorted((a, b) => b.riskScore - a.riskScore || b.node.size - a.node.size || a.i - b.i)
    .slice(0, maxHotspots)
    .map(({ node: { id, changes, size, isCircular }, riskScore }) => ({
      file: id,
      riskScore,
      changes,
      size,
      signals: signalsOf(id, isCircular),
    }));
}
