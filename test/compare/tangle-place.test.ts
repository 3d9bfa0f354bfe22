import { expect, it } from 'vitest';
import { compareReports } from '../../src/compare/compare-reports.ts';
import { describeChange } from '../../src/compare/describe-change.ts';
import { analyzeText } from '../support/analyze-text.ts';

it('says in which folder the packages of a workspace are that use each other', async () => {
  const shop = {
    'package.json': '{ "workspaces": ["packages/*"] }',
    'build.js': '',
    'packages/cart/package.json': '{ "name": "cart" }',
    'packages/cart/index.js': "import 'tax';",
    'packages/tax/package.json': '{ "name": "tax" }',
    'packages/tax/index.js': '',
  };
  const tangled = { ...shop, 'packages/tax/index.js': "import 'cart';" };
  const change = compareReports(await analyzeText(shop), await analyzeText(tangled), {
    beforeName: 'before',
    afterName: 'after',
  });
  const { title, details } = describeChange(change)
    .worse.flatMap((finding) => [finding, ...(finding.also ?? [])])
    .find(({ kind }) => kind === 'tangle')!;
  expect(title).toEqual(['New tangle of 2 folders', ' in ', { name: 'packages/' }]);
  expect(details).toEqual([['between ', { name: 'cart/' }, ', ', { name: 'tax/' }]]);
});

it('does not take for new what was between files, one of which is now the entry of a folder of its name', async () => {
  const shop = {
    'src/main.rs': 'mod cart; mod tax; mod till;',
    'src/cart.rs': 'use crate::tax::Rate; pub struct Price;',
    'src/tax.rs': 'use crate::cart::Price; pub struct Rate;',
    'src/till/mod.rs': 'use crate::cart::Price;',
  };
  const { 'src/cart.rs': cart, ...others } = shop;
  const split = { ...others, 'src/cart/mod.rs': `mod coin; ${cart}`, 'src/cart/coin.rs': '' };
  const sides = { beforeName: 'before', afterName: 'after' };
  const renames = [{ from: 'src/cart.rs', to: 'src/cart/mod.rs' }];
  const [before, after] = [await analyzeText(shop), await analyzeText(split)];
  const change = compareReports(before, after, { ...sides, renames });
  expect(after.tangles).toHaveLength(1);
  expect(change.tangles).toEqual([]);
  expect(change.backDependencies.added).toMatchObject([{ origin: 'order' }]);
});
