import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { openPage, servePage, sample } from '../support/served-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe.skipIf(isMissing(browser, 'browser'))('the panels', () => {
  it('list the riskiest files with reasons and thresholds', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    const findings = page.getByRole('tabpanel', { name: 'Risks' });
    const worst = findings.getByRole('listitem').first();
    await worst.getByRole('button', { name: /money\.ts 32 storefront\/src\/shared/ }).waitFor();
    await worst.getByText('hub').waitFor();
    await worst.getByText('13 dependents, 0 imports').waitFor();
    await findings.getByText('Files with 8 or more imports').waitFor();
    await findings.getByText('Files with 12 or more imports and dependents').waitFor();
    await findings.getByText('A file in a lower layer imports a file in a higher one').waitFor();
    expect(complaints).toEqual([]);
  });

  it('say so if there are no findings', async () => {
    const project = temporaryFolder({ 'cart.ts': "import './price';", 'price.ts': '' });
    const { page, complaints } = await servePage(browser!, project);
    await page.getByText('None. No file has 8 or more imports.').waitFor();
    await page.getByText('None. No layer imports a higher one.').waitFor();
    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.getByText('No cycles.').waitFor();
    await page.getByRole('tab', { name: 'Diagnostics' }).click();
    await page.getByText('None. All imports were resolved').waitFor();
    expect(complaints).toEqual([]);
  });

  it('draw the shortest path around a cycle, and say which import to remove', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.getByRole('button', { name: /cart\.ts 2 files/ }).click();
    const path = 'storefront/src/core';
    const drawing = page.getByRole('img', { name: `${path}/cart.ts → ${path}/pricing.ts` });
    const line = drawing.locator('path[marker-end]').first();
    // Lines, not areas.
    expect(await line.evaluate((element) => getComputedStyle(element).fill)).toBe('none');
    await page.getByRole('heading', { name: 'Remove this import first' }).waitFor();
    await page.getByText('./pricing').waitFor();
    expect(new URL(page.url()).hash).toContain('cycle=0');
    expect(complaints).toEqual([]);
  });

  it('show how the risk of a file is computed, its impact and its import lines', async () => {
    const fragment = '#selected=storefront%2Fsrc%2Fcore%2Fcart.ts';
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    const panel = page.getByRole('article', { name: 'cart.ts' });
    await panel.getByRole('row', { name: '6 dependents × 2 12' }).waitFor();
    await panel.getByRole('row', { name: 'in a cycle 10' }).waitFor();
    await panel.getByRole('row', { name: 'risk score 25' }).waitFor();
    await panel.getByText(', directly or indirectly: ').waitFor();
    await panel.getByText('Affected files, nearest first').click();
    await panel
      .getByRole('button', { name: /^checkout\.ts/ })
      .first()
      .waitFor();
    await panel.getByRole('heading', { name: 'Dependents 6' }).waitFor();
    await panel.getByRole('heading', { name: 'Imports 3' }).waitFor();
    await panel
      .getByRole('button', { name: /^Line \d+, open in your editor$/ })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('say that a file in the address is not in the project', async () => {
    const fragment = '#selected=storefront/src/gone.ts&second=storefront/src/core/cart.ts';
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    await page.getByRole('heading', { name: 'Not in this project' }).waitFor();
    await page.getByText('storefront/src/gone.ts', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show the riskiest file' }).click();
    await page.getByRole('heading', { name: 'money.ts' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('copy the path of a file, and confirm it', async () => {
    const { page } = await openPage(browser!, sample);
    await page.getByRole('button', { name: 'Copy path' }).click();
    await page
      .getByRole('status', { name: 'Notices' })
      .getByText('Copied storefront/src/shared/money.ts')
      .waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('storefront/src/shared/money.ts');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('Copied storefront').waitFor({ state: 'detached' });
  });

  it('move between rows and between tabs by the arrow keys', async () => {
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

  it('list unresolved imports', async () => {
    const { page, complaints } = await openPage(browser!, sample, {
      fragment: '#panel=diagnostics',
    });
    await page.getByText('there is no file storefront/src/infra/product-repository').waitFor();
    await page.getByRole('button', { name: 'Open line 3' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
