import type { Cut } from '../../model/report.ts';
import { writeNumber } from '../../std/words.ts';

/**
 * The effect of a cut on its cycle or tangle: `shrinks from 55 to 8`. The largest part can keep its size while another one
 * shrinks.
 */
export function describeShrinking(before: number, { after, remaining }: Cut): string {
  if (after === before) return `shrinks, but its largest part still has ${writeNumber(after)}`;
  if (remaining !== undefined)
    return `splits into several, the largest with ${writeNumber(after)} of ${writeNumber(before)}`;
  return `shrinks from ${writeNumber(before)} to ${writeNumber(after)}`;
}
