// Python files that come, go and change between the runs of one process: only what may lead elsewhere is resolved again, and
// the result is that of a process of its own.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { python } from '../../src/languages/python/python.ts';
import type { ProjectText } from '../support/text-project.ts';
import { ResolvingProcess, resolveTexts } from './resolving-process.ts';
import { itForInputs } from '../support/it-for-inputs.ts';

/** What the second state makes a process ask that knows the first. */
async function askedAfter(before: ProjectText, after: ProjectText): Promise<readonly string[]> {
  const process = new ResolvingProcess(python);
  await process.resolve(before);
  expect(await process.resolve(after)).toEqual(await resolveTexts(after, python));
  return process.asked;
}

const shop: ProjectText = {
  'shop/__init__.py': '',
  'shop/cart.py': 'from shop import price\nimport json\n',
  'shop/price.py': 'from . import tax\n',
  'shop/tax.py': 'import decimal\n',
};

it('resolves only the imports again of an edited file', async () => {
  const edited = { ...shop, 'shop/tax.py': 'import decimal\nimport shop.cart\n' };
  expect(await askedAfter(shop, edited)).toEqual(['shop/tax.py decimal', 'shop/tax.py shop.cart']);
});

it('resolves only the imports again that name a new module', async () => {
  const after = { ...shop, 'shop/vat.py': '', 'json.py': '', 'docs/price.txt': '' };
  expect(await askedAfter(shop, after)).toEqual(['shop/cart.py shop', 'shop/cart.py json']);
});

it('resolves all imports again of the files in a folder that becomes a package', async () => {
  const { 'shop/__init__.py': _, ...before } = shop;
  expect(await askedAfter(before, shop)).toHaveLength(4);
});

it.each<[string, ProjectText, ProjectText]>([
  ['a file that shadows a module of the standard library', shop, { ...shop, 'json.py': '' }],
  ['a package that shadows a file', shop, { ...shop, 'shop/tax/__init__.py': '' }],
  ['a stub', shop, { ...shop, 'shop/discount.pyi': 'from . import tax\n' }],
  [
    'a package that becomes a namespace package',
    shop,
    { ...shop, 'shop/__init__.py': undefined as never, 'shop/cart.py': 'from .price import total\n' },
  ],
  ['a relative import that leads to a new package', shop, { ...shop, 'shop/tax/rate.py': '' }],
  [
    'another root',
    shop,
    { ...shop, 'src/price/__init__.py': '', 'setup.py': '', 'src/a.py': 'import price\n' },
  ],
  ['another dependency', shop, { ...shop, 'requirements.txt': 'shop-price\n' }],
  [
    'a module that makes modules',
    shop,
    { ...shop, 'shop/__init__.py': "import sys\nsys.modules['shop.vat'] = 1\n" },
  ],
  [
    'an import that shows that a folder is a package',
    { 'stock/count.py': '', 'tools/report.py': 'import stock.late\n', 'main.py': 'import stock.late\n' },
    {
      'stock/count.py': '',
      'tools/report.py': 'import stock.late\n',
      'main.py': 'import stock.count\n',
    },
  ],
])('finds the same as a process that starts anew after %s', async (_, before, after) => {
  const present = Object.fromEntries(Object.entries(after).filter(([, text]) => text !== undefined));
  const process = new ResolvingProcess(python);
  for (const texts of [before, present, before])
    expect(await process.resolve(texts)).toEqual(await resolveTexts(texts, python));
});

/** Files that hide each other, packages with and without `__init__.py`, scripts, stubs, roots, compiled modules. */
const pool: ProjectText = {
  'shop/__init__.py': 'from . import cart\nfrom .tax import rate\n',
  'shop/__init__.pyi': 'from .cart import total\n',
  'shop/cart.py': 'import shop.tax.rate\nfrom shop import price\nimport json\nfrom .. import main\n',
  'shop/cart.pyi': 'from shop.tax import rate\nimport price\n',
  'shop/cart/__init__.py': 'from . import total\nfrom ..tax import rate as r\n',
  'shop/tax/__init__.py':
    '__path__ = __import__("pkgutil").extend_path(__path__, __name__)\nfrom . import vat\n',
  'shop/tax/rate.py': 'import sys\nsys.modules["shop.tax.rate.eu"] = 1\nfrom ...shop import cart\n',
  'shop/tax/vat.so': '',
  'shop/json.py': 'import json\nfrom json import decoder\n',
  'json.py': 'import shop\n',
  'price.py': 'import helper\nimport shop.cart\nimport tests.helper\n',
  'main.py':
    'import price\nimport shop.tax.rate.eu\nfrom shop.tax import vat\nimport yaml\nimport orders.billing\n',
  'src/shop/__init__.py': '',
  'src/shop/price.py': 'from shop import tax\nimport shop.cart\n',
  'src/price.py': 'import cart\n',
  'tests/helper.py': 'import price\nimport shop.price\nimport helper\n',
  'tests/__init__.py': '',
  'tests/shop/test_cart.py':
    'import shop.cart\nimport helper\nfrom tests import helper\nfrom . import conftest\n',
  'tests/shop/conftest.py': 'from ..helper import all\n',
  'yaml-stubs/__init__.pyi': 'import json\nimport yaml\nfrom yaml import nodes\n',
  'yaml-stubs/nodes.pyi': '',
  'orders/billing/invoice.py': 'from . import line\nfrom orders.billing import line\nimport orders\n',
  'orders/billing/line.py': 'from ..stock import item\n',
  'orders/stock/item.py': 'import billing.line\nimport invoice\n',
  'orders/setup.py': '',
  'docs/conf.py': 'import shop\nimport price\n',
  'docs/price.txt': '',
  'shop/run-till.py': 'import price\nimport till.price\nfrom shop.tax import _fast, version\nimport vat.eu\n',
  'shop/tax/version.py.in': '',
};
const manifests: ProjectText = {
  'setup.cfg': '[options]\ninstall_requires =\n  PyYAML\n  shop-orders\n',
  'pyproject.toml': '[tool.pytest.ini_options]\npythonpath = ["orders"]\n',
  'setup.py': "setup(package_dir={'till': 'shop'}, ext_modules=[Extension('shop.tax._fast', [])])",
};

itForInputs(
  'finds the same as a process that starts anew, whatever comes, goes and changes',
  200,
  async (numRuns) => {
    const all = { ...pool, ...manifests };
    const state = fc.record({
      present: fc.subarray(Object.keys(all), { minLength: 1 }),
      // Their text is that of another file.
      edited: fc.dictionary(fc.constantFrom(...Object.keys(pool)), fc.constantFrom(...Object.values(pool)), {
        maxKeys: 3,
      }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(state, { minLength: 2, maxLength: 5 }), async (states) => {
        const process = new ResolvingProcess(python);
        for (const { present, edited } of states) {
          const texts = Object.fromEntries(present.map((path) => [path, edited[path] ?? all[path]!]));
          expect(await process.resolve(texts)).toEqual(await resolveTexts(texts, python));
        }
      }),
      { numRuns },
    );
  },
);

it('finds the same after each single file that comes or goes', async () => {
  const all = { ...pool, ...manifests };
  for (const path of Object.keys(all)) {
    const { [path]: _, ...rest } = all;
    const process = new ResolvingProcess(python);
    for (const texts of [all, rest, all])
      expect(await process.resolve(texts)).toEqual(await resolveTexts(texts, python));
  }
});
