import { expect, it } from 'vitest';
import { isMinified } from '../../src/extract/is-minified.ts';
import { filePath } from '../../src/model/file-path.ts';

function judge(path: string, line: string, count: number): boolean {
  return judgeText(path, `${line}\n`.repeat(count));
}

function judgeText(path: string, text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  return isMinified({ path: filePath(path), bytes, length: bytes.length });
}

it('a large script with very long lines is minified, and no other file', () => {
  const long = 'add(cart);'.repeat(100);
  expect([
    judge('web/shop.js', long, 50),
    judge('web/shop.mjs', long, 50),
    judge('web/shop.js', long, 10),
    judge('web/shop.js', 'add(cart);', 50_000),
    judge('src/icons.tsx', long, 50),
  ]).toEqual([true, true, false, false, false]);
});

it('a script with an image in it is not minified, but one with a licence above its code is', () => {
  const image = `const icon = 'data:image/png;base64,${'iVBORw0KGgo'.repeat(4000)}';\n`;
  const code = 'cart.draw(icon);\n';
  const licence = ' * Anyone may use this shop.\n';
  const minified = 'add(cart);'.repeat(4000);
  expect([
    judgeText('web/cart.js', code.repeat(30) + image),
    judgeText('web/cart.js', image),
    judgeText('web/cart.js', licence.repeat(30) + minified),
  ]).toEqual([false, true, true]);
});
