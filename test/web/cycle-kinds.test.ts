import { describe, expect, it } from 'vitest';
import { describeKinds, groupCycles, isOfProduct } from '../../web/state/cycle-kinds.ts';

const detail = (kind: 'load' | 'lazy' | 'compile') => ({ kind, size: 2, cuts: [] });
const cycles = [
  ['a.go', 'b.go'],
  ['cart.ts', 'price.ts'],
  ['c.go', 'd.go', 'e.go'],
  ['page.py', 'view.py'],
];
const listed = cycles.map((members, cycle) => ({ members, cycle }));
const cycleDetails = [detail('compile'), detail('load'), detail('compile'), detail('lazy')];

describe('the kinds of cycles', () => {
  it('are listed with those at load time first, and the largest first in each', () => {
    const found = groupCycles(listed, { cycleDetails });
    expect(found.map(({ kind, cycles: own }) => [kind, own.map(({ cycle }) => cycle)])).toEqual([
      ['load', [1]],
      ['lazy', [3]],
      ['compile', [2, 0]],
    ]);
  });

  it('are counted in words, and the counts add up to all cycles', () => {
    expect(describeKinds(groupCycles(listed, { cycleDetails }), 'words')).toBe(
      '1 at load time, 1 only through lazy imports, 2 between files that load in any order',
    );
  });

  it('are unknown in a report that does not say', () => {
    const found = groupCycles(listed, { cycleDetails: [] });
    expect(found.map(({ kind, cycles: own }) => [kind, own.length])).toEqual([[undefined, 4]]);
    expect(describeKinds(found, 'words')).toBe('');
  });

  it('are of the product where one of their files is', () => {
    const index = {
      numberOf: new Map([
        ['cart.ts', 0],
        ['price.ts', 1],
        ['test.ts', 2],
      ]),
      isJudged: Uint8Array.of(1, 0, 0),
    };
    expect(isOfProduct(index, { cycle: 0, members: ['cart.ts', 'price.ts'] })).toBe(true);
    expect(isOfProduct(index, { cycle: 0, members: ['price.ts', 'test.ts'] })).toBe(false);
  });
});
