// A cycle often exists because of one declaration in the wrong file, which can be moved as it is.
import { describe, expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import { PreviousAnalysis } from '../../src/previous-analysis.ts';
import { describeFixes } from '../../src/query/fixes/describe-fixes.ts';
import { listFixes } from '../../src/query/fixes/list-fixes.ts';
import { createWhatIf } from '../../src/what-if/what-if.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { textProject } from '../support/text-project.ts';

type Texts = Readonly<Record<string, string>>;

async function cutsOf(texts: Texts): Promise<readonly string[]> {
  const { cycleDetails } = await analyzeText(texts);
  return cycleDetails.flatMap(({ cuts }) =>
    cuts.map(({ edges, change, parts = [] }) =>
      [
        change,
        ...edges.map((edge) => edge.join('->')),
        ...parts.map(({ path, names }) => `${path}: ${names.join(',')}`),
      ].join(' '),
    ),
  );
}

/** `shop.py` uses `cart.py`, which uses a name of `shop.py`. */
function python(shop: string, use = 'from shop import RATE\nprint(RATE)\n'): Texts {
  return { 'cart.py': `${use}class Cart:\n    pass\n`, 'shop.py': `from cart import Cart\n${shop}` };
}

const rest = 'class Shop:\n    def __init__(self):\n        self.cart = Cart()\n';
const moved = 'move-part cart.py->shop.py shop.py: RATE';

describe('a name that a module of Python declares', () => {
  it.each([
    ['a constant', `RATE = 0.2\n${rest}`],
    ['that needs others', `import os\nBASE = os.sep\nRATE = len(BASE)\n${rest}`],
    ['that another statement changes', `RATE = {}\nRATE['a'] = 1\n${rest}`],
    ['of several', `(RATE, TAX) = (1, 2)\n${rest}`],
    ['in a branch', `try:\n    RATE = 1\nexcept Exception:\n    RATE = 2\n${rest}${rest}`],
    ['next to a text that names the rest', `RATE = "Cart"  # of Cart\n${rest}`],
    ['a class with a decorator', `@print\nclass RATE: ...\n${rest}`],
  ])('can be moved out: %s', async (_, shop) => {
    expect(await cutsOf(python(shop))).toEqual([moved]);
  });

  it.each([
    ['that needs what leads back', `RATE = Cart()\n${rest}`],
    ['that needs something else which leads back', `def make():\n    return Cart()\nRATE = make\n${rest}`],
    ['that is most of the file', 'RATE = [\n    1,\n    2,\n]\nclass Shop: cart = Cart()\n'],
    ['that a function changes', `RATE = 1\ndef change():\n    global RATE\n    RATE = Cart()\n${rest}`],
    ['in a formatted text', `RATE = f"{Cart}"\n${rest}`],
    [
      'imported in a branch',
      `try:\n    from rates import RATE\nexcept ImportError:\n    RATE = 1\n${rest}${rest}`,
    ],
    ['with a class that inherits from what leads back', `class RATE(Cart): ...\n${rest}`],
  ])('stays: %s', async (_, shop) => {
    expect(await cutsOf(python(shop))).not.toContain(moved);
  });

  it.each([
    ['import shop\nprint(shop.RATE)\n', moved],
    ['import shop\nprint(shop.RATE, shop)\n', 'remove'],
    ['import shop as other\nprint(other.RATE)\n', 'remove'],
    ['from shop import *\nprint(RATE)\n', 'remove'],
    ['from shop import RATE, Shop\n', 'remove'],
  ])('is what is used: %j', async (use, cut) => {
    const [found = ''] = await cutsOf(python(`RATE = 0.2\n${rest}`, use));
    expect(found.startsWith(cut)).toBe(true);
  });
});

/** `shop.js` uses `cart.js`, which uses a name of `shop.js`. */
function script(shop: string, use = "import { rate } from './shop.js';\nconsole.log(rate);"): Texts {
  return {
    'cart.js': `${use}\nexport class Cart {\n  price = 1;\n}\n`,
    'shop.js': `import { Cart } from './cart.js';\nimport os from 'node:os';\n${shop}`,
  };
}

const others = 'export class Shop {\n  constructor() {\n    this.cart = new Cart();\n  }\n}\n';
const movedScript = 'move-part cart.js->shop.js shop.js: rate';

describe('a name that a script declares', () => {
  it.each([
    ['a constant', `export const rate = 0.2;\n${others}`],
    [
      'a function that needs another',
      `const base = os.EOL;\nexport function rate() {\n  return base;\n}\n${others}${others}`,
    ],
    ['offered below', `const rate = 0.2;\n${others}export { rate, Shop };\n`],
    ['after a comment that names the rest', `// Of a Cart.\nexport const rate = 0.2;\n${others}`],
    ['with a template that is not indented', `export const rate = \`\nconst text;\n\`;\n${others}`],
    ['a variable that nothing changes', `export let rate = 0.2;\n${others}`],
    ['with the name of a member', `export const rate = os.Cart;\n${others}`],
  ])('can be moved out: %s', async (_, shop) => {
    expect(await cutsOf(script(shop))).toEqual([movedScript]);
  });

  it.each([
    ['that needs what leads back', `export const rate = new Cart();\n${others}`],
    ['that spreads what leads back', `export const rate = { ...Cart };\n${others}`],
    ['in a template', `export const rate = \`\${Cart}\`;\n${others}`],
    ['with a member that leads back', `export const rate = {};\nrate.cart = Cart;\n${others}`],
    [
      'a variable that something changes',
      `export let rate = 0.2;\nexport function change() {\n  rate = 0.3;\n}\n${others}`,
    ],
    ['from elsewhere', `export { rate } from 'rates';\n${others}`],
    [
      'that is most of the file',
      'export function rate() {\n  return 1;\n}\nexport const cart = new Cart();\n',
    ],
    ['in code that is not formatted', `  export const rate = 0.2;\n  ${others}`],
  ])('stays: %s', async (_, shop) => {
    expect(await cutsOf(script(shop))).not.toContain(movedScript);
  });
});

it('in TypeScript leaves its types behind, which can be imported as types', async () => {
  const line = 'export interface Line {\n  of: Cart;\n  price: number;\n}\n';
  const texts = (use: string): Texts => ({
    'pricing.ts': `import { ${use} } from './cart';\nexport const rate = (line: Line) => count(line);\n`,
    'cart.ts': `import { rate } from './pricing';\n${line}export const count = (line: Line) => line.price;\nexport class Cart {\n  lines: Line[] = [];\n  total = rate;\n}\n`,
  });
  const cut = ['move-part pricing.ts->cart.ts cart.ts: count'];
  expect(await cutsOf(texts('type Line, count'))).toEqual(cut);
  expect(await cutsOf(texts('Line, count'))).toEqual(cut);
});

describe('a name that a script offers with CommonJS', () => {
  const texts = (shop: string, use = "const { rate } = require('./shop');\nconsole.log(rate);"): Texts => ({
    'cart.js': `${use}\nmodule.exports = class Cart {\n  price = 1;\n};\n`,
    'shop.js': `const Cart = require('./cart');\n${shop}`,
  });
  const shop = 'class Shop {\n  constructor() {\n    this.cart = new Cart();\n  }\n}\n';
  const rate = 'const rate = 0.2;\n';

  it.each([
    ['alone', `exports.rate = 0.2;\nexports.Shop = ${shop}`, undefined],
    ['in a list', `${rate}${shop}module.exports = { rate, Shop };\n`, undefined],
    ['by another name', `const price = 0.2;\n${shop}module.exports = { rate: price, Shop };\n`, undefined],
    [
      'as a member',
      `${rate}${shop}module.exports = { rate, Shop };\n`,
      "const shop = require('./shop');\nconsole.log(shop.rate);",
    ],
  ])('can be moved out: %s', async (_, text, use) => {
    expect(await cutsOf(texts(text, use))).toEqual([movedScript]);
  });

  it.each([
    [
      'that needs another one',
      `exports.cart = new Cart();\nexports.rate = () => exports.cart;\n${shop}`,
      undefined,
    ],
    ['that is made in the list', `${shop}module.exports = { rate: 0.2, Shop };\n`, undefined],
    [
      'of an object that is used as a whole',
      `${rate}${shop}module.exports = { rate, Shop };\n`,
      "const shop = require('./shop');\nconsole.log(shop.rate, shop);",
    ],
    ['of another file', `exports.rate = require('rates');\n${shop}`, undefined],
  ])('stays: %s', async (_, text, use) => {
    expect(await cutsOf(texts(text, use))).not.toContain(movedScript);
  });
});

describe('the part of a module of Python that uses another one', () => {
  const shop = `class Shop:\n    name = 1\n${'    size = 2\n'.repeat(4)}`;
  const texts = (use: string, main = 'from shop import pay\n'): Texts => ({
    'cart.py': 'from shop import Shop\nclass Cart(Shop):\n    shop = Shop()\n    name = Shop.name\n',
    'shop.py': `from cart import Cart\n${use}${shop}`,
    'main.py': main,
  });
  const movedPart = 'move-part shop.py->cart.py shop.py: pay';

  it.each([
    ['a function', 'def pay():\n    return Cart()\n'],
    ['with a function of its own', 'def cart():\n    return Cart()\ndef pay():\n    return cart()\n'],
    ['with a decorator that registers nothing', '@lru_cache\ndef pay():\n    return Cart()\n'],
    ['that needs the rest', 'def pay():\n    return Cart(Shop())\n'],
    ['next to a list of names', 'def pay():\n    return Cart()\n__all__ = ["Shop", "pay"]\n'],
  ])('can be moved out: %s', async (_, use) => {
    const [cut = ''] = await cutsOf(texts(use));
    expect(cut).toMatch(/^move-part shop\.py->cart\.py shop\.py: (?:cart,)?pay$/);
  });

  it.each([
    [
      'used by the rest',
      'def pay():\n    return Cart()\nclass Other:\n    pay = pay()\n    name = 1\n    size = 2\nclass Shop(Other): ...\n',
    ],
    ['that a decorator registers', '@app.route("/")\ndef pay():\n    return Cart()\n'],
    ['a call', 'def pay(): ...\npay(Cart)\n'],
    ['that changes something else', 'import sys\nsys.pay = Cart\n'],
    ['in a branch', 'if shop:\n    pay = Cart\n'],
    ['that is most of the file', `def pay():\n${'    print(Cart)\n'.repeat(9)}`],
  ])('stays: %s', async (_, use) => {
    expect(await cutsOf(texts(use))).not.toContain(movedPart);
  });

  it('takes no import along that is in a branch, which stays', async () => {
    const tax = 'try:\n    from tax import Tax\nexcept ImportError:\n    Tax = None\n';
    const own = texts(`${tax}def pay():\n    return Cart(Tax)\n`);
    const cuts = await cutsOf({
      ...own,
      'shop.py': `${own['shop.py']}${'    size = 3\n'.repeat(9)}`,
      'tax.py': 'from shop import Shop\nclass Tax(Shop):\n    shop = Shop()\n    name = Shop.name\n',
    });
    expect(cuts).toEqual([movedPart, 'move-class tax.py->shop.py']);
  });

  it('stays if it uses nothing but types', async () => {
    const use = 'def pay(cart: Cart): ...\n';
    expect(await cutsOf(texts(use))).toEqual(['type-only shop.py->cart.py']);
  });

  it('stays if a file of the cycle takes it', async () => {
    const use = 'def pay():\n    return Cart()\n';
    const cart = 'from shop import Shop, pay\nclass Cart(Shop):\n    shop = Shop()\n    name = pay()\n';
    expect(await cutsOf({ ...texts(use), 'cart.py': cart })).not.toContain(movedPart);
  });
});

describe('the part of a script that uses another one', () => {
  const cart =
    "import { Shop } from './shop.js';\nexport class Cart extends Shop {\n  total = Shop.name;\n  shop = new Shop();\n}\n";
  const shop = 'export class Shop {\n  name = 1;\n  size = 2;\n}\n';
  const texts = (use: string): Texts => ({
    'cart.js': cart,
    'shop.js': `import { Cart } from './cart.js';\n${use}${shop}`,
  });
  const movedPart = 'move-part shop.js->cart.js shop.js: pay';
  const pay = 'export function pay() {\n  return new Cart();\n}\n';

  it.each([
    ['a function', pay],
    ['offered below', `function pay() {\n  return new Cart();\n}\nexport { pay as payFor };\n`],
    ['what changes it', `${pay}pay.now = true;\n`],
    [
      'with one that no other file can take',
      `const make = () => new Cart();\nexport const pay = () => make();\n`,
    ],
  ])('can be moved out: %s', async (_, use) => {
    expect(await cutsOf(texts(use))).toEqual([movedPart]);
  });

  it.each([
    ['passed on', `${pay}export { Cart };\n`],
    ['passed on from its file', `${pay}export { Cart as Basket } from './cart.js';\n`],
    ['a call', `export function pay() {}\npay(Cart);\n`],
    ['that changes something else', `${pay}globalThis.pay = Cart;\n`],
    [
      'that gives a variable of the rest a value',
      `let last;\nexport function pay() {\n  last = new Cart();\n}\nexport const seen = () => last;\n`,
    ],
    ['with a decorator', `@register()\nexport class pay extends Cart {}\n`],
  ])('stays: %s', async (_, use) => {
    expect(await cutsOf(texts(use))).not.toContain(movedPart);
  });

  it('stays if a file of the cycle takes it by another name', async () => {
    const use = 'function pay() {\n  return new Cart();\n}\nexport { pay as payFor };\n';
    const user = cart.replace('{ Shop }', '{ Shop, payFor }');
    expect(await cutsOf({ ...texts(use), 'cart.js': user })).not.toContain(movedPart);
  });

  it('takes along all that only it needs, and is named in the advice', async () => {
    const report = await analyzeText({
      'cart.js': cart,
      'order.js': cart.replace('Cart', 'Order'),
      'shop.js': `import { Cart } from './cart.js';\nimport { Order } from './order.js';\nexport const pay = () => [Cart, Order];\n${shop}`,
    });
    expect(
      describeFixes(
        listFixes(report, () => true),
        report,
      ),
    ).toEqual([
      {
        action: ['Move pay out of shop.js,', 'which needs 2 files only for it'],
        places: [
          ['shop.js:1', '→ cart.js'],
          ['shop.js:2', '→ order.js'],
        ],
        effects: [
          'breaks the cycle of 3 files',
          expect.stringMatching(/points$/),
          'to a file of its own: nothing in the cycle uses it',
        ],
      },
    ]);
    expect(createWhatIf(report)?.([])).toEqual(report);
  });

  it('of CommonJS can be moved too', async () => {
    const common = {
      'cart.js':
        "const { Shop } = require('./shop');\nmodule.exports = class Cart extends Shop {\n  size = Shop.size;\n};\n",
      'shop.js': `const Cart = require('./cart');\nfunction pay() {\n  return new Cart();\n}\nclass Shop {\n  name = 1;\n  size = 2;\n}\nmodule.exports = { Shop, pay };\n`,
    };
    expect(await cutsOf(common)).toEqual([movedPart]);
    const whole = common['cart.js'].replace('{ Shop }', 'shop').replaceAll(' Shop', ' shop.Shop');
    expect(await cutsOf({ ...common, 'cart.js': whole })).toEqual([movedPart]);
    expect(await cutsOf({ ...common, 'cart.js': `${whole}console.log(shop);\n` })).not.toContain(movedPart);
  });
});

describe('a part that several files use', () => {
  const texts: Texts = {
    'index.ts': "import './a';\nimport './b';\n",
    'a.ts': "import { Shown, width } from './shop';\nexport class A extends Shown { width = width }\n",
    'b.ts': "import { Shown } from './shop';\nexport class B extends Shown {}\n",
    'shop.ts':
      "import { A } from './a';\nimport { B } from './b';\nexport class Shown {}\nexport const width = 3;\nexport class Shop {\n  a = new A();\n  b = new B();\n}\n",
  };

  it('is moved once', async () => {
    expect(await cutsOf(texts)).toEqual(['move-part a.ts->shop.ts b.ts->shop.ts shop.ts: Shown,width']);
  });

  it('is named in the advice', async () => {
    const report = await analyzeText(texts);
    const fixes = listFixes(report, () => true);
    expect(describeFixes(fixes, report)).toEqual([
      {
        action: ['Move Shown and width out of shop.ts,', 'used by 2 files'],
        places: [['a.ts:1'], ['b.ts:1']],
        effects: [
          'breaks the cycle of 3 files',
          expect.stringMatching(/points$/),
          'to a file of its own: they need nothing that leads back',
        ],
      },
    ]);
  });

  it('is the same in a report that was concluded from another one', async () => {
    const report = await analyzeText(texts);
    expect(createWhatIf(report)?.([])).toEqual(report);
  });

  it('changes with the text of the file', async () => {
    const previous = new PreviousAnalysis();
    const changeOf = async (shown: string) => {
      const shop = texts['shop.ts']!.replace('class Shown {}', shown);
      const project = textProject({ ...texts, 'shop.ts': shop });
      const { cycleDetails } = await analyze(project, defaultOptions, { previous });
      return cycleDetails[0]?.cuts[0]?.change;
    };
    expect(await changeOf('class Shown {}')).toBe('move-part');
    expect(await changeOf('class Shown { a = A }')).not.toBe('move-part');
    expect(await changeOf('class Shown {}')).toBe('move-part');
  });
});

describe('a dependency that points back to a part', () => {
  const texts = (price: string): Texts => ({
    'core/cart.ts': "import { total } from '../ui/page';\nexport const cart = total;\n",
    'core/price.ts': 'export const price = 1;\n',
    'ui/page.ts': `import { cart } from '../core/cart';\nimport { price } from '../core/price';\nimport { menu } from './menu';\nexport const total = ${price};\nexport const page = [cart, menu];\nexport const last = cart;\nexport type Page = typeof menu;\n`,
    'ui/menu.ts': "import { price } from '../core/price';\nexport const menu = price;\n",
  });

  it.each([
    ['that needs only what is lower', 'price * 2', 'move-part'],
    ['that needs a type of what is higher', 'price as Page', 'invert'],
    ['that needs what is higher', 'menu * 2', 'invert'],
  ])('%s', async (_, price, change) => {
    const { tangles } = await analyzeText(texts(price));
    expect(tangles.flatMap(({ cuts }) => cuts.map((cut) => cut.change))).toEqual([change]);
  });
});
