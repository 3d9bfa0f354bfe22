import { describe, expect, it } from 'vitest';
import { resolvePython } from '../../support/python/resolve-python.ts';

const modules = ['app', 'cart', 'order', 'price', 'tax'];

/** A package with modules that import each other, as `write` says. */
function shopOf(write: (module: string) => string): Record<string, string> {
  const others = modules.map((module) => write(module)).join('\n');
  return Object.fromEntries(
    ['__init__', ...modules].map((name) => [`shop/${name}.py`, '']).concat([['shop/main.py', others]]),
  );
}

describe('a package whose modules import each other without its name', () => {
  it('is on the search path of its files, because the program puts it there', async () => {
    const { lines } = await resolvePython({
      ...shopOf((module) => `import ${module}`),
      'shop/pages/__init__.py': '',
      'shop/pages/home.py': 'import app, pages.menu, requests',
      'shop/pages/menu.py': '',
    });
    expect(lines).toEqual([
      ...modules.map((module) => `shop/main.py: ${module} → shop/${module}.py`),
      'shop/pages/home.py: app → shop/app.py',
      'shop/pages/home.py: pages.menu → shop/pages/menu.py',
      'shop/pages/home.py: requests → pkg:requests',
    ]);
  });

  it('is not where its modules are named like the libraries that they are for', async () => {
    const { lines } = await resolvePython({
      'backends/__init__.py': '',
      ...Object.fromEntries(
        ['redis', 'consul', 'riak', 'mongo', 'couch'].map((name) => [
          `backends/${name}.py`,
          `import ${name}`,
        ]),
      ),
    });
    expect(lines).toEqual([
      'backends/consul.py: consul → pkg:consul',
      'backends/couch.py: couch → pkg:couch',
      'backends/mongo.py: mongo → pkg:mongo',
      'backends/redis.py: redis → pkg:redis',
      'backends/riak.py: riak → pkg:riak',
    ]);
  });

  it('is not where they are named like modules of the standard library', async () => {
    const names = ['json', 'logging', 'types', 'queue', 'signal'];
    const { lines } = await resolvePython({
      'shop/__init__.py': '',
      ...Object.fromEntries(names.map((name) => [`shop/${name}.py`, ''])),
      'shop/main.py': `import ${names.join(', ')}, requests`,
      'shop/pages/__init__.py': '',
      'shop/pages/home.py': 'import main',
    });
    expect(lines.at(-1)).toBe('shop/pages/home.py: main → pkg:main');
  });

  it('is not where most imports go through the package', async () => {
    const { lines } = await resolvePython(
      shopOf((module) => `import ${module}\nfrom . import ${module}\nimport shop.${module}`),
    );
    expect(lines.filter((line) => line.includes('pkg:'))).toHaveLength(5);
  });
});

it('a `setup.py` in a package is a module, and does not put the package on the search path', async () => {
  const { lines } = await resolvePython({
    'shop/__init__.py': '',
    'shop/setup.py': 'def install(): ...\n',
    'shop/dbus.py': '',
    'shop/cart/__init__.py': '',
    'shop/cart/total.py': 'import dbus\nfrom shop import setup\n',
  });
  expect(lines).toEqual([
    'shop/cart/total.py: dbus → pkg:dbus',
    'shop/cart/total.py: shop setup → shop/setup.py',
  ]);
});

it('a `setup.py` of a distribution is a manifest, also next to an `__init__.py`', async () => {
  const { lines } = await resolvePython({
    'shop/__init__.py': '',
    'shop/cart.py': 'from tax.rates import vat\n',
    'shop/tax/__init__.py': 'from . import tax\n',
    'shop/tax/setup.py': "from distutils.core import setup\nsetup(name='tax', packages=['tax'])\n",
    'shop/tax/tax/__init__.py': '',
    'shop/tax/tax/rates.py': 'vat = 19\n',
  });
  expect(lines).toContain('shop/cart.py: tax.rates vat → shop/tax/tax/rates.py');
});

describe('a package that a build links by another name', () => {
  const parts = Array.from({ length: 10 }, (_, n) => `part${n}`);
  const texts = (names: readonly string[]): Record<string, string> => ({
    'lib/__init__.py': '',
    ...Object.fromEntries(parts.map((module) => [`lib/${module}.py`, 'from shop import part0\n'])),
    'tools/order.py': names.map((name) => `from shop import ${name}\n`).join('') + 'import shop.part1.cart\n',
    'tools/__init__.py': '',
  });

  it('is the only one that has the parts which others import by that name', async () => {
    const { lines } = await resolvePython(texts(parts));
    expect(lines.filter((line) => line.includes('part3'))).toEqual([
      'lib/part3.py: shop part0 → lib/part0.py',
      'tools/order.py: shop part3 → lib/part3.py',
    ]);
  });

  it('is none if many of these parts are not there', async () => {
    const { lines } = await resolvePython(texts([...parts, 'tax', 'law', 'fee']));
    expect(lines.filter((line) => line.startsWith('lib/part3'))).toEqual([
      'lib/part3.py: shop part0 → pkg:shop',
    ]);
  });
});
