import { describe, expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import { PreviousAnalysis } from '../../src/previous-analysis.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';
import { textProject } from '../support/text-project.ts';

describe('a tangle', () => {
  it('is a cycle between folders, its members in the order that most dependencies follow', () => {
    const { tangles } = reportFrom(
      factsOf({
        'shop/pages/cart-page.ts': ['shop/orders/cart.ts', 'shop/orders/order.ts'],
        'shop/pages/order-page.ts': ['shop/orders/order.ts'],
        'shop/orders/order.ts': ['shop/pages/cart-page.ts'],
      }),
    );
    expect(tangles).toEqual([
      {
        folder: 'shop',
        members: ['shop/pages/', 'shop/orders/'],
        back: [
          {
            from: 'shop/orders/',
            to: 'shop/pages/',
            forward: 3,
            direct: 3,
            edges: [['shop/orders/order.ts', 'shop/pages/cart-page.ts']],
          },
        ],
        cuts: [
          {
            edges: [['shop/orders/order.ts', 'shop/pages/cart-page.ts']],
            change: 'invert',
            after: 0,
            gain: 45.27,
          },
        ],
      },
    ]);
  });

  it('can run between a folder and a file beside it, but not between two files of one folder', () => {
    expect(
      tanglesIn({ 'shop/main.ts': ['shop/orders/cart.ts'], 'shop/orders/cart.ts': ['shop/main.ts'] }),
    ).toEqual([[]]);
    expect(
      tanglesIn({ 'shop/app.ts': ['shop/orders/cart.ts'], 'shop/orders/cart.ts': ['shop/app.ts'] }),
    ).toEqual([['shop/app.ts', 'shop/orders/']]);
    expect(tanglesIn({ 'shop/cart.ts': ['shop/order.ts'], 'shop/order.ts': ['shop/cart.ts'] })).toEqual([[]]);
  });

  it('has who calls above who is called, though more types go the other way', () => {
    const editor = { 'editor/editor.ts': ['managers/list.ts'] };
    const typed = Object.fromEntries(
      ['list', 'keys', 'undo'].map((name) => [`managers/${name}.ts`, ['type editor/editor.ts']]),
    );
    const { tangles } = reportFrom(factsOf({ ...editor, ...typed }));
    expect(tangles.map(({ members }) => members)).toEqual([['editor/', 'managers/']]);
  });

  it('is not made by a program, which nothing depends on', () => {
    const pages = { 'shop/pages/page.py': ['shop/orders/cart.py', 'shop/orders/order.py'] };
    const programs = ['main.py', 'bin/sell.py', 'sell', 'tasks/sell.rake'];
    for (const program of programs) {
      expect(tanglesIn({ ...pages, [`shop/orders/${program}`]: ['shop/pages/page.py'] })).toEqual([[]]);
    }
    expect(tanglesIn({ ...pages, 'shop/orders/sell.py': ['shop/pages/page.py'] })).toEqual([
      ['shop/orders/', 'shop/pages/'],
    ]);
    const used = {
      'shop/orders/main.py': ['shop/pages/page.py'],
      'shop/orders/order.py': ['shop/orders/main.py'],
    };
    expect(tanglesIn({ ...pages, ...used })).toEqual([['shop/orders/', 'shop/pages/']]);
    // What a program uses says who is above whom.
    const above = {
      'shop/pages/main.py': ['shop/orders/cart.py', 'shop/orders/tax.py'],
      'shop/pages/text.py': [],
      'shop/orders/cart.py': ['shop/pages/text.py'],
    };
    expect(reportFrom(factsOf(above)).tangles[0]?.members).toEqual(['shop/pages/', 'shop/orders/']);
  });

  it('is not made by a part that names its library', () => {
    expect(
      tanglesIn({ 'lib/shop.dart': ['lib/src/cart.dart'], 'lib/src/cart.dart': ['type lib/shop.dart'] }),
    ).toEqual([[]]);
    expect(
      tanglesIn({ 'lib/shop.dart': ['lib/src/cart.dart'], 'lib/src/cart.dart': ['lib/shop.dart'] }),
    ).not.toEqual([[]]);
  });

  it('takes a type-only dependency for what it is: one folder still needs the other', () => {
    expect(tanglesIn({ 'a/cart.ts': ['type b/order.ts'], 'b/order.ts': ['a/cart.ts'] })).toEqual([
      ['a/', 'b/'],
    ]);
  });

  it.each(['docs', 'test', 'unused'])(
    'leaves out what only %s import, unless the product imports it too',
    (role) => {
      const project = (back: string[]) => ({ 'a/Cart.java': back, 'b/Order.java': ['a/Cart.java'] });
      expect(tanglesIn(project([`${role} b/Order.java`]))).toEqual([[]]);
      expect(tanglesIn(project([`${role} b/Order.java`, 'type b/Order.java']))).toEqual([['a/', 'b/']]);
    },
  );

  it.each([
    { entry: 'index.ts', of: 'TypeScript' },
    { entry: '__init__.py', of: 'Python' },
    { entry: 'mod.rs', of: 'Rust' },
  ])('takes $entry for the folder it stands in ($of)', ({ entry }) => {
    const extension = entry.slice(entry.lastIndexOf('.'));
    const [cart, order] = [`shop/cart/cart${extension}`, `shop/order/order${extension}`];
    expect(
      tanglesIn({ [cart]: [order], [order]: [`shop/cart/${entry}`], [`shop/cart/${entry}`]: [cart] }),
    ).toEqual([['shop/cart/', 'shop/order/']]);
  });

  it('takes a prelude of Rust, which re-exports what is around it, for the folder', () => {
    const around = (name: string) => ({
      [`src/${name}`]: ['src/cart/line.rs'],
      'src/cart/line.rs': [`src/${name}`],
    });
    expect(tanglesIn(around('prelude.rs'))).toEqual([[]]);
    expect(tanglesIn(around('tax.rs'))).toEqual([['src/cart/', 'src/tax.rs']]);
  });

  it('takes orders.rs beside orders/ for that folder', () => {
    expect(
      tanglesIn({
        'src/orders.rs': ['src/orders/cart.rs'],
        'src/orders/cart.rs': ['src/orders.rs', 'src/money/price.rs'],
        'src/money/price.rs': ['src/orders.rs'],
      }),
    ).toEqual([['src/money/', 'src/orders/']]);
  });

  it('takes the root of a Rust crate, which declares modules beside it, for its folder', () => {
    const platform = {
      'src/platform/mod.rs': ['mod src/platform/unix.rs'],
      'src/platform/unix.rs': ['src/who.rs'],
    };
    expect(tanglesIn({ ...platform, 'src/who.rs': ['mod src/platform/mod.rs'] })).toEqual([[]]);
    expect(tanglesIn({ ...platform, 'src/who.rs': ['src/platform/mod.rs'] })).toEqual([
      ['src/platform/', 'src/who.rs'],
    ]);
    // A module that is not a root declares modules in the folder of its name.
    expect(
      tanglesIn({
        'src/who.rs': ['mod src/who/user.rs', 'src/platform/mod.rs'],
        'src/who/user.rs': [],
        'src/platform/mod.rs': ['src/who/user.rs'],
      }),
    ).toEqual([['src/platform/', 'src/who/']]);
  });

  it.each(['c', 'h', 'lua', 'php', 'ts', 'zig'])(
    'takes orders.%s that uses orders/ for that folder',
    (extension) => {
      const [orders, cart] = [`src/orders.${extension}`, `src/orders/cart.${extension}`];
      const price = `src/money/price.${extension}`;
      expect(tanglesIn({ [orders]: [cart], [cart]: [orders, price], [price]: [orders] })).toEqual([
        ['src/money/', 'src/orders/'],
      ]);
    },
  );

  it.each(['h', 'hs', 'lua', 'php', 'ts', 'zig'])(
    'takes orders.%s that uses nothing in orders/ for a file',
    (extension) => {
      const [orders, cart] = [`src/orders.${extension}`, `src/orders/cart.${extension}`];
      const price = `src/money/price.${extension}`;
      expect(tanglesIn({ [cart]: [orders, price], [price]: [orders] })).toEqual([[]]);
      const test = { [orders]: [`test ${cart}`] };
      expect(tanglesIn({ [cart]: [orders, price], [price]: [orders], ...test })).toEqual([[]]);
    },
  );

  it.each(['ex', 'rb', 'rs'])('takes orders.%s for orders/ by its name alone', (extension) => {
    const [orders, cart] = [`src/orders.${extension}`, `src/orders/cart.${extension}`];
    const price = `src/money/price.${extension}`;
    expect(tanglesIn({ [cart]: [orders, price], [price]: [orders] })).toEqual([
      ['src/money/', 'src/orders/'],
    ]);
  });

  it('sees in later analyses of the same process whether a file uses the folder beside it', async () => {
    const previous = new PreviousAnalysis();
    const shop = (orders: string) => ({
      'src/orders.ts': orders,
      'src/orders/cart.ts': "import '../orders.ts';\nimport '../money/price.ts';\n",
      'src/money/price.ts': "import '../orders.ts';\n",
    });
    const using = "import './orders/cart.ts';\n";
    const found = [];
    for (const orders of ['', using, '']) {
      const { tangles } = await analyze(textProject(shop(orders)), defaultOptions, { previous });
      found.push(tangles.map(({ members }) => members));
    }
    expect(found).toEqual([[], [['src/money/', 'src/orders/']], []]);
  });

  it('takes a header for the folder that its source uses', () => {
    expect(
      tanglesIn({
        'src/orders.c': ['src/orders.h', 'src/orders/cart.h'],
        'src/orders/cart.c': ['src/orders.h', 'src/money/price.h'],
        'src/money/price.h': ['src/orders.h'],
      }),
    ).toEqual([['src/money/', 'src/orders/']]);
  });

  it('takes a header and its source for one', () => {
    expect(
      tanglesIn({
        'src/cart.c': ['src/cart.h', 'src/money/price.h'],
        'src/money/price.c': ['src/money/price.h', 'src/cart.h'],
      }),
    ).toEqual([['src/cart.*', 'src/money/']]);
  });

  it('takes a private header for a part of what it belongs to, if that is next to it', () => {
    expect(
      tanglesIn({
        'src/cart.c': ['src/cart_p.h', 'src/money/price-private.h'],
        'src/money/price.c': ['src/money/price-private.h', 'src/cart_p.h'],
        'src/tax_p.h': ['src/money/price.c'],
        'src/money/rate.h': ['src/tax_p.h'],
      }),
    ).toEqual([['src/cart.*', 'src/money/', 'src/tax_p.*']]);
  });

  it('replaces a folder that only groups build modules by them', () => {
    const facts = factsOf({
      'packages/cart/a.ts': ['packages/order/b.ts'],
      'packages/order/b.ts': ['packages/cart/a.ts'],
    });
    const { tangles } = reportFrom({ ...facts, modules: new Set(['packages/cart', 'packages/order']) });
    expect(tangles.map(({ folder, members }) => ({ folder, members }))).toEqual([
      { folder: '.', members: ['packages/cart/', 'packages/order/'] },
    ]);
  });

  it('replaces a module that only builds others by them, at any depth', () => {
    const facts = factsOf({
      'core/query/a.java': ['core/store/api/b.java'],
      'core/store/memory/c.java': ['core/query/a.java', 'core/store/api/b.java'],
      'core/store/api/b.java': [],
    });
    const modules = new Set(['core', 'core/query', 'core/store', 'core/store/api', 'core/store/memory']);
    expect(reportFrom({ ...facts, modules }).tangles).toEqual([]);
    modules.delete('core/store/api');
    expect(reportFrom({ ...facts, modules }).tangles).toHaveLength(1);
  });

  it('takes the own files of a folder of Go as one: they are a package', () => {
    expect(
      tanglesIn({
        'cart.go': ['orders/order.go'],
        'price.go': ['orders/order.go', 'orders/state.go'],
        'orders/order.go': ['tax.go'],
      }),
    ).toEqual([['*.go', 'orders/']]);
  });

  it('replaces pkg and internal of Go by the packages in them', () => {
    const through = (folder: string): Dependencies => ({
      'client/client.go': [`${folder}/dialer/dialer.go`],
      [`${folder}/cri/server.go`]: ['client/client.go'],
    });
    expect(tanglesIn(through('pkg'))).toEqual([[]]);
    expect(tanglesIn(through('internal'))).toEqual([[]]);
    expect(tanglesIn(through('services'))).toEqual([['client/', 'services/']]);
    // Its own files lie beside the packages.
    const own: Dependencies = { ...through('pkg'), 'pkg/types.go': ['client/client.go'] };
    expect(tanglesIn(own)).toEqual([[]]);
    expect(tanglesIn({ ...own, 'client/client.go': ['pkg/types.go'] })).toEqual([['client/', 'pkg/*.go']]);
  });

  it('replaces the categories of Haskell by the libraries in them', () => {
    const modules: Dependencies = {
      'src/Control/Lens.hs': ['src/Control/Lens/Fold.hs'],
      'src/Control/Lens/Fold.hs': ['src/Data/Bag.hs'],
      'src/Data/Bag.hs': ['src/Data/Bag/Tree.hs'],
      'src/Data/Bag/Tree.hs': [],
      'src/Data/Text/Lens.hs': ['src/Control/Lens.hs'],
    };
    expect(tanglesIn(modules)).toEqual([[]]);
    expect(tanglesIn({ ...modules, 'src/Data/Sum.hs': [] })).toEqual([['src/Control/Lens/', 'src/Data/']]);
  });

  it('takes src/main/java and src/main/kotlin for one source root', () => {
    expect(
      tanglesIn({
        'src/main/java/shop/Cart.java': ['src/main/kotlin/shop/Order.java'],
        'src/main/kotlin/shop/Order.java': ['src/main/java/shop/Cart.java'],
      }),
    ).toEqual([[]]);
    const versions = ['java', 'java9', 'jdk1.5', 'scala-2.13', 'j2me'];
    const paths = versions.map((version) => `src/main/${version}/shop/Cart.java`);
    expect(
      tanglesIn(Object.fromEntries(paths.map((path, i) => [path, [paths[(i + 1) % paths.length]!]]))),
    ).toEqual([[]]);
    // Readers of languages, written in another one.
    expect(
      tanglesIn({
        'src/readers/java/read.ts': ['src/readers/kotlin/names.ts'],
        'src/readers/kotlin/read.ts': ['src/readers/java/names.ts'],
      }),
    ).toEqual([['src/readers/java/', 'src/readers/kotlin/']]);
  });

  it('takes the source sets of a multiplatform module for one, in Kotlin and Java', () => {
    const [common, jvm] = ['common/src/shop', 'jvm/src/shop'];
    expect(
      tanglesIn({
        [`${common}/cart/Cart.kt`]: [`${jvm}/cart/Order.kt`],
        [`${jvm}/cart/Order.kt`]: [`${jvm}/cart/Tax.java`],
        [`${jvm}/cart/Tax.java`]: [`${common}/cart/Cart.kt`],
      }),
    ).toEqual([[]]);
  });

  it.each(['src-pure', 'src/win32'])('takes the source folders of a Haskell package for one: %s', (other) => {
    expect(
      tanglesIn({
        'src/Shop/Cart.hs': [`${other}/Shop/Tax.hs`],
        [`${other}/Shop/Tax.hs`]: ['src/Shop/Item.hs'],
      }),
    ).toEqual([[]]);
  });

  it('leaves the folder of one platform as it is', () => {
    const shop = 'android/src/main/java/shop';
    const { tangles } = reportFrom(
      factsOf({
        [`${shop}/cart/Cart.kt`]: [`${shop}/order/Order.java`],
        [`${shop}/order/Order.java`]: [`${shop}/cart/Tax.kt`],
        'ios/Shop.swift': [],
      }),
    );
    expect(tangles.map(({ folder }) => folder)).toEqual(['android/src/main/*/shop']);
  });

  it('is made of product files alone, unless there are none', () => {
    const dependencies = { 'shop/a.ts': ['test/b.ts'], 'test/b.ts': ['shop/a.ts'] };
    expect(tanglesIn(dependencies)).toEqual([[]]);
    expect(tanglesIn({ 'test/x/a.ts': ['test/y/b.ts'], 'test/y/b.ts': ['test/x/a.ts'] })).toEqual([
      ['test/x/', 'test/y/'],
    ]);
  });
});

describe('the target of a cut', () => {
  const changesIn = (dependencies: Dependencies) =>
    reportFrom(factsOf(dependencies)).tangles.flatMap(({ cuts }) => cuts.map(({ change }) => change));
  const pages = { 'pages/cart.ts': ['orders/cart.ts'], 'pages/order.ts': ['orders/order.ts'] };

  it('is to be moved where as many dependencies lead to the other folder as back', () => {
    expect(changesIn({ ...pages, 'orders/tax.ts': ['pages/format.ts'] })).toEqual(['move']);
    expect(changesIn({ 'pages/cart.ts': ['orders/cart.ts'], 'orders/tax.ts': ['pages/format.ts'] })).toEqual([
      'move',
    ]);
  });

  it('is not to be moved where fewer lead to the other folder than back', () => {
    const ring = {
      'a/a.ts': ['b/b.ts', 'b/d.ts'],
      'b/b.ts': ['c/c.ts', 'c/d.ts'],
      'c/c.ts': ['d/d.ts', 'd/e.ts'],
      'd/d.ts': ['a/e.ts'],
    };
    expect(changesIn(ring)).toEqual(['invert']);
  });

  it('has types to be moved, where only types are used: nobody can pass in a type', () => {
    const typed = { 'orders/order.ts': ['type pages/order.ts'] };
    expect(changesIn({ ...pages, ...typed })).toEqual(['move-types']);
    expect(changesIn({ ...pages, 'orders/order.ts': ['type pages/order.ts', 'pages/order.ts'] })).toEqual([
      'invert',
    ]);
    expect(changesIn({ ...pages, 'orders/tax.ts': ['type pages/format.ts'] })).toEqual(['move']);
  });

  it('is not to be moved if it is a file beside the folder of who uses it', () => {
    expect(changesIn({ 'server.ts': ['api/http.ts', 'api/rpc.ts'], 'api/auth.ts': ['server.ts'] })).toEqual([
      'invert',
    ]);
    expect(
      changesIn({ 'api/http.ts': ['diff.ts'], 'api/rpc.ts': ['diff.ts'], 'diff.ts': ['api/date.ts'] }),
    ).toEqual(['move']);
  });

  it('is not to be moved if half of a folder around it rests on it, as on a base class', () => {
    const users = (count: number): Dependencies =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`pages/admin/page${i}.ts`, ['pages/admin/base.ts']]),
      );
    const back = { ...pages, 'orders/tax.ts': ['pages/admin/base.ts'], 'pages/admin/a.ts': [] };
    expect(changesIn({ ...back, ...users(5) })).toEqual(['move']);
    expect(changesIn({ ...back, ...users(6) })).toEqual(['invert']);
    const others = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`pages/admin/b${i}.ts`, []]));
    expect(changesIn({ ...back, ...users(6), ...others })).toEqual(['move']);
  });
});

