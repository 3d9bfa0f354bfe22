import { expect, it } from 'vitest';
import { ByteWindow } from '../../../src/languages/kit/byte-window.ts';

const shown = new Uint8Array((1 << 17) + 1);
const megabyte = new Uint8Array(1_000_001).fill(97, 0, 1_000_000);

it('holds all of a short text, and a zero behind it', () => {
  const window = new ByteWindow(shown);
  window.begin(Uint8Array.of(1, 2, 3, 0, 9), 3);
  const { base, size, isLast, limit } = window;
  expect([base, size, isLast, limit]).toEqual([0, 3, true, 4]);
  expect([...shown.subarray(0, 4)]).toEqual([1, 2, 3, 0]);
});

it('passes over a long text in steps', () => {
  const window = new ByteWindow(shown);
  window.begin(megabyte, 1_000_000);
  let steps = 1;
  for (; !window.isLast; steps++) {
    expect(window.limit).toBeLessThan(window.size);
    window.moveTo(window.base + window.limit);
  }
  expect([steps < 10, window.base + window.size, shown[window.size]]).toEqual([true, 1_000_000, 0]);
});
