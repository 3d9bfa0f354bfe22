// Compares the violations of a rule with the baseline: what is new, what was known, what is no longer there.
import type { BaselineEntry } from '../model/rule.ts';
import type { RuleResult, RuleViolation } from '../model/rule-result.ts';
import { type BrokenLimit, type Figures, isWorse } from './check-budget.ts';

type Compared = Pick<RuleResult, 'violations' | 'stale' | 'unjudgedEntries'>;

/** `isJudged` tells whether an entry that is not broken is known to be stale. */
export function applyBaseline(
  violations: readonly Omit<RuleViolation, 'status'>[],
  entries: readonly BaselineEntry[],
  isJudged: (entry: BaselineEntry) => boolean = () => true,
): Compared {
  const known = new Set(entries.map(keyOf));
  const present = new Set(violations.map(keyOf));
  const absent = entries.filter((entry) => !present.has(keyOf(entry)));
  const unjudged = absent.filter((entry) => !isJudged(entry));
  return {
    violations: violations.map((violation) => ({
      ...violation,
      status: known.has(keyOf(violation)) ? 'baseline' : 'new',
    })),
    stale: absent.filter(isJudged).map(({ from, to }) => ({ from, to })),
    ...(unjudged.length > 0 && { unjudgedEntries: unjudged.map(({ from, to }) => ({ from, to })) }),
  };
}

/** A figure may only improve: a worse one is new, a better one makes the entry stale. */
export function applyBudgetBaseline(
  broken: readonly BrokenLimit[],
  entries: readonly BaselineEntry[],
  figures: Figures,
): Compared {
  const valueOf = new Map(entries.map(({ from, to }) => [from, Number(to)]));
  const isFigure = (name: string): name is keyof Figures => Object.hasOwn(figures, name);
  return {
    violations: broken.map(({ figure, value, detail }) => {
      const allowed = valueOf.get(figure);
      const isKnown = allowed !== undefined && !isWorse(figure, value, allowed);
      return { from: figure, to: String(value), detail, status: isKnown ? 'baseline' : 'new' };
    }),
    stale: entries
      .filter(({ from, to }) => {
        const isBroken = broken.some(({ figure }) => figure === from);
        return !isFigure(from) || !isBroken || isWorse(from, Number(to), figures[from]);
      })
      .map(({ from, to }) => ({ from, to })),
  };
}

function keyOf({ from, to }: { readonly from: string; readonly to: string }): string {
  return `${from}\n${to}`;
}
