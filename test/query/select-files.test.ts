import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/model/user-error.ts';
import { pathInProject, selectFiles, selectNodes } from '../../src/query/files/select-files.ts';
import { reportOf } from '../support/report-of.ts';

const report = {
  ...reportOf({
    files: [
      'main.ts',
      'src/app/[id].ts',
      'src/cart/index.ts',
      'src/cart/total.ts',
      'src/orders/index.ts',
      'src/orders/order.ts',
      'test/total.ts',
    ],
    packages: ['lodash'],
    edges: [['main.ts', 'pkg:lodash']],
  }),
  projectRoot: '/home/shop',
};
const select = (written: string, from?: string): readonly string[] => selectFiles(report, [written], from);

describe('the files that a person names', () => {
  it('are an ID, or a path from the current folder', () => {
    expect(select('src/cart/total.ts')).toEqual(['src/cart/total.ts']);
    expect(select('./cart/total.ts', '/home/shop/src')).toEqual(['src/cart/total.ts']);
    expect(select('../../main.ts', '/home/shop/src/cart')).toEqual(['main.ts']);
    expect(select('shop/main.ts', '/home')).toEqual(['main.ts']);
    expect(select('/home/shop/main.ts', '/elsewhere')).toEqual(['main.ts']);
    expect(select(String.raw`src\cart\total.ts`)).toEqual(['src/cart/total.ts']);
  });

  it('are searched from the root where the current folder has no such file', () => {
    expect(select('src/cart/total.ts', '/home/shop/src')).toEqual(['src/cart/total.ts']);
    expect(select('index.ts', '/home/shop/src/orders')).toEqual(['src/orders/index.ts']);
  });

  it('are searched from several folders, in their order', () => {
    const from = ['/home/shop', '/home/shop/src/orders'];
    expect(selectFiles(report, ['main.ts', 'index.ts'], from)).toEqual(['main.ts', 'src/orders/index.ts']);
    expect(selectFiles(report, ['i*.ts'], ['/home/shop/test', ...from.slice(1)])).toEqual([
      'src/orders/index.ts',
    ]);
  });

  it('are all those of a folder', () => {
    expect(select('src/cart')).toEqual(['src/cart/index.ts', 'src/cart/total.ts']);
    expect(select('src/cart/')).toEqual(['src/cart/index.ts', 'src/cart/total.ts']);
    expect(select('.')).toHaveLength(7);
    expect(select('.', '/home/shop/test')).toEqual(['test/total.ts']);
  });

  it('are those that a glob matches; a name with brackets is a name first', () => {
    expect(select('src/*/index.ts')).toEqual(['src/cart/index.ts', 'src/orders/index.ts']);
    expect(select('*/index.ts', '/home/shop/src')).toEqual(['src/cart/index.ts', 'src/orders/index.ts']);
    expect(select('../test/*.ts', '/home/shop/src')).toEqual(['test/total.ts']);
    expect(select('/home/shop/src/o*/*.ts')).toEqual(['src/orders/index.ts', 'src/orders/order.ts']);
    expect(select('src/app/[id].ts')).toEqual(['src/app/[id].ts']);
  });

  it('can be named by the end of their path, if it is the only one', () => {
    expect(select('order.ts')).toEqual(['src/orders/order.ts']);
    expect(select('cart/total.ts')).toEqual(['src/cart/total.ts']);
    expect(select('orders')).toEqual(['src/orders/index.ts', 'src/orders/order.ts']);
  });

  it('can be named as imports name them, if it is the only one', () => {
    expect(select('orders/order')).toEqual(['src/orders/order.ts']);
    const named = reportOf({
      files: [
        'lib/App/Cart.php',
        'shop/main/java/org/shop/Cart.java',
        'shop/tax/__init__.py',
        'tax/src/rate.rs',
        'web/lib/shop/http_order.ex',
      ],
    });
    const written = ['shop.tax', 'org.shop.Cart', String.raw`App\Cart`, 'src::rate', 'Shop.HTTPOrder'];
    expect(selectFiles(named, written)).toEqual([
      'shop/tax/__init__.py',
      'shop/main/java/org/shop/Cart.java',
      'lib/App/Cart.php',
      'tax/src/rate.rs',
      'web/lib/shop/http_order.ex',
    ]);
  });

  it('are the one at the path, if others only end like it', () => {
    const named = reportOf({ files: ['bench/src/shop.ts', 'bench/shop.ts', 'src/shop.ts'] });
    expect(selectFiles(named, ['src/shop'])).toEqual(['src/shop.ts']);
    expect(selectFiles(named, ['shop'], `${named.projectRoot}/src`)).toEqual(['src/shop.ts']);
  });

  it('can have a line, as answers and compilers write them', () => {
    expect(select('src/cart/total.ts:12')).toEqual(['src/cart/total.ts']);
    expect(select('order.ts:12:5')).toEqual(['src/orders/order.ts']);
    expect(() => select('src/cart/totl.ts:12')).toThrow(/^No source file or folder "src\/cart\/totl\.ts"/);
  });

  it('are found however their letters are composed', () => {
    const composed = 'src/\u00fcber.ts';
    const decomposed = 'src/u\u0308ber.ts';
    expect(selectFiles(reportOf({ files: [decomposed] }), [composed])).toEqual([decomposed]);
    expect(selectFiles(reportOf({ files: [composed] }), ['u\u0308ber.ts'])).toEqual([composed]);
  });

  it('are listed once, in the order in which they were named', () => {
    expect(selectFiles(report, ['test', 'src/cart', 'src/cart/total.ts'])).toEqual([
      'test/total.ts',
      'src/cart/index.ts',
      'src/cart/total.ts',
    ]);
  });

  it('can be packages where those are meant too', () => {
    expect(selectNodes(report, ['pkg:lodash', 'main.ts'])).toEqual(['pkg:lodash', 'main.ts']);
  });

  it('can be packages by their names, unless these are of files', () => {
    const named = reportOf({
      files: ['a/index.ts', 'b/index.ts', 'src/total.ts'],
      packages: ['lodash', 'index', 'total'],
    });
    expect(selectNodes(named, ['lodash', 'index', 'total'])).toEqual([
      'pkg:lodash',
      'pkg:index',
      'src/total.ts',
    ]);
  });
});

