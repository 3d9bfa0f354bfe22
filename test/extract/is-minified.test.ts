import { expect, it } from 'vitest';
import { isMinified } from '../../src/extract/is-minified.ts';
import { filePath } from '../../src/model/file-path.ts';

function judge(path: string, line: string, count: number): boolean {
  const bytes = new TextEncoder().encode(`${line}\n`.repeat(count));
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