/** The members of each tangle by name; one empty list where there is none. */
function tanglesIn(dependencies: Dependencies): (readonly string[])[] {
  const { tangles } = reportFrom(factsOf(dependencies));
  return tangles.length === 0 ? [[]] : tangles.map(({ members }) => members.toSorted());
}

describe('what is to be moved keeps its dependencies', () => {
  const cutsIn = (dependencies: Dependencies) =>
    reportFrom(factsOf(dependencies)).tangles.flatMap(({ cuts }) =>
      cuts.map(({ change, moves, after }) => ({ change, moves, after })),
    );
  const pages = {
    'pages/cart.ts': ['orders/cart.ts', 'lib/money.ts'],
    'pages/order.ts': ['orders/order.ts', 'lib/money.ts'],
  };

  it('so it goes to a folder of its own where it is in no circle', () => {
    expect(cutsIn({ ...pages, 'orders/tax.ts': ['pages/format.ts'] })).toEqual([
      { change: 'move', moves: [{ paths: ['pages/format.ts'] }], after: 0 },
    ]);
  });

  it('so it is not moved where the circle would go with it: the only file of its folder', () => {
    const ring = {
      'pages/cart.ts': ['orders/cart.ts', 'orders/item.ts'],
      'orders/cart.ts': ['lib/money.ts', 'lib/date.ts'],
      'orders/item.ts': ['lib/money.ts', 'lib/date.ts'],
      'lib/text.ts': ['pages/cart.ts'],
    };
    expect(cutsIn(ring)).toEqual([{ change: 'invert', after: 0 }]);
  });

  it('so it goes to those who use it where a folder of its own would be in the circle', () => {
    expect(
      cutsIn({
        ...pages,
        'pages/format.ts': ['orders/cart.ts'],
        'orders/tax.ts': ['pages/format.ts'],
      }),
    ).toEqual([{ change: 'move', moves: [{ paths: ['pages/format.ts'], to: 'orders' }], after: 0 }]);
  });
});

it('one file that puts the order upside down is to be moved, however few dependencies point back', () => {
  const { tangles } = reportFrom(
    factsOf({
      'action/wrap.ts': ['generator/bloc.ts', 'action/kind.ts'],
      'action/new.ts': ['generator/cubit.ts', 'action/dialog.ts'],
      'generator/bloc.ts': ['action/kind.ts'],
      'generator/cubit.ts': ['action/kind.ts'],
      'generator/event.ts': ['action/kind.ts'],
    }),
  );
  expect(tangles).toMatchObject([{ cuts: [], misplaced: { paths: ['action/kind.ts'], fewer: 2, after: 0 } }]);
});