describe('a name that is not one file', () => {
  it.each([
    ['index.ts', '"index.ts" is ambiguous: src/cart/index.ts, src/orders/index.ts. Give more of the path.'],
    [
      'src/ordrs/order.ts',
      'No source file or folder "src/ordrs/order.ts" in the project. Did you mean src/orders/order.ts?',
    ],
    ['index', '"index" is ambiguous: src/cart/index.ts, src/orders/index.ts. Give more of the path.'],
    ['src/card', 'No source file or folder "src/card" in the project. Did you mean src/cart/?'],
    [
      'package.json',
      'No source file or folder "package.json" in the project: none of its source files ends in .json.',
    ],
    [
      'src/order.js',
      'No source file or folder "src/order.js" in the project. Did you mean src/orders/order.ts?',
    ],
    ['cart.Total', 'No source file or folder "cart.Total" in the project. Did you mean src/cart/?'],
    ['../bank/main.ts', '../bank/main.ts is outside of the project /home/shop.'],
    ['*.py', 'No source file of the project matches *.py.'],
    ['src/[a', "Bad glob 'src/[a': this `[` is never closed (character 5)."],
    ['pkg:lodash', 'pkg:lodash is a package. Give a file or a folder.'],
    ['', 'The name of the file is empty.'],
  ])('is explained: %s', (written, message) => {
    expect(() => select(written)).toThrow(new UserError(message));
  });

  it('is explained by a near one, also to those who ask from outside', () => {
    expect(() => select('src/ordrs/order.ts', '/home/elsewhere')).toThrow(
      'Did you mean src/orders/order.ts?',
    );
  });

  it('is explained for a package', () => {
    expect(() => selectNodes(report, ['pkg:lodesh'])).toThrow(
      new UserError('No file of the project uses a package "lodesh". Did you mean pkg:lodash?'),
    );
  });

  it('lists only the first of many candidates', () => {
    const many = reportOf({ files: Array.from({ length: 20 }, (_, i) => `part${i}/cart.ts`).sort() });
    expect(() => selectFiles(many, ['cart.ts'])).toThrow(/part14\/cart\.ts, .* and 12 more\./);
  });
});

describe('a path in the project', () => {
  it('is relative to the root, also of a file that does not exist yet', () => {
    expect(pathInProject('new/cart.ts', report, '/home/shop/src')).toBe('src/new/cart.ts');
    expect(pathInProject('..', report, '/home/shop/src')).toBe('.');
    expect(pathInProject('../..', report, '/home/shop/src')).toBeUndefined();
  });
});
