import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { openPage, servePage, sample } from '../support/served-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe.skipIf(isMissing(browser, 'browser'))('the panels', () => {
  it('name the hotspots with their reasons and the thresholds, from the start', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    const findings = page.getByRole('tabpanel', { name: 'Risks' });
    const worst = findings.getByRole('listitem').first();
    await worst.getByRole('button', { name: /money\.ts 32 storefront\/src\/shared/ }).waitFor();
    await worst.getByText('connected to too much').waitFor();
    await worst.getByText('13 dependents, 0 imports').waitFor();
    await findings.getByText('Files that import 8 or more').waitFor();
    await findings.getByText('Files with 12 or more connections').waitFor();
    await findings.getByText('A lower layer imports a higher one').waitFor();
    expect(complaints).toEqual([]);
  });

  it('say of what is healthy that it is', async () => {
    const project = temporaryFolder({ 'cart.ts': "import './price';", 'price.ts': '' });
    const { page, complaints } = await servePage(browser!, project);
    await page.getByText('None: no file imports 8 or more.').waitFor();
    await page.getByText('None: every layer stands on the ones below it.').waitFor();
    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.getByText('None. Every file stands on files that do not need it.').waitFor();
    await page.getByRole('tab', { name: 'Unresolved' }).click();
    await page.getByText('Nothing: every import leads somewhere').waitFor();
    expect(complaints).toEqual([]);
  });

  it('draw the shortest loop of a cycle, and say which import to cut', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.getByRole('button', { name: /cart\.ts 2 files/ }).click();
    const path = 'storefront/src/core';
    const loop = page.getByRole('img', { name: `${path}/cart.ts → ${path}/pricing.ts` });
    const line = loop.locator('path[marker-end]').first();
    // Lines, not areas.
    expect(await line.evaluate((element) => getComputedStyle(element).fill)).toBe('none');
    await page.getByRole('heading', { name: 'Cut this first' }).waitFor();
    await page.getByText('./pricing').waitFor();
    expect(new URL(page.url()).hash).toContain('cycle=0');
    expect(complaints).toEqual([]);
  });

  it('show the arithmetic of a file’s risk, its reach and the lines behind its dependencies', async () => {
    const fragment = '#selected=storefront%2Fsrc%2Fcore%2Fcart.ts';
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    const panel = page.getByRole('article', { name: 'cart.ts' });
    await panel.getByRole('row', { name: '6 dependents × 2 12' }).waitFor();
    await panel.getByRole('row', { name: 'part of a cycle 10' }).waitFor();
    await panel.getByRole('row', { name: 'risk score 25' }).waitFor();
    await panel.getByText('can feel it, directly or through others').waitFor();
    await panel.getByText('Which files, nearest first').click();
    await panel
      .getByRole('button', { name: /^checkout\.ts/ })
      .first()
      .waitFor();
    await panel.getByRole('heading', { name: 'Imported by 6' }).waitFor();
    await panel.getByRole('heading', { name: 'Imports 3' }).waitFor();
    await panel
      .getByRole('button', { name: /^Line \d+, open in your editor$/ })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('say of a file in the address that the project does not have it', async () => {
    const fragment = '#selected=storefront/src/gone.ts&second=storefront/src/core/cart.ts';
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    await page.getByRole('heading', { name: 'Not in this project' }).waitFor();
    await page.getByText('storefront/src/gone.ts', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show the riskiest file' }).click();
    await page.getByRole('heading', { name: 'money.ts' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('copy the path of a file, and say so', async () => {
    const { page } = await openPage(browser!, sample);
    await page.getByRole('button', { name: 'Copy path' }).click();
    await page
      .getByRole('status', { name: 'Notes' })
      .getByText('Copied storefront/src/shared/money.ts')
      .waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('storefront/src/shared/money.ts');
    await page.getByRole('button', { name: 'Dismiss this note' }).click();
    await page.getByText('Copied storefront').waitFor({ state: 'detached' });
  });

  it('go from row to row by the arrow keys, and from tab to tab', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.getByRole('tab', { name: 'Risks' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'cart.ts', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Risks' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel', { name: 'Cycles' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('list the imports that lead nowhere', async () => {
    const { page, complaints } = await openPage(browser!, sample, {
      fragment: '#panel=problems',
    });
    await page.getByText('there is no file storefront/src/infra/product-repository').waitFor();
    await page.getByRole('button', { name: 'Open line 3' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
