import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { large, openPage, sample, tagsOf } from '../support/served-page.ts';

const projects = [
  {
    name: 'sample, light',
    url: sample,
    theme: 'light',
    member: /cart\.ts 2 files/,
    folder: 'storefront/src/core',
    first: ['storefront/src/core/pricing.ts', 'storefront/src/core/cart.ts'],
    other: 'storefront/src/app/checkout.ts',
  },
  {
    name: 'large, dark',
    url: large,
    theme: 'dark',
    member: /cart\/index\.ts 2 files/,
    folder: 'shop',
    first: ['shop/price/index.ts', 'shop/cart/index.ts'],
    other: 'shop/page.ts',
  },
] as const;

describe.skipIf(isMissing(browser, 'browser')).each(projects)('a what-if ($name)', (project) => {
  it(
    'removes an import of a cycle, says what becomes of the project, and is undone',
    { tags: tagsOf(project.url) },
    async () => {
      const { page, complaints } = await openPage(browser!, project.url, {
        theme: project.theme,
        fragment: `#panel=cycles&view=table&folder=${encodeURIComponent(project.folder)}`,
      });
      await page.getByRole('button', { name: project.member }).click();
      const files = await page.locator('.figure', { hasText: /^\d[\d,]* files/ }).textContent();
      await page.locator('.cycle-steps .remove-dependency').first().click();
      const bar = page.getByRole('region', { name: 'What if' });
      await bar.getByText(/^Cycles/).waitFor();
      const [before = '', after = ''] = (await bar.getByText(/^Cycles/).textContent())?.match(/\d+/g) ?? [];
      expect(Number(after)).toBe(Number(before) - 1);
      // The cycle is gone from the list, and the header counts without it.
      expect(await page.getByRole('button', { name: project.member }).count()).toBe(0);
      expect(await page.locator('.figure', { hasText: /^\d[\d,]* files/ }).textContent()).toBe(files);
      expect(await findViolations(page, '.what-if')).toEqual([]);
      expect(new URL(page.url()).hash).toContain('without=');
      await bar.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect.poll(() => bar.count()).toBe(0);
      await page.getByRole('button', { name: project.member }).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it(
    'says of a dependency in the address that it is not in the project',
    { tags: tagsOf(project.url) },
    async () => {
      const ends = [project.first[0], 'shop/gone.ts'].map((end) => `without=${encodeURIComponent(end)}`);
      const fragment = `#view=table&${ends.join('&')}`;
      const { page, complaints } = await openPage(browser!, project.url, { theme: project.theme, fragment });
      const bar = page.getByRole('region', { name: 'What if' });
      await bar.getByText('without 1 dependency').click();
      await bar.getByText('not in this project', { exact: true }).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it('is in the address, collects removals and undoes them one by one', { tags: 'slow' }, async () => {
    const ends = project.first.map((end) => `without=${encodeURIComponent(end)}`).join('&');
    const { page, complaints } = await openPage(browser!, project.url, {
      theme: project.theme,
      fragment: `#view=table&selected=${encodeURIComponent(project.other)}&${ends}`,
    });
    const bar = page.getByRole('region', { name: 'What if' });
    await bar.getByText('without 1 dependency').waitFor();
    await bar.getByText(/^Cycles/).waitFor();
    const imports = page.locator('.dependencies.out');
    await imports.locator('.remove-dependency').first().waitFor();
    const count = await imports.locator('.node-link').count();
    await imports.locator('.remove-dependency').first().click();
    await expect.poll(() => imports.locator('.node-link').count()).toBe(count - 1);
    await bar.getByText('without 2 dependencies').click();
    expect(await findViolations(page, '.what-if-removed')).toEqual([]);
    await bar.locator('li').first().getByRole('button', { name: /^Undo/ }).click();
    await bar.getByText('without 1 dependency').waitFor();
    await page.goBack();
    await bar.getByText('without 2 dependencies').waitFor();
    await bar.getByRole('button', { name: 'Undo all' }).click();
    await expect.poll(() => imports.locator('.node-link').count()).toBe(count);
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(isMissing(browser, 'browser'))('a cell of the matrix', () => {
  it('can be removed as a whole', async () => {
    const folders = ['ui', 'core'].map((name) => encodeURIComponent(`storefront/src/${name}/`));
    const [from, to] = folders;
    const { page, complaints } = await openPage(browser!, sample, {
      fragment: `#view=matrix&closed=${from}&closed=${to}&cell=${from}&cell=${to}`,
    });
    const details = page.getByRole('region', { name: 'Imports of this cell' });
    const all = details.getByRole('button', { name: /^What if all \d+ were removed\?$/ });
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(1);
    await all.click();
    await page.getByText(`without ${count} dependencies`).waitFor();
    await expect.poll(() => details.locator('.import-lines').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
