import type { ChangedViolation, Difference } from '../model/change.ts';
import type { Report, RuleResult, RuleViolation } from '../model/report.ts';
import { isWorse } from '../rules/check-budget.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import type { Sides } from './sides.ts';

/**
 * Leaves out violations in the baseline. A violation in the baseline on one side only counts as known on both: the baseline
 * uses the file's name from one of them.
 */
export function compareViolations({ before, after, names }: Sides): Difference<ChangedViolation> {
  const old = new Map(list(before).map((found) => [keyOf(found, names.toAfter), found]));
  const fresh = new Map(list(after).map((found) => [keyOf(found, (id) => id), found]));
  return {
    added: [...fresh]
      .filter(([key, found]) => isUnknown(found) && isNew(found, old.get(key)))
      .map(([, found]) => describe(found))
      .sort(byRule),
    removed: [...old]
      .filter(([key, found]) => isUnknown(found) && !fresh.has(key))
      .map(([, found]) => describe(found))
      .sort(byRule),
  };
}

interface Found {
  readonly rule: RuleResult;
  readonly violation: RuleViolation;
}

function list({ rules }: Report): readonly Found[] {
  return (rules?.results ?? []).flatMap((rule) => rule.violations.map((violation) => ({ rule, violation })));
}

function isUnknown({ violation }: Found): boolean {
  return violation.status === 'new';
}

/** A budget has one violation, whatever its figure. */
function keyOf({ rule, violation }: Found, nameOf: (id: string) => string): string {
  if (rule.verb === 'budget') return JSON.stringify([rule.name, violation.from]);
  return JSON.stringify([rule.name, nameOf(violation.from), nameOf(violation.to)]);
}

/** A figure over its limit is new if it got worse, not if it improved. */
function isNew({ rule, violation }: Found, earlier: Found | undefined): boolean {
  if (earlier === undefined) return true;
  if (rule.verb !== 'budget') return false;
  return isWorse(violation.from, Number(violation.to), Number(earlier.violation.to));
}

function describe({ rule, violation }: Found): ChangedViolation {
  const { name, verb, severity, because } = rule;
  const { from, to, line, path, detail } = violation;
  return {
    rule: name,
    verb,
    severity,
    ...(because !== undefined && { because }),
    from,
    to,
    ...(line !== undefined && { line }),
    ...(path !== undefined && { path }),
    ...(detail !== undefined && { detail }),
  };
}

function byRule(a: ChangedViolation, b: ChangedViolation): number {
  return (
    compareCodePoints(a.rule, b.rule) || compareCodePoints(a.from, b.from) || compareCodePoints(a.to, b.to)
  );
}
