// Which of two orders a tangle follows, if as much points back in both.
import { describe, expect, it } from 'vitest';
import { analyzeText } from '../support/analyze-text.ts';

/** The dependencies that point back, from the lower member to the higher. */
async function backIn(texts: Readonly<Record<string, string>>): Promise<readonly (readonly string[])[]> {
  const { tangles } = await analyzeText(texts);
  return tangles.flatMap(({ back }) => back.map(({ from, to }) => [from, to]));
}

describe('of two orders in which as much points back', () => {
  it('the one counts in which a class is above its supertype', async () => {
    const cart = 'package shop; import shop.disk.DiskCart; class Cart { DiskCart disk; }';
    const disk = 'package shop.disk; import shop.Cart; public class DiskCart extends Cart {}';
    expect(await backIn({ 'src/shop/Cart.java': cart, 'src/shop/disk/DiskCart.java': disk })).toEqual([
      ['src/shop/Cart.java', 'src/shop/disk/'],
    ]);
    expect(
      await backIn({
        'src/shop/Cart.java': 'package shop; import shop.disk.Disk; public class Cart extends Disk {}',
        'src/shop/disk/Disk.java': 'package shop.disk; import shop.Cart; public class Disk { Cart cart; }',
      }),
    ).toEqual([['src/shop/disk/', 'src/shop/Cart.java']]);
  });

  it('the one counts in which a lazy import points back', async () => {
    const lazily = (module: string): string => `def load():\n    from shop.${module} import main\n`;
    const first = (module: string): string => `from shop.${module} import main\n`;
    const shop = { 'shop/__init__.py': '', 'shop/cart/__init__.py': '', 'shop/till/__init__.py': '' };
    expect(
      await backIn({
        ...shop,
        'shop/cart/main.py': lazily('till'),
        'shop/till/main.py': first('cart'),
        'shop/app.py': first('cart'),
      }),
    ).toEqual([['shop/cart/', 'shop/till/']]);
    expect(
      await backIn({
        ...shop,
        'shop/cart/main.py': first('till'),
        'shop/till/main.py': lazily('cart'),
        'shop/app.py': first('cart'),
      }),
    ).toEqual([['shop/till/', 'shop/cart/']]);
  });

  it('else a member that more siblings use is below', async () => {
    const use = (...paths: readonly string[]): string =>
      paths.map((path) => `import '../${path}';`).join('\n');
    const tangled = { 'src/cart/a.ts': use('till/b'), 'src/till/b.ts': use('cart/a') };
    expect(await backIn({ ...tangled, 'src/app/c.ts': use('cart/a') })).toEqual([['src/cart/', 'src/till/']]);
    expect(await backIn({ ...tangled, 'src/app/c.ts': use('till/b') })).toEqual([['src/till/', 'src/cart/']]);
  });
});
