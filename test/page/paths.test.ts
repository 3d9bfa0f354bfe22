import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { large, openPage, sample, tagsOf } from '../support/served-page.ts';

const projects = [
  {
    name: 'sample',
    url: sample,
    from: 'storefront/src/app/checkout.ts',
    to: 'storefront/src/core/pricing.ts',
    title: 'Path to pricing.ts',
  },
  {
    name: 'large',
    url: large,
    from: 'shop/page.ts',
    to: 'shop/price/tax.ts',
    title: 'Path to tax.ts',
  },
] as const;

describe.skipIf(isMissing(browser, 'browser')).each(projects)('a path ($name)', (project) => {
  it(
    'is found by a button and by a key, with the line of each step, in both directions',
    { tags: tagsOf(project.url) },
    async () => {
      const fragment = `#selected=${encodeURIComponent(project.from)}`;
      const { page, complaints } = await openPage(browser!, project.url, { fragment });
      await page.getByRole('button', { name: 'Path to…' }).click();
      await page.getByRole('combobox', { name: 'Path to which file or package?' }).fill(project.to);
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      const paths = page.getByRole('region', { name: 'Paths' });
      await paths.getByRole('heading', { name: project.title }).waitFor();
      await paths.getByText(/^\d+ shortest paths? of \d+ imports?$/).waitFor();
      const chain = paths.locator('.chain').first();
      const steps = await chain.locator('.node-link').count();
      expect(await chain.locator('.import-lines').count()).toBe(steps - 1);
      expect(await chain.locator('.node-link').first().getAttribute('title')).toBe(project.from);
      expect(await chain.locator('.node-link').last().getAttribute('title')).toBe(project.to);
      expect(await findViolations(page, '.side.right')).toEqual([]);
      await paths.getByRole('button', { name: 'Swap direction' }).click();
      expect(decodeURIComponent(new URL(page.url()).hash)).toContain(`second=${project.from}`);
      await paths.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('heading', { name: 'Impact' }).waitFor();
      await page.keyboard.press('p');
      await page.getByRole('combobox', { name: 'Path to which file or package?' }).waitFor();
      expect(complaints).toEqual([]);
    },
  );
});

describe.skipIf(isMissing(browser, 'browser'))('short lists', () => {
  it('are not grouped', async () => {
    const { page, complaints } = await openPage(browser!, sample, {
      fragment: '#view=table&selected=storefront/src/shared/money.ts',
    });
    await page.getByRole('heading', { name: 'money.ts', exact: true }).waitFor();
    expect(await page.locator('.dependencies.in .node-link').count()).toBe(13);
    expect(await page.locator('.dependencies.in .folder-group').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(isMissing(browser, 'browser'))('long lists', () => {
  it(
    'are grouped by folder and searchable, and the impact has distances',
    { tags: tagsOf(large) },
    async () => {
      const { page, complaints } = await openPage(browser!, large, {
        fragment: '#view=table&sort=-dependents',
      });
      await page.locator('#file-row-0').click();
      const list = page.locator('.dependencies.in');
      await list.getByRole('searchbox', { name: 'Search in dependents' }).waitFor();
      const groups = list.locator('.folder-group');
      expect(await groups.count()).toBeGreaterThan(1);
      await groups.first().locator('summary').click();
      const link = groups.first().locator('.node-link').first();
      const id = (await link.getAttribute('title')) ?? '';
      expect(await findViolations(page, '.dependencies.in')).toEqual([]);
      await list.getByRole('searchbox').fill(id);
      await expect.poll(() => list.locator('.node-link').count()).toBe(1);
      await page.getByText('Affected files, nearest first').click();
      await page.getByRole('searchbox', { name: 'Search in affected files' }).fill(id);
      await page.locator('.impact .node-link').getByText('direct', { exact: true }).waitFor();
      expect(complaints).toEqual([]);
    },
  );
});

describe.skipIf(isMissing(browser, 'browser'))('the keyboard shortcuts', () => {
  it('are listed by ?, and open views', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.locator('.map canvas').waitFor();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByRole('row', { name: /^P Path from/ }).waitFor();
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('5');
    await page.getByRole('grid', { name: 'Files' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(isMissing(browser, 'browser'))('the table', () => {
  it('shows its columns without scrolling in a window of 1280 pixels', { tags: tagsOf(large) }, async () => {
    const { page } = await openPage(browser!, large, { fragment: '#view=table', width: 1280 });
    await page.locator('#file-row-0').waitFor();
    const sideways = await page
      .locator('.table-scroll')
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(sideways).toBe(0);
  });
});
