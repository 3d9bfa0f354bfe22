import { expect, it } from 'vitest';
import { nearestWord } from '../../src/std/nearest-word.ts';

const folders = ['src', 'test', 'docs', 'examples', 'packages'];

it.each([
  ['srv', 'src'],
  ['SRC', 'src'],
  ['tets', 'test'],
  ['exmaple', 'examples'],
  ['package', 'packages'],
  ['billing', undefined],
  ['xy', undefined],
  ['dot', undefined],
])('takes %s for %s', (word, meant) => {
  expect(nearestWord(word, folders)).toBe(meant);
});

it('takes the first of two that are equally near', () => {
  expect(nearestWord('cat', ['cart', 'cast'])).toBe('cart');
});
