import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { large, openPage, sample, servePage, tagsOf } from '../support/served-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const fragment = '#view=layers';

describe.skipIf(isMissing(browser, 'browser'))('the layers', () => {
  it('are above what they depend on, and a violation points up', async () => {
    const { page, complaints } = await openPage(browser!, sample, { fragment });
    const levels = page.getByRole('list', { name: 'Levels, the highest first' });
    const top = async (name: RegExp): Promise<number> =>
      (await levels.getByRole('button', { name }).boundingBox())?.y ?? Number.NaN;
    const [ui, app, core, shared] = [
      await top(/^ui/),
      await top(/^app/),
      await top(/^core/),
      await top(/^shared/),
    ];
    expect([ui < app, app < core, core < shared]).toEqual([true, true, true]);
    const line = await page.locator('.layer-lines > path.violation').boundingBox();
    expect((line?.y ?? 0) < core).toBe(true);
    await page.locator('.layers').getByText('1 layer violation').click();
    await page
      .getByRole('button', { name: /^receipt\.ts/ })
      .last()
      .click();
    await page.getByRole('heading', { name: 'receipt.ts', exact: true }).waitFor();
    const selected = page.getByRole('complementary', { name: 'Selected file' });
    await selected
      .getByRole('button', { name: /layer violation/ })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it(
    'are drawn by the majority of their dependencies in a large project, with the number of those against it',
    { tags: tagsOf(large) },
    async () => {
      const { page, complaints } = await openPage(browser!, large, { fragment: `${fragment}&folder=shop` });
      const levels = page.getByRole('list', { name: 'Levels, the highest first' });
      await levels.getByRole('button').first().waitFor();
      const top = async (name: RegExp): Promise<number> =>
        (await levels.getByRole('button', { name }).first().boundingBox())?.y ?? Number.NaN;
      expect((await top(/^page/)) < (await top(/^cart/))).toBe(true);
      // Of two folders that use each other, one dependency points up, with its number.
      await page.locator('.layer-lines > path.back').first().waitFor({ state: 'attached' });
      expect(await page.locator('.line-counts text').first().textContent()).toBe('1');
      expect(complaints).toEqual([]);
    },
  );

  it('open a folder in place, and close it again', async () => {
    const { page } = await openPage(browser!, sample, { fragment });
    const levels = page.getByRole('list', { name: 'Levels, the highest first' });
    await levels.getByRole('button', { name: /^shared/ }).click();
    const about = page.getByRole('region', { name: 'Box details' });
    await about.getByRole('button', { name: 'Open', exact: true }).click();
    await levels.getByRole('button', { name: /^money\.ts/ }).click();
    await page.getByRole('heading', { name: 'money.ts', exact: true }).waitFor();
    await about.getByRole('button', { name: 'Close storefront/src/shared/' }).click();
    await levels.getByRole('button', { name: /^shared/ }).waitFor();
    expect(await levels.getByRole('button', { name: /^money\.ts/ }).count()).toBe(0);
  });

  it('have violations that lead to their lines, with the remedy that the fix names', async () => {
    const ids = Array.from({ length: 40 }, (_, i) => i);
    // The fix changes both imports of the lower folder, each in its way: the labels are only in the wrong folder.
    const shop = temporaryFolder({
      ...Object.fromEntries(ids.map((i) => [`src/app/view${i}.ts`, `import '../core/model${i}';\n`])),
      ...Object.fromEntries(ids.map((i) => [`src/core/model${i}.ts`, ''])),
      'src/app/view3.ts': "import '../core/model3';\nimport './view4';\n",
      'src/app/labels.ts': '',
      'src/core/bill.ts': "import '../app/labels';\n",
      'src/core/stock.ts': "\nimport '../app/view3';\n",
    });
    const { page, complaints } = await servePage(browser!, shop, { fragment });
    const risks = page.getByRole('tabpanel', { name: 'Risks' });
    await risks.getByText(/^Cut 2 dependencies of core\/ on app\/ in src: /).waitFor();
    await page.locator('.layers').getByText('2 layer violations').click();
    for (const list of [risks, page.locator('.layers')]) {
      const rows = list.locator('.violation-row');
      await rows.nth(1).waitFor();
      expect(await rows.locator('> .reason').allInnerTexts()).toEqual(
        ['move the target', 'invert'].map(
          (remedy) =>
            `src/core is below src/app (inferred order). Remedy: ${remedy}, with 1 other of the same fix.`,
        ),
      );
      await rows.nth(0).getByRole('button', { name: 'Line 1, open in your editor' }).waitFor();
      await rows.nth(1).getByRole('button', { name: 'Line 2, open in your editor' }).waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it(
    'show long names over several lines, and tell names apart that only end differently',
    { tags: 'slow' },
    async () => {
      const names = [1, 2, 3].map((n) => `integration-with-external-accounting-system-${n}`);
      const shop = temporaryFolder({
        ...Object.fromEntries(names.map((name) => [`src/${name}/index.ts`, "import '../core/order';\n"])),
        'src/core/order.ts': '',
      });
      for (const width of [1440, 390]) {
        const { page, complaints } = await servePage(browser!, shop, { fragment, width });
        const boxes = page.getByRole('list', { name: 'Levels, the highest first' }).getByRole('button');
        for (const name of names) {
          const box = boxes.filter({ hasText: name }).first();
          await box.waitFor();
          // All of the name is inside the box, and nothing is cut off.
          const fits = await box.locator('b').evaluate((element) => {
            const around = element.parentElement!.getBoundingClientRect();
            const range = document.createRange();
            range.selectNodeContents(element);
            const text = range.getBoundingClientRect();
            return (
              text.left >= around.left &&
              text.right <= around.right &&
              text.top >= around.top &&
              text.bottom <= around.bottom
            );
          });
          expect([name, fits]).toEqual([name, true]);
        }
        expect(complaints).toEqual([]);
      }
    },
  );

  it('have nothing for axe to find in either theme', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample, { fragment });
    await page.getByRole('button', { name: /^shared/ }).waitFor();
    await page.locator('.layers').getByText('1 layer violation').click();
    expect(await findViolations(page, 'main')).toEqual([]);
  });
});
