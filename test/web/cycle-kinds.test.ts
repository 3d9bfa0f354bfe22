import { describe, expect, it } from 'vitest';
import { describeKinds, groupCycles } from '../../web/state/cycle-kinds.ts';

const detail = (kind: 'load' | 'lazy' | 'compile') => ({ kind, size: 2, cuts: [] });
const cycles = [
  ['a.go', 'b.go'],
  ['cart.ts', 'price.ts'],
  ['c.go', 'd.go', 'e.go'],
  ['page.py', 'view.py'],
];
const listed = cycles.map((members, cycle) => ({ members, cycle }));
const numberOf = new Map(cycles.flat().map((file, number) => [file, number]));
const isJudged = new Uint8Array(numberOf.size).fill(1);
const cycleDetails = [detail('compile'), detail('load'), detail('compile'), detail('lazy')];

describe('the kinds of cycles', () => {
  it('are listed with those at load time first, and the largest first in each', () => {
    const found = groupCycles(listed, { report: { cycleDetails }, numberOf, isJudged });
    expect(found.map(({ kind, cycles: own }) => [kind, own.map(({ cycle }) => cycle)])).toEqual([
      ['load', [1]],
      ['lazy', [3]],
      ['compile', [2, 0]],
    ]);
  });

  it('are counted in words, and the counts add up to all cycles', () => {
    expect(
      describeKinds(groupCycles(listed, { report: { cycleDetails }, numberOf, isJudged }), 'words'),
    ).toBe('1 at load time, 1 closed only by lazy imports, 2 independent of load order');
  });

  it('are unknown in a report that does not say', () => {
    const found = groupCycles(listed, { report: { cycleDetails: [] }, numberOf, isJudged });
    expect(found.map(({ kind, cycles: own }) => [kind, own.length])).toEqual([[undefined, 4]]);
    expect(describeKinds(found, 'words')).toBe('');
  });

  it('are counted apart if no file is of the product', () => {
    const ofTests = isJudged.slice();
    for (const file of ['a.go', 'cart.ts', 'page.py', 'view.py']) ofTests[numberOf.get(file)!] = 0;
    const found = groupCycles(listed, { report: { cycleDetails }, numberOf, isJudged: ofTests });
    expect(describeKinds(found, 'words')).toBe(
      '1 at load time, 2 independent of load order, 1 outside the product',
    );
  });
});
