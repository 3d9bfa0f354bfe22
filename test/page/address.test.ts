import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findOnMap } from '../support/map-place.ts';
import { openPage, sample } from '../support/served-page.ts';

const money = 'storefront/src/shared/money.ts';

describe.skipIf(isMissing(browser, 'browser'))('an address that is sent to a colleague', () => {
  it('shows the same map: camera, measures, selection and filters', async () => {
    const { page } = await openPage(browser!, sample);
    await page.locator('.map canvas').waitFor();
    await page.getByRole('combobox', { name: 'Colour by' }).selectOption('language');
    await page.getByRole('combobox', { name: 'Size by' }).selectOption('bytes');
    await page.getByRole('checkbox', { name: 'Standard library' }).check();
    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('product');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await settled(page, 'camera=');
    const there = await open(page);
    expect(await findOnMap(there, money)).toEqual(await findOnMap(page, money));
    for (const [name, value] of [
      ['Colour by', 'language'],
      ['Size by', 'bytes'],
    ] as const) {
      expect(await there.getByRole('combobox', { name }).inputValue()).toBe(value);
    }
    expect(await there.getByRole('checkbox', { name: 'Standard library' }).isChecked()).toBe(true);
    await there.getByRole('tab', { name: 'Cycles', selected: true }).waitFor();
    await there.getByRole('button', { name: 'Remove filter: product files only' }).waitFor();
  });

  it('shows the same two files, or none', { tags: 'slow' }, async () => {
    const fragment = `#selected=storefront/src/app/checkout.ts&second=${money}`;
    const { page } = await openPage(browser!, sample, { fragment });
    const there = await open(page);
    await there.getByRole('region', { name: 'Paths' }).waitFor();
    await page.locator('.map canvas').focus();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
    const later = await open(page);
    expect(await later.getByRole('heading', { name: 'Nothing selected' }).innerText()).toMatch(/nothing/i);
  });

  it('says what of it is not in this project', async () => {
    const fragment = `#view=table&selected=${money}&second=src/gone.ts&without=src/gone.ts&without=${money}`;
    const { page } = await openPage(browser!, sample, { fragment });
    const paths = page.getByRole('region', { name: 'Paths' });
    await paths.getByRole('heading', { name: 'Path to src/gone.ts' }).waitFor();
    await paths.getByText('There is no file or package with this name in this project.').waitFor();
    const whatIf = page.getByRole('region', { name: 'What if' });
    await whatIf.getByText('Nothing changes: the project has no such dependency.').waitFor();
    await paths.getByRole('button', { name: 'Done' }).click();
    await whatIf.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => page.getByRole('region', { name: /^(Paths|What if)$/ }).count()).toBe(0);
  });

  it('shows the same folders open in matrix and layers, and the same box', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample, { fragment: '#view=layers' });
    const box = (on: Page, name: RegExp) =>
      on.getByRole('list', { name: 'Levels, the highest first' }).getByRole('button', { name });
    await box(page, /^shared/).click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await box(page, /^money\.ts/).click();
    await settled(page, `box=${money}`);
    const layers = await open(page);
    await box(layers, /^money\.ts/).waitFor();
    await layers.getByRole('region', { name: 'Box details' }).getByText(money).waitFor();

    await page.getByRole('button', { name: 'Matrix', exact: true }).click();
    const rows = (on: Page) => on.getByRole('list', { name: 'Rows' });
    await rows(page).getByRole('button', { name: 'Close analytics/', exact: true }).click();
    const matrix = await open(page);
    await rows(matrix)
      .getByRole('button', { name: /^analytics/ })
      .waitFor();
    expect(await rows(matrix).getByRole('button', { name: 'money.ts' }).count()).toBe(1);
  });

  it('shows the same cell of the matrix', { tags: 'slow' }, async () => {
    const core = 'storefront/src/core';
    const fragment = `#view=matrix&folder=${core}&selected=${core}/cart.ts`;
    const { page } = await openPage(browser!, sample, { fragment });
    await page.getByRole('application', { name: /^Matrix/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await settled(page, 'cell=');
    const there = await open(page);
    const details = there.getByRole('region', { name: 'Imports of this cell' });
    expect(await details.getByText('./pricing').innerText()).toContain('./pricing');
  });

  it('shows the same part of the table in the same order', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample, {
      fragment: '#view=table',
      height: 500,
    });
    await page.getByRole('button', { name: 'Imports', exact: true }).click();
    await page.locator('.table-scroll').evaluate((table) => table.scrollTo(0, 300));
    await settled(page, 'scroll=300');
    const there = await open(page, 500);
    await expect.poll(() => there.locator('.table-scroll').evaluate((table) => table.scrollTop)).toBe(300);
    expect(await there.locator('#file-row-14').innerText()).toBe(
      await page.locator('#file-row-14').innerText(),
    );
  });

  it('shows the same part of the graph', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample, { fragment: '#view=graph' });
    const graph = (on: Page) => on.getByRole('application', { name: /^Graph/ });
    // Before it is drawn it hears no keys.
    await graph(page).locator('canvas').first().waitFor();
    await graph(page).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowLeft');
    // After both keys: on a slow machine the address may hold the first one alone for a while.
    await settled(page, 'graph=0.436');
    const there = await open(page);
    await graph(there).locator('canvas').first().waitFor();
    const before = new URL(page.url()).hash;
    for (const on of [page, there]) {
      await graph(on).focus();
      await on.keyboard.press('ArrowLeft');
      await expect.poll(() => new URL(on.url()).hash).not.toBe(before);
    }
    // The same step from the same position leads to the same position.
    expect(new URL(there.url()).hash).toBe(new URL(page.url()).hash);
  });
});

/** Waits until the address contains the text. */
async function settled(page: Page, part: string): Promise<void> {
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toContain(part);
}

/** Opens the address of a page in a browser without any other state. */
async function open(page: Page, height = 900): Promise<Page> {
  const { page: there, complaints } = await openPage(browser!, sample, {
    fragment: new URL(page.url()).hash,
    height,
  });
  await there.locator('.stage').waitFor();
  expect(complaints).toEqual([]);
  return there;
}
