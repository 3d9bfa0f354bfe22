import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { large, openPage, sample, tagsOf } from '../support/served-page.ts';
import { writtenOnCanvas } from '../support/written-on-canvas.ts';

const fragment = '#view=matrix&folder=storefront/src/core&selected=storefront/src/core/cart.ts';

describe.skipIf(isMissing(browser, 'browser'))('the matrix', () => {
  it('describes a cell on arrow keys, and lists its imports on Enter', async () => {
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    const matrix = page.getByRole('application', { name: 'Matrix of 8 rows' });
    await matrix.focus();
    await page.keyboard.press('ArrowLeft');
    await page
      .getByRole('status')
      .getByText(
        'storefront/src/core/cart.ts depends on storefront/src/core/pricing.ts: 1 import, in a cycle',
      )
      .waitFor();
    await page.keyboard.press('Enter');
    const details = page.getByRole('region', { name: 'Imports of this cell' });
    await details.getByText('./pricing').waitFor();
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('orders rows so that only cycles are above the diagonal, and has a list for screen readers', async () => {
    const { page } = await openPage(browser!, sample, { fragment });
    const rows = page.getByRole('list', { name: 'Rows' });
    await rows.getByRole('button', { name: 'cart.ts' }).waitFor();
    const names = await rows.getByRole('button').allInnerTexts();
    expect(names.indexOf('cart.ts')).toBe(names.indexOf('pricing.ts') + 1);
    const list = page.getByRole('listitem').filter({ hasText: 'depends on' });
    expect(await list.first().innerText()).toContain('in a cycle');
  });

  it('opens and closes folders', async () => {
    const { page, complaints } = await openPage(browser!, sample, { fragment: '#view=matrix' });
    const rows = page.getByRole('list', { name: 'Rows' });
    await rows.getByRole('button', { name: 'Close storefront/', exact: true }).click();
    const storefront = rows.getByRole('button', { name: 'Open storefront/', exact: true });
    await storefront.waitFor();
    expect(await storefront.getAttribute('aria-expanded')).toBe('false');
    await storefront.click();
    await rows.getByRole('button', { name: 'Close storefront/', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Reset folders' }).click();
    await rows.getByRole('button', { name: 'cart.ts' }).click();
    await page.getByRole('heading', { name: 'cart.ts', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('reads a cell under the pointer', async () => {
    const { page } = await openPage(browser!, sample, { fragment });
    const last = await page.getByRole('list', { name: 'Rows' }).getByRole('button').last().boundingBox();
    if (last === null) throw new Error('The matrix is not shown');
    await page.mouse.move(last.x + last.width + last.height / 2, last.y + last.height / 2);
    await expect
      .poll(() => page.locator('.matrix-status').innerText())
      .toMatch(/^storefront\/src\/core\/.* depend/);
  });

  describe.each([
    { name: 'sample', url: sample, folder: 'storefront' },
    { name: 'large', url: large, folder: '' },
  ])('($name)', ({ url, folder }) => {
    it('has different names, and numbers that can be read in its cells', { tags: tagsOf(url) }, async () => {
      const { page, complaints } = await openPage(browser!, url, {
        fragment: `#view=matrix${folder === '' ? '' : `&folder=${folder}`}`,
      });
      await page.locator('.row-name').first().waitFor();
      const written = await writtenOnCanvas(page, async () => {
        await page.getByRole('application', { name: /^Matrix/ }).focus();
        await page.keyboard.press('ArrowDown');
      });
      const isNumber = (text: string): boolean => /^[\d.]+k?$/.test(text);
      expect([...written].some(isNumber)).toBe(true);
      const rows = await page
        .locator('.row-name')
        .evaluateAll((names) => names.map((name) => name.getAttribute('title')));
      const names = await page
        .locator('.row-name')
        .evaluateAll((all) => all.map((name) => name.firstElementChild?.textContent ?? ''));
      expect([new Set(names).size, new Set(rows).size]).toEqual([rows.length, rows.length]);
      const columns = [...written].filter((text) => !isNumber(text));
      expect(columns.length).toBeGreaterThanOrEqual(Math.min(12, rows.length));
      expect(complaints).toEqual([]);
    });
  });

  it('has nothing for axe to find in either theme', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample, { fragment });
    await page.getByRole('button', { name: 'cart.ts', exact: true }).waitFor();
    expect(await findViolations(page, 'main')).toEqual([]);
  });
});
