// What the report concludes, as the page shows it: kinds of cycles, cuts, tangles, the project's own order, health, roles.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { findViolations } from '../support/find-violations.ts';
import { openPage, sample, servePage, serveToAll } from '../support/served-page.ts';
import { type FolderText, temporaryFolder } from '../support/temporary-folder.ts';

/** A shop with a cycle of each kind, a tangle of `app` and `core`, tests and an example. */
function largeShop(): FolderText {
  const ring = ['cart', 'order', 'price', 'stock', 'tax', 'ship', 'refund', 'wish'];
  const ids = Array.from({ length: 40 }, (_, i) => i);
  return {
    ...Object.fromEntries(
      ring.map((name) => [
        `src/ring/${name}.ts`,
        ring.map((other) => (other === name ? '' : `import './${other}';\n`)).join(''),
      ]),
    ),
    'src/lazy/page.ts': "import './route';",
    'src/lazy/route.ts': "export const open = () => import('./page');",
    'server/shop/Bill.java': 'package shop;\nclass Bill { Tax tax; }\n',
    'server/shop/Tax.java': 'package shop;\nclass Tax { Bill bill; }\n',
    ...Object.fromEntries(
      ids.map((i) => [
        `src/app/view${i}.ts`,
        `import '../core/model${i}';\nimport '../core/model${(i + 1) % 40}';\n`,
      ]),
    ),
    ...Object.fromEntries(ids.map((i) => [`src/core/model${i}.ts`, ''])),
    'src/core/model7.ts': "import '../app/view3';\n",
    'src/core/model9.test.ts': "import './model9';\n",
    'examples/start.ts': "import '../src/app/view1';\n",
  };
}

const cyclesPanel = (page: Page) => page.getByRole('tabpanel', { name: 'Cycles' });

