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
