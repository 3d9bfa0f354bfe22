import { describe, expect, it } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { findViolations } from '../support/find-violations.ts';
import { ruledShop } from '../support/ruled-shop.ts';
import { generateProject } from '../../bench/generate-project.js';
import { large, openPage, sample, servePage, serveToAll } from '../support/served-page.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

describe.skipIf(isMissing(browser, 'browser'))('the rules', () => {
  const shop = serveToAll(ruledShop);

  it('are listed with what breaks them, and lead to files and import lines', async () => {
    const { page, complaints } = await openPage(browser!, shop(), {
      fragment: '#view=table',
    });
    await page.getByRole('button', { name: '6 rule violations' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Rules' });
    await panel
      .getByText('3 new violations, 2 new warnings, 1 violation in the baseline, 2 stale entries')
      .waitFor();
    // The table shows the files at both ends of what breaks a rule.
    await page.getByText('8 of 9 files', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove filter: rule violation' }).click();
    expect(await panel.locator('.rule-link').allTextContents()).toEqual([
      'domain is pureerror1 new, 1 in the baseline, 1 stalethe domain runs on the server too',
      'data without reacterror1 new',
      'no circleswarning2 new',
      'ui is a leafholds',
      'limitserror1 new',
    ]);

    await panel.getByText('old order: src/core/cart.ts → src/ui/page.ts').waitFor();

    // By keyboard.
    await panel.getByRole('button', { name: /^domain is pure/ }).focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('heading', { name: 'New (1)' }).waitFor();
    await panel.getByRole('heading', { name: 'In the baseline (1)' }).waitFor();
    await panel.getByText('src/core/tax.ts').waitFor();
    expect(await findViolations(page, '.side.left')).toEqual([]);
    await panel
      .getByRole('button', { name: /^cart\.ts/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'cart.ts', exact: true }).waitFor();
    expect(await panel.locator('.import-line').first().textContent()).toContain('../ui/button');

    // The address keeps the panel and the rule.
    await page.reload();
    await panel.getByRole('heading', { name: 'New (1)' }).waitFor();

    await panel.getByRole('button', { name: /^data without react/ }).click();
    const chain = panel.locator('.chain > li .node-link b .name');
    await chain.first().waitFor();
    expect(await chain.allTextContents()).toEqual(['orders.ts', 'helper.ts', 'react']);
    await panel.getByRole('button', { name: /^no circles/ }).click();
    await panel.getByText('src/features/basket/, src/features/login/').waitFor();
    await panel.getByRole('button', { name: /^limits/ }).click();
    await panel.getByText('packages: 1, at most 0 allowed').waitFor();
    expect(await findViolations(page, '.side.left')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('that apply to a folder are in its panel', { tags: 'slow' }, async () => {
    const { page, complaints } = await openPage(browser!, shop(), {
      fragment: '#view=table&selected=src%2Fui%2F',
    });
    const rules = page.locator('.side.right section', { hasText: 'Rules that apply' });
    await rules.waitFor();
    expect(await rules.getByRole('button').allTextContents()).toEqual([
      'domain is pure2 violations',
      'ui is a leafholds here',
    ]);
    expect(await findViolations(page, '.side.right')).toEqual([]);
    await rules.getByRole('button', { name: /^domain is pure/ }).click();
    await page.getByRole('heading', { name: 'New (1)' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('show and filter the files that a selector selects', async () => {
    const { page, complaints } = await openPage(browser!, shop(), {
      fragment: '#panel=rules&view=table&rule=domain+is+pure',
    });
    const selectors = page.getByRole('list', { name: 'Selectors' });
    await selectors.getByText('must not use').click();
    await selectors.locator('.node-link').first().waitFor();
    expect(await selectors.locator('.node-link b .name').allTextContents()).toEqual([
      'button.ts',
      'format.ts',
      'page.ts',
    ]);
    await selectors.getByRole('button', { name: 'Show only these files' }).click();
    await page.getByText('3 of 9 files', { exact: true }).waitFor();
    expect(decodeURIComponent(new URL(page.url()).hash)).toContain('files=src/ui/**');
    await page.getByRole('button', { name: 'Remove filter: matches src/ui/**' }).click();
    await expect.poll(() => page.getByText('3 of 9 files', { exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('are marked in matrix and layers, with their names', { tags: 'slow' }, async () => {
    const { page, complaints } = await openPage(browser!, shop(), { fragment: '#view=layers' });
    const levels = page.getByRole('list', { name: 'Levels, the highest first' });
    await levels.getByRole('button', { name: /^price\.ts/ }).click();
    const box = page.getByRole('region', { name: 'Box details' });
    await box.getByText('breaks domain is pure (1 in the baseline)').waitFor();
    const lines = page.locator('.layer-lines > path');
    expect(await lines.and(page.locator('.broken')).count()).toBe(4);
    expect(await lines.and(page.locator('.known')).count()).toBe(1);
    expect(await findViolations(page, 'main')).toEqual([]);

    await page.getByRole('button', { name: 'Matrix', exact: true }).click();
    await page.getByRole('application', { name: /^Matrix/ }).focus();
    const cells = page.locator('.matrix .visually-hidden li', { hasText: 'breaks' });
    expect(await cells.count()).toBe(5);
    expect((await cells.allTextContents()).join('\n')).toContain(
      'src/core/cart.ts depends on src/ui/button.ts: 1 import, in a cycle, breaks “domain is pure” (1 new violation)',
    );
    await page.goto(
      `${page.url().split('#')[0]}#view=matrix&cell=${encodeURIComponent('src/core/cart.ts')}&cell=${encodeURIComponent('src/ui/button.ts')}`,
    );
    const details = page.getByRole('region', { name: 'Imports of this cell' });
    await details.getByRole('button', { name: 'breaks domain is pure (new)' }).click();
    await page.getByRole('tabpanel', { name: 'Rules' }).getByRole('heading', { name: 'New (1)' }).waitFor();
    expect(await findViolations(page, 'main')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('say why they cannot be checked', { tags: 'slow' }, async () => {
    const rules = [{ name: 'billing is an island', from: 'src/billing/**', mustNotUse: 'src/ui/**' }];
    const project = temporaryFolder({ ...ruledShop, 'lintel.config.json': JSON.stringify({ rules }) });
    const { page, complaints } = await servePage(browser!, project, {
      fragment: '#panel=rules&view=table&rule=billing+is+an+island',
    });
    const panel = page.getByRole('tabpanel', { name: 'Rules' });
    await panel.getByText('1 rule cannot be checked').waitFor();
    await panel.getByText('"src/billing/**" matches no file').waitFor();
    expect(complaints).toEqual([]);
  });

  it('stay in sight when they open and a rule above them closes', { tags: 'slow' }, async () => {
    const pages = Array.from({ length: 12 }, (_, i) => `src/ui/page${i}.ts`);
    const project = temporaryFolder({
      ...Object.fromEntries(pages.map((path) => [path, "import '../core/cart';\n"])),
      'src/core/cart.ts': '',
      'lintel.config.json': JSON.stringify({
        rules: ['ui is alone', 'ui is pure'].map((name) => ({
          name,
          from: 'src/ui/**',
          mustNotUse: 'src/core/**',
        })),
      }),
    });
    const { page, complaints } = await servePage(browser!, project, {
      fragment: '#panel=rules&view=table&rule=ui+is+alone',
      height: 600,
    });
    const panel = page.getByRole('tabpanel', { name: 'Rules' });
    await panel.getByRole('heading', { name: 'New (12)' }).waitFor();
    const second = panel.getByRole('button', { name: /^ui is pure/ });
    await second.click();
    await panel.locator('.open-rule').waitFor();
    await expect.poll(() => second.getAttribute('aria-expanded')).toBe('true');
    const isInSight = (row: Element): boolean => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    await expect.poll(() => second.evaluate(isInSight)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('are part of a what-if', async () => {
    const { page, complaints } = await openPage(browser!, shop(), {
      fragment: '#panel=rules&view=table&rule=no+circles',
    });
    await page.getByRole('button', { name: 'What if all 2 were removed?' }).click();
    const bar = page.getByRole('region', { name: 'What if' });
    await bar.getByText(/^Rule violations/).waitFor();
    expect(await bar.getByText(/^Rule violations/).textContent()).toBe('Rule violations 6 becomes  → 4');
    await page.getByRole('button', { name: /^no circles holds/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(isMissing(browser, 'browser'))('thousands of violations', { tags: 'slow' }, () => {
  it('are listed a few at a time, and marked by the rule that is open', async () => {
    const project = temporaryFolder();
    generateProject(project, 5000, 20_000);
    writeFiles(project, { 'lintel.config.json': JSON.stringify({ rules: manyBroken }) });
    const { page, complaints } = await servePage(browser!, project, { fragment: '#panel=rules&view=matrix' });
    const cells = page.locator('.matrix .visually-hidden li', { hasText: 'breaks' });
    const panel = page.getByRole('tabpanel', { name: 'Rules' });
    await panel.getByRole('button', { name: /^islands error \d,\d+ new/ }).click();
    await panel.getByRole('button', { name: /^Show 100 more of \d,\d+/ }).waitFor();
    expect(await panel.locator('.rule-violation').count()).toBe(8);
    await expect.poll(() => cells.count()).toBeGreaterThan(50);
    await panel.getByRole('button', { name: /^no cycles error 2 new/ }).click();
    await expect.poll(() => cells.count()).toBeLessThan(3);
    await panel.getByText('5,000 files').click();
    await panel.getByRole('button', { name: 'Show only these files' }).waitFor();
    // The header has room for one figure more on a small screen too.
    const isCut = () => page.locator('.summary').evaluate((box) => box.scrollWidth > box.clientWidth);
    await page.setViewportSize({ width: 1280, height: 800 });
    const tops = await page
      .locator('.summary .figure:visible')
      .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    expect([new Set(tops).size, await isCut()]).toEqual([1, false]);
    await page.setViewportSize({ width: 1200, height: 800 });
    expect(await isCut()).toBe(false);
    expect(complaints).toEqual([]);
  });

  const manyBroken = [
    { name: 'no cycles', acyclic: '**/*.ts' },
    { name: 'islands', independent: '*/*' },
  ];
});

describe.skipIf(isMissing(browser, 'browser')).each([
  { name: 'sample', url: sample },
  { name: 'large', url: large },
])('without rules ($name)', ({ url }) => {
  it('the panel says how to get some', { tags: 'slow' }, async () => {
    const { page, complaints } = await openPage(browser!, url, { fragment: '#view=table' });
    await page.getByRole('row').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('show rules');
    await page.getByRole('option', { name: 'Show rules command' }).click();
    await page.getByText('This project has no rules; lintel init proposes some').waitFor();
    expect(await page.getByText(/rule violations?$/).count()).toBe(0);
    expect(await findViolations(page, '.side.left')).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
