import { expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';

it('leads to the file that defines the module, in any application of an umbrella', async () => {
  const report = await analyzeText({
    'apps/cart/lib/cart.ex': 'defmodule Shop.Cart do\n  def add, do: Shop.Cart.Line.new()\nend',
    'apps/cart/lib/line.ex': 'defmodule Shop.Cart.Line do\nend',
    'apps/web/lib/web.ex': 'defmodule Shop.Web do\n  alias Shop.Cart\n  use Shop.Gone\n  Cart.add()\nend',
  });
  expect(report.edges).toEqual([
    ['apps/cart/lib/cart.ex', 'apps/cart/lib/line.ex'],
    ['apps/web/lib/web.ex', 'apps/cart/lib/cart.ex'],
  ]);
  expect(report.diagnostics.map(({ message }) => message)).toEqual([
    "Cannot resolve 'Shop.Gone': no file of the project defines it, and no dependency has this name",
  ]);
});

it('leads to a dependency that mix names, or to what comes with Elixir and Erlang', async () => {
  const report = await analyzeText({
    'mix.exs': 'defmodule Shop.MixProject do\n  defp deps, do: [{:phoenix_live_view, "~> 1.0"}]\nend',
    'mix.lock': '%{\n  "ecto": {:hex, :ecto, "3.10.0"},\n}',
    'lib/shop.ex':
      'use Phoenix.LiveView\nimport Ecto.Query\nrequire Logger\n:crypto.hash(a)\nEnum.map(Unknown)',
  });
  expect(report.edges).toEqual([
    ['lib/shop.ex', 'pkg:ecto'],
    ['lib/shop.ex', 'pkg:elixir'],
    ['lib/shop.ex', 'pkg:erlang'],
    ['lib/shop.ex', 'pkg:logger'],
    ['lib/shop.ex', 'pkg:phoenix_live_view'],
  ]);
});

it('leads to no package for a module that an application of the same project lacks', async () => {
  const report = await analyzeText({
    'apps/cart/mix.exs': 'defmodule Cart.MixProject do\n  def project, do: [app: :cart]\nend',
    'apps/tax/mix.exs': 'defmodule Tax.MixProject do\n  def project, do: [app: :tax]\nend',
    'apps/web/mix.exs': `defmodule Web.MixProject do
      defp deps, do: [{:cart, in_umbrella: true}, {:tax, path: "../tax", only: :dev}, {:bank, path: "../../../bank"}, {:till, in_umbrella: true}]
    end`,
    'apps/web/lib/web.ex': 'defmodule Web do\n  Cart.Gone.add()\n  import Tax.Gone\n  Bank.pay(Till)\nend',
  });
  expect(report.edges).toEqual([
    ['apps/web/lib/web.ex', 'pkg:bank'],
    ['apps/web/lib/web.ex', 'pkg:till'],
  ]);
  expect(report.diagnostics.map(({ message }) => message)).toEqual([
    "Cannot resolve 'Tax.Gone': no file of the project defines it, and no dependency has this name",
  ]);
});
