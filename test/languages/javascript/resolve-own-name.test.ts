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

  it('never means the file that imports it', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop', main: 'index.ts' }),
      'index.ts': '',
      'cart.ts': '',
    });
    expect([ask('cart.ts', 'shop'), ask('index.ts', 'shop')]).toEqual(['index.ts', 'pkg:shop']);
    // What a build would write of another file with its path.
    const askBuilt = await askResolver({
      'package.json': json({ name: 'shop', exports: { './build/*': './build/*.js' } }),
      'rsc/entry.js': '',
      'rsc/cart.js': '',
    });
    expect([
      askBuilt('rsc/cart.js', 'shop/build/rsc/entry'),
      askBuilt('rsc/entry.js', 'shop/build/rsc/entry'),
    ]).toEqual(['rsc/entry.js', expect.stringMatching(/^unresolved/)]);
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

describe('the own name in Ember', () => {
  it('of an addon means its folders for the app and for tests', async () => {
    const project = {
      'package.json': json({
        name: '@shop/ui',
        keywords: ['ember-addon'],
        devDependencies: { 'ember-source': '5' },
      }),
      'index.js': '',
      'addon/index.js': '',
      'addon/components/cart.js': '',
      'addon/templates/cart.hbs': '',
      'addon-test-support/index.js': '',
      'addon-test-support/pay.js': '',
      'app/components/cart.js': '',
    };
    const asked = ['', '/components/cart', '/templates/cart', '/test-support', '/test-support/pay'];
    const answers = [
      'addon/index.js',
      'addon/components/cart.js',
      'asset',
      'addon-test-support/index.js',
      'addon-test-support/pay.js',
    ];
    const ask = await askResolver(project);
    expect(asked.map((subpath) => ask('app/components/cart.js', `@shop/ui${subpath}`))).toEqual(answers);
    const askMember = await askResolver({ ...project, 'pnpm-workspace.yaml': 'packages: []' });
    expect(askMember('app/components/cart.js', '@shop/ui/components/cart')).toBe('addon/components/cart.js');
  });

  it('of an app means its folder `app`, and else its root', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop', devDependencies: { 'ember-source': '5' } }),
      'app/models/cart.js': '',
      'tests/helpers/pay.js': '',
      'tests/cart-test.js': '',
    });
    expect(
      ['models/cart', 'tests/helpers/pay', 'models/gone'].map((path) =>
        ask('tests/cart-test.js', `shop/${path}`),
      ),
    ).toEqual(['app/models/cart.js', 'tests/helpers/pay.js', 'pkg:shop']);
  });
});
