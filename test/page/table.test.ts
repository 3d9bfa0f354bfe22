import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { openPage, servePage, sample } from '../support/served-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const fragment = '#view=table';

describe.skipIf(isMissing(browser, 'browser'))('the table', () => {
  it('lists all files, the riskiest first, and sorts by column', async () => {
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    const table = page.getByRole('grid', { name: 'Files' });
    await table.waitFor();
    const first = table.locator('tbody tr[aria-rowindex="2"]');
    expect(await table.getAttribute('aria-rowcount')).toBe('44');
    expect(await first.innerText()).toMatch(/checkout\.ts.*20.*1.*10.*god module/s);
    const risk = table.getByRole('columnheader', { name: 'Risk' });
    expect(await risk.getAttribute('aria-sort')).toBe('descending');
    await table.getByRole('button', { name: 'Imports', exact: true }).click();
    await expect.poll(() => first.innerText()).toContain('checkout.ts');
    await expect.poll(() => new URL(page.url()).hash).toContain('sort=-imports');
    expect(complaints).toEqual([]);
  });

  it('is navigated by keys', async () => {
    const { page } = await openPage(browser!, sample, { fragment });
    const table = page.getByRole('grid', { name: 'Files' });
    await table.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'checkout-page.ts', exact: true }).waitFor();
    expect(await page.locator('tr[aria-selected="true"]').getAttribute('aria-rowindex')).toBe('3');
    await page.keyboard.press('End');
    await expect.poll(() => table.getAttribute('aria-activedescendant')).toBe('file-row-42');
    await page.locator('#file-row-42').waitFor();
  });

  it('shares filters and selection with the other views', async () => {
    const { page } = await openPage(browser!, sample, {
      fragment: '#view=table&folder=storefront/src/core',
    });
    await page.getByText('8 of 43 files match the filters').waitFor();
    await page.getByRole('row', { name: /tax\.ts/ }).click();
    await page.getByRole('heading', { name: 'tax.ts', exact: true }).waitFor();
    expect(new URL(page.url()).hash).toContain('tax.ts');
  });

  it(
    'cuts long names so that they differ and fit, and has the whole path for everyone else',
    { tags: 'slow' },
    async () => {
      const long = (middle: string): string =>
        `orders/repository-of-order-lines-with-${middle}-for-a-customer-in-the-shop.ts`;
      const files = ['discounts', 'dispatches', 'vouchers'].map(long);
      const project = temporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
      const { page, complaints } = await servePage(browser!, project, { fragment, width: 1280 });
      const cells = page.getByRole('grid', { name: 'Files' }).locator('tbody th');
      await cells.nth(2).waitFor();
      const names = cells.locator('.name');
      await expect.poll(() => names.first().innerText()).toContain('…');
      expect(new Set(await names.allInnerTexts()).size).toBe(3);
      const shown = await cells.evaluateAll((all) => all.map((cell) => cell.scrollWidth <= cell.clientWidth));
      expect(shown).toEqual([true, true, true]);
      for (const file of files)
        expect(await page.getByRole('rowheader', { name: file }).getAttribute('title')).toBe(file);
      expect(complaints).toEqual([]);
    },
  );

  it('has room for the folders on a laptop', async () => {
    const project = temporaryFolder({ 'packages/storefront/src/orders/cart.ts': '' });
    const { page } = await servePage(browser!, project, { fragment, width: 1280, height: 720 });
    const folder = page.getByRole('grid', { name: 'Files' }).locator('tbody .column-folder');
    await folder.waitFor();
    expect(await folder.locator('.name').innerText()).toMatch(/^packa.*orders$/);
  });

  it('shows all findings of a file', async () => {
    const names = Array.from({ length: 9 }, (_, i) => `part-${i}`);
    const project = temporaryFolder({
      'shop/core/cart.ts': [...names.map((name) => `./${name}`), '../ui/theme']
        .map((path) => `import '${path}';`)
        .join('\n')
        .padEnd(263 * 1024),
      ...Object.fromEntries(names.map((name) => [`shop/core/${name}.ts`, ''])),
      'shop/core/part-0.ts': "import './cart';",
      'shop/ui/theme.ts': '',
      ...Object.fromEntries(names.map((name) => [`shop/ui/${name}.ts`, "import '../core/cart';"])),
    });
    const { page, complaints } = await servePage(browser!, project, { fragment, width: 1440 });
    const cell = page
      .getByRole('row', { name: /shop\/core\/cart\.ts/ })
      .getByRole('gridcell', { name: 'god module' });
    expect(await cell.innerText()).toBe('in a cycle, god module, hub, 1 layer violation');
    const cells = page.locator('tbody td:is(.column-signals, .figure-cell)');
    const isWhole = await cells.evaluateAll((boxes) =>
      boxes.every((box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight),
    );
    expect(isWhole).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('keeps only the rows on screen in the document', { tags: 'slow' }, async () => {
    const orders = Array.from({ length: 400 }, (_, i): [string, string] => [`orders/order-${i}.ts`, '']);
    const { page } = await servePage(browser!, temporaryFolder(Object.fromEntries(orders)), { fragment });
    const table = page.getByRole('grid', { name: 'Files' });
    await table.waitFor();
    expect(await table.getAttribute('aria-rowcount')).toBe('401');
    expect(await table.locator('tbody tr').count()).toBeLessThan(80);
    await page.locator('.table-scroll').evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await table.locator('tr[aria-rowindex="401"]').waitFor();
    expect(await table.locator('tbody tr').count()).toBeLessThan(80);
  });

  it('has nothing for axe to find in either theme', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample, { fragment });
    await page.getByRole('grid', { name: 'Files' }).waitFor();
    expect(await findViolations(page, 'main')).toEqual([]);
  });
});
