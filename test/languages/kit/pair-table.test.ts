import { describe, expect, it } from 'vitest';
import { PairTable } from '../../../src/languages/kit/pair-table.ts';

describe('PairTable', () => {
  it('gives the same pair the same number and tells what it was', () => {
    const table = new PairTable();
    const numbers = [table.numberOf(1, 2), table.numberOf(2, 1), table.numberOf(1, 2), table.numberOf(1, -2)];
    expect(numbers).toEqual([0, 1, 0, 2]);
    expect([table.leftOf(2), table.rightOf(2)]).toEqual([1, -2]);
  });

  it('knows which of many pairs it has met, and none once it was cleared', () => {
    const table = new PairTable();
    for (let i = 0; i < 5000; i++) table.numberOf(i, i + 1);
    const known = [table.has(4999, 5000), table.has(5000, 4999)];
    table.clear();
    expect([known, table.has(4999, 5000), table.size]).toEqual([[true, false], false, 0]);
  });
});
