// A small project full of what makes Java hard to follow, with javac's own answer: shop.json is what
// `accuracy/java/Oracle.java` said of shop/. `npm run accuracy -- java` asks it about more and larger projects.
import { expect, it } from 'vitest';
import { analyzedShop, storedShop } from '../../support/shop-slice.ts';

it('finds the dependencies that javac sees', async () => {
  const { found, report } = await analyzedShop('java');
  expect(found).toEqual(storedShop('java'));
  expect(report.diagnostics).toEqual([]);
});
