// The health of a project in words. No grade is given to a project most of which is unknown.
import type { HealthFigure } from './findings.ts';

interface Graded extends Pick<HealthFigure, 'score' | 'caveat'> {
  readonly grade: string;
}

export function isGraded({ caveat }: Pick<HealthFigure, 'caveat'>): boolean {
  return caveat !== 'not-read' && caveat !== 'unresolved' && caveat !== 'unconnected';
}

/** `87 B` */
export function writeGrade(health: Graded): string {
  return isGraded(health) ? `${health.score} ${health.grade}` : 'not judged';
}
