// A small project full of what makes Kotlin hard to follow, with the answer of Kotlin's own compiler: shop.json is what the
// program in `accuracy/kotlin` said of shop/. `npm run accuracy -- kotlin` asks it about larger projects.
import { expect, it } from 'vitest';
import { analyzedShop, storedShop } from '../../support/shop-slice.ts';

it("finds the dependencies that Kotlin's compiler sees", async () => {
  const { found, report } = await analyzedShop('kotlin');
  expect(found).toEqual(storedShop('kotlin'));
  expect(report.diagnostics).toEqual([]);
});
