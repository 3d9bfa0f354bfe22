// `npm run picture`: the page on the sample project, as the README shows it. The same project gives the same picture.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { startServer } from '../bench/server-load.js';

const root = join(import.meta.dirname, '..');
const viewport = { width: 1440, height: 900 };
const selected = 'storefront/src/app/checkout.ts';
/** What the footer tells, wherever and whenever the picture is made. */
const timeless = { projectRoot: '/home/ann/sample-project', generatedAt: '2026-01-01T12:00:00.000+00:00' };

/** @type {{ module: typeof import('../test/support/browser.ts') }} */
const { module } = await runnerImport(join(root, 'test/support/browser.ts'));
const folder = mkdtempSync(join(tmpdir(), 'lintel-picture-'));
const server = await startServer(folder, join(root, 'examples/sample-project'));
const browser = await module.launchBrowser(['--disable-gpu']);
try {
  if (browser === undefined) throw new Error('A picture needs a browser.');
  const look = /** @type {const} */ ({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await takePicture(await browser.newContext({ viewport, ...look, locale: 'en', timezoneId: 'UTC' }));
} finally {
  await browser?.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** @param {import('playwright-core').BrowserContext} context */
async function takePicture(context) {
  const page = await context.newPage();
  await page.route('**/api/graph', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [name, value] of Object.entries(timeless)) {
      body = body.replace(new RegExp(`"${name}": "[^"]*"`), `"${name}": ${JSON.stringify(value)}`);
    }
    body = body.replaceAll(/\d{4}-\d\d-\d\d \(commit [\da-f]+\)/g, '2026-01-01 (commit 5eed1e5)');
    await route.fulfill({ response, body });
  });
  await page.goto(`${server.url}#selected=${selected}`);
  await page.locator('.stage canvas').first().waitFor();
  await page.locator('.file-panel').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(twoFrames);
  await page.screenshot({ path: join(root, 'docs/page.png') });
}

/** In the page: what was asked for is on the screen after that. */
function twoFrames() {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));
}
