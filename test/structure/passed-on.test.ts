// A file in a cycle with one that only passes on what it wants can import that from where it comes.
import { describe, expect, it } from 'vitest';
import { describeFixes } from '../../src/query/fixes/describe-fixes.ts';
import { fixesOfReport } from '../../src/query/fixes/fixes-of-report.ts';
import { createWhatIf } from '../../src/what-if/what-if.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { startCpuClock } from '../support/cpu-clock.ts';

type Texts = Readonly<Record<string, string>>;

/** The cut of the only cycle: its dependency, how, and what to import instead. */
async function cutOf(project: Texts): Promise<unknown> {
  const { cycleDetails } = await analyzeText(project);
  expect(cycleDetails).toHaveLength(1);
  const [{ edges, change, instead } = { edges: [] }] = cycleDetails[0]!.cuts;
  return [edges.join(), change, instead];
}

const init = 'from .parse import parse\nfrom .db import Model\nfrom .types import *\nlimit = 5\n';
function python(parse: string, others: Texts = {}): Texts {
  const files = { 'shop/db.py': 'class Model: ...\n', 'shop/types.py': 'from .base import *\n' };
  return {
    'shop/__init__.py': init,
    ...files,
    'shop/base.py': 'class Type: ...\n',
    'shop/parse.py': parse,
    ...others,
  };
}

describe('in Python, what a package passes on can be imported from its module', () => {
  const edge = 'shop/parse.py,shop/__init__.py';
  it.each([
    ['by its name', 'from . import Model\nModel()\n', ['shop/db.py']],
    ['besides a module', 'from . import Model, base\nModel()\n', ['shop/db.py']],
    ['by the name of the package', 'from shop import Model\nModel()\n', ['shop/db.py']],
    [
      'by modules that pass on all',
      'from . import Model, Type\nModel(Type)\n',
      ['shop/base.py', 'shop/db.py'],
    ],
    ['as a member of the package', 'import shop\nshop.Model()\n', ['shop/db.py']],
    [
      'as the base of a class, which need not be moved',
      'from . import Model\nclass Cart(Model): ...\n',
      ['shop/db.py'],
    ],
  ])('%s', async (_, parse, instead) => {
    expect(await cutOf(python(parse))).toEqual([edge, 'remove', instead]);
  });

  it.each([
    ['the package declares', 'from . import limit, Model\nModel(limit)\n'],
    ['nothing tells of', 'from . import Other\nOther()\n'],
    ['is the package', 'import shop\nprint(shop.Model, shop)\n'],
    ['is all that it has', 'from . import *\nModel()\n'],
  ])('but not what %s', async (_, parse) => {
    expect(await cutOf(python(parse))).toEqual([edge, 'remove', undefined]);
  });

  it('but not from outside the package, which is loaded before any of its modules', async () => {
    const project = {
      'shop/__init__.py': 'from user import go\nfrom .db import Model\n',
      'shop/db.py': 'class Model: ...\n',
      'user.py': 'from shop import Model\nfrom shop.db import Model\ndef go(): return Model()\n',
    };
    expect(await cutOf(project)).toEqual(['shop/__init__.py,user.py', expect.any(String), undefined]);
  });

  it('but not a module, which may have another of its name', async () => {
    const project = {
      'shop/base.py': 'from lib import base\nfrom shop import cart\n',
      'shop/cart.py': 'from shop import base\nclass Cart(base.Base): ...\n',
      'lib/base.py': '',
    };
    const { cycleDetails } = await analyzeText(project);
    expect(cycleDetails[0]!.cuts.map(({ instead }) => instead)).toEqual([undefined]);
  });

  it('but not from a module that is in the cycle itself', async () => {
    const others = { 'shop/db.py': 'from .parse import parse\nclass Model: ...\n' };
    const { cycleDetails } = await analyzeText(python('from . import Model\n', others));
    expect(cycleDetails[0]!.cuts.map(({ instead }) => instead)).toEqual([[]]);
  });
});

