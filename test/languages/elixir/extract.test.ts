import { describe, expect, it } from 'vitest';
import { elixir } from '../../../src/languages/elixir/elixir.ts';
import { sourceText } from '../../support/source-text.ts';
import { declaredNames } from '../../support/declared-names.ts';

function extract(text: string): { readonly names: readonly string[]; readonly defines: readonly string[] } {
  const { imports, declares } = elixir.extract(sourceText('lib/shop.ex', text));
  const words = { static: 'needs ', lazy: 'puts in ', reference: '', type: 'type ' };
  const names = imports.map(({ specifier, kind }) => `${words[kind]}${specifier}`);
  return { names, defines: declaredNames(declares) };
}

describe('a module that is named', () => {
  it.each([
    ['Shop.Cart.add(1)', ['Shop.Cart']],
    ['%Shop.Cart{}', ['Shop.Cart']],
    ['import Shop.Cart, only: [add: 1]', ['needs Shop.Cart']],
    ['require Shop.Cart, as: C\nC.add()', ['needs Shop.Cart', 'Shop.Cart']],
    ['use Shop.{Cart, Order}', ['needs Shop.Cart', 'needs Shop.Order']],
    ['alias Shop.Cart\nCart.Line', ['Shop.Cart', 'Shop.Cart.Line']],
    ['alias Shop.Cart, as: Basket\nBasket.add; Cart', ['Shop.Cart', 'Cart']],
    ['alias Shop.{Cart, # the cart\n  Pay.Card}\nCard', ['Shop.Cart', 'Shop.Pay.Card']],
    ['if a do\n  alias Shop.Cart\nend\nCart', ['Shop.Cart', 'Cart']],
    ['try do\n  alias Shop.Cart\nafter\n  Cart\nend', ['Shop.Cart', 'Cart']],
    [
      'quote do\n  import Shop.Cart\n  if a do\n    use Order\n  end\nend\nuse Line',
      ['puts in Shop.Cart', 'puts in Order', 'needs Line'],
    ],
    ['quote bind_quoted: [a: a] do\n  require Cart\nend', ['puts in Cart']],
    ['def f, do: quote do: g()\ndef h do\n  require Cart\nend', ['needs Cart']],
    ['Elixir.Shop', ['Shop']],
    [':lists.map(a); :atom; a..:b', [':lists']],
    ['[Cart: 1, "Cart": 2]; a ? Cart', ['Cart']],
    ['mod.Cart; @cart.Line', []],
    ['"Cart #{Order}"; \'#{Line}\'; """\nCart #{Pay}\n"""', ['Order', 'Line', 'Pay']],
    ['~s(Cart #{Order}); ~S(#{Line}); ~r/#{Pay}/; ~S"""\n#{Tax}\n"""', ['Order', 'Pay']],
    ['?"; Cart; ?\\"; Order # Line', ['Cart', 'Order']],
    [':"Cart"; %{"a" => Order}', ['Order']],
    ['@type t :: Cart.t()\nplug Order', ['type Cart', 'Order']],
    [
      '@spec f(\n  Cart.t() # the cart\n) ::\n  Order.t()\n  | Line.t()\nPay',
      ['type Cart', 'type Order', 'type Line', 'Pay'],
    ],
    ['@callback f(a) :: Cart.t() when a: Order.t()', ['type Cart', 'type Order']],
    ['@opaque t :: %Cart{}\n@behaviour Order', ['type Cart', 'Order']],
    [
      'alias Shop.{Cart, Order}\n@typep a :: Cart.t() | Order.t()\nOrder.new()',
      ['type Shop.Cart', 'Shop.Order'],
    ],
    ['Cart.new()\n@spec f() :: Cart.t()', ['Cart']],
    ['@spec f() :: Cart.t()\nCart.new()', ['type Cart', 'Cart']],
  ])('is read from %s', (text, expected) => {
    expect(extract(text).names).toEqual(expected);
  });

  it('means the one around it where it is called __MODULE__', () => {
    const text = 'defmodule Shop do\n  alias __MODULE__.Cart\n  Cart; __MODULE__; %__MODULE__.Line{}\nend';
    expect(extract(text).names).toEqual(['Shop.Cart', 'Shop.Line']);
  });
});

describe('a module that is defined', () => {
  it('has the name of the one around it in front, which its own stands for there', () => {
    const text = `defmodule Shop do
  defmodule Cart.Line do
    def price, do: Cart.Line
  end
  defprotocol Priced do
  end
  def total, do: Priced.price(fn -> end)
end
defimpl Shop.Priced, for: Integer do
end
defmodule Shop.Tax, do: nil
if a do
end`;
    expect(extract(text)).toEqual({
      names: ['Shop.Cart.Line', 'Shop.Priced', 'Integer'],
      defines: ['Shop', 'Shop.Cart.Line', 'Shop.Priced', 'Shop.Priced.Integer', 'Shop.Tax'],
    });
  });
});
