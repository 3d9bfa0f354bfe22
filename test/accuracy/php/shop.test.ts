// A small project full of what makes PHP hard to follow, with the answer of PHP-Parser and Composer's class loader:
// shop.json is what `accuracy/php/oracle.php` said of shop/. `npm run accuracy -- php` asks it about real projects.
import { expect, it } from 'vitest';
import { analyzedShop, storedShop } from '../../support/shop-slice.ts';

it('finds the dependencies that PHP-Parser sees', async () => {
  const { found, report } = await analyzedShop('php');
  expect(found).toEqual(storedShop('php'));
  expect(report.nodes.filter((id) => id.startsWith('pkg:'))).toEqual([
    'pkg:ext-json',
    'pkg:php',
    'pkg:psr/log',
  ]);
  expect(report.diagnostics).toEqual([]);
});