describe('in CommonJS, what an index passes on can be imported from its file', () => {
  const files = {
    'shop/cart.js': 'module.exports = class Cart {};\n',
    'shop/tax.js': "module.exports = require('./rates').tax;\n",
    'shop/rates.js': 'exports.tax = 1;\n',
  };
  const own = "exports.limit = 5;\nexports.user = require('./user');\n";
  const one = `exports.Cart = require('./cart');\nexports.tax = require('./tax');\n${own}`;
  const edge = 'shop/user.js,shop/index.js';
  it.each([
    ['as a member', one, "const shop = require('.');\nnew shop.Cart();\n", ['shop/cart.js']],
    ['by its name', one, "const { Cart: Basket } = require('.');\nnew Basket();\n", ['shop/cart.js']],
    [
      'by names on several lines',
      one,
      "const {\n  Cart,\n  tax,\n} = require('.');\nnew Cart(tax);\n",
      ['shop/cart.js', 'shop/tax.js'],
    ],
    ['as a member of the call', one, "const Cart = require('.').Cart;\nnew Cart();\n", ['shop/cart.js']],
    [
      'from an object',
      "module.exports = {\n  Cart: require('./cart'),\n  user: require('./user'),\n  limit: 5,\n};\n",
      "const { Cart } = require('.');\nnew Cart();\n",
      ['shop/cart.js'],
    ],
    [
      'from a list of what it takes itself',
      "const Cart = require('./cart');\nconst user = require('./user');\nmodule.exports = { Basket: Cart, user };\n",
      "const { Basket } = require('.');\nnew Basket();\n",
      ['shop/cart.js'],
    ],
  ])('%s', async (_, index, user, instead) => {
    const project = { ...files, 'shop/index.js': index, 'shop/user.js': user };
    expect(await cutOf(project)).toEqual([edge, 'remove', instead]);
  });

  it.each([
    ['the index declares', "const { Cart, limit } = require('.');\nnew Cart(limit);\n"],
    ['is everything', "const shop = require('.');\nconsole.log(shop);\n"],
    ['nothing tells of', "require('.').Cart.create();\n"],
  ])('but not what %s', async (_, user) => {
    const project = { ...files, 'shop/index.js': one, 'shop/user.js': user };
    expect(await cutOf(project)).toEqual([edge, 'remove', undefined]);
  });
});

describe('in TypeScript, what an index passes on can be imported from its file', () => {
  const long = `/* ${'what this is for '.repeat(50)} */\n`;
  function typescript(user: string): Texts {
    return {
      'shop/index.ts': `${long}export {\n  // of a cart\n  Cart,\n  Old as Item,\n} from './cart';\nimport { tax } from './tax';\nexport { tax };\nexport * from './user';\nexport const limit = 5;\n`,
      'shop/cart.ts': 'export class Cart {}\nexport class Old {}\n',
      'shop/tax.ts': "export { tax } from './rates';\n",
      'shop/rates.ts': 'export const tax = 1;\n',
      'shop/user.ts': user,
    };
  }
  const edge = 'shop/user.ts,shop/index.ts';
  it.each([
    ['by its name', "import { Cart } from '.';\nnew Cart();\n", ['shop/cart.ts']],
    ['by another name', "import { Item as Thing } from '.';\nnew Thing();\n", ['shop/cart.ts']],
    ['by an import and an export', "import { tax } from '.';\ntax();\n", ['shop/rates.ts']],
  ])('%s', async (_, user, instead) => {
    expect(await cutOf(typescript(user))).toEqual([edge, 'remove', instead]);
  });

  it.each([
    ['the index declares', "import { Cart, limit } from '.';\nnew Cart(limit);\n"],
    ['is everything', "import * as shop from '.';\nshop.limit;\n"],
  ])('but not what %s', async (_, user) => {
    expect(await cutOf(typescript(user))).toEqual([edge, 'remove', undefined]);
  });

  it.each([
    ["import { Cart } from '.';\nnew Cart();\nimport { 'a (' as b, limit( } from '.';\n"],
    [`import { Cart } from '.';\nimport${' '.repeat(50_000)}{\n`],
    [`import { Cart } from '.';\nexport { ${'/*'.repeat(50_000)}\n}`],
  ])('and nothing that is written there stops it, %#', async (user) => {
    const cpuMs = startCpuClock();
    expect((await analyzeText(typescript(user))).cycleDetails).toHaveLength(1);
    expect(cpuMs()).toBeLessThan(5000);
  });

  it('but not from a file that is in the cycle itself, and nothing is said of the others', async () => {
    const report = await analyzeText({
      'shop/index.ts': "export * from './tax';\nexport { Page } from './page';\n",
      'shop/tax.ts': 'export const tax = 1;\n',
      'shop/page.ts': "import { total } from './total';\nexport const Page = () => total;\n",
      'shop/total.ts': "import { Page } from '.';\nexport const total = Page();\n",
    });
    const [cut] = report.cycleDetails[0]!.cuts;
    expect(cut).toMatchObject({ edges: [['shop/total.ts', 'shop/index.ts']], instead: [] });
    expect(describeFixes(fixesOfReport(report), report)[0]!.effects.join()).not.toContain('re-exports');
  });

  it('which an import for the index alone does not make', async () => {
    const project = {
      'cart.ts': "import price from './price';\nexport default price;\n",
      'price.ts': "import cart from './cart';\nimport tax from './tax';\nexport default () => cart(tax);\n",
      'tax.ts': 'export default 5;\n',
    };
    const { cycleDetails } = await analyzeText(project);
    expect(cycleDetails[0]!.cuts.map(({ instead }) => instead)).toEqual([undefined]);
  });
});

it('is said with the fix, and by a report that is concluded from another', async () => {
  const report = await analyzeText(python('from . import Model, Type\nModel(Type)\n'));
  const [first] = describeFixes(fixesOfReport(report), report);
  expect(first!.effects.at(-1)).toBe(
    'import directly from shop/base.py and shop/db.py, which it re-exports and which are outside the cycle',
  );
  expect(createWhatIf(report)!([]).cycleDetails).toEqual(report.cycleDetails);
});
