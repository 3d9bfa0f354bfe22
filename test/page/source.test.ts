import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { copySampleProject, large, openPage, sample, servePage, tagsOf } from '../support/served-page.ts';

const projects = [
  {
    name: 'sample, light',
    url: sample,
    theme: 'light',
    file: 'storefront/src/core/cart.ts',
    code: /^Code of line \d+, \.\/pricing/,
    text: 'pricing',
  },
  {
    name: 'large, dark',
    url: large,
    theme: 'dark',
    file: 'shop/price/index.ts',
    code: /^Code of line 2, \.\/tax/,
    text: "import { tax } from './tax';",
  },
] as const;

describe.skipIf(isMissing(browser, 'browser')).each(projects)('the code of an import ($name)', (project) => {
  it('is shown by the keyboard, with its line marked', { tags: tagsOf(project.url) }, async () => {
    const { page, complaints } = await openPage(browser!, project.url, {
      theme: project.theme,
      fragment: `#selected=${encodeURIComponent(project.file)}`,
    });
    const show = page.locator('.dependencies.out').getByRole('button', { name: project.code });
    await show.focus();
    await page.keyboard.press('Enter');
    const code = page.getByRole('group', { name: /^Code around line \d+ of / });
    await code.waitFor();
    expect(await show.getAttribute('aria-expanded')).toBe('true');
    expect(await code.locator('.is-import code').textContent()).toContain(project.text);
    expect(await code.locator('tr').count()).toBeGreaterThan(2);
    expect(await code.locator('tr').count()).toBeLessThanOrEqual(7);
    expect(await findViolations(page, '.side.right')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => code.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is shown in the steps of a cycle', { tags: 'slow' }, async () => {
    const folder = project.file.slice(0, project.file.lastIndexOf('/'));
    const { page, complaints } = await openPage(browser!, project.url, {
      theme: project.theme,
      fragment: `#panel=cycles&folder=${encodeURIComponent(folder.split('/').slice(0, -1).join('/'))}`,
    });
    await page.locator('.cycle-link').first().click();
    await page.locator('.cycle-steps .show-source').first().click();
    await page.locator('.cycle-steps .source-lines .is-import').waitFor();
    expect(await findViolations(page, '.side.left')).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(isMissing(browser, 'browser'))('a file that changed after the report', () => {
  it('is shown without a mark, and the page says so', { tags: 'slow' }, async () => {
    const folder = copySampleProject();
    const { page } = await servePage(browser!, folder, {
      fragment: `#selected=${encodeURIComponent('storefront/src/core/cart.ts')}`,
    });
    const path = join(folder, 'storefront/src/core/cart.ts');
    const show = page.locator('.dependencies.out .show-source').first();
    await show.waitFor();
    appendFileSync(path, '// one more line\n');
    await show.click();
    // The line still has its text.
    await page.locator('.source-lines .is-import').waitFor();
    await show.click();
    writeFileSync(path, `\n\n\n\n\n\n\n\n${readFileSync(path, 'utf8')}`);
    await show.click();
    await page.getByText(/^This file changed after the report was made/).waitFor();
    expect(await page.locator('.source-lines .is-import').count()).toBe(0);
    await show.click();
    writeFileSync(path, '');
    await show.click();
    await page.getByText('storefront/src/core/cart.ts has only 0 lines now.').waitFor();
  });
});
