// Compares the violations of a rule with the baseline: new ones, known ones, and entries that are stale.
import type { BaselineEntry } from '../model/rule.ts';
import type { RuleResult, RuleViolation } from '../model/rule-result.ts';
import { type BrokenLimit, type Figures, isWorse } from './check-budget.ts';

type Compared = Pick<RuleResult, 'violations' | 'stale' | 'unjudgedEntries'>;

/** `isJudged` tells whether an entry without a violation is certainly stale. */
export function applyBaseline(
  violations: readonly Omit<RuleViolation, 'status'>[],
  entries: readonly BaselineEntry[],
  isJudged: (entry: BaselineEntry) => boolean = () => true,
): Compared {
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const present = new Set(violations.map(keyOf));
  const absent = entries.filter((entry) => !present.has(keyOf(entry)));
  const unjudged = absent.filter((entry) => !isJudged(entry));
  return {
    violations: violations.map((violation) => ({
      ...violation,
      ...compareWith(known.get(keyOf(violation))),
    })),
    stale: absent.filter(isJudged).map(({ from, to }) => ({ from, to })),
    ...(unjudged.length > 0 && { unjudgedEntries: unjudged.map(({ from, to }) => ({ from, to })) }),
  };
}

/** A figure may only improve: a worse one is a new violation, a better one makes the entry stale. */
export function applyBudgetBaseline(
  broken: readonly BrokenLimit[],
  entries: readonly BaselineEntry[],
  figures: Figures,
): Compared {
  const entryOf = new Map(entries.map((entry) => [entry.from, entry]));
  const isFigure = (name: string): name is keyof Figures => Object.hasOwn(figures, name);
  return {
    violations: broken.map(({ figure, value, detail }) => {
      const entry = entryOf.get(figure);
      const isListed = entry !== undefined && !isWorse(figure, value, Number(entry.to));
      return { from: figure, to: String(value), detail, ...compareWith(isListed ? entry : undefined) };
    }),
    stale: entries
      .filter(({ from, to }) => {
        const isBroken = broken.some(({ figure }) => figure === from);
        return !isFigure(from) || !isBroken || isWorse(from, Number(to), figures[from]);
      })
      .map(({ from, to }) => ({ from, to })),
  };
}

/** For a violation with this entry in the baseline, if any. */
function compareWith(entry: BaselineEntry | undefined): Pick<RuleViolation, 'status' | 'expired'> {
  if (entry?.isExpired !== true) return { status: entry === undefined ? 'new' : 'baseline' };
  const { until = '', because } = entry;
  return { status: 'new', expired: { until, ...(because !== undefined && { because }) } };
}

function keyOf({ from, to }: { readonly from: string; readonly to: string }): string {
  return `${from}\n${to}`;
}
