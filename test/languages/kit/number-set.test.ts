import { expect, it } from 'vitest';
import { NumberSet } from '../../../src/languages/kit/number-set.ts';

it('knows its numbers in the order they were added, and none once it is cleared', () => {
  const set = new NumberSet();
  for (const item of [7, 5000, 0, 7]) set.add(item);
  const items = Array.from({ length: set.size }, (_, place) => set.at(place));
  expect([items, set.has(5000), set.has(5001), set.has(90_000)]).toEqual([[7, 5000, 0], true, false, false]);
  set.clear();
  expect([set.size, set.has(7)]).toEqual([0, false]);
});

it('is as good as new after a text of very many numbers', () => {
  const set = new NumberSet();
  for (let item = 0; item < 100_000; item++) set.add(item);
  set.clear();
  set.add(99_999);
  expect([set.size, set.at(0), set.has(99_999), set.has(5)]).toEqual([1, 99_999, true, false]);
});
