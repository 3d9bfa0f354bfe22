import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentile90 } from '../../src/risks/percentile.ts';

describe('percentile90', () => {
  it('is 0 where there is nothing', () => {
    expect(percentile90(new Uint32Array())).toBe(0);
  });

  it.each([
    { of: 'one value', values: [7], expected: 7 },
    { of: 'an index that is whole', values: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0], expected: 9 },
    { of: 'a half below an even index', values: [0, 10, 20, 30, 40, 50], expected: 40 },
    { of: 'a half above an odd index', values: Array.from({ length: 16 }, (_, i) => i), expected: 14 },
  ])('is the value at the rounded index: $of', ({ values, expected }) => {
    expect(percentile90(Uint32Array.from(values))).toBe(expected);
  });

  it('agrees with the definition on any values', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 40 }), { maxLength: 200 }), (values) => {
        expect(percentile90(Uint32Array.from(values))).toBe(plainPercentile90(values));
      }),
    );
  });

  it('agrees with the definition on every length up to 10,000', () => {
    const lengths = Array.from({ length: 10_000 }, (_, i) => i + 1);
    const ascending = Uint32Array.from(lengths, (_, i) => i);
    const wrong = lengths.filter(
      (n) => percentile90(ascending.subarray(0, n)) !== roundHalfToEven((n - 1) * 0.9),
    );
    expect(wrong).toEqual([]);
  });
});

function plainPercentile90(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[roundHalfToEven((values.length - 1) * 0.9)] ?? 0;
}

function roundHalfToEven(value: number): number {
  const rounded = Math.round(value);
  return Math.abs(value % 1) === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}
