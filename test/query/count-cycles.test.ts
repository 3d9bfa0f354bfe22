import { expect, it } from 'vitest';
import type { CycleKind } from '../../src/model/report.ts';
import { countCycles, describeCycleKinds } from '../../src/query/cycles/count-cycles.ts';

it('counts the cycles of each kind, the worst first', () => {
  const report = detailsOf('compile', 'load', 'compile');
  expect(countCycles(report)).toEqual([
    { kind: 'load', count: 1 },
    { kind: 'compile', count: 2 },
  ]);
  expect(describeCycleKinds(report, 0)).toBe('1 at load time, 2 independent of load order');
  expect(describeCycleKinds(report, 3)).toBe(
    '1 at load time, 2 independent of load order, 3 outside the product',
  );
});

it('leaves out the number where all are of one kind', () => {
  expect(describeCycleKinds(detailsOf('lazy', 'lazy'), 0)).toBe('closed only by lazy imports');
  expect(describeCycleKinds(detailsOf(), 2)).toBe('outside the product');
});

function detailsOf(...kinds: CycleKind[]) {
  return { cycleDetails: kinds.map((kind) => ({ kind, size: 2, cuts: [] })) };
}
