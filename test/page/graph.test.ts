import { afterAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { openPage, sample } from '../support/served-page.ts';

const blind = await launchBrowser(['--disable-gpu', '--disable-3d-apis']);
afterAll(() => blind?.close());

const fragment = '#view=graph';

describe.skipIf(isMissing(browser, 'browser'))('the graph', () => {
  it('stands still where less motion is asked for, and drifts on request', async () => {
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    const graph = page.getByRole('application', { name: /^Graph of \d+ files and packages/ });
    await graph.waitFor();
    await page.getByRole('button', { name: 'Let it drift' }).click();
    await page.getByRole('button', { name: 'Stop drifting' }).click();
    await page.getByRole('button', { name: 'Let it drift' }).waitFor();
    await graph.focus();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows and selects the file under the pointer', async () => {
    // A single file stands in the middle.
    const { page, complaints } = await openPage(browser!, sample, {
      fragment: '#view=graph&folder=storefront/scripts',
    });
    const graph = page.getByRole('application', { name: 'Graph of 1 file or package' });
    const box = await graph.boundingBox();
    if (box === null) throw new Error('The graph is not shown');
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    // Sigma looks at what lies under the pointer once it has drawn.
    await expect
      .poll(async () => {
        await page.mouse.move(middle[0] - 3, middle[1]);
        await page.mouse.move(...middle);
        return graph.evaluate((element) => getComputedStyle(element).cursor);
      })
      .toBe('pointer');
    await page.mouse.click(...middle);
    await page.getByRole('heading', { name: 'import-catalog.ts', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('offers the map where the browser has no WebGL', async () => {
    const { page } = await openPage(blind!, sample, { fragment });
    await page.getByText('This browser cannot draw the graph').waitFor();
    await page.getByRole('button', { name: 'Show the map instead' }).click();
    await page.getByRole('application', { name: /^Map of 43 files/ }).waitFor();
    expect(new URL(page.url()).hash).not.toContain('view=graph');
  });

  it('has nothing for axe to find in either theme', async () => {
    const { page } = await openPage(browser!, sample, { fragment });
    await page.getByRole('application', { name: /^Graph/ }).waitFor();
    expect(await findViolations(page, 'main')).toEqual([]);
  });
});
