// What became of a rule, in a few words.
import type { RuleResult } from '../../../src/model/rule-result.ts';
import { formatCount } from '../../state/format.ts';

export interface RuleState {
  readonly text: string;
  /** What stands out: something fails, something is known, or nothing. */
  readonly kind: 'holds' | 'known' | 'broken';
}

export function describeState({ violations, stale, problem }: RuleResult): RuleState {
  if (problem !== undefined) return { text: 'cannot be checked', kind: 'broken' };
  const fresh = violations.filter(({ status }) => status === 'new').length;
  const known = violations.length - fresh;
  const parts = [
    ...(fresh > 0 ? [`${formatCount(fresh)} new`] : []),
    ...(known > 0 ? [`${formatCount(known)} in the baseline`] : []),
    ...(stale.length > 0 ? [`${formatCount(stale.length)} stale`] : []),
  ];
  if (parts.length === 0) return { text: 'holds', kind: 'holds' };
  return { text: parts.join(', '), kind: fresh > 0 || stale.length > 0 ? 'broken' : 'known' };
}
