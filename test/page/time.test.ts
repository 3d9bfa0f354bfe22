import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fitAll, smallMargin, toScreen } from '../../web/views/map/camera/camera.ts';
import { packMap } from '../../web/views/map/layout/pack-map.ts';
import { indexFiles } from '../../web/views/time/index-files.ts';
import { findViolations } from '../support/find-violations.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { isMissing } from '../support/is-missing.ts';
import { browser } from '../support/page-browser.ts';
import { openPage, sample } from '../support/served-page.ts';
import { type ShopWithHistory, serveHistory, shopWithHistory } from '../support/served-history.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Point in time' });
const figure = (page: Page, title: string) => page.locator('.time-figure', { hasText: title }).locator('b');

describe.skipIf(isMissing(browser, 'browser'))('the time view', () => {
  it('says what it would show, and the command, if there is no history', { tags: 'slow' }, async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.locator('.map canvas').waitFor();
    await page.keyboard.press('6');
    await page.getByRole('heading', { name: 'No history yet' }).waitFor();
    await page.getByText(/^lintel history \S+ --out-dir \S+$/).waitFor();
    expect(await findViolations(page, '.stage')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('shows no command outside git, where none can work', { tags: 'slow' }, async () => {
    const { report } = await shopWithHistory();
    const history = { used: false, reason: 'Not a git repository.' };
    const outside = { ...report, risks: { ...report.risks, history } };
    const { page } = await openPage(browser!, await serveHistory({ report: outside }), {
      fragment: '#view=time',
    });
    await page.getByText('The project is not in a git repository').waitFor();
    expect(await page.locator('.time-command').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Look again' }).count()).toBe(0);
  });

  it('moves through the years, with every file in its place', async () => {
    const shop = await shopWithHistory();
    const { page, complaints } = await openPage(browser!, await serveHistory(shop), {
      fragment: '#view=time',
    });
    await slider(page).focus();
    expect(await slider(page).getAttribute('aria-valuetext')).toBe(
      '1 Feb 2026: 4 files, health 70. Work on the shop',
    );
    expect(await listHovers(page, shop)).toEqual(['2.0 KB', null]);
    await page.keyboard.press('Home');
    await expect.poll(() => figure(page, 'Files').textContent()).toBe('2');
    expect(await listHovers(page, shop)).toEqual(['400 B', '900 B']);
    // Another point by a click on a chart; the address keeps it.
    const plot = (await page.locator('.time-plot').first().boundingBox())!;
    await page.mouse.click(plot.x + plot.width * 0.34, plot.y + 8);
    await expect.poll(() => new URL(page.url()).hash).toContain('at=000002');
    await page.reload();
    await expect.poll(() => slider(page).getAttribute('aria-valuenow')).toBe('1');
    await page.getByRole('combobox', { name: 'Trends of' }).selectOption('src/core');
    await expect.poll(() => figure(page, 'Files').textContent()).toBe('2');
    expect(await page.locator('.time-figure', { hasText: 'Health' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('has its date and controls above the map, not over it', { tags: 'slow' }, async () => {
    const shop = await shopWithHistory();
    const url = await serveHistory(shop);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      const { page } = await openPage(browser!, url, { fragment: '#view=time', width, height });
      await slider(page).waitFor();
      const canvas = (await page.locator('.time-map canvas').boundingBox())!;
      const layout = packMap(indexFiles(shop.history, indexedReport(shop.report)));
      const { left, top } = layout.bounds;
      const [, highest] = toScreen(fitAll(layout.bounds, canvas, smallMargin), canvas, left, top);
      for (const over of ['.time-date', '.time-zoom']) {
        const { y, height: tall } = (await page.locator(over).boundingBox())!;
        expect(y + tall - canvas.y).toBeLessThanOrEqual(highest);
      }
    }
  });

  it('plays from the start, and pauses', { tags: 'slow' }, async () => {
    const context = await browser!.newContext({ reducedMotion: 'reduce' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    // By a clock that the test moves: on a slow machine a point is over before it is seen.
    await page.clock.install();
    await page.goto(`${await serveHistory(await shopWithHistory())}/#view=time`);
    await page.getByRole('button', { name: 'Play' }).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(100);
    expect(await slider(page).getAttribute('aria-valuenow')).toBe('0');
    await page.clock.runFor(1500);
    expect(await slider(page).getAttribute('aria-valuenow')).toBe('1');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(5000);
    expect(await slider(page).getAttribute('aria-valuenow')).toBe('1');
    expect(new URL(page.url()).hash).toContain('at=000002');
    await page.getByRole('button', { name: 'Play' }).waitFor();
  });

  it('leads from a birth to the finding, and shows hostile commits as text', { tags: 'slow' }, async () => {
    const { page, complaints } = await openPage(browser!, await serveHistory(await shopWithHistory()), {
      fragment: '#view=time',
    });
    // A birth stops what is playing.
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: /Cycle of \d files/ }).click();
    await page.getByRole('tabpanel', { name: 'Cycles' }).locator('[aria-expanded=true]').waitFor();
    await expect.poll(() => slider(page).getAttribute('aria-valuenow')).toBe('1');
    const subject = String.raw`<img src=x onerror=document.title="taken"> \u202Etfel\u0007`;
    await expect.poll(() => page.locator('.time-commit > .name').textContent()).toBe(subject);
    await page.getByRole('button', { name: /Tangle of 2 members/ }).click();
    await page.getByRole('tabpanel', { name: 'Tangles' }).locator('[aria-expanded=true]').waitFor();
    await page.goBack();
    await page.getByRole('tabpanel', { name: 'Cycles' }).locator('[aria-expanded=true]').waitFor();
    expect([await page.title(), await page.locator('img').count()]).toEqual([
      expect.not.stringContaining('taken'),
      0,
    ]);
    expect(await findViolations(page, 'main')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it(
    'says who wrote a file and what changes with it, with lines on the map, also on a phone',
    { tags: 'slow' },
    async () => {
      const { page, complaints } = await openPage(browser!, await serveHistory(await shopWithHistory()), {
        fragment: '#selected=src/core/price.ts',
      });
      const selected = page.getByRole('complementary', { name: 'Selected file' });
      await selected.getByText('made 60% of its commits').waitFor();
      await selected.getByRole('heading', { name: 'Changes together with 1' }).waitFor();
      await page.getByRole('checkbox', { name: 'Hidden coupling' }).check();
      await page.getByRole('list', { name: 'Legend' }).getByText('changes together').waitFor();
      expect(await findViolations(page, '.side.right')).toEqual([]);
      await selected.getByRole('button', { name: /^theme\.ts/ }).click();
      await selected.getByRole('heading', { name: 'theme.ts', exact: true }).waitFor();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Time', exact: true }).click();
      await slider(page).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(complaints).toEqual([]);
    },
  );
});

/** The sizes in the tooltips of a file that stayed and of one that is gone, null without a tooltip. */
async function listHovers(page: Page, { report, history }: ShopWithHistory): Promise<(string | null)[]> {
  const index = indexFiles(history, indexedReport(report));
  const layout = packMap(index);
  const box = (await page.locator('.time-map canvas').boundingBox())!;
  const camera = fitAll(layout.bounds, box, smallMargin);
  const found: (string | null)[] = [];
  for (const id of ['src/core/cart.ts', 'src/bill.ts']) {
    const node = index.numberOf.get(id) ?? -1;
    const [x, y] = toScreen(camera, box, layout.x[node] ?? 0, layout.y[node] ?? 0);
    await page.mouse.move(box.x + 2, box.y + box.height - 60);
    await page.locator('.tooltip').waitFor({ state: 'detached' });
    await page.mouse.move(box.x + x, box.y + y);
    // What is there has its tooltip in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const [size] = await page.locator('.tooltip', { hasText: id }).locator('b').allInnerTexts();
    found.push(size ?? null);
  }
  return found;
}
