// The outcome of a check. Computed from the report, so that command, server and page agree.
import type { RuleReport, RuleResult, RuleViolation } from '../../model/report.ts';
import { UserError } from '../../model/user-error.ts';

/** The results, if there are rules and each of them could be checked. A partial check would be misleading. */
export function requireRules(rules: RuleReport | undefined): RuleReport {
  if (rules === undefined || rules.results.length === 0) {
    throw new UserError(
      'There are no rules to check. Write them under "rules" in lintel.config.json, or let "lintel init" propose some.',
    );
  }
  const [first, ...others] = rules.results.flatMap(({ problem }) => problem ?? []);
  if (first === undefined) return rules;
  const more = others.length === 0 ? '' : ` (${others.length} more cannot be checked.)`;
  throw new UserError(`${first}${more}`);
}

export interface CheckSummary {
  /** New violations of rules with severity `error`. */
  readonly errors: number;
  /** New violations of rules with severity `warn`. */
  readonly warnings: number;
  /** New violations whose entry in the baseline has expired. */
  readonly expired: number;
  /** Violations that are in the baseline. */
  readonly known: number;
  /** Entries of the baseline that match no violation, or name no existing rule. */
  readonly stale: number;
  /** Whether there are no problems besides warnings. */
  readonly passes: boolean;
}

export function summarizeCheck({ results, unknownEntries }: RuleReport): CheckSummary {
  const count = (severity: RuleResult['severity'], status: RuleViolation['status']): number =>
    results
      .filter((result) => result.severity === severity)
      .reduce((sum, { violations }) => sum + violations.filter((each) => each.status === status).length, 0);
  const errors = count('error', 'new');
  const stale = results.reduce((sum, each) => sum + each.stale.length, 0) + unknownEntries.length;
  return {
    errors,
    warnings: count('warn', 'new'),
    expired: results.flatMap(({ violations }) => violations).filter(({ expired }) => expired !== undefined)
      .length,
    known: count('error', 'baseline') + count('warn', 'baseline'),
    stale,
    passes: errors === 0 && stale === 0,
  };
}

/** A violation as a sentence, without its line. */
export function describeViolation(rule: RuleResult, violation: RuleViolation): string {
  return [describeBreach(rule, violation), describeExpiry(violation)]
    .filter((each) => each !== undefined)
    .join('; ');
}

/** Why a violation fails the check although it has an entry in the baseline. */
export function describeExpiry({ expired }: RuleViolation): string | undefined {
  if (expired === undefined) return undefined;
  const reason = expired.because === undefined ? '' : ` (${expired.because})`;
  return `its entry in the baseline expired after ${expired.until}${reason}`;
}

function describeBreach({ verb }: RuleResult, violation: RuleViolation): string {
  const { from, to, path, detail } = violation;
  if (verb === 'budget' || to === '') return detail ?? from;
  if (path !== undefined) {
    const through = path.slice(1, -1).join(' → ');
    return `${from} uses ${path.at(-1)} through ${through}${detail === undefined ? '' : `; ${detail}`}`;
  }
  switch (verb) {
    case 'mustNotUse':
    case 'mayUse':
      return detail === undefined ? `${from} must not use ${to}` : `${from} uses ${to}; ${detail}`;
    case 'protected':
      return `${from} must not use ${to}, which is protected`;
    case 'layers':
    case 'independent':
      return `${from} uses ${to}; ${detail}`;
    case 'acyclic':
      return `${from} uses ${to}, which is part of a cycle${detail === undefined ? '' : `; ${detail}`}`;
  }
}
