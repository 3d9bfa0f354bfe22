import { expect, it } from 'vitest';
import { countOf, writeDuration, writeNumber, writeSize } from '../../src/std/words.ts';

it('writes numbers with their thousands apart', () => {
  expect([0, 12, 999, 1000, 123_456, 1_234_567].map(writeNumber)).toEqual([
    '0',
    '12',
    '999',
    '1,000',
    '123,456',
    '1,234,567',
  ]);
});

it('counts one and many', () => {
  expect([countOf(1, 'file'), countOf(1204, 'file'), countOf(2, 'entry', 'entries')]).toEqual([
    '1 file',
    '1,204 files',
    '2 entries',
  ]);
});

it('writes durations as precisely as they matter', () => {
  expect([4, 412, 9994, 12_345].map(writeDuration)).toEqual(['0.00 s', '0.41 s', '9.99 s', '12.3 s']);
});

it('writes sizes in the unit of the risk score', () => {
  expect([0, 1023, 1024, 9_700, 20_000, 5_000_000].map(writeSize)).toEqual([
    '0 B',
    '1023 B',
    '1.0 KB',
    '9.5 KB',
    '20 KB',
    '4,883 KB',
  ]);
});
