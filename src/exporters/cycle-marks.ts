// The colours of cycles in pictures: one for those at load time, another for the rest, which are less harmful.
import type { DetailedEdge, Report } from '../model/report.ts';
import { countCycles, cycleKindInWords } from '../query/cycles/count-cycles.ts';
import { countOf, writeNumber } from '../std/words.ts';

export type CycleMark = 'load' | 'other';

export interface CycleMarks {
  /** `12 cycles: 2 at load time (red), 10 independent of load order (orange)`; undefined if there are none. */
  readonly legend: string | undefined;
  ofFile(id: string): CycleMark | undefined;
  ofEdge(edge: Pick<DetailedEdge, 'source' | 'isCircular'>): CycleMark | undefined;
}

export function markCycles({ cycles, cycleDetails }: Pick<Report, 'cycles' | 'cycleDetails'>): CycleMarks {
  const marks = new Map<string, CycleMark>();
  for (const [at, members] of cycles.entries()) {
    const mark = cycleDetails[at]?.kind === 'load' ? 'load' : 'other';
    for (const member of members) marks.set(member, mark);
  }
  return {
    legend: cycles.length === 0 ? undefined : legendOf({ cycleDetails }, cycles.length),
    ofFile: (id) => marks.get(id),
    ofEdge: ({ source, isCircular }) => (isCircular ? marks.get(source) : undefined),
  };
}

function legendOf(report: Pick<Report, 'cycleDetails'>, total: number): string {
  const cycles = countOf(total, 'cycle');
  const counts = countCycles(report);
  // Reports of other programs do not contain the kinds of cycles.
  if (counts.length === 0) return `${cycles} (orange)`;
  const parts = counts.map(
    ({ kind, count }) =>
      `${writeNumber(count)} ${cycleKindInWords[kind]} (${kind === 'load' ? 'red' : 'orange'})`,
  );
  return `${cycles}: ${parts.join(', ')}`;
}
