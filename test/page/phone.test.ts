import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageReportType } from '../../src/model/page-report.ts';
import { readPageReport } from '../../web/state/page-report.ts';
import { indexReport } from '../../web/state/report-index.ts';
import { fitAll, toScreen } from '../../web/views/map/camera/camera.ts';
import { packMap } from '../../web/views/map/layout/pack-map.ts';
import { browser } from '../support/page-browser.ts';
import { findViolations } from '../support/find-violations.ts';
import { isMissing } from '../support/is-missing.ts';
import { findOnMap } from '../support/map-place.ts';
import { openPage, sample, servePage } from '../support/served-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const phone = { width: 390, height: 844 };

async function isOnScreen(element: Locator): Promise<boolean> {
  await element.waitFor();
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= phone.height;
}

describe.skipIf(isMissing(browser, 'browser'))('on a phone', () => {
  it('the details of a selected file are on screen, and go away again', async () => {
    const { page, complaints } = await openPage(browser!, sample, { ...phone, fragment: '#view=table' });
    await page.getByRole('rowheader', { name: /checkout\.ts$/ }).click();
    const heading = page.getByRole('heading', { name: 'checkout.ts', exact: true });
    expect(await isOnScreen(heading)).toBe(true);
    const details = page.getByRole('complementary', { name: 'Selected file' });
    const heightOf = async (): Promise<number> => (await details.boundingBox())?.height ?? 0;
    expect(await heightOf()).toBeLessThan(phone.height / 2);
    await details.getByRole('button', { name: 'More' }).click();
    await expect.poll(heightOf).toBeGreaterThan(phone.height / 2);
    await details.getByRole('button', { name: 'Less' }).click();
    await details.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
    await page.getByRole('article', { name: 'Overview of the project' }).waitFor();
    expect(await isOnScreen(page.getByRole('heading', { name: 'Nothing selected' }))).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('so are those of a file that is selected in the map, or far down in a list', async () => {
    const { page } = await openPage(browser!, sample, phone);
    await page.locator('.map canvas').first().click();
    const details = page.getByRole('complementary', { name: 'Selected file' });
    expect(await isOnScreen(details.locator('#file-name'))).toBe(true);
    const receipt = page
      .getByRole('tabpanel', { name: 'Risks' })
      .getByRole('button', { name: /^receipt\.ts/ })
      .last();
    await receipt.scrollIntoViewIfNeeded();
    await receipt.click();
    expect(await isOnScreen(page.getByRole('heading', { name: 'receipt.ts', exact: true }))).toBe(true);
  });

  it('the map shows what is selected above its details, from an address and after a click', async () => {
    const [low, lower] = ['storefront/src/shared/money.ts', 'analytics/src/shop_analytics/render.py'];
    const fragment = `#selected=${encodeURIComponent(low)}`;
    const { page } = await openPage(browser!, sample, { ...phone, fragment });
    const details = page.getByRole('complementary', { name: 'Selected file' });
    const isAboveDetails = async (id: string): Promise<boolean> => {
      const { y, isOnMap } = await findOnMap(page, id);
      return isOnMap && y < ((await details.boundingBox())?.y ?? 0);
    };
    await details.getByRole('heading', { name: 'money.ts', exact: true }).waitFor();
    await expect.poll(() => isAboveDetails(low)).toBe(true);
    await details.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('button', { name: 'Show all', exact: true }).click();
    await expect.poll(() => page.url()).not.toContain('camera=');
    const { x, y } = await findOnMap(page, lower);
    await page.mouse.click(x, y);
    await details.getByRole('heading', { name: 'render.py', exact: true }).waitFor();
    await expect.poll(() => isAboveDetails(lower)).toBe(true);
  });

  it('the map ends above its legend, with room for the name of a folder', async () => {
    const { page } = await openPage(browser!, sample, phone);
    const canvas = (await page.locator('.map canvas').boundingBox())!;
    const answer = await page.request.get(`${sample}/api/graph`, { headers: { accept: pageReportType } });
    const { bounds } = packMap(indexReport(readPageReport(await answer.text())));
    const [, lowest] = toScreen(fitAll(bounds, canvas), canvas, bounds.left, bounds.bottom);
    const footer = (await page.locator('.map .drawing-footer').boundingBox())!;
    expect(canvas.y + lowest + 14).toBeLessThanOrEqual(footer.y);
  });

  it('the matrix has room for cells that a finger can hit', async () => {
    const { page } = await openPage(browser!, sample, { ...phone, fragment: '#view=matrix' });
    const rows = page.getByRole('list', { name: 'Rows' });
    const names = rows.getByRole('button', { name: /\.py$/ });
    await names.first().waitFor();
    const [scroll, gutter, first] = [page.locator('.matrix-scroll'), rows, names.first()].map((each) =>
      each.boundingBox(),
    );
    const cell = (await first)!.height;
    expect(cell).toBeGreaterThanOrEqual(30);
    expect(((await scroll)!.width - (await gutter)!.width) / cell).toBeGreaterThan(6);
    expect((await scroll)!.height / cell).toBeGreaterThan(12);
  });

  it('nothing is wider than the narrowest one, nor than a window at 400%', async () => {
    const { page } = await openPage(browser!, sample, { width: 320, height: 640 });
    await page.getByRole('article', { name: 'Overview of the project' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('the search button can be read', async () => {
    const { page } = await openPage(browser!, sample, phone);
    const search = page.getByRole('button', { name: 'Search files' });
    const rest = search.getByText('files, run a command…', { exact: true });
    expect((await rest.boundingBox())?.width).toBe(1);
    const words = search.locator('span').first();
    expect(await words.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  });

  it('the folder of a match is not broken within a word', { tags: 'slow' }, async () => {
    const project = temporaryFolder({ 'web/src/message_feed_top_notices_of_streams.ts': '' });
    const { page } = await servePage(browser!, project, phone);
    await page.getByRole('button', { name: 'Search files' }).click();
    await page.keyboard.type('notices');
    const folder = page.getByRole('option').first().locator('.match-folder');
    await folder.getByText('web/src').waitFor();
    expect((await folder.boundingBox())?.height).toBeLessThan(25);
  });

  it('a what-if says what changes without covering its button', { tags: 'slow' }, async () => {
    const ends = ['storefront/src/core/pricing.ts', 'storefront/src/core/cart.ts'];
    const fragment = `#${ends.map((end) => `without=${encodeURIComponent(end)}`).join('&')}`;
    const { page } = await openPage(browser!, sample, { ...phone, fragment });
    const bar = page.getByRole('region', { name: 'What if' });
    await bar.getByText(/^Cycles/).waitFor();
    const undo = (await bar.getByRole('button', { name: 'Undo', exact: true }).boundingBox())!;
    for (const figure of await bar.locator('.compared-figure').all()) {
      const box = (await figure.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
      expect(
        box.x + box.width <= undo.x || box.y >= undo.y + undo.height || box.y + box.height <= undo.y,
      ).toBe(true);
    }
  });

  it('the overview comes right after the view', async () => {
    const { page } = await openPage(browser!, sample, phone);
    const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? -1;
    const overview = page.getByRole('article', { name: 'Overview of the project' });
    await overview.waitFor();
    expect(await topOf(overview)).toBeLessThan(await topOf(page.getByRole('tablist')));
  });

  it('the controls and the legend of the graph cover nothing of it', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample, { ...phone, fragment: '#view=graph' });
    const graph = (await page.getByRole('application', { name: /^Graph/ }).boundingBox())!;
    const controls = (await page.locator('.graph-top').boundingBox())!;
    const legend = (await page.locator('.graph .drawing-footer').boundingBox())!;
    expect(controls.y + controls.height).toBeLessThanOrEqual(graph.y);
    expect(graph.y + graph.height).toBeLessThanOrEqual(legend.y);
    expect(graph.height).toBeGreaterThan(200);
  });

  it('axe finds nothing in them in either theme', { tags: 'slow' }, async () => {
    const fragment = `#selected=${encodeURIComponent('storefront/src/core/pricing.ts')}`;
    const { page } = await openPage(browser!, sample, { ...phone, fragment });
    await page.getByRole('heading', { name: 'pricing.ts', exact: true }).waitFor();
    expect(await findViolations(page, '.side.right')).toEqual([]);
  });
});
