// `npm run picture`: the page on the sample project, as the README shows it. The same project gives the same picture.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { startServer } from '../bench/server-load.js';

const root = join(import.meta.dirname, '..');
const viewport = { width: 1440, height: 900 };
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
    const report = await (await route.fetch()).json();
    await route.fulfill({ json: { ...report, ...timeless } });
  });
  await page.goto(server.url);
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
