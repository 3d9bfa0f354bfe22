// A small project full of what makes Scala hard to follow, with the answer of Scala's own compiler: shop.json is what the
// program in `accuracy/scala` said of shop/. `npm run accuracy -- scala` asks it about larger projects.
import { expect, it } from 'vitest';
import { analyzedShop, storedShop } from '../../support/shop-slice.ts';

it("finds the dependencies that Scala's compiler sees", async () => {
  const { found, report } = await analyzedShop('scala');
  expect(found).toEqual(storedShop('scala'));
  expect(report.diagnostics).toEqual([]);
});
