// The health of a project as a badge: `lintel | 82 B`, from green to red.
import { isGraded, writeGrade } from '../../model/health-words.ts';
import type { Grade, Health } from '../../model/report.ts';
import { drawBadge } from './draw-badge.ts';

const colorOf: Readonly<Record<Grade, string>> = {
  A: '#4b0',
  B: '#67ac09',
  C: '#d8b800',
  D: '#ea7233',
  F: '#dd4343',
};

export function healthBadge(health: Health): string {
  const color = isGraded(health) ? colorOf[health.grade] : '#9f9f9f';
  return drawBadge({ label: 'lintel', message: writeGrade(health), color });
}
