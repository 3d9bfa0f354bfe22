// `budget`: limits for figures of the report.
import type { BudgetFigure, BudgetRule } from '../model/rule.ts';

export type Figures = Readonly<Record<BudgetFigure, number>>;

export interface BrokenLimit {
  readonly figure: BudgetFigure;
  readonly value: number;
  readonly detail: string;
}

export function checkBudget({ limits }: BudgetRule, figures: Figures): readonly BrokenLimit[] {
  return limits.flatMap(([figure, limit]) => {
    const value = figures[figure];
    if (!isWorse(figure, value, limit)) return [];
    const bound = figure === 'health' ? `at least ${limit} required` : `at most ${limit} allowed`;
    return [{ figure, value, detail: `${words[figure]}: ${value}, ${bound}` }];
  });
}

export function isWorse(figure: string, value: number, than: number): boolean {
  return figure === 'health' ? value < than : value > than;
}

const words: Readonly<Record<BudgetFigure, string>> = {
  health: 'health',
  cycles: 'cycles',
  loadCycles: 'cycles at load time',
  largestCycle: 'files in the largest cycle',
  tangles: 'tangles',
  layerViolations: 'layer violations',
  unresolved: 'unresolved imports',
  packages: 'packages',
  outgoing: 'dependencies of one file',
};
