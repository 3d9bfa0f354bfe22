import { describe, expect, it, onTestFinished } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { openPage, sample, servePage } from '../support/served-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe.skipIf(isMissing(browser, 'browser'))('search, filters and address', () => {
  it('find a file by its name and take the page there, by keys alone', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('pricing');
    await page.getByRole('option', { name: 'pricing.ts storefront/src/core file' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'pricing.ts' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('hear the keys that are pressed as soon as the page is there', { tags: 'slow' }, async () => {
    const context = await browser!.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('.shell main') === null) return;
        observer.disconnect();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(sample);
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.waitFor();
    expect(await dialog.isVisible()).toBe(true);
  });

  it('find packages and commands as well', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample);
    await page.getByRole('button', { name: 'Search files, run a command…' }).click();
    await page.keyboard.type('zod');
    await page.getByRole('option', { name: 'zod package' }).click();
    await page.getByRole('heading', { name: 'zod' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('colour by lang');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toContain('colour=language');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('export');
    await page.getByRole('option', { name: 'Export… command' }).click();
    await page.getByRole('group', { name: 'Export' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('open another');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Open another project' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('qqqqqq');
    await page.getByText('No matches.').waitFor();
  });

  it('find product files before tests', async () => {
    const shop = temporaryFolder({
      'test/cart.test.ts': "import '../src/shop/new-cart';",
      'src/shop/new-cart.ts': "import './cart-page';",
      'src/shop/cart-page.ts': '',
    });
    const { page } = await servePage(browser!, shop);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cart');
    const matches = page.getByRole('listbox', { name: 'Matches' }).getByRole('option');
    await matches.nth(2).waitFor();
    expect(await matches.locator('b .visually-hidden, b > .name:not(.long-name)').allTextContents()).toEqual([
      'cart-page.ts',
      'new-cart.ts',
      'cart.test.ts',
    ]);
  });

  it(
    'find a folder of that name before its files, and the standard library last',
    { tags: 'slow' },
    async () => {
      const shop = temporaryFolder({
        'lib/cart.ts': "import 'path';\nimport './path';",
        'lib/path.ts': '',
        'lib/price.ts': '',
      });
      const { page, complaints } = await servePage(browser!, shop);
      const matches = page.getByRole('listbox', { name: 'Matches' }).getByRole('option');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('lib');
      await expect.poll(() => matches.first().innerText()).toMatch(/folder$/);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('path');
      await expect.poll(() => matches.first().innerText()).toMatch(/file$/);
      await page.getByRole('option', { name: 'path package' }).click();
      await page
        .getByRole('complementary', { name: 'Selected file' })
        .getByText('standard library')
        .waitFor();
      expect(new URL(page.url()).hash).toContain('builtins=shown');
      expect(complaints).toEqual([]);
    },
  );

  it('filter files, with a chip for each filter that removes it', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('typescript');
    await page.getByRole('combobox', { name: 'Role' }).selectOption('product');
    await page.getByText('31 of 43 files').waitFor();
    await page.getByRole('combobox', { name: 'Folder', exact: true }).fill('storefront/src/core');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove filter: in storefront/src/core' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove filter: product files only' }).click();
    await page.getByRole('button', { name: 'Remove filter: typescript' }).click();
    expect(new URL(page.url()).hash).toContain('folder=storefront%2Fsrc%2Fcore');
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Finding' }).selectOption('god_module');
    await page.getByRole('heading', { name: 'No files match the filters' }).waitFor();
    await page.getByRole('button', { name: 'Show all files' }).click();
    await page.locator('.map canvas').waitFor();
    expect(complaints).toEqual([]);
  });

  it('go back and forward in the history', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    const findings = page.getByRole('complementary', { name: 'Findings' });
    await findings
      .getByRole('button', { name: /^cart\.ts/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'cart.ts', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.goBack();
    await page.getByRole('tabpanel', { name: 'Risks' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'cart.ts', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});
