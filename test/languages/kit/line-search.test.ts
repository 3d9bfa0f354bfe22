import { describe, expect, it } from 'vitest';
import { LineCounter } from '../../../src/languages/kit/line-counter.ts';
import { LineSearch } from '../../../src/languages/kit/line-search.ts';

const text = new TextEncoder().encode('cart\n\norders\nstock\0\n\n');
const length = text.indexOf(0);

describe.each([
  ['counted', () => new LineCounter(text)],
  ['searched for', () => new LineSearch(text, length)],
])('lines that are %s', (_, begin) => {
  it('rise with the offset, a newline standing on the line that it ends', () => {
    const lines = begin();
    expect([0, 3, 4, 5, 6, 6, 11, 12, 13, 17].map((offset) => lines.lineAt(offset))).toEqual([
      1, 1, 1, 2, 3, 3, 3, 3, 4, 4,
    ]);
  });

  it('are passed over where nobody asks for them', () => {
    expect(begin().lineAt(length)).toBe(4);
  });
});
