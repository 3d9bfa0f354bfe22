// Serves a generated project of more than 5,000 files to all tests of the page: what works on the sample must work there.
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { generateProject } from '../../bench/generate-project.js';
import { launchServer } from './launch-server.ts';
import { writeFiles } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly largeUrl: string;
  }
}

/** What the generated files do not have: packages, types, lazy imports, common names, cycles with known members. */
const shop = {
  'shop/cart/index.ts': "import { price } from '../price';\nimport 'zod';\nexport const cart = price;\n",
  'shop/price/index.ts':
    "import { cart } from '../cart';\nimport { tax } from './tax';\nexport const price = () => [cart, tax];\n",
  'shop/price/tax.ts': "import type { Rate } from './rate';\nexport const tax: Rate = 1;\n",
  'shop/price/rate.ts': "export type Rate = number;\nexport const load = () => import('../late');\n",
  'shop/late/index.ts': 'export const late = 1;\n',
  'shop/page.ts': "import { cart } from './cart';\nexport const page = cart;\n",
};

export const largeFileCount = 5000 + Object.keys(shop).length;

export default async function serveLarge(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Only slow tests look at it.
  if (project.vitest.config.tagsFilter?.includes('!slow') === true) {
    project.provide('largeUrl', '');
    return undefined;
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lintel-test-')));
  const source = join(folder, 'a-project-with-quite-a-long-name-for-a-header');
  const output = join(folder, 'output');
  for (const made of [source, output]) mkdirSync(made);
  generateProject(source, 5000, 20_000);
  writeFiles(source, shop);
  const { url, stop } = await launchServer(source, output, 0);
  project.provide('largeUrl', url);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
