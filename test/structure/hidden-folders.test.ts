import { expect, it } from 'vitest';
import { analyzeText } from '../support/analyze-text.ts';

async function tanglesIn(files: Readonly<Record<string, string>>): Promise<unknown> {
  const { tangles } = await analyzeText(files);
  return tangles.map(({ members }) => members);
}

const java = (name: string, used: string): string => {
  const dot = name.lastIndexOf('.');
  return `package ${name.slice(0, dot)};\nimport ${used};\nclass ${name.slice(dot + 1)} { ${used.slice(used.lastIndexOf('.') + 1)} one; }\n`;
};

it.each(['internal', 'internals'])(
  'what a package of Java hides in %s is no layer below its own classes',
  async (name) => {
    const tangles = await tanglesIn({
      'shop/Cart.java': java('shop.Cart', `shop.${name}.Lines`),
      [`shop/${name}/Lines.java`]: java(`shop.${name}.Lines`, 'shop.Cart'),
    });
    expect(tangles).toEqual([]);
  },
);

it('what a package of Java hides in internal can be tangled with another package', async () => {
  const tangles = await tanglesIn({
    'shop/Cart.java': java('shop.Cart', 'shop.internal.Lines'),
    'shop/internal/Lines.java': java('shop.internal.Lines', 'shop.tax.Rate'),
    'shop/tax/Rate.java': java('shop.tax.Rate', 'shop.internal.Lines'),
  });
  expect(tangles).toEqual([['shop/internal/', 'shop/tax/']]);
});

it('impl is another side of a package than its interfaces', async () => {
  const tangles = await tanglesIn({
    'shop/Cart.java': java('shop.Cart', 'shop.impl.Lines'),
    'shop/impl/Lines.java': java('shop.impl.Lines', 'shop.Cart'),
  });
  expect(tangles).toEqual([['shop/Cart.java', 'shop/impl/']]);
});

it('concerns of Rails are one with what includes them', async () => {
  const tangles = await tanglesIn({
    'app/models/shop/cart.rb': 'module Shop\n  class Cart\n    include Priced\n  end\nend\n',
    'app/models/concerns/shop/priced.rb':
      'module Shop\n  module Priced\n    def carts = Cart.all\n  end\nend\n',
  });
  expect(tangles).toEqual([]);
});

it('a folder called concerns that is no root of Rails is like others', async () => {
  const tangles = await tanglesIn({
    'lib/shop/cart.rb': 'module Shop\n  class Cart\n    include Concerns::Priced\n  end\nend\n',
    'lib/shop/concerns/priced.rb':
      'module Shop\n  module Concerns\n    module Priced\n      def carts = Cart.all\n    end\n  end\nend\n',
  });
  expect(tangles).toEqual([['lib/shop/cart.rb', 'lib/shop/concerns/']]);
});
