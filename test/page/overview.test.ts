import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { findViolations } from '../support/find-violations.ts';
import { isMissing } from '../support/is-missing.ts';
import { openPage, sample, servePage } from '../support/served-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe.skipIf(isMissing(browser, 'browser'))('the overview of a project', () => {
  it('says how large it is, what its parts are and where it starts', async () => {
    const shop = temporaryFolder({
      'main.ts': "import './ui/page';",
      'ui/page.ts': "import '../core/cart';\nimport '../core/price';",
      'core/cart.ts': "import './price';",
      'core/price.ts': '',
      'test/cart.test.ts': "import '../core/cart';",
    });
    const { page, complaints } = await servePage(browser!, shop);
    const overview = page.getByRole('article', { name: 'Overview of the project' });
    await overview.getByText('5 files in TypeScript: 4 product, 1 test.').waitFor();
    const rows = overview.getByRole('listitem').getByRole('button');
    const textOf = (text: string): string => text.replace(/\s+/g, ' ').trim();
    expect((await rows.allInnerTexts()).map(textOf)).toEqual([
      'project root 1 file uses ui',
      'ui/ 1 file uses core',
      'core/ 2 files uses no part below it',
      'main.ts 3 project root',
    ]);
    await rows.nth(2).click();
    await page.getByRole('heading', { name: 'core/', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await overview.getByRole('button', { name: /^main\.ts/ }).click();
    await page.getByRole('heading', { name: 'main.ts', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('names the languages of a project that has several', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    const overview = page.getByRole('article', { name: 'Overview of the project' });
    await overview.getByText('43 files: 40 product, 3 test.').waitFor();
    await overview.getByText('Languages: TypeScript 33, Python 10.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('has nothing for axe to find in either theme', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample);
    await page.getByRole('article', { name: 'Overview of the project' }).waitFor();
    expect(await findViolations(page, '.side.right')).toEqual([]);
  });
});
