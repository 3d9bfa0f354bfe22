// The whole project in one figure: what is wrong takes points off, each kind up to a limit of its own.
import type { Deduction, Grade, Health, Metrics, Risks } from '../model/report.ts';

interface Weight {
  readonly count: number;
  readonly one: string;
  readonly many: string;
  readonly points: number;
  readonly most: number;
}

export function measureHealth(metrics: Metrics, risks: Risks): Health {
  const deductions = weigh(metrics, risks)
    .filter(({ count }) => count > 0)
    .map(deduct);
  const lost = deductions.reduce((sum, { points }) => sum + points, 0);
  const score = Math.max(0, 100 - lost);
  return { score, grade: gradeOf(score), deductions };
}

function weigh(metrics: Metrics, risks: Risks): readonly Weight[] {
  return [
    { count: metrics.circularDependencyCount, one: 'cycle', many: 'cycles', points: 12, most: 30 },
    {
      count: risks.layer_violations.length,
      one: 'layer violation',
      many: 'layer violations',
      points: 6,
      most: 18,
    },
    { count: risks.god_modules.length, one: 'god module', many: 'god modules', points: 5, most: 15 },
    {
      count: risks.dependency_explosions.length,
      one: 'dependency explosion',
      many: 'dependency explosions',
      points: 4,
      most: 15,
    },
  ];
}

function deduct({ count, one, many, points, most }: Weight): Deduction {
  return { reason: `${count} ${count === 1 ? one : many}`, points: Math.min(most, points * count) };
}

function gradeOf(score: number): Grade {
  if (score >= 90) return 'A';
  if (score >= 75) return 'B';
  if (score >= 60) return 'C';
  return score >= 45 ? 'D' : 'F';
}
