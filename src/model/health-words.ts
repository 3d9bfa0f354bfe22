// The health of a project in words. No grade is given to a project most of which is unknown.
import type { HealthFigure } from './findings.ts';

type Graded = Pick<HealthFigure, 'score' | 'grade' | 'caveat'>;

export function isGraded({ caveat }: Pick<HealthFigure, 'caveat'>): boolean {
  return caveat !== 'not-read' && caveat !== 'unresolved';
}

/** `87 B` */
export function writeGrade(health: Graded): string {
  return isGraded(health) ? `${health.score} ${health.grade}` : 'not judged';
}
