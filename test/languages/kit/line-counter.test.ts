import { describe, expect, it } from 'vitest';
import { LineCounter } from '../../../src/languages/kit/line-counter.ts';

const text = new TextEncoder().encode('cart\n\norders\nstock\0\n\n');

describe('LineCounter', () => {
  it('counts lines that rise with the offset, a newline standing on the line that it ends', () => {
    const lines = new LineCounter(text);
    expect([0, 3, 4, 5, 6, 6, 11, 12, 13, 17].map((offset) => lines.lineAt(offset))).toEqual([
      1, 1, 1, 2, 3, 3, 3, 3, 4, 4,
    ]);
  });

  it('passes over lines where nobody asks for them', () => {
    expect(new LineCounter(text).lineAt(text.indexOf(0))).toBe(4);
  });
});
