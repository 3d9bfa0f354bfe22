import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { largeFileCount } from '../support/large-server.ts';
import { countPixels } from '../support/map-place.ts';
import { large, openPage, sample, tagsOf } from '../support/served-page.ts';

const header = (page: Page) => page.locator('.summary');
const hash = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

describe.skipIf(isMissing(browser, 'browser'))('filters', () => {
  it('say that they hide the selected file, and let go of it', async () => {
    const { page } = await openPage(browser!, sample, {
      fragment: '#selected=storefront/src/core/cart.ts&language=python',
    });
    await page.getByText('The selected file is hidden by the filters.').waitFor();
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect.poll(() => new URL(page.url()).hash).not.toContain('language');
    expect(await page.getByText('The selected file is hidden').count()).toBe(0);
  });

  it(
    'apply to the header, the lists and the map of a large project, which zooms to what is left',
    { tags: tagsOf(large) },
    async () => {
      const { page, complaints } = await openPage(browser!, large, { fragment: '#camera=0,0,3' });
      await page.getByRole('button', { name: `${largeFileCount.toLocaleString('en')} files` }).waitFor();
      await page.getByText('Filter', { exact: true }).click();
      await page.getByRole('combobox', { name: 'Folder', exact: true }).fill('shop');
      await page.keyboard.press('Enter');
      await header(page).getByRole('button', { name: '6 files' }).waitFor();
      await header(page).getByRole('button', { name: '7 dependencies' }).waitFor();
      await header(page).getByRole('button', { name: '1 cycle' }).waitFor();
      expect(hash(page)).not.toContain('camera=');
      await page.getByRole('tab', { name: 'Cycles' }).click();
      await expect.poll(() => page.locator('.cycle-link').count()).toBe(1);
      await page.keyboard.press('Escape');
      // Zoomed in, the six files are large. Unlike the names of files, they depend on no font.
      await expect.poll(() => countPixels(page, '--risk-0')).toBeGreaterThan(5000);
      expect(complaints).toEqual([]);
    },
  );

  it(
    'leave folders, packages and kinds of dependencies out, in every view',
    { tags: tagsOf(large) },
    async () => {
      const { page, complaints } = await openPage(browser!, large, { fragment: '#folder=shop&view=matrix' });
      const rows = page.getByRole('list', { name: 'Rows' });
      await rows.getByRole('button', { name: /^late/ }).waitFor();
      await page.getByText('Filter', { exact: true }).click();
      await page.getByRole('combobox', { name: 'Leave out folder' }).fill('shop/late');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Remove filter: not in shop/late' }).waitFor();
      await expect.poll(() => rows.getByRole('button', { name: /late/ }).count()).toBe(0);
      await header(page).getByRole('button', { name: '6 dependencies' }).waitFor();
      await page.getByRole('checkbox', { name: 'packages' }).check();
      await header(page).getByRole('button', { name: '5 dependencies' }).waitFor();
      await page.getByRole('checkbox', { name: 'type-only dependencies' }).check();
      await header(page).getByRole('button', { name: '4 dependencies' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      await page.getByText(`5 of ${largeFileCount.toLocaleString('en')} files match`).waitFor();
      await page.getByRole('button', { name: 'Graph', exact: true }).click();
      await page.getByRole('application', { name: /^Graph of 5 nodes/ }).waitFor();
      await page.getByRole('button', { name: 'Layers', exact: true }).click();
      const levels = page.getByRole('list', { name: 'Levels, the highest first' });
      await levels.getByRole('button').first().waitFor();
      expect(await levels.getByRole('button', { name: /late/ }).count()).toBe(0);
      expect(hash(page)).toContain('exclude=shop/late');
      expect(hash(page)).toContain('packages=hidden');
      expect(hash(page)).toContain('type-only=hidden');
      expect(complaints).toEqual([]);
    },
  );

  it('apply to the sample', async () => {
    const { page, complaints } = await openPage(browser!, sample, {
      fragment: '#folder=storefront/src/core',
    });
    await header(page).getByRole('button', { name: '1 cycle' }).waitFor();
    await page.getByRole('heading', { name: 'God modules' }).waitFor();
    await header(page).getByRole('button', { name: '0 god modules' }).waitFor();
    await page.getByText('None in what the filters show.').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(isMissing(browser, 'browser'))('the figures in the header', () => {
  describe.each([
    { name: 'sample', url: sample },
    { name: 'large', url: large },
  ])('($name)', ({ url }) => {
    it('lead to exactly those findings', { tags: tagsOf(url) }, async () => {
      const { page, complaints } = await openPage(browser!, url);
      await leadTo(page, /god modules?$/, 'signal=god_module', 'God modules');
      expect(await page.getByRole('heading', { name: /^(Fix|Handle|Hubs)/ }).count()).toBe(0);
      await leadTo(page, /layer violations?$/, 'signal=layer_violations', 'Layer violations');
      await leadTo(page, /cycles?\b/, 'signal=circular_dependency', 'Cycles');
      await leadTo(page, /tangles?$/, 'signal=tangle', 'Tangles');
      await header(page)
        .getByRole('button', { name: /files$/ })
        .click();
      await page.getByRole('grid', { name: 'Files' }).waitFor();
      expect(hash(page)).toContain('view=table');
      await page.goBack();
      await page.getByRole('heading', { name: /^Tangles/ }).waitFor();
      expect(complaints).toEqual([]);
    });
  });

  it.each([1280, 1440])(
    'are on one line, %i pixels wide, with a long project name',
    { tags: tagsOf(large) },
    async (width) => {
      const { page } = await openPage(browser!, large, { width });
      await header(page)
        .getByRole('button', { name: /files$/ })
        .waitFor();
      const tops = await header(page)
        .locator('.figure')
        .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const overflows = await page
        .locator('header')
        .first()
        .evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(overflows).toBe(false);
    },
  );
});

/** Clicks a figure: the list has as many rows as it counts. */
async function leadTo(page: Page, name: RegExp, part: string, heading: string): Promise<void> {
  const figure = header(page).getByRole('button', { name });
  const count = (await figure.innerText()).split(' ')[0] ?? '';
  await figure.click();
  const title = count === '0' ? heading : `${heading} ${count}`;
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  // Without findings there is nothing to filter by.
  expect(hash(page).includes(part)).toBe(count !== '0');
}
