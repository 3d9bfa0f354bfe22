// The page reads /api/graph, and shows a report of another program, which has only what every report must have.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { bareReport } from '../support/bare-report.ts';
import { isMissing } from '../support/is-missing.ts';
import { browser } from '../support/page-browser.ts';
import { runLintel } from '../support/run-lintel.ts';
import { openPage, sample } from '../support/served-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function sampleReport(): Promise<Report> {
  return (await (await fetch(`${sample}/api/graph`)).json()) as Report;
}

describe.skipIf(isMissing(browser, 'browser'))('the page', () => {
  it('loads the report from /api/graph, once and in the compact form', async () => {
    const { page, complaints } = await openPage(browser!, sample);
    await page.locator('.stage canvas').first().waitFor();
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (pathOf(request).startsWith('/api/')) asked.push(request);
    });
    await page.reload();
    await page.locator('.stage canvas').first().waitFor();
    const answers = asked.map(
      async (request) => `${pathOf(request)} ${(await request.response())?.headers()['content-type']}`,
    );
    expect((await Promise.all(answers)).toSorted()).toEqual([
      '/api/events text/event-stream',
      '/api/graph application/vnd.lintel.page+json',
    ]);
    expect(complaints).toEqual([]);
  });

  it('shows all that the report of another server has, and exports it', { tags: 'slow' }, async () => {
    const bare = bareReport(await sampleReport());
    const { page, complaints } = await openPage(browser!, sample);
    await page.route('**/api/graph', (route) => route.fulfill({ json: bare }));
    // The next test gets the same tab.
    onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
    await page.reload();
    await lookAround(page);
    await page.getByRole('button', { name: 'Export' }).click();
    for (const format of ['JSON', 'Mermaid', 'Cytoscape', 'Graphviz', 'GraphML', 'CSV'])
      expect(await save(page, format)).toContain('cart.ts');
    expect(complaints).toEqual([]);
  });

  it('shows it as one file too', { tags: 'slow' }, async () => {
    const folder = temporaryFolder({ 'other.json': JSON.stringify(bareReport(await sampleReport())) });
    expect(runLintel(folder, ['export', 'html', 'other.json', '--out', 'other.html'])).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    const context = await browser!.newContext({ offline: true, reducedMotion: 'reduce' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(pathToFileURL(join(folder, 'other.html')).href);
    await lookAround(page);
    expect(complaints).toEqual([]);
  });
});

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

/** Every panel and every view. */
async function lookAround(page: Page): Promise<void> {
  await page.getByRole('button', { name: '1 cycle', exact: true }).click();
  await page.getByRole('button', { name: /^cart\.ts 2 files/ }).click();
  await page.getByRole('tabpanel', { name: 'Cycles' }).getByRole('img').waitFor();
  await page.getByRole('tab', { name: 'Tangles' }).click();
  await page.getByText('No tangles: no cycles between folders.').waitFor();
  await page.getByRole('tab', { name: 'Risks' }).click();
  await page.getByText('storefront/src/core is below storefront/src/ui.', { exact: true }).waitFor();
  for (const tab of ['Diagnostics', 'Advice']) await page.getByRole('tab', { name: tab }).click();
  const views = page.getByRole('navigation', { name: 'Views' });
  for (const view of ['Graph', 'Layers', 'Matrix', 'Table', 'Map']) {
    await views.getByRole('button', { name: view }).click();
    await page.locator('.stage :is(canvas, table, svg)').first().waitFor();
  }
  expect(await page.locator('.grade').count()).toBe(0);
}

async function save(page: Page, format: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: format, exact: true }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}
