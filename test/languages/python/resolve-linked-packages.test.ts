import { describe, expect, it } from 'vitest';
import { resolvePython } from '../../support/python/resolve-python.ts';

const modules = ['cart', 'order', 'price', 'tax', 'till', 'stock', 'staff', 'menu', 'page', 'gift'];

function folderOfShop(folder: string): Record<string, string> {
  return Object.fromEntries(['__init__', ...modules].map((name) => [`${folder}/${name}.py`, '']));
}

describe('a package that is not called like its folder', () => {
  it('is the folder in which most of what is imported from it is: a build makes a link', async () => {
    const { lines } = await resolvePython({
      ...folderOfShop('lib'),
      'tools/till.py': `from shop import ${modules.join(', ')}\nfrom shop.cart import total\nimport requests`,
      // No module: nothing can import it by this name.
      'test/shop.cart_unittest.py': '',
    });
    expect(lines).toEqual([
      ...modules.map((name) => `tools/till.py: shop ${name} → lib/${name}.py`),
      'tools/till.py: shop.cart total → lib/cart.py',
      'tools/till.py: requests → pkg:requests',
    ]);
  });

  it('is the root, also without an `__init__.py`', async () => {
    const names = modules.map((name) => `common/${name}`);
    const { lines } = await resolvePython({
      ...Object.fromEntries(names.map((name) => [`${name}.py`, ''])),
      'client/till.py': names.map((name) => `import shop.${name.replace('/', '.')}`).join('\n'),
    });
    expect(lines).toEqual(names.map((name) => `client/till.py: shop.${name.replace('/', '.')} → ${name}.py`));
  });

  it('is a library where few of its modules are the same, or a manifest asks for it', async () => {
    const few = await resolvePython({
      ...folderOfShop('lib'),
      'till.py': `from shop import ${modules.slice(0, 9).join(', ')}`,
    });
    expect(few.lines[0]).toBe('till.py: shop cart → pkg:shop');
    const required = await resolvePython({
      ...folderOfShop('lib'),
      'requirements.txt': 'shop',
      'till.py': `from shop import ${modules.join(', ')}`,
    });
    expect(required.lines[0]).toBe('till.py: shop cart → pkg:shop');
  });

  it('is the folder that a manifest names', async () => {
    const lib = { 'lib/__init__.py': '', 'lib/cart.py': '', 'test/till.py': 'from shop.cart import total' };
    const line = 'test/till.py: shop.cart total → lib/cart.py';
    const manifests = {
      'setup.py': "setup(name='shop', package_dir={'shop': 'lib', 'shop.tests': 'test'})",
      'setup.cfg': '[options]\npackage_dir =\n    shop = lib\n',
      'pyproject.toml': '[tool.setuptools.package-dir]\nshop = "lib"\n',
    };
    for (const [name, text] of Object.entries(manifests)) {
      const { lines } = await resolvePython({ ...lib, [name]: text });
      expect(lines).toEqual([line]);
    }
  });
});

describe('a file in a package that cannot be imported by its name', () => {
  it('is a program, which finds the modules next to it', async () => {
    const { lines } = await resolvePython({
      'test/__init__.py': '',
      'test/helpers/__init__.py': '',
      'test/shop.cart_unittest.py': 'import helpers, mock',
      'test/cart.py': 'import helpers',
    });
    expect(lines).toEqual([
      'test/cart.py: helpers → pkg:helpers',
      'test/shop.cart_unittest.py: helpers → test/helpers/__init__.py',
      'test/shop.cart_unittest.py: mock → pkg:mock',
    ]);
  });
});