describe.skipIf(browser === undefined)('the conclusions of a large project', () => {
  const shop = serveToAll(largeShop());

  it('are shown in the header and the panels', async () => {
    const { page, complaints } = await openPage(browser!, shop(), { width: 1280, height: 800 });

    // Cycles: the total is split by kind, load cycles first.
    const header = page.getByRole('button', { name: /^3 cycles/ });
    expect(await header.getAttribute('title')).toBe(
      '3 cycles: 1 at load time, 1 closed only by lazy imports, 1 independent of load order',
    );
    await header.click();
    const kinds = cyclesPanel(page).locator('.cycle-kind > h3');
    await kinds.nth(2).waitFor();
    expect(await kinds.allInnerTexts()).toEqual([
      '1 at load time',
      '1 closed only by lazy imports',
      '1 independent of load order',
    ]);
    await cyclesPanel(page).getByRole('heading', { name: 'Cycles 3' }).waitFor();

    // Cuts: some at first, then all that the report lists, and where to find the rest.
    await cyclesPanel(page)
      .getByRole('button', { name: /^cart\.ts 8 files/ })
      .click();
    const cuts = cyclesPanel(page).locator('.cut-list > ol > li');
    await cuts.first().waitFor();
    expect(await cuts.count()).toBe(3);
    expect(await cuts.first().getByRole('heading').innerText()).toMatch(
      /: the cycle shrinks from 8 to \d files$/,
    );
    await cuts
      .first()
      .getByRole('button', { name: /^Line \d+, open in your editor$/ })
      .first()
      .waitFor();
    await cyclesPanel(page).getByRole('button', { name: 'Show all 5 cuts' }).click();
    await cyclesPanel(page).getByText('The report lists the first 5; --cuts all lists all.').waitFor();
    expect(await cuts.count()).toBe(5);

    // Tangles: order, back dependencies with their lines, cuts.
    await page.getByRole('button', { name: '1 tangle' }).click();
    const tangles = page.getByRole('tabpanel', { name: 'Tangles' });
    await tangles.getByRole('button', { name: /^src 1 back/ }).click();
    const order = tangles.getByRole('list', { name: 'Order, from top to bottom' });
    await order.waitFor();
    expect(await order.getByRole('listitem').allInnerTexts()).toEqual(['app/', 'core/']);
    await tangles.getByText('1 against 80').click();
    await tangles.getByText('../app/view3').first().waitFor();
    await tangles.getByRole('heading', { name: /: breaks the tangle in src$/ }).waitFor();

    // The layers of the tangle: app above core, and the one dependency that points back is counted.
    await page.evaluate(() => (location.hash += '&cycle=0'));
    await tangles.getByRole('button', { name: 'Show in layers' }).click();
    expect(page.url()).not.toContain('cycle=0');
    const levels = page.getByRole('list', { name: 'Levels, the highest first' });
    const top = async (name: RegExp): Promise<number> =>
      (await levels.getByRole('button', { name }).boundingBox())?.y ?? Number.NaN;
    await levels.getByRole('button', { name: /^core/ }).waitFor();
    expect((await top(/^app/)) < (await top(/^core/))).toBe(true);
    expect(await levels.getByRole('button').count()).toBe(2);
    await page.getByText('Only the members of the tangle in src, in its order.').waitFor();
    await expect.poll(() => page.locator('.line-counts text').allTextContents()).toEqual(['1']);
    await page.getByRole('button', { name: 'Remove filter: product files only' }).waitFor();
    await page.locator('.layers').getByText('1 layer violation').click();
    await page
      .locator('.layers')
      .getByText(/src\/core is below src\/app \(inferred order\)\. Remedy: /)
      .waitFor();

    // The same in the matrix.
    await tangles.getByRole('button', { name: 'Show in matrix' }).click();
    const rows = page.getByRole('list', { name: 'Rows' }).locator('.row-name');
    await rows.first().waitFor();
    expect((await rows.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(['core', 'app']);
    expect(complaints).toEqual([]);
  });

  it('have nothing for axe to find in either theme', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, shop(), {
      fragment: '#panel=cycles',
      width: 1280,
      height: 800,
    });
    await cyclesPanel(page)
      .getByRole('button', { name: /^cart\.ts 8 files/ })
      .click();
    await cyclesPanel(page).getByRole('button', { name: 'Show all 5 cuts' }).click();
    expect(await findViolations(page, '.side.left')).toEqual([]);
    await page.getByRole('button', { name: '1 tangle' }).click();
    const tangles = page.getByRole('tabpanel', { name: 'Tangles' });
    await tangles.getByRole('button', { name: /^src 1 back/ }).click();
    await tangles.getByText('1 against 80').click();
    expect(await findViolations(page, '.side.left')).toEqual([]);
    await tangles.getByRole('button', { name: 'Show in layers' }).click();
    await page.locator('.layers').getByText('1 layer violation').click();
    expect(await findViolations(page, 'main')).toEqual([]);
  });

  it('leave nothing cut off at 1280 pixels', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, shop(), { width: 1280, height: 800 });
    for (const fragment of ['', '#panel=cycles&cycle=0', '#panel=tangles&tangle=0', '#view=layers']) {
      await page.goto(`${new URL(page.url()).origin}/${fragment}`);
      await page.reload();
      await page.getByRole('tab', { name: 'Advice' }).waitFor();
      const tooWide = await page.evaluate(() =>
        ['.side.left', '.side.right', 'header', '.shell'].filter((selector) => {
          const element = document.querySelector(selector);
          return element !== null && element.scrollWidth > element.clientWidth;
        }),
      );
      expect(tooWide).toEqual([]);
    }
  });

  it('can be limited to the files of a role, which the file says', async () => {
    const { page, complaints } = await openPage(browser!, shop());
    await page.getByText('Filter', { exact: true }).click();
    const role = page.getByRole('combobox', { name: 'Role' });
    await role.waitFor();
    expect(await role.locator('option').allInnerTexts()).toEqual([
      'all files',
      'product files only',
      'tests, fixtures, docs …',
      'tests',
      'examples',
    ]);
    await role.selectOption('other');
    await page.getByText('2 of 94 files').waitFor();
    await role.selectOption('test');
    await page.getByText('1 of 94 files').waitFor();
    expect(new URL(page.url()).hash).toContain('role=test');
    await page.goto(`${new URL(page.url()).origin}/#selected=src/core/model9.test.ts`);
    const file = page.getByRole('article', { name: 'model9.test.ts' });
    await file.getByText('test file', { exact: true }).waitFor();
    await file.getByText('No score: only product files have one.').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(browser === undefined)('the health of a project', () => {
  it('is explained by each deduction in a sentence', async () => {
    const { page } = await openPage(browser!, sample);
    expect((await page.locator('.grade').innerText()).replace(/\s+/g, ' ')).toBe('B 86 health');
    await page.locator('.grade').click();
    await page.getByRole('row', { name: '2 of 40 files load each other in a cycle −10' }).waitFor();
    await page.getByRole('row', { name: 'Grade B 86' }).waitFor();
    expect(await findViolations(page, '.grade-box')).toEqual([]);
  });

  it('says if the project is too small or too flat to judge', { tags: 'slow' }, async () => {
    const files = (count: number) =>
      temporaryFolder(Object.fromEntries(Array.from({ length: count }, (_, i) => [`order${i}.ts`, ''])));
    const small = await servePage(browser!, files(3));
    await small.page.locator('.grade').click();
    expect(await small.page.locator('.grade-why .caveat').innerText()).toBe(
      'Too small to judge: fewer than 10 product files.',
    );
    const flat = await servePage(browser!, files(12));
    await flat.page.locator('.grade').click();
    expect(await flat.page.locator('.grade-why .caveat').innerText()).toBe(
      'Too flat to judge: all product files are in one folder.',
    );
  });

  it('is not judged where most imports lead nowhere, which is readable', { tags: 'slow' }, async () => {
    const ids = Array.from({ length: 12 }, (_, i) => i);
    const project = temporaryFolder(
      Object.fromEntries(ids.map((i) => [`src/part${i % 2}/file${i}.ts`, "import './gone';\n"])),
    );
    const { page, complaints } = await servePage(browser!, project);
    await page.locator('.grade').getByText('not judged').click();
    await page
      .getByText('Most imports of product files are unresolved or lead out of the project.')
      .waitFor();
    expect(await findViolations(page, '.grade-box')).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(browser === undefined)('a tangle with something in the wrong folder', () => {
  it('begins with what to move, and its cuts are those that are left', { tags: 'slow' }, async () => {
    const ids = Array.from({ length: 10 }, (_, i) => i);
    const shop = temporaryFolder({
      ...Object.fromEntries(
        ids.map((i) => [`shop/conf/option${i}.ts`, "import { word } from '../common/words';\nword;\n"]),
      ),
      ...Object.fromEntries(
        ids.slice(3).map((i) => [`shop/common/cart${i}.ts`, `import '../conf/option${i}';\n`]),
      ),
      'shop/common/words.ts': 'export const word = 1;\n',
      'shop/conf/late.ts': "import '../common/cart5';\n",
    });
    const { page } = await servePage(browser!, shop);
    await page.getByRole('button', { name: '1 tangle' }).click();
    const tangles = page.getByRole('tabpanel', { name: 'Tangles' });
    await tangles.getByRole('button', { name: /^shop 7 back/ }).click();
    await tangles.getByRole('heading', { name: 'What to move first' }).waitFor();
    await tangles
      .getByRole('heading', {
        name: 'Move words.ts out of shop/common: 6 of the 7 back dependencies of the tangle in shop go away',
      })
      .waitFor();
    await tangles.getByRole('heading', { name: 'Where to cut, in this order' }).waitFor();
    expect(await tangles.locator('.cut-list h4').last().innerText()).toContain('breaks the tangle');
  });
});
