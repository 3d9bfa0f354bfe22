import { describe, expect, it } from 'vitest';
import { askResolver } from '../../support/ask-resolver.ts';

const json = JSON.stringify;

describe('a package that imports itself by name', () => {
  it('means its files, though Node would need `exports` for that', async () => {
    const ask = await askResolver({
      'package.json': json({ name: '@shop/ui', main: 'dist/index.js' }),
      'src/index.ts': '',
      'src/menu/index.ts': '',
      'src/theme.ts': '',
      'button/index.ts': '',
      'test/main.ts': '',
    });
    const subpaths = ['', '/button', '/src/menu', '/menu', '/dist/theme', '/gone'];
    expect(subpaths.map((subpath) => ask('test/main.ts', `@shop/ui${subpath}`))).toEqual([
      'src/index.ts',
      'button/index.ts',
      'src/menu/index.ts',
      'src/menu/index.ts',
      'src/theme.ts',
      'pkg:@shop/ui',
    ]);
  });

  it('may have further manifests between them', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop', exports: { './*': './*/index.mjs' } }),
      'button/package.json': json({ main: './index.mjs' }),
      'button/index.mjs': '',
      'menu/package.json': json({ main: './index.mjs' }),
      'menu/index.mjs': '',
    });
    expect(ask('menu/index.mjs', 'shop/button')).toBe('button/index.mjs');
  });

  it('means what is installed if it depends on that', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop', main: 'index.js' }),
      'index.js': '',
      'bench/package.json': json({ dependencies: { shop: '1.0.0' } }),
      'bench/compare.js': '',
      'test/cart.js': '',
    });
    expect([ask('bench/compare.js', 'shop'), ask('test/cart.js', 'shop')]).toEqual(['pkg:shop', 'index.js']);
  });

  it('means no file that its `exports` keep to itself', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop', exports: './index.js' }),
      'index.js': '',
      'cart.js': '',
    });
    expect(ask('index.js', 'shop/cart')).toBe('unresolved: the package in . does not export `./cart`');
  });
});
