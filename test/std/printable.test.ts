import { describe, expect, it } from 'vitest';
import { printable } from '../../src/std/printable.ts';

describe('printable text', () => {
  it.each([
    ['orders/cart.ts', 'orders/cart.ts'],
    ['Bestellungen/Größe 日本語 🛒.ts', 'Bestellungen/Größe 日本語 🛒.ts'],
    ['cart\u001b[2J.ts', 'cart\\u{1b}[2J.ts'],
    ['cart\r\n\t.ts', 'cart\\u{d}\\u{a}\\u{9}.ts'],
    ['cart\u009b31m.ts', 'cart\\u{9b}31m.ts'],
    ['\u202ets.trac', '\\u{202e}ts.trac'],
    ['\u2066cart\u2069', '\\u{2066}cart\\u{2069}'],
    ['ca\u200brt\ufeff', 'ca\\u{200b}rt\\u{feff}'],
    ['cart\u2028', 'cart\\u{2028}'],
    ['cart\ud83d.ts', 'cart\\u{d83d}.ts'],
    ['cart\u{e0041}', 'cart\\u{e0041}'],
    ['cart\u3164', 'cart\\u{3164}'],
  ])('writes %j as %j', (text, written) => {
    expect(printable(text)).toBe(written);
  });
});
