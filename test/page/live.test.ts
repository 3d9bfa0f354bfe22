import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import {
  copySampleProject,
  openPage,
  sample,
  servePage,
  startServer,
  untilLoaded,
} from '../support/served-page.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const notices = (page: Page) => page.getByRole('status', { name: 'Notices' });

/** The overview is what arrives last. A page that lacks a part when the server stops loads itself anew when it is back. */
async function untilAllIsLoaded(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'Overview of the project' }).waitFor();
}

/** Nobody else takes it while the server is stopped: it is below those that systems give to who asks for any. */
async function findLastingPort(): Promise<number> {
  for (let attempt = 1; attempt <= 100; attempt++) {
    const port = 20_000 + Math.floor(10_000 * Math.random());
    const holder = createServer().listen(port, '127.0.0.1');
    const isFree = await once(holder, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    holder.close();
    await once(holder, 'close');
    return port;
  }
  throw new Error('No port is free.');
}

async function failOnce(page: Page, address: string): Promise<void> {
  const failed = new Set<string>();
  await page.route(address, (route) => {
    const asked = route.request().url();
    if (failed.has(asked)) return route.continue();
    failed.add(asked);
    return route.abort('connectionreset');
  });
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
}

const tea = { 'src/tea.ts': "import './kettle';", 'src/kettle.ts': '' };

describe.skipIf(isMissing(browser, 'browser'))('a live page', () => {
  it('follows a changed project without a reload, and keeps selection and camera', async () => {
    const project = copySampleProject();
    const fragment = '#selected=storefront%2Fsrc%2Fcore%2Fpricing.ts&camera=2,3,15';
    const { page, url, complaints } = await servePage(browser!, project, { fragment });
    await page.getByRole('article', { name: 'pricing.ts' }).getByText('in a cycle').first().waitFor();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    writeFiles(project, { 'storefront/src/core/pricing.ts': "import '../shared/money';\n" });
    await fetch(`${url}/api/reanalyze`, { method: 'POST' });
    await notices(page).getByText('1 cycle fewer · score up 10').waitFor();
    await page.getByRole('button', { name: '0 cycles' }).waitFor();
    await page.getByText('▲10').waitFor();
    await page.getByRole('heading', { name: 'pricing.ts' }).waitFor();
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(decodeURIComponent(fragment));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('asks for a reload if its script could not be loaded', { tags: 'slow' }, async () => {
    const context = await browser!.newContext({ reducedMotion: 'reduce' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(sample);
    const hint = page.getByText('Please reload it.');
    await hint.waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await untilLoaded(page);
    expect(await hint.count()).toBe(0);
  });

  it('analyses again on request, and says that nothing changed', async () => {
    const { page, complaints } = await servePage(browser!, temporaryFolder(tea));
    await page.getByRole('button', { name: 'Analyse again' }).click();
    await notices(page).getByText('Analysed again: no changes').waitFor();
    expect(complaints).toEqual([]);
  });

  it(
    'keeps the last report when the project has no source files any more, and says why',
    { tags: 'slow' },
    async () => {
      const project = temporaryFolder(tea);
      const { page, complaints } = await servePage(browser!, project);
      rmSync(join(project, 'src'), { recursive: true });
      await page.getByRole('button', { name: 'Analyse again' }).click();
      await notices(page).getByText('The analysis failed: No source files').waitFor();
      // It arrives as a response and as an event, in any order, but is shown once.
      await expect.poll(() => complaints).toEqual([expect.stringContaining('422')]);
      expect(await notices(page).getByText('No source files').count()).toBe(1);
      await page.getByRole('button', { name: 'Analyse again' }).waitFor();
      await page.getByRole('button', { name: '2 files' }).waitFor();
    },
  );

  it('keeps a cycle open while others come and go', { tags: 'slow' }, async () => {
    const project = temporaryFolder({
      'src/cart.ts': "import './order';",
      'src/order.ts': "import './cart';",
      'src/tea.ts': "import './water';",
      'src/water.ts': "import './tea';",
    });
    const { page, complaints } = await servePage(browser!, project, { fragment: '#panel=cycles&cycle=1' });
    const openTea = page.getByRole('button', { name: /^tea\.ts 2 files/, expanded: true });
    await openTea.waitFor();
    writeFiles(project, { 'src/order.ts': '' });
    await page.getByRole('button', { name: 'Analyse again' }).click();
    await page.getByRole('button', { name: '1 cycle', exact: true }).waitFor();
    await openTea.waitFor();
    expect(complaints).toEqual([]);
  });

  it('clears the selection when the selected file is removed', { tags: 'slow' }, async () => {
    const project = temporaryFolder(tea);
    const { page, complaints } = await servePage(browser!, project, { fragment: '#selected=src/tea.ts' });
    await page.getByRole('heading', { name: 'tea.ts' }).waitFor();
    rmSync(join(project, 'src/tea.ts'));
    await page.getByRole('button', { name: 'Analyse again' }).click();
    await page.getByRole('heading', { name: 'Nothing selected' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('says that the server is not running, and reconnects to it', { tags: 'slow' }, async () => {
    const project = temporaryFolder(tea);
    const port = await findLastingPort();
    const { url, stop } = await startServer(project, port);
    const { page, complaints } = await openPage(browser!, url);
    await page.getByText('Live').waitFor();
    await untilAllIsLoaded(page);
    await stop();
    await page.locator('.connection').getByText('The server is not running.').waitFor();
    writeFiles(project, { 'src/gift.ts': "import './tea';\n" });
    await startServer(project, port);
    await page.locator('.connection').getByText('The server is not running.').waitFor({ state: 'detached' });
    await notices(page).getByText('1 file added · 1 dependency added').waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('net::ERR_'))).toEqual([]);
  });

  // Browsers cancel what they load when the addresses of the machine change: a laptop joins another network, say.
  it.each([
    { what: 'the report', address: '**/api/graph' },
    { what: 'the script for it', address: '**/compare-reports-*.js' },
  ])('asks again when $what could not be loaded', { tags: 'slow' }, async ({ address }) => {
    const project = temporaryFolder(tea);
    const { page, url } = await servePage(browser!, project);
    await untilAllIsLoaded(page);
    await failOnce(page, address);
    writeFiles(project, { 'src/gift.ts': "import './tea';\n" });
    await fetch(`${url}/api/reanalyze`, { method: 'POST' });
    await notices(page).getByText('1 file added · 1 dependency added').waitFor();
    expect(await notices(page).getByText('could not be loaded').count()).toBe(0);
  });

  it('says that its report is an older one as long as the new one could not be loaded', async () => {
    const project = temporaryFolder(tea);
    const { page, url } = await servePage(browser!, project);
    await untilAllIsLoaded(page);
    await page.route('**/api/graph', (route) => route.fulfill({ status: 502, body: '' }));
    writeFiles(project, { 'src/gift.ts': "import './tea';\n" });
    await fetch(`${url}/api/reanalyze`, { method: 'POST' });
    const line = page.locator('.connection');
    await line.getByText('An older report: the new one could not be loaded.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await notices(page).getByText('1 file added · 1 dependency added').waitFor();
    expect(await line.innerText()).toBe('Live');
  });

  it('asks again for a view or a panel that could not be loaded', { tags: 'slow' }, async () => {
    const { page } = await openPage(browser!, sample);
    await untilAllIsLoaded(page);
    await failOnce(page, '**/{table-view,cycles-panel}-*.js');
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('grid', { name: 'Files' }).waitFor();
    await page.getByRole('tab', { name: 'Cycles' }).click();
    await page.getByRole('tabpanel', { name: 'Cycles' }).getByText('pricing.ts').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it(
    'says why a part cannot be loaded without the server, and loads it when the server is back',
    { tags: 'slow' },
    async () => {
      const project = temporaryFolder(tea);
      const port = await findLastingPort();
      const { url, stop } = await startServer(project, port);
      const { page, complaints } = await openPage(browser!, url);
      await page.getByText('Live').waitFor();
      await untilAllIsLoaded(page);
      await stop();
      await page.locator('.connection').getByText('The server is not running.').waitFor();
      await page.getByRole('button', { name: 'Matrix', exact: true }).click();
      const failed = page.getByRole('alert').filter({ hasText: 'This view could not be loaded' });
      await failed.getByText('The server is not running. Start it with lintel serve').waitFor();
      // A reload would end the page.
      expect(await failed.getByRole('button').count()).toBe(0);
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByText('The exports could not be loaded: The server is not running.').waitFor();
      await startServer(project, port);
      await page.locator('.matrix canvas').first().waitFor();
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByRole('button', { name: 'PNG' }).waitFor();
      expect(complaints.filter((complaint) => !complaint.includes('net::ERR_'))).toEqual([]);
    },
  );

  it('opens another project by its path, and remembers the one before', { tags: 'slow' }, async () => {
    const before = temporaryFolder(tea);
    const { page, complaints } = await servePage(browser!, before);
    const other = temporaryFolder({ 'cart.ts': "import './price';", 'price.ts': '' });
    await page.getByRole('button', { name: /open another project/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Open another project' });
    await dialog.getByRole('textbox', { name: 'Folder' }).fill(`${other}/nowhere`);
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByRole('textbox', { name: 'Folder' }).fill(other);
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('.status-path', { hasText: other }).waitFor();
    await page.getByRole('button', { name: /open another project/ }).click();
    await dialog.getByRole('button', { name: before }).click();
    await page.locator('.status-path', { hasText: before }).waitFor();
    expect(complaints).toEqual([expect.stringContaining('404')]);
  });
});
