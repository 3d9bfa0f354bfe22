import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { openPage, servePage, sample, untilLoaded } from '../support/served-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe.skipIf(isMissing(browser, 'browser'))('the accessibility of the page', () => {
  it('has no violation in either theme', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.locator('.map canvas').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.getByRole('button', { name: /cart\.ts 2 files/ }).click();
    // The rest of the page did not change.
    expect(await findViolations(page, '.side.left')).toEqual([]);
    await page.getByRole('tab', { name: 'Diagnostics' }).click();
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('product');
    expect(await findViolations(page, '.side.left')).toEqual([]);
    expect(await findViolations(page, '.stage-bar')).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cart');
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /open another project/ }).click();
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('leads from the first stop of the keyboard to the views', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.locator('.map canvas').waitFor();
    const skip = page.getByRole('button', { name: 'Skip to the view' });
    const widthOf = async (): Promise<number> => (await skip.boundingBox())?.width ?? 0;
    expect(await widthOf()).toBeLessThan(2);
    await page.keyboard.press('Tab');
    expect(await skip.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await widthOf()).toBeGreaterThan(40);
    expect(await findViolations(page, 'header')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toContain('view=graph');
    expect(complaints).toEqual([]);
  });

  it('changes its theme, and remembers it', async () => {
    const { page } = await openPage(browser!, sample, { theme: 'light' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    const dark = await background();
    await page.reload();
    await untilLoaded(page);
    expect([dark === light, (await background()) === dark]).toEqual([false, true]);
  });

  it('shows hostile names as text', async () => {
    const names = [
      '<img src=x onerror=alert(1)>.ts',
      `"quotes'&amp;.ts`,
      'cart\u202Ecod.ts',
      `${'very-long-'.repeat(23)}name.ts`,
    ];
    const project = temporaryFolder({
      ...Object.fromEntries(names.map((name) => [`src/${name}`, "import './shared';"])),
      'src/shared.ts': '',
    });
    const { page, complaints } = await servePage(browser!, project, { fragment: '#selected=src/shared.ts' });
    const panel = page.getByRole('article', { name: 'shared.ts' });
    await panel
      .getByRole('button', { name: /^<img src=x onerror=alert\(1\)>\.ts/ })
      .first()
      .waitFor();
    await panel
      .getByRole('button', { name: /^"quotes'&amp;\.ts/ })
      .first()
      .waitFor();
    await panel
      .getByRole('button', { name: /^cart\\u202Ecod\.ts/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'cart\\u202Ecod.ts' }).waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([sideways, complaints]).toEqual([false, []]);
  });

  it.each([768, 1024])('can be used on a tablet of %i pixels', async (width) => {
    const { page } = await openPage(browser!, sample, { width, height: 1024 });
    await page.locator('.map canvas').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const map = await page.locator('.map canvas').boundingBox();
    expect(map?.width).toBeGreaterThan(width - 40);
    await page
      .getByRole('complementary', { name: 'Findings' })
      .getByRole('button', { name: /^cart\.ts/ })
      .click();
    await page.getByRole('heading', { name: 'cart.ts', exact: true }).waitFor();
  });

  it('makes its side panels wider and narrower by keys', async () => {
    const { page } = await openPage(browser!, sample);
    const side = page.getByRole('complementary', { name: 'Findings' });
    const before = (await side.boundingBox())?.width ?? 0;
    await page.getByRole('separator', { name: 'Width of the left panel' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await side.boundingBox())?.width).toBe(Math.round(before + 24));
  });
});
