import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { countPixels, findOnMap } from '../support/map-place.ts';
import { large, openPage, servePage, sample, tagsOf } from '../support/served-page.ts';
import { writtenOnCanvas } from '../support/written-on-canvas.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const money = 'storefront/src/shared/money.ts';
const cart = 'storefront/src/core/cart.ts';
const checkout = 'storefront/src/app/checkout.ts';

describe.skipIf(isMissing(browser, 'browser'))('the map', () => {
  it('selects nothing at the start, and draws the edges of the file in the address', async () => {
    const first = await openPage(browser!, sample);
    await first.page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
    const fragment = `#selected=${encodeURIComponent(checkout)}`;
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    await page.getByRole('heading', { name: 'checkout.ts' }).waitFor();
    await expect.poll(() => countPixels(page, '--dependents')).toBeGreaterThan(50);
    expect(complaints).toEqual([]);
  });

  it('marks the files of a cycle, and no others', { tags: 'slow' }, async () => {
    const fragment = '#colour=language&selected=none';
    const { page } = await openPage(browser!, sample, { fragment });
    await expect.poll(() => countPixels(page, '--cycle')).toBeGreaterThan(20);
    const calm = temporaryFolder({ 'cart.ts': "import './price';", 'price.ts': '' });
    const other = await servePage(browser!, calm, { fragment });
    await expect.poll(() => countPixels(other.page, '--text')).toBeGreaterThan(0);
    expect(await countPixels(other.page, '--cycle')).toBe(0);
  });

  it('shows a tooltip, selects by a click, and shows the paths to a second file', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.locator('.map canvas').waitFor();
    const place = await findOnMap(page, checkout);
    await page.mouse.move(place.x, place.y);
    await page.locator('.tooltip', { hasText: checkout }).waitFor();
    await page.mouse.click(place.x, place.y);
    await page.getByRole('heading', { name: 'checkout.ts' }).waitFor();
    const second = await findOnMap(page, money);
    await page.keyboard.down('Shift');
    await page.mouse.click(second.x, second.y);
    await page.keyboard.up('Shift');
    await page.getByRole('region', { name: 'Paths' }).waitFor();
    await page.getByText(/shortest paths? of \d imports?/).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toContain('second=');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('region', { name: 'Paths' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('flies to a file that is selected in a list and not on the screen', { tags: 'slow' }, async () => {
    const fragment = `#selected=${encodeURIComponent(money)}&camera=900,900,20`;
    const { page } = await openPage(browser!, sample, { fragment });
    expect((await findOnMap(page, cart)).isOnMap).toBe(false);
    await page
      .getByRole('complementary', { name: 'Findings' })
      .getByRole('button', { name: /^cart\.ts/ })
      .click();
    await expect.poll(async () => (await findOnMap(page, cart)).isOnMap).toBe(true);
  });

  it(
    'keeps the camera in the address, without a step in the history for every move',
    { tags: 'slow' },
    async () => {
      const { page } = await openPage(browser!, sample);
      await page.locator('.map canvas').waitFor();
      const steps = await page.evaluate(() => history.length);
      await page.mouse.move(700, 500);
      await page.mouse.down();
      await page.mouse.move(600, 420, { steps: 12 });
      await page.mouse.up();
      await expect.poll(() => new URL(page.url()).hash).toContain('camera=');
      const moved = page.url();
      await page.mouse.wheel(0, -400);
      await expect.poll(() => page.url()).not.toBe(moved);
      expect(await page.evaluate(() => history.length)).toBe(steps);
      const place = await findOnMap(page, money);
      await page.reload();
      await page.locator('.map canvas').waitFor();
      await expect.poll(() => findOnMap(page, money)).toEqual(place);
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect.poll(() => new URL(page.url()).hash).not.toContain('camera=');
    },
  );

  it('moves and zooms by keys', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample);
    const map = page.getByRole('application', { name: 'Map of 43 files' });
    await expect.poll(() => countPixels(page, '--text')).toBeGreaterThan(0);
    await map.focus();
    const before = await findOnMap(page, money);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Math.round(before.x - (await findOnMap(page, money)).x)).toBe(80);
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await expect.poll(() => new URL(page.url()).hash).not.toContain('camera=');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
  });

  it('shows the standard library only when asked for', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample, { fragment: '#colour=language' });
    await expect.poll(() => countPixels(page, '--package')).toBeGreaterThan(0);
    const before = await countPixels(page, '--package');
    await page.getByRole('checkbox', { name: 'Standard library' }).check();
    await expect.poll(() => countPixels(page, '--package')).not.toBe(before);
    await expect.poll(() => new URL(page.url()).hash).toContain('builtins=shown');
  });

  describe.each([
    { name: 'sample', url: sample, folder: 'storefront', names: ['core', 'infra', 'ui'] },
    { name: 'large', url: large, folder: 'shop', names: ['price', 'cart'] },
  ])('($name)', ({ url, folder, names }) => {
    it('colours the folders that are visible', { tags: tagsOf(url) }, async () => {
      const { page, complaints } = await openPage(browser!, url, {
        fragment: `#colour=folder&folder=${folder}`,
      });
      const legend = page.getByRole('list', { name: 'Legend' });
      for (const name of names)
        await legend
          .getByText(new RegExp(`(^|/)${name}$`))
          .first()
          .waitFor();
      expect(complaints).toEqual([]);
    });
  });

  describe.each([
    { name: 'sample', url: sample },
    { name: 'large', url: large },
  ])('($name)', ({ url }) => {
    it('always names the riskiest files', { tags: tagsOf(url) }, async () => {
      const { page } = await openPage(browser!, url);
      await page.locator('.map canvas').waitFor();
      const { risks } = (await (await fetch(`${url}/api/graph`)).json()) as Report;
      const map = page.getByRole('application', { name: /^Map/ });
      const written = await writtenOnCanvas(page, async () => {
        await map.focus();
        await page.keyboard.press('ArrowRight');
      });
      const missing = risks.top_risk_files
        .slice(0, 6)
        // A long name is cut before its end.
        .filter(({ file }) => ![...written].some((text) => text.endsWith(lastPart(file).slice(-10))));
      expect(missing).toEqual([]);
    });
  });
});

function lastPart(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
