import { afterAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { openPage, sample } from '../support/served-page.ts';

const withoutWebGl = await launchBrowser(['--disable-gpu', '--disable-3d-apis']);
afterAll(() => withoutWebGl?.close());

const fragment = '#view=graph';

describe.skipIf(isMissing(browser, 'browser'))('the graph', () => {
  it('does not run the layout with reduced motion, except on request', async () => {
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    const graph = page.getByRole('application', { name: /^Graph of \d+ files and packages/ });
    await graph.waitFor();
    await page.getByRole('button', { name: 'Run layout' }).click();
    await page.getByRole('button', { name: 'Stop layout' }).click();
    await page.getByRole('button', { name: 'Run layout' }).waitFor();
    await graph.focus();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows and selects the file under the pointer', async () => {
    // A single file is in the centre.
    const { page, complaints } = await openPage(browser!, sample, {
      fragment: '#view=graph&folder=storefront/scripts',
    });
    const graph = page.getByRole('application', { name: 'Graph of 1 file or package' });
    const box = await graph.boundingBox();
    if (box === null) throw new Error('The graph is not shown');
    const centre = [box.x + box.width / 2, box.y + box.height / 2] as const;
    // Sigma tests what is under the pointer only after it has drawn.
    await expect
      .poll(async () => {
        await page.mouse.move(centre[0] - 3, centre[1]);
        await page.mouse.move(...centre);
        return graph.evaluate((element) => getComputedStyle(element).cursor);
      })
      .toBe('pointer');
    await page.mouse.click(...centre);
    await page.getByRole('heading', { name: 'import-catalog.ts', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('offers the map if the browser has no WebGL', async () => {
    const { page } = await openPage(withoutWebGl!, sample, { fragment });
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
