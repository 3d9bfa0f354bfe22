import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { browser } from '../support/page-browser.ts';
import { isMissing } from '../support/is-missing.ts';
import { runLintel } from '../support/run-lintel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { untilLoaded } from '../support/served-page.ts';

const patience = { timeout: 20_000 };

describe.skipIf(isMissing(browser, 'browser'))('the page as one file', () => {
  it(
    'opens from the disk without a request, draws the map and lists the riskiest files',
    { tags: 'slow' },
    async () => {
      const folder = temporaryFolder();
      const sample = join(process.cwd(), 'examples/sample-project');
      expect(runLintel(folder, ['analyze', sample, '--format', 'json,html', '--quiet']).stderr).toBe('');
      const { page, requests, complaints } = await openFile(join(folder, '.lintel/graph.html'));
      const report = JSON.parse(readFileSync(join(folder, '.lintel/graph.json'), 'utf8')) as Report;
      for (const { file } of report.risks.top_risk_files.slice(0, 5))
        await page.getByLabel('Findings').getByTitle(file, { exact: true }).first().waitFor();
      await expect
        .poll(() => page.locator('.map canvas').evaluate(countColours), patience)
        .toBeGreaterThan(20);
      for (const view of ['Graph', 'Matrix', 'Layers', 'Table', 'Map']) {
        await page.getByRole('button', { name: view, exact: true }).click();
        await page.locator('.stage :is(canvas, table, svg)').first().waitFor();
      }
      const overview = page.getByRole('article', { name: 'Overview of the project' });
      await overview.getByText('43 files: 40 product, 3 test.').waitFor();
      await overview.getByRole('button', { name: /^storefront\/src\/core\/ 8 files/ }).click();
      await page.getByRole('heading', { name: 'core/', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Clear selection' }).click();
      await page.getByRole('tab', { name: 'Cycles' }).click();
      await page.goBack();
      await page.getByRole('tab', { name: 'Advice' }).click();
      await page.getByText('This is a saved report.').waitFor();
      // A saved page has no source to show, but a what-if needs none.
      await page.getByLabel('Findings').getByRole('tab', { name: 'Cycles' }).click();
      await page.locator('.cycle-link').first().click();
      await page.locator('.cycle-steps .import-line').first().waitFor();
      expect(await page.locator('.show-source').count()).toBe(0);
      await page.locator('.cycle-steps .remove-dependency').first().click();
      await page
        .getByRole('region', { name: 'What if' })
        .getByText(/^Cycles/)
        .waitFor();
      expect({ requests, complaints }).toEqual({ requests: [], complaints: [] });
    },
  );

  it('keeps hostile names text', async () => {
    const folder = temporaryFolder({
      'src/</script><script>document.title=`taken`</script>.ts': "import './<!--<script>-->.ts'",
      'src/<img src=x onerror=document.title=`taken`>.ts': "import './<!--<script>-->.ts'",
      'src/<!--<script>-->.ts': '',
    });
    const made = runLintel(folder, ['analyze', '--quiet']);
    const written = runLintel(folder, ['export', 'html', '--out', 'shop.html']);
    expect([made.code, written.code, written.stderr]).toEqual([0, 0, '']);
    const { page, complaints } = await openFile(join(folder, 'shop.html'));
    await page.getByLabel('Findings').getByTitle('src/<!--<script>-->.ts').first().waitFor();
    expect(await page.title()).not.toBe('taken');
    expect(await page.locator('img, script:not(#lintel-report):not([type=module])').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

async function openFile(path: string) {
  const context = await browser!.newContext({ offline: true, reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const url = pathToFileURL(path).href;
  page.on('request', (request) => {
    if (request.url() !== url && !request.url().startsWith('data:')) requests.push(request.url());
  });
  await page.goto(url);
  await untilLoaded(page);
  return { page, complaints, requests };
}

function countColours(canvas: HTMLCanvasElement | SVGElement | HTMLElement): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data.buffer;
  return new Set(new Uint32Array(pixels ?? new ArrayBuffer())).size;
}
