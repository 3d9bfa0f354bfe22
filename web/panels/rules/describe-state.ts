// What became of a rule, in a few words.
import type { RuleResult } from '../../../src/model/rule-result.ts';
import { writeNumber } from '../../../src/std/words.ts';

export interface RuleState {
  readonly text: string;
  /** Whether it fails a check, warns, is known, or holds. */
  readonly kind: 'fails' | 'warns' | 'known' | 'holds';
}

/** `shown` is what the filters leave of the result. */
export function describeState(shown: RuleResult, whole: RuleResult): RuleState {
  const { violations, stale, problem, severity } = shown;
  if (problem !== undefined) return { text: 'cannot be checked', kind: 'fails' };
  const fresh = violations.filter(({ status }) => status === 'new').length;
  const known = violations.length - fresh;
  const parts = [
    ...(fresh > 0 ? [`${writeNumber(fresh)} new`] : []),
    ...(known > 0 ? [`${writeNumber(known)} in the baseline`] : []),
    ...(stale.length > 0 ? [`${writeNumber(stale.length)} stale`] : []),
  ];
  if (parts.length === 0) {
    const holds = whole.violations.length + whole.stale.length === 0;
    return holds ? { text: 'holds', kind: 'holds' } : { text: 'holds for the files shown', kind: 'known' };
  }
  const text = parts.join(', ');
  if (stale.length > 0 || (fresh > 0 && severity === 'error')) return { text, kind: 'fails' };
  return { text, kind: fresh > 0 ? 'warns' : 'known' };
}
