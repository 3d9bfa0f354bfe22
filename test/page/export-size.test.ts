import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { openPage, sample } from '../support/served-page.ts';

const assets = 'dist/web/assets';

describe('the size of the page', () => {
  it('is at most 300 KB of gzipped script in all', () => {
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    const sizes = scripts.map((file) => gzipSync(readFileSync(`${assets}/${file}`)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(300_000);
  });

  it.skipIf(isMissing(browser, 'browser'))(
    'is small at first: other views are loaded when opened',
    async () => {
      const { page } = await openPage(browser!, sample);
      // What arrives last.
      await page.getByRole('article', { name: 'Overview of the project' }).waitFor();
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
      );
      const scripts = loaded.filter((name) => name.endsWith('.js'));
      expect(
        scripts.filter((name) => /^(graph|matrix|layers|table|time)-view|^export-panel/.test(name)),
      ).toEqual([]);
      const sizes = scripts.map((name) => gzipSync(readFileSync(`${assets}/${name}`)).length);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(88_000);
    },
  );
});
