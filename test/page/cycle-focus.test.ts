import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { countPixels } from '../support/map-place.ts';
import { large, openPage, sample, tagsOf } from '../support/served-page.ts';

const projects = [
  { name: 'sample', url: sample, folder: 'storefront/src/core', member: /cart\.ts 2 files/ },
  { name: 'large', url: large, folder: 'shop', member: /cart\/index\.ts 2 files/ },
] as const;

describe.skipIf(isMissing(browser, 'browser')).each(projects)('a cycle in focus ($name)', (project) => {
  it(
    'is drawn on the map, where nothing was selected, and in every other view',
    { tags: tagsOf(project.url) },
    async () => {
      const { page, complaints } = await openPage(browser!, project.url, {
        fragment: `#colour=language&panel=cycles&folder=${project.folder}`,
      });
      await page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
      const before = await countPixels(page, '--cycle');
      await page.getByRole('button', { name: project.member }).click();
      await expect.poll(() => countPixels(page, '--cycle')).toBeGreaterThan(before + 20);
      await page.getByRole('button', { name: 'Matrix', exact: true }).click();
      await page.getByText(/The cycle in focus is in \d cells?\./).waitFor();
      await page.getByRole('button', { name: 'Layers', exact: true }).click();
      await page.locator('.layer-box[data-state="near"]').first().waitFor();
      await page.locator('.layer-lines > path.cycle').first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Graph', exact: true }).click();
      await page.getByRole('application', { name: /^Graph/ }).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it('clears the selection that would bury it', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, project.url, {
      fragment: `#folder=${project.folder}&signal=circular_dependency&view=table`,
    });
    await page.locator('#file-row-0').click();
    await page.getByRole('button', { name: 'Show the cycle' }).click();
    await page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
    expect(new URL(page.url()).hash).toContain('cycle=');
    expect(new URL(page.url()).hash).not.toContain('selected=');
  });
});
