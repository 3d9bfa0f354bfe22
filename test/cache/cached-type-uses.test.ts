import { join } from 'node:path';
import { expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { DiskCache } from '../../src/cache/disk-cache.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type ProjectText, textProject } from '../support/text-project.ts';

const now = 1_700_000_000_000;
const stamp = { modifiedMs: now - 60_000, changedMs: now - 60_000 };
const shop = {
  'cart.ts': "import { Price } from './price'; export let price: Price;\n",
  'price.ts': "import { price } from './cart'; export const Price = price;\n",
  'tsconfig.json': '{}',
};

/** What its files use of each other is not remembered. */
const ofCycle = ['cart.ts', 'price.ts'];

/** Runs that follow one another, each in a process of its own. */
function runs() {
  const file = join(temporaryFolder(), 'analysis.cache');
  return async (text: ProjectText) => {
    const cache = new DiskCache({ file, key: 'shop', scanStartedMs: now, isReused: false });
    const project = textProject(text);
    const read: string[] = [];
    const observed = {
      ...project,
      files: project.files.map((each) => ({ ...each, stamp })),
      read: (each: (typeof project.files)[number]) => {
        read.push(each.path);
        return project.read(each);
      },
    };
    const { cycles, detailed } = await analyze(observed, defaultOptions, { cache });
    const kinds = detailed.edges.flatMap(({ imports }) => imports.map(({ kind }) => kind));
    return { read, kinds, cycles: cycles.length };
  };
}

it('remembers for the next process which imports are used as types alone', async () => {
  const run = runs();
  const found = { kinds: ['type', 'static'], cycles: 0 };
  expect(await run(shop)).toEqual({ ...found, read: ['cart.ts', 'price.ts', 'cart.ts', 'price.ts'] });
  expect(await run(shop)).toEqual({ ...found, read: [] });
});

it('looks again at a file that changed, and at no other one', async () => {
  const run = runs();
  await run(shop);
  const changed = { ...shop, 'cart.ts': "import { Price } from './price'; export let price = Price + 1;\n" };
  const { read, ...found } = await run(changed);
  expect(found).toEqual({ kinds: ['static', 'static'], cycles: 1 });
  expect(read.slice(0, 2)).toEqual(['cart.ts', 'cart.ts']);
  expect(new Set(read.slice(2))).toEqual(new Set(ofCycle));
});

it('looks again when the settings of the compiler are others', async () => {
  const run = runs();
  await run(shop);
  const strict = { ...shop, 'tsconfig.json': '{ "compilerOptions": { "verbatimModuleSyntax": true } }' };
  const found = { kinds: ['static', 'static'], cycles: 1 };
  expect(await run(strict)).toEqual({ ...found, read: ['cart.ts', 'price.ts', ...ofCycle] });
  expect(await run(strict)).toEqual({ ...found, read: ofCycle });
});
