// The whole project in one figure: what is wrong takes points off, each kind up to a limit of its own.
import type { Deduction, Grade, Health, Metrics, Risks } from '../model/report.ts';

interface Flaw {
  readonly count: number;
  readonly name: string;
  /** Taken off for each. */
  readonly points: number;
  /** Taken off for all of them together, at most. */
  readonly most: number;
}

export function measureHealth(metrics: Metrics, risks: Risks): Health {
  const deductions = flawsOf(metrics, risks)
    .filter(({ count }) => count > 0)
    .map(deduct);
  const lost = deductions.reduce((sum, { points }) => sum + points, 0);
  const score = Math.max(0, 100 - lost);
  return { score, grade: gradeOf(score), deductions };
}

function flawsOf(metrics: Metrics, risks: Risks): readonly Flaw[] {
  const { layer_violations, god_modules, dependency_explosions } = risks;
  return [
    { count: metrics.circularDependencyCount, name: 'cycle', points: 12, most: 30 },
    { count: layer_violations.length, name: 'layer violation', points: 6, most: 18 },
    { count: god_modules.length, name: 'god module', points: 5, most: 15 },
    { count: dependency_explosions.length, name: 'dependency explosion', points: 4, most: 15 },
  ];
}

function deduct({ count, name, points, most }: Flaw): Deduction {
  return { reason: `${count} ${name}${count === 1 ? '' : 's'}`, points: Math.min(most, points * count) };
}

function gradeOf(score: number): Grade {
  if (score >= 90) return 'A';
  if (score >= 75) return 'B';
  if (score >= 60) return 'C';
  return score >= 45 ? 'D' : 'F';
}
