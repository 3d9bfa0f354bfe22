import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderHtmlOfChange } from '../../src/exporters/html.ts';
import type { ComparedReports } from '../../src/model/compared-reports.ts';
import { reportOf } from '../support/report-of.ts';
import { changedShop, compareTexts, unchangedFiles, withOtherText } from '../support/changed-shop.ts';
import { findViolations } from '../support/find-violations.ts';
import { isMissing } from '../support/is-missing.ts';
import { type Place, findOnChangeMap } from '../support/map-place.ts';
import { browser } from '../support/page-browser.ts';
import { compared, serveChange } from '../support/served-change.ts';
import { openPage, untilLoaded } from '../support/served-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const sides = ['Before', 'Both', 'After'] as const;
type SideTitle = (typeof sides)[number];

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Changes' });
const sideButton = (page: Page, side: SideTitle) =>
  page.getByRole('group', { name: 'Side of the change' }).getByRole('button', { name: side, exact: true });

async function showSide(page: Page, side: SideTitle): Promise<void> {
  await sideButton(page, side).click();
  await page.mouse.move(2, 2);
  await expect.poll(() => sideButton(page, side).getAttribute('aria-pressed')).toBe('true');
}

describe.skipIf(isMissing(browser, 'browser'))('the page in change mode', () => {
  it('keeps every unchanged file in its place, to the pixel, on all sides', { tags: 'slow' }, async () => {
    const shop = await changedShop();
    const { page, complaints } = await openPage(browser!, await serveChange(shop));
    await panel(page).getByRole('heading', { name: 'New cycle of 2 files at load time' }).waitFor();
    const places = await findOnChangeMap(page, shop, unchangedFiles);
    const pictures: string[] = [];
    for (const side of sides) {
      await showSide(page, side);
      pictures.push(
        await pictureAround(
          page,
          places.filter((_, at) => unchangedFiles[at]?.startsWith('reports/')),
        ),
      );
      for (const [at, { x, y }] of places.entries()) {
        await page.mouse.move(x, y);
        await expect
          .poll(() => page.locator('.tooltip .name').first().textContent())
          .toContain(unchangedFiles[at]);
      }
      await page.mouse.move(2, 2);
    }
    expect(pictures[0]).toBe(pictures[1]);
    expect(pictures[1]).toBe(pictures[2]);
    expect(complaints).toEqual([]);
  });

  it('shows what was added and removed on the sides that have it', { tags: 'slow' }, async () => {
    const shop = await changedShop();
    const { page } = await openPage(browser!, await serveChange(shop));
    await page.locator('.map canvas').waitFor();
    const places = await findOnChangeMap(page, shop, ['src/core/discount.ts', 'src/core/shipping.ts']);
    const found: (readonly [SideTitle, ...boolean[]])[] = [];
    for (const side of sides) {
      await showSide(page, side);
      found.push([side, ...(await listHovers(page, places))]);
    }
    expect(found).toEqual([
      ['Before', false, true],
      ['Both', true, true],
      ['After', true, false],
    ]);
    expect(new URL(page.url()).hash).toContain('side=after');
    await page.goBack();
    await expect.poll(() => sideButton(page, 'Both').getAttribute('aria-pressed')).toBe('true');
  });

  it('lists new findings first, and leads from each to the picture', async () => {
    const { page, complaints } = await openPage(browser!, await serveChange(await changedShop()));
    await panel(page)
      .getByRole('heading', { name: /^Files/ })
      .waitFor();
    const headings = await panel(page).getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.map((text) => text.replace(/\s*\d+$/, ''))).toEqual([
      'New',
      'Not new, but the order of the folders is another one now',
      'Health',
      'Files',
      'Dependencies',
    ]);
    const counts = '1 added, 1 removed, 1 renamed, 1 changed';
    await panel(page).getByText(`${counts}.`).waitFor();
    await page.getByRole('region', { name: 'Change' }).getByText('1 renamed').waitFor();
    const selected = page.getByRole('complementary', { name: 'Selected file' });
    await showSide(page, 'After');
    await panel(page).getByTitle('src/core/shipping.ts', { exact: true }).click();
    await selected.getByRole('heading', { name: 'shipping.ts' }).waitFor();
    await selected.getByText('removed').first().waitFor();
    // It is on the other side only.
    await expect.poll(() => sideButton(page, 'Both').getAttribute('aria-pressed')).toBe('true');
    await panel(page).getByTitle('src/core/discount.ts → src/ui/theme.ts').last().click();
    await selected.getByRole('heading', { name: 'Path to theme.ts' }).waitFor();
    await panel(page).getByRole('button', { name: 'New cycle of 2 files at load time' }).click();
    await expect.poll(() => new URL(page.url()).hash).toContain('cycle=0');
    await panel(page).getByText('renamed from').waitFor();
    expect(complaints).toEqual([]);
  });

  it('says what lintel diff says, each dependency once with all that it causes', async () => {
    const before = {
      'go.mod': 'module example.com/shop\n',
      'cart/cart.go': 'package cart\nimport "example.com/shop/tax"\nfunc Total() { tax.Rate() }\n',
      'cart/item.go': 'package cart\ntype Item struct{}\n',
      'tax/tax.go': 'package tax\nfunc Rate() {}\n',
      'tax/table.go': 'package tax\ntype Table struct{}\n',
      'package.json': JSON.stringify({
        dependencies: { react: '1', redux: '1', zod: '1', hono: '1', vite: '1' },
      }),
      'web/page.ts': "import 'react';\nimport 'redux';\nimport 'zod';\nimport 'hono';\nimport 'vite';\n",
    };
    const after = {
      ...before,
      'tax/table.go': 'package tax\nimport "example.com/shop/cart"\ntype Table struct{ Items []cart.Item }\n',
      'web/page.ts': `${before['web/page.ts']}import 'left-pad';\n`,
    };
    const change = await compareTexts(before, after);
    const { page, complaints } = await openPage(browser!, await serveChange(change));
    await panel(page)
      .getByRole('heading', { name: /^Files/ })
      .waitFor();
    const findings = panel(page).locator('.changed-finding > h3');
    expect(await findings.allInnerTexts()).toEqual([
      'New cycle of 2 packages: Go does not build it',
      'New tangle of 2 folders at the root',
      'New package: left-pad',
    ]);
    await panel(page).getByText('tax → cart → tax').waitFor();
    await panel(page).getByText('with the same dependency:').waitFor();
    await panel(page).getByText('no manifest declares it').waitFor();
    await panel(page).getByTitle('tax/table.go → cart/item.go').first().click();
    await page.getByRole('heading', { name: 'Path to item.go' }).waitFor();
    await panel(page).getByRole('button', { name: 'New tangle of 2 folders at the root' }).click();
    await expect.poll(() => new URL(page.url()).hash).toContain('view=layers');
    expect(await findViolations(page, '.side.left')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('says that the architecture did not change', async () => {
    const { after } = await changedShop();
    const quiet = compared(after, withOtherText(after, 'src/ui/menu.ts'));
    const { page, complaints } = await openPage(browser!, await serveChange(quiet));
    await panel(page).getByText('The architecture did not change.').waitFor();
    await panel(page).getByTitle('src/ui/menu.ts', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Change' }).getByText('Dependencies unchanged').waitFor();
    expect(complaints).toEqual([]);
  });

  it('counts the files of a side in the table, with no word of filters', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, await serveChange(await changedShop()), {
      fragment: '#view=table&side=before',
    });
    const count = page.locator('.table-count');
    await count.waitFor();
    expect(await count.innerText()).toBe('14 files');
  });

  it('says how large the project is now, without what was removed', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, await serveChange(await changedShop()));
    const overview = page.getByRole('article', { name: 'Overview of the project' });
    const [files] = await page.locator('.summary .figure').allInnerTexts();
    await overview.waitFor();
    expect(await overview.locator('.hint').first().innerText()).toMatch(new RegExp(`^${files}\\b`));
  });

  it('fits on a phone', async () => {
    const { page } = await openPage(browser!, await serveChange(await changedShop()), {
      width: 390,
      height: 844,
    });
    const bar = page.getByRole('region', { name: 'Change', exact: true });
    await bar.waitFor();
    for (const box of [bar, page.locator('footer')])
      expect(await box.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  });

  it('lists files that changed without those that usually change with them', async () => {
    const { page, complaints } = await openPage(browser!, await serveChange(await coupledChange()));
    await panel(page).getByRole('heading', { name: 'Usually changed together' }).waitFor();
    await panel(page).getByText('changed without src/core/<b>.ts: 5 of its 9 commits changed both').waitFor();
    expect(await findViolations(page, '.side.left')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('marks what changed in matrix and layers, for screen readers too', { tags: 'slow' }, async () => {
    const { page, complaints } = await openPage(browser!, await serveChange(await changedShop()), {
      fragment: '#view=matrix&open=src%2Fcore%2F',
    });
    await page
      .getByText('src/core/cart.ts depends on src/core/discount.ts: 1 import, in a cycle, 1 dependency added')
      .waitFor({ state: 'attached' });
    await page
      .getByText('src/core/cart.ts does not depend on src/core/shipping.ts any more, 1 dependency removed')
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await page.locator('.layer-lines > path.added').first().waitFor({ state: 'attached' });
    await page.locator('.layer-lines > path.removed').first().waitFor({ state: 'attached' });
    for (const view of ['Graph', 'Table']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await page.locator('.stage :is(canvas, table)').first().waitFor();
    }
    await page.getByRole('row', { name: /removed src\/core\/shipping\.ts/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('has no accessibility violation in either theme', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, await serveChange(await changedShop()), {
      fragment: '#selected=src/core/cart.ts',
    });
    await panel(page)
      .getByRole('heading', { name: /^Files/ })
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    const coupled = await openPage(browser!, await serveChange(await coupledChange()));
    await panel(coupled.page).getByRole('heading', { name: 'Usually changed together' }).waitFor();
    expect(await findViolations(coupled.page)).toEqual([]);
  });

  it(
    'opens from the disk as one file, without a request, and keeps hostile names text',
    { tags: 'slow' },
    async () => {
      const hostile =
        'src/</script><script>document.title=`taken`</script><img src=x onerror=document.title=`taken`>.ts';
      const before = reportOf({ files: ['src/<!--<script>-->.ts', 'src/cart.ts'] });
      const after = reportOf({ files: ['src/cart.ts', hostile], edges: [['src/cart.ts', hostile]] });
      const { page, requests, complaints } = await openFile(compared(before, after));
      await panel(page).getByTitle(hostile, { exact: true }).click();
      await panel(page).getByTitle('src/<!--<script>-->.ts', { exact: true }).click();
      for (const side of sides) await showSide(page, side);
      for (const view of ['Graph', 'Matrix', 'Layers', 'Table', 'Map']) {
        await page.getByRole('button', { name: view, exact: true }).click();
        await page.locator('.stage :is(canvas, table, svg)').first().waitFor();
      }
      expect(await page.title()).not.toContain('taken');
      expect(await page.locator('img, script:not([id^=lintel-]):not([type=module])').count()).toBe(0);
      expect({ requests, complaints }).toEqual({ requests: [], complaints: [] });
    },
  );

  it('switches sides of a project of 5,000 files without a noticeable delay', { tags: 'slow' }, async () => {
    const { page, complaints } = await openPage(browser!, await serveChange(largeChange()));
    await panel(page)
      .getByRole('heading', { name: /^Files/ })
      .waitFor();
    const times: number[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    for (const side of [...sides, ...sides]) {
      const start = await cpuMs(session);
      await switchTo(page, side);
      times.push((await cpuMs(session)) - start);
    }
    await session.detach();
    // The first time a side is shown, its report is indexed.
    expect(Math.max(...times.slice(0, 3))).toBeLessThan(1500);
    expect(Math.min(...times.slice(3))).toBeLessThan(400);
    expect(complaints).toEqual([]);
  });
});

/** A file changed, and one that usually changes with it did not. */
async function coupledChange(): Promise<ComparedReports> {
  const { after } = await changedShop();
  const menu = 'src/ui/menu.ts';
  const quiet = compared(after, withOtherText(after, menu));
  const pair = { changed: menu, unchanged: 'src/core/<b>.ts', shared: 5, degree: 0.66 };
  const coupling = {
    until: '2026-01-05T12:00:00+00:00',
    pairs: [{ ...pair, revisions: [9, 6] as const }],
  };
  return { ...quiet, change: { ...quiet.change, coupling } };
}

/** Whether something is at each place. */
async function listHovers(page: Page, places: readonly Place[]): Promise<boolean[]> {
  const found: boolean[] = [];
  for (const { x, y } of places) {
    await page.mouse.move(2, 2);
    await page.locator('.tooltip').waitFor({ state: 'detached' });
    await page.mouse.move(x, y);
    // What is there has its tooltip in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    found.push((await page.locator('.tooltip').count()) > 0);
  }
  return found;
}

/** A part of the map that nothing of the change crosses. */
async function pictureAround(page: Page, places: readonly Place[]): Promise<string> {
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))];
  // The base is cached as an image half a second after the first frame.
  await page.waitForTimeout(700);
  const clip = { x: left - 8, y: top - 8, width: right - left + 16, height: bottom - top + 16 };
  return (await page.screenshot({ clip })).toString('base64');
}

/** Until the frame after the click is painted. */
async function switchTo(page: Page, side: SideTitle): Promise<void> {
  await sideButton(page, side).evaluate(async (button) => {
    (button as HTMLElement).click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** The CPU time of the page so far: unlike the clock on the wall, other work on the machine hardly moves it. */
async function cpuMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

function largeChange(): ComparedReports {
  const count = 5000;
  const files = Array.from(
    { length: count },
    (_, i) => `src/area${i % 40}/part${i % 200}/file${i}.ts`,
  ).toSorted();
  const edges = Array.from({ length: 4 * count }, (_, i): [string, string] => [
    files[i % count] ?? '',
    files[(i * 7 + Math.floor(i / count) + 1) % count] ?? '',
  ]);
  const isKept = (file: string): boolean => !file.endsWith('00.ts');
  const after = reportOf({
    files: files.filter(isKept),
    edges: edges.filter(([source, target], i) => isKept(source) && isKept(target) && i % 100 !== 0),
  });
  return compared(reportOf({ files, edges }), after);
}

async function openFile(change: ComparedReports) {
  const file = join(temporaryFolder(), 'change.html');
  const page = readFileSync('dist/web/saved-page.html', 'utf8');
  writeFileSync(file, [...renderHtmlOfChange(page, change)].join(''));
  const context = await browser!.newContext({ offline: true, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  const opened = await context.newPage();
  const [complaints, requests]: [string[], string[]] = [[], []];
  opened.on('pageerror', (error) => complaints.push(error.message));
  opened.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const url = pathToFileURL(file).href;
  opened.on('request', (request) => {
    if (request.url() !== url && !request.url().startsWith('data:')) requests.push(request.url());
  });
  await opened.goto(url);
  await untilLoaded(opened);
  return { page: opened, complaints, requests };
}
