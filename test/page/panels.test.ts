import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { openPage, servePage, sample } from '../support/served-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

describe.skipIf(isMissing(browser, 'browser'))('the panels', () => {
  it('list what to fix first, with gain, effort and the lines to change', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    const findings = page.getByRole('tabpanel', { name: 'Risks' });
    await findings.getByRole('heading', { name: 'Fix 3' }).waitFor();
    const first = findings.locator('.fix').first();
    await first
      .getByText('Move itemCount out of cart.ts, used by pricing.ts: breaks the cycle of 2 files')
      .click();
    await first.getByText('about +10.0 points').waitFor();
    await first.getByText('1 import', { exact: true }).waitFor();
    await first.getByText('./cart').waitFor();
    await first.getByText('To a file of its own: it needs nothing that leads back').waitFor();
    await first.getByRole('button', { name: 'Show the cycle' }).click();
    await page.getByRole('tabpanel', { name: 'Cycles' }).getByRole('img').waitFor();
    expect(complaints).toEqual([]);
  });

  it('lead from a fix to its tangle, and from an unresolved import to its line', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    const findings = page.getByRole('tabpanel', { name: 'Risks' });
    const unresolved = 'Correct the import at import-catalog.ts:3: it is unresolved';
    const fix = findings.locator('summary', { hasText: unresolved });
    expect(await fix.innerText()).not.toContain('1 import');
    await fix.click();
    await findings.getByRole('button', { name: 'Open line 3' }).waitFor();
    await findings
      .getByText('Move the target of receipt.ts → format-price.ts: breaks the tangle in storefront/src')
      .click();
    await findings.getByText('The target uses nothing else in its folder').waitFor();
    await findings.getByRole('button', { name: 'Show the tangle' }).click();
    await page.getByRole('list', { name: 'Order, from top to bottom' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it(
    'list the one file in the wrong folder that many back dependencies come from',
    { tags: 'slow' },
    async () => {
      const numbers = Array.from({ length: 10 }, (_, i) => i);
      const project = temporaryFolder({
        'shop/common/words.py': 'word = 1\n',
        ...Object.fromEntries(
          numbers.map((i) => [`shop/conf/option${i}.py`, 'from shop.common.words import word\n']),
        ),
        ...Object.fromEntries(
          numbers.slice(3).map((i) => [`shop/common/cart${i}.py`, `import shop.conf.option${i}\n`]),
        ),
      });
      const { page, complaints } = await servePage(browser!, project);
      const first = page.locator('.fix').first();
      await first
        .getByText(
          'Move words.py out of shop/common: 7 of the 7 back dependencies of the tangle in shop go away',
        )
        .click();
      await first.getByText('10 dependencies of its other members lead to it').waitFor();
      await first.getByText('shop.common.words').first().waitFor();
      await first.getByRole('button', { name: 'Show the tangle' }).click();
      await page.getByRole('list', { name: 'Order, from top to bottom' }).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it('say which file behind an index could be imported directly', { tags: 'slow' }, async () => {
    const project = temporaryFolder({
      'shop/index.ts': "export * from './cart';\nexport * from './price';\nexport * from './tax';\n",
      'shop/cart.ts': "import { user } from '../user';\nexport const cart = user;\n",
      'shop/price.ts': 'export const price = 1;\n',
      'shop/tax.ts': 'export const tax = 1;\n',
      'user.ts': "import { price } from './shop';\nexport const user = price;\n",
    });
    const { page, complaints } = await servePage(browser!, project);
    await page.locator('.fix').first().click();
    await page
      .getByText('Import directly from shop/price.ts, which it re-exports and which is outside the cycle.')
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('list the files to handle with care, with the arithmetic, and every finding with its threshold', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    const findings = page.getByRole('tabpanel', { name: 'Risks' });
    const worst = findings.locator('.risk-list').getByRole('listitem').first();
    await worst.getByRole('button', { name: /checkout\.ts 20 storefront\/src\/app/ }).waitFor();
    await worst.getByText('god module').waitFor();
    await worst.getByText('10 imports').waitFor();
    await worst.getByText('(6.9 + 1.0) × 2.5 = 20').waitFor();
    await findings.getByText(/^Changes not counted: /).waitFor();
    await findings.getByText('Product files with 8 or more imports').waitFor();
    await findings.getByText('Product files with 12 or more imports and dependents').waitFor();
    await findings.getByText('A file in a lower layer imports a file in a higher one').waitFor();
    await findings
      .getByText('storefront/src/core is below storefront/src/ui (inferred order). Remedy: move the target.')
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('scroll alone, and the page around them does not', async () => {
    const { page } = await openPage(browser!, sample, { height: 500 });
    await page.getByRole('heading', { name: 'Layer violations' }).waitFor();
    await page.locator('.violation-row .remove-dependency').first().waitFor();
    const heights = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    expect(heights).toEqual([500, 500]);
  });

  it('cut a long name in a narrow place with an ellipsis, and keep its end', async () => {
    const { page } = await openPage(browser!, sample);
    const name = page.locator('.risk-list .node-link b .long-name').first();
    const sizes = await name.evaluate((element) => {
      const box = element.parentElement!;
      box.style.width = '80px';
      const [start, end] = [...element.querySelectorAll('[aria-hidden]')].map((part) => part as HTMLElement);
      return {
        hasEllipsis: start!.clientWidth >= 1.8 * Number.parseFloat(getComputedStyle(start!).fontSize) - 1,
        isInside: end!.getBoundingClientRect().right <= box.getBoundingClientRect().right + 1,
      };
    });
    expect(sizes).toEqual({ hasEllipsis: true, isInside: true });
  });

  it('wrap the versions of a package', { tags: 'slow' }, async () => {
    const folder = 'shop/aFolderWithANameThatDoesNotFitIntoThePanelAtAll/storefront';
    const project = temporaryFolder({
      [`${folder}/package.json`]: '{ "dependencies": { "left-pad": "1.2.3 || 2.0.0" } }',
      [`${folder}/cart.ts`]: "import 'left-pad';",
    });
    const { page } = await servePage(browser!, project, { fragment: '#selected=pkg:left-pad' });
    const facts = page.locator('.facts').filter({ hasText: '1.2.3' });
    await facts.waitFor();
    expect(await facts.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  });

  it(
    'are not sure that there are no findings where files hardly depend on each other',
    { tags: 'slow' },
    async () => {
      const files = Array.from({ length: 12 }, (_, i) => [`shop/${i % 2}/cart${i}.js`, 'window.cart = 1;']);
      const { page } = await servePage(browser!, temporaryFolder(Object.fromEntries(files)));
      await page.getByText('Nothing to fix. But too little of the project is known to be sure.').waitFor();
      expect(await page.locator('.grade').first().innerText()).toContain('not judged');
    },
  );

  it('say so if there are no findings', { tags: 'slow' }, async () => {
    const project = temporaryFolder({ 'cart.ts': "import './price';", 'price.ts': '' });
    const { page, complaints } = await servePage(browser!, project);
    await page.getByText('None. No product file has 8 or more imports.').waitFor();
    await page.getByText('Nothing to fix.').waitFor();
    await page.getByText('No layers to check: no order between folders of the product.').waitFor();
    await page.getByText('No layers to check', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.getByText('No cycles.').waitFor();
    await page.getByRole('tab', { name: 'Tangles' }).click();
    await page.getByText('No tangles: no cycles between folders.').waitFor();
    await page.getByRole('tab', { name: 'Diagnostics' }).click();
    await page.getByText('None. All imports were resolved').waitFor();
    expect(complaints).toEqual([]);
  });

  it('draw the shortest path around a cycle, and say where to cut it', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.getByRole('button', { name: /^cart\.ts 2 files .*with pricing\.ts$/ }).click();
    const path = 'storefront/src/core';
    const drawing = page.getByRole('img', { name: `${path}/pricing.ts → ${path}/cart.ts` });
    const line = drawing.locator('path[marker-end]').first();
    // Lines, not areas.
    expect(await line.evaluate((element) => getComputedStyle(element).fill)).toBe('none');
    expect(await drawing.locator('path.cut').count()).toBe(1);
    await page
      .getByRole('heading', {
        name: 'Move itemCount out of cart.ts, used by pricing.ts: breaks the cycle of 2 files',
      })
      .waitFor();
    await page.locator('.cut-list').getByText('./cart', { exact: true }).waitFor();
    expect(new URL(page.url()).hash).toContain('cycle=0');
    expect(complaints).toEqual([]);
  });

  it('show how the risk of a file is computed, its impact and its import lines', async () => {
    const fragment = '#selected=storefront%2Fsrc%2Fcore%2Fcart.ts';
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    const panel = page.getByRole('article', { name: 'cart.ts' });
    await panel.getByRole('row', { name: '6 dependents log₂(1 + 6) 2.8' }).waitFor();
    await panel.getByText('in a cycle').first().waitFor();
    await panel.getByRole('row', { name: 'risk score 12' }).waitFor();
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

  it(
    'count those who include the header of a source as affected by the source',
    { tags: 'slow' },
    async () => {
      const project = temporaryFolder({
        'cart.c': '#include "cart.h"\n',
        'cart.h': 'int total(void);\n',
        'order.c': '#include "cart.h"\n',
      });
      const { page, complaints } = await servePage(browser!, project, { fragment: '#selected=cart.c' });
      const panel = page.getByRole('article', { name: 'cart.c' });
      await panel.getByText('Users of cart.h are included: what it declares is defined').waitFor();
      await panel.getByText('Affected files, nearest first').click();
      await panel
        .getByRole('button', { name: /^order\.c/ })
        .first()
        .waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it('say that a file in the address is not in the project', { tags: 'slow' }, async () => {
    const fragment = '#selected=storefront/src/gone.ts&second=storefront/src/core/cart.ts';
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    await page.getByRole('heading', { name: 'Not in this project' }).waitFor();
    await page.getByText('storefront/src/gone.ts', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('copy the path of a file, and confirm it', async () => {
    const fragment = '#selected=storefront/src/app/checkout.ts';
    const { page } = await openPage(browser!, sample, { fragment });
    await page.getByRole('button', { name: 'Copy path' }).click();
    await page
      .getByRole('status', { name: 'Notices' })
      .getByText('Copied storefront/src/app/checkout.ts')
      .waitFor();
    // First, for it disappears by itself after a while.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('Copied storefront').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('storefront/src/app/checkout.ts');
  });

  it('move between rows and between tabs by the arrow keys', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.getByRole('tab', { name: 'Risks' }).focus();
    await page.keyboard.press('Tab');
    for (let row = 0; row < 4; row++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'checkout-page.ts', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Risks' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel', { name: 'Cycles' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('show code in diagnostics as code', { tags: 'slow' }, async () => {
    const project = temporaryFolder({
      'tsconfig.json': '{ "extends": "./base`.json", "compilerOptions": { "paths": { "@shop/*": "src" } } }',
      'cart.ts': '',
    });
    const { page, complaints } = await servePage(browser!, project, { fragment: '#panel=diagnostics' });
    const messages = page.getByRole('tabpanel', { name: 'Diagnostics' }).locator('.reason');
    await messages.nth(1).waitFor();
    expect(await messages.allInnerTexts()).toEqual([
      // Three backticks: the last one has no partner.
      'Extends ./base.json`, which was not found; only its own settings are used.',
      'paths["@shop/*"] is not a list of strings; it was left out.',
    ]);
    expect(await messages.locator('code').allInnerTexts()).toEqual(['./base', 'paths["@shop/*"]']);
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
