import type { Cut } from '../model/report.ts';

/**
 * What a cut does to its cycle or tangle: `shrinks from 55 to 8`. The largest part can stay as large as it is while another
 * one shrinks.
 */
export function describeShrinking(before: number, { after, remaining }: Cut): string {
  if (after === before) return `comes apart further, its largest part still has ${after}`;
  if (remaining !== undefined) return `falls apart into several, the largest with ${after} of ${before}`;
  return `shrinks from ${before} to ${after}`;
}
