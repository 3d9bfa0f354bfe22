// A small project full of what makes Go hard to follow, with the answer of Go's own type checker for Linux, macOS and
// Windows together: shop.json is what `accuracy/go/edges.go` said of shop/. `npm run accuracy -- go` asks it about more
// and larger projects.
import { expect, it } from 'vitest';
import { analyzedShop, storedShop } from '../../support/shop-slice.ts';

it("finds the dependencies that Go's type checker sees", async () => {
  const { found, report } = await analyzedShop('go');
  expect(found).toEqual(storedShop('go'));
  expect(report.diagnostics).toEqual([]);
});
