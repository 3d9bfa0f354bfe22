import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { large, openPage, sample, tagsOf } from '../support/served-page.ts';

const projects = [
  { name: 'sample', url: sample, outer: 'storefront/src', folder: 'storefront/src/core' },
  { name: 'large', url: large, outer: 'shop', folder: 'shop/price' },
] as const;

const panel = (page: Page) => page.getByRole('complementary', { name: 'Selected file' });

describe.skipIf(isMissing(browser, 'browser')).each(projects)(
  'a folder ($name)',
  ({ url, outer, folder }) => {
    const name = `${folder.slice(folder.lastIndexOf('/') + 1)}/`;
    const heading = (page: Page) => panel(page).getByRole('heading', { name, exact: true });

    it('is found by the search, and has a panel', { tags: tagsOf(url) }, async () => {
      const { page, complaints } = await openPage(browser!, url);
      await page.locator('.map canvas').waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type(folder);
      await page.getByRole('option', { name: `${name} ${outer} folder` }).click();
      await heading(page).waitFor();
      await panel(page)
        .getByText(/^\d+% of its dependencies stay inside: \d+ of \d+\.$/)
        .waitFor();
      for (const title of [/^Used by/, /^Depends on/, /^Riskiest files/])
        await panel(page).getByRole('heading', { name: title }).waitFor();
      expect(await findViolations(page, '.side.right')).toEqual([]);
      await panel(page).getByRole('button', { name: 'Leave it out' }).click();
      await page.getByRole('button', { name: `Remove filter: not in ${folder}` }).waitFor();
      expect(complaints).toEqual([]);
    });

    it('is selected in the matrix, the layers, the table and on the map', { tags: 'slow' }, async () => {
      const { page, complaints } = await openPage(browser!, url, {
        fragment: `#view=matrix&folder=${outer}`,
      });
      const short = new RegExp(`^${name.slice(0, -1)}`);
      const rows = page.getByRole('list', { name: 'Rows' });
      await rows
        .getByRole('button', { name: short })
        .or(rows.getByRole('button', { name: `Close ${folder}/` }))
        .first()
        .waitFor();
      const bar = rows.getByRole('button', { name: `Close ${folder}/`, exact: true });
      if ((await bar.count()) > 0) await bar.click();
      await rows.getByRole('button', { name: short }).click();
      await heading(page).waitFor();
      await page.getByRole('button', { name: 'Clear selection' }).click();
      await page.getByRole('button', { name: 'Layers', exact: true }).click();
      await page
        .getByRole('list', { name: 'Levels, the highest first' })
        .getByRole('button', { name: short })
        .first()
        .click();
      await heading(page).waitFor();
      await page.getByRole('button', { name: 'Clear selection' }).click();
      await page.goto(`${url}/#view=table&folder=${folder}`);
      await page.locator('td.column-folder button').first().click();
      await heading(page).waitFor();
      await page.goto(`${url}/#folder=${folder}`);
      await page.getByRole('button', { name: 'Clear selection' }).waitFor({ state: 'detached' });
      const map = await page.locator('.map canvas').boundingBox();
      if (map === null) throw new Error('The map is not shown');
      // Next to the files, in the circle around them: somewhere on the way from the centre of the map to its edge.
      await expect
        .poll(async () => {
          for (let part = 0; part < 0.5; part += 0.02) {
            await page.mouse.click(map.x + map.width / 2 + part * map.height, map.y + (map.height - 66) / 2);
            if ((await heading(page).count()) > 0) return true;
          }
          return false;
        })
        .toBe(true);
      expect(new URL(page.url()).hash).toContain('selected=');
      expect(complaints).toEqual([]);
    });
  },
);

describe.skipIf(isMissing(browser, 'browser'))('files with common names', () => {
  it('are shown with their folder in the sample', async () => {
    const { page, complaints } = await openPage(browser!, sample, {
      fragment: '#view=table&folder=analytics',
    });
    await page.getByRole('rowheader', { name: 'shop_analytics/__init__.py' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('are shown with their folder', { tags: tagsOf(large) }, async () => {
    const fragment = '#view=table&folder=shop&selected=shop/page.ts';
    const { page, complaints } = await openPage(browser!, large, { fragment });
    await panel(page)
      .getByRole('button', { name: /^cart\/index\.ts/ })
      .waitFor();
    await page.getByRole('rowheader', { name: 'price/index.ts' }).waitFor();
    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.getByRole('button', { name: /^cart\/index\.ts 2 files/ }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('late');
    await page.getByRole('option', { name: 'late/index.ts shop/late file' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
