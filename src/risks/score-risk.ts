// One formula for the report's list and for every file on the page. It was chosen for how well it predicts later fixes:
// docs/verdict.md.
import type { RiskFile } from '../model/report.ts';

export type RiskFactors = Pick<RiskFile, 'dependents' | 'outgoing' | 'size' | 'changes'>;

/** What each factor contributes: the sum of the last three is multiplied by the first. */
export type RiskTerms = Readonly<Record<keyof RiskFactors, number>>;

export function scoreRisk(factors: RiskFactors): number {
  const { size, outgoing, dependents, changes } = riskTerms(factors);
  return Math.round(size * (outgoing + dependents + changes));
}

export function riskTerms({ dependents, outgoing, size, changes }: RiskFactors): RiskTerms {
  return {
    size: 1 + Math.log2(1 + size / 1024),
    outgoing: 2 * Math.log2(1 + outgoing),
    dependents: Math.log2(1 + dependents),
    changes: 3 * Math.log2(1 + changes),
  };
}
