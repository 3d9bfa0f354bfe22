// One formula for the report's list and for every file of the page. It was chosen by how well it predicts later fixes:
// docs/verdict.md.
import type { RiskFile } from '../model/report.ts';

export type RiskFactors = Pick<RiskFile, 'dependents' | 'outgoing' | 'size' | 'changes'>;

export function scoreRisk({ dependents, outgoing, size, changes }: RiskFactors): number {
  const connections = 2 * Math.log2(1 + outgoing) + Math.log2(1 + dependents) + 3 * Math.log2(1 + changes);
  return Math.round((1 + Math.log2(1 + size / 1024)) * connections);
}
