import { describe, expect, it } from 'vitest';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

function cutsIn(dependencies: Dependencies): string[] {
  const [cycle] = reportFrom(factsOf(dependencies)).cycleDetails;
  return cycle!.cuts.flatMap(({ edges }) => edges.map(([source, target]) => `${source} → ${target}`));
}

describe('a cut of a cycle', () => {
  it('takes nothing away that the entry file of a folder offers', () => {
    const shop = {
      'shop/index.ts': ['shop/basket.ts', 'shop/price.ts'],
      'shop/basket.ts': ['shop/index.ts'],
      'shop/price.ts': [],
    };
    expect(cutsIn(shop)).toEqual(['shop/basket.ts → shop/index.ts']);
    expect(
      cutsIn({ 'shop/__init__.py': ['shop/basket.py'], 'shop/basket.py': ['shop/__init__.py'] }),
    ).toEqual(['shop/basket.py → shop/__init__.py']);
  });

  it('takes nothing away that the file beside a folder offers, which stands for it', () => {
    const shop = {
      'shop/orders.ts': ['shop/orders/tax.ts'],
      'shop/orders/tax.ts': ['shop/orders.ts'],
    };
    expect(cutsIn(shop)).toEqual(['shop/orders/tax.ts → shop/orders.ts']);
  });

  it('asks nobody to change a generated file', () => {
    expect(
      cutsIn({
        'shop/generated/orders.ts': ['shop/check.ts'],
        'shop/check.ts': ['shop/generated/orders.ts'],
      }),
    ).toEqual(['shop/check.ts → shop/generated/orders.ts']);
    expect(
      cutsIn({
        'shop/orders.ts': ['shop/check.pb.ts'],
        'shop/check.ts': ['shop/a.gen.ts'],
        'shop/a.gen.ts': ['shop/check.ts'],
      }),
    ).toEqual(['shop/check.ts → shop/a.gen.ts']);
  });

  it('takes it away where everything else costs more', () => {
    const files = ['basket', 'order', 'price', 'stock', 'taxes'].map((name) => `shop/${name}.py`);
    const shop = {
      'shop/__init__.py': ['shop/start.py'],
      'shop/start.py': files,
      ...Object.fromEntries(files.map((file) => [file, ['shop/__init__.py']])),
    };
    expect(cutsIn(shop)).toEqual(['shop/__init__.py → shop/start.py']);
  });

  it('rather has several files import directly what they want than take a dependency away', () => {
    expect(
      cutsIn({
        'shop/index.ts': ['shop/parser.ts', 'shop/price.ts'],
        'shop/parser.ts': ['shop/values/coerce.ts'],
        'shop/values/coerce.ts': ['shop/index.ts', 'shop/values/check.ts'],
        'shop/values/check.ts': ['shop/index.ts'],
      }),
    ).toEqual(['shop/values/check.ts → shop/index.ts', 'shop/values/coerce.ts → shop/index.ts']);
  });

  it('is the dependency against the order of the folders, of two that cost the same', () => {
    const shop = {
      'shop/net/renderers.py': ['shop/net/bsd.py'],
      'shop/net/bsd.py': ['shop/systems/all.py'],
      'shop/systems/all.py': ['shop/net/renderers.py', 'shop/net/links.py'],
      'shop/systems/debian.py': ['shop/net/links.py'],
    };
    expect(cutsIn(shop)).toEqual(['shop/net/bsd.py → shop/systems/all.py']);
  });

  it('is the import of a package around the file, of two that cost the same', () => {
    const shop = {
      'shop/__init__.py': ['shop/orders/named.py'],
      'shop/orders/named.py': ['shop/language/dsl.py'],
      'shop/language/dsl.py': ['shop/language/emitter.py'],
      'shop/language/emitter.py': ['shop/__init__.py'],
    };
    expect(cutsIn(shop)).toEqual(['shop/language/emitter.py → shop/__init__.py']);
  });

  it('counts one import of several names once', () => {
    const names = ['shop/frames.py', 'shop/frames.py', 'shop/frames.py'];
    expect(cutsIn({ 'shop/frames.py': ['shop/http.py'], 'shop/http.py': names })).toEqual([
      'shop/http.py → shop/frames.py',
    ]);
  });
});
