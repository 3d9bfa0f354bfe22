import { describe, expect, it } from 'vitest';
import { compareCodePoints } from '../../src/std/code-point-order.ts';

describe('the order of code points', () => {
  it('is that of their numbers, whatever the texts are made of', () => {
    const parts = ['', 'a', 'cart', 'é', 'ж', '\uD7FF', '\uE000', '！', '\uFFFF', '🛒', '\u{10FFFF}'];
    const texts = parts.flatMap((first) => parts.map((second) => first + second));
    const pairs = texts.flatMap((a) => texts.map((b) => [a, b] as const));
    const ours = pairs.map(([a, b]) => Math.sign(compareCodePoints(a, b)));
    expect(ours).toEqual(pairs.map(([a, b]) => Math.sign(compareNumbers(numbersOf(a), numbersOf(b)))));
  });
});

function numbersOf(text: string): readonly number[] {
  return Array.from(text, (char) => char.codePointAt(0) ?? 0);
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, i) => number !== b[i]);
  return at === -1 || at >= b.length ? a.length - b.length : a[at]! - b[at]!;
}
