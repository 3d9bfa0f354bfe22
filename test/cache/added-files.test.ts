// Files that come and go between the runs of one process: only imports that asked for them are resolved again, and the
// result is that of a process of its own.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { javascript } from '../../src/languages/javascript/javascript.ts';
import type { ProjectText } from '../support/text-project.ts';
import { ResolvingProcess, resolveTexts } from './resolving-process.ts';
import { itForInputs } from '../support/it-for-inputs.ts';

it('resolves only the imports again that asked for a new file', async () => {
  const process = new ResolvingProcess(javascript);
  const shop = {
    'cart.ts': "import './price'; import 'lodash';",
    'order.ts': "import './cart'; import './tax';",
    'price.js': '',
  };
  await process.resolve(shop);
  const resolution = await process.resolve({ ...shop, 'price.ts': "import './cart';", 'vat.ts': '' });
  expect(process.asked).toEqual(['cart.ts ./price', 'cart.ts lodash', 'price.ts ./cart']);
  expect(resolution.imports.map(({ from, target }) => [from, target])).toEqual([
    ['cart.ts', { kind: 'files', paths: ['price.ts'] }],
    ['cart.ts', { kind: 'package', name: 'lodash', builtin: false }],
    ['order.ts', { kind: 'files', paths: ['cart.ts'] }],
    ['price.ts', { kind: 'files', paths: ['cart.ts'] }],
  ]);
  expect(resolution.diagnostics.map(({ specifier }) => specifier)).toEqual(['./tax']);
});

it('resolves AMD names again of which one named its own file', async () => {
  const process = new ResolvingProcess(javascript);
  const shop = { 'tax.js': "define(['tax'], () => 0)", 'vat.js': "define(['tax'], () => 0)" };
  await process.resolve(shop);
  const resolution = await process.resolve({ ...shop, 'tax.ts': '' });
  expect(resolution).toEqual(await resolveTexts({ ...shop, 'tax.ts': '' }, javascript));
});

it('resolves names of the Closure Library again when other files provide them', async () => {
  const process = new ResolvingProcess(javascript);
  const shop = {
    'cart.js': "goog.provide('shop.Cart');",
    'till.js': "goog.require('shop.Cart');",
    'vat.js': '',
  };
  const moved = { ...shop, 'cart.js': '', 'vat.js': "goog.provide('shop.Cart');" };
  for (const texts of [shop, moved, { ...moved, 'cart.js': '// Empty.' }, shop])
    expect(await process.resolve(texts)).toEqual(await resolveTexts(texts, javascript));
});

/** Files that hide each other, packages, aliases, platform-specific files, AMD names, assets. */
const pool: ProjectText = {
  'cart.js': "define(['cart', 'tax/rate'], () => 0)",
  'cart.ts': "import './tax'; import '@/price'; import 'shop'; import './logo.svg?raw'",
  'cart.d.ts': '',
  'cart/index.ts': "import '../cart'; import './cart'; import '../tax/rate.js';",
  'cart.ios.ts': "import './tax';",
  'tax/index.js': "import '..'; import './rate'; import 'tax/rate'",
  'tax/rate.ts': "define(['cart', 'tax/rate'], () => 0)",
  'tax/rate.js': "import '../cart'; import '#own'",
  'src/price.ts': "import '../cart'; import 'shop/lib/rate';",
  'src/rate.ts': "import '../dist/price.js'; import 'css!./logo.svg';",
  'price.ts': "import './cart'; import '/src/price.ts';",
  'demo/cart.js': "goog.provide('shop.Cart');",
  'demo/till.js': "goog.require('shop.Cart'); import './cart'",
  'core/cart.js': "goog.provide('shop.Cart');",
  'logo.svg': '',
  'package.json':
    '{"name": "shop", "main": "dist/price.js", "imports": {"#own": "./dist/rate.js"}, "dependencies": {"react-native": "1"}}',
  'tsconfig.json': '{"compilerOptions": {"paths": {"@/*": ["./src/*", "./*"]}, "outDir": "dist"}}',
  'tax/package.json': '{"name": "tax", "main": "rate"}',
};

itForInputs('finds the same as a process that starts anew, whatever comes and goes', 100, async (numRuns) => {
  const [manifests, sources] = [true, false].map((is) =>
    Object.keys(pool).filter((path) => path.endsWith('.json') === is),
  );
  const histories = fc.record({
    kept: fc.subarray(manifests!),
    states: fc.array(fc.subarray(sources!, { minLength: 1 }), { minLength: 2, maxLength: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(histories, async ({ kept, states }) => {
      const process = new ResolvingProcess(javascript);
      for (const state of states) {
        const texts = Object.fromEntries([...kept, ...state].map((path) => [path, pool[path]!]));
        expect(await process.resolve(texts)).toEqual(await resolveTexts(texts, javascript));
      }
    }),
    { numRuns },
  );
});

it('finds the same after each single file that comes or goes', async () => {
  for (const path of Object.keys(pool)) {
    const { [path]: _, ...rest } = pool;
    const process = new ResolvingProcess(javascript);
    for (const texts of [pool, rest, pool])
      expect(await process.resolve(texts)).toEqual(await resolveTexts(texts, javascript));
  }
});
