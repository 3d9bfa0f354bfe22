import { expect, it } from 'vitest';
import { wrap, wrapList } from '../../src/cli/summary/wrap.ts';

it('breaks a sentence between words', () => {
  expect(wrap('Two files load each other', 10)).toEqual(['Two files', 'load each', 'other']);
});

it('leaves a sentence alone where nothing limits its width', () => {
  expect(wrap('Two files load each other', Infinity)).toEqual(['Two files load each other']);
});

it('shortens a word that is longer than a line', () => {
  expect(wrap('in streams/src/main', 8)).toEqual(['in', 'st…/main']);
});

it('breaks a list between its items, and an item only where it is longer than a line', () => {
  expect(wrapList(['900 B', '1 import', 'in a cycle'], 18)).toEqual(['900 B · 1 import', 'in a cycle']);
  expect(wrapList(['900 B', 'the tangle shrinks'], 12)).toEqual(['900 B', 'the tangle', 'shrinks']);
});
