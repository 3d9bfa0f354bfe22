// `npm run bench:page`: the page on 20,000 files and 100,000 dependencies compared with the same page on 1,000 files,
// interleaved, in a real browser and through the real server. Measures the time to the first complete render, compared
// with an empty page and the transfer of the report, and the frame rate while the map is dragged.
//
// Transfer means fetched and parsed: of the whole report, and of its compact form, which is what the page fetches. Both as
// wall time and as CPU time of the main thread.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { generateProject } from './generate-project.js';
import { mainThreadMs } from './main-thread.js';
import { startServer } from './server-load.js';

const rounds = 5;
const panMs = 2500;
const sizes = [
  { name: '1,000 files', files: 1000, edges: 5000 },
  { name: '20,000 files', files: 20_000, edges: 100_000 },
];

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-page-'));
/** @typedef {typeof import('../test/support/browser.ts')} BrowserModule */
const { module } = /** @type {{ module: BrowserModule }} */ (
  await runnerImport(join(import.meta.dirname, '../test/support/browser.ts'))
);
const browser = await module.launchBrowser(['--disable-gpu']);
if (browser === undefined) process.exit(1);
const servers = [];
try {
  for (const { name, files, edges } of sizes) {
    const project = name.replace(/\D/g, '');
    generateProject(join(folder, project), files, edges);
    const own = mkdtempSync(join(folder, 'out-'));
    servers.push({ name, ...(await startServer(own, join(folder, project))) });
  }
  const results = servers.map(({ name, url }) => ({ name, url, runs: /** @type {Run[]} */ ([]) }));
  for (let round = 0; round < rounds; round++) {
    for (const { url, runs } of results) runs.push(await measurePage(browser, url));
  }
  report(results.map(({ name, runs }) => ({ name, ...medians(runs) })));
  const large = servers.at(-1);
  if (large !== undefined) await reportCpu(browser, large.url);
} finally {
  await browser.close();
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @typedef {{ emptyMs: number, transferMs: number, ownMs: number, pictureMs: number, frames: number }} Run
 * @param {import('playwright-core').Browser} on
 * @param {string} url
 * @returns {Promise<Run>}
 */
async function measurePage(on, url) {
  const context = await on.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const empty = await context.newPage();
    await empty.goto(`${url}/api/health`);
    const emptyMs = await empty.evaluate(untilPainted);
    const transferMs = await empty.evaluate(transfer);
    const ownMs = await empty.evaluate(transferOwn);
    await empty.close();
    const page = await context.newPage();
    await page.addInitScript(watchFirstName);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'firstPictureMs' in window, undefined, { polling: 50 });
    const pictureMs = await page.evaluate(() => Number(Reflect.get(window, 'firstPictureMs')));
    return { emptyMs, transferMs, ownMs, pictureMs, frames: await countFramesWhilePanning(page) };
  } finally {
    await context.close();
  }
}

/** In the page: when it was on the screen, by its own clock. */
async function untilPainted() {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.getEntriesByType('paint').at(-1)?.startTime ?? performance.now();
}

/** In the page: the report, up to parsed JSON. */
async function transfer() {
  const start = performance.now();
  await (await fetch('/api/graph')).json();
  return performance.now() - start;
}

/** In the page: the report's form for the page, up to what a picture needs of it. */
async function transferOwn() {
  const start = performance.now();
  const headers = { accept: 'application/vnd.lintel.page+json' };
  const [first = ''] = (await (await fetch('/api/graph', { headers })).text()).split(',\n\n');
  JSON.parse(first.slice('['.length));
  return performance.now() - start;
}

/** In the page, before its scripts: names are drawn last, so the first name drawn is the first whole picture. */
function watchFirstName() {
  const prototype = CanvasRenderingContext2D.prototype;
  /** @type {(...args: Parameters<typeof prototype.fillText>) => void} */
  const fillText = Reflect.get(prototype, 'fillText');
  prototype.fillText = function drawName(...args) {
    prototype.fillText = fillText;
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark('pictured');
        Reflect.set(window, 'firstPictureMs', performance.now());
      }),
    );
    return fillText.apply(this, args);
  };
}

/** @param {import('playwright-core').Page} page */
async function countFramesWhilePanning(page) {
  const box = await page.locator('.stage canvas').first().boundingBox();
  if (box === null) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y);
  await page.evaluate(startCounting);
  const start = performance.now();
  for (let now = 0; now < panMs; now = performance.now() - start) {
    const angle = now / 200;
    await page.mouse.move(x + 120 * Math.cos(angle), y + 90 * Math.sin(angle));
  }
  const frames = await page.evaluate(() => Number(Reflect.get(window, 'frameCount')));
  await page.mouse.up();
  return (frames * 1000) / (performance.now() - start);
}

/** In the page. */
function startCounting() {
  Reflect.set(window, 'frameCount', 0);
  const count = () => {
    Reflect.set(window, 'frameCount', Number(Reflect.get(window, 'frameCount')) + 1);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** @param {readonly Run[]} runs */
function medians(runs) {
  const middle = (/** @type {keyof Run} */ key) =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[runs.length >> 1] ?? 0;
  return {
    emptyMs: middle('emptyMs'),
    transferMs: middle('transferMs'),
    ownMs: middle('ownMs'),
    pictureMs: middle('pictureMs'),
    frames: middle('frames'),
  };
}

/** @param {readonly ({ name: string } & Run)[]} results */
function report(results) {
  console.table(
    Object.fromEntries(
      results.map(({ name, emptyMs, transferMs, ownMs, pictureMs, frames }) => [
        name,
        {
          'empty page, ms': Math.round(emptyMs),
          'report fetched, ms': Math.round(transferMs),
          'compact form fetched, ms': Math.round(ownMs),
          'first render, ms': Math.round(pictureMs),
          'allowed: 3 × empty + report, ms': Math.round(3 * emptyMs + transferMs),
          'render ÷ allowed': (pictureMs / (3 * emptyMs + transferMs)).toFixed(2),
          'frames/s while dragging': Math.round(frames),
        },
      ]),
    ),
  );
  const [small, large] = results;
  if (small === undefined || large === undefined) return;
  const share = large.frames / small.frames;
  const ratio = large.pictureMs / (3 * large.emptyMs + large.transferMs);
  const ownRatio = large.pictureMs / (3 * large.emptyMs + large.ownMs);
  console.log(`frames with 20,000 files ÷ with 1,000: ${share.toFixed(2)} (goal: at least 0.90)`);
  console.log(`first render ÷ (3 empty pages + transfer): ${ratio.toFixed(2)} (goal: at most 1)`);
  console.log(`the same with the transfer of the compact form: ${ownRatio.toFixed(2)}`);
  process.exitCode = share >= 0.9 && ratio <= 1 ? 0 : 1;
}

/**
 * @param {import('playwright-core').Browser} on
 * @param {string} url
 */
async function reportCpu(on, url) {
  const all = /** @type {number[][]} */ ([]);
  for (let round = 0; round < rounds; round++) all.push(await measureCpu(on, url));
  const middle = (/** @type {number} */ part) =>
    all.map((run) => run[part] ?? 0).toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
  const [empty, whole, own, picture] = [middle(0), middle(1), middle(2), middle(3)];
  console.log('20,000 files, CPU ms of the main thread:', { empty, whole, own, picture });
  console.log(`render ÷ (3 empty pages + compact form): ${(picture / (3 * empty + own)).toFixed(2)}`);
  console.log(`render ÷ (3 empty pages + whole report): ${(picture / (3 * empty + whole)).toFixed(2)}`);
}

/**
 * @param {import('playwright-core').Browser} on
 * @param {string} url
 */
async function measureCpu(on, url) {
  const file = join(folder, 'trace.json');
  const context = await on.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const empty = await mainThreadMs(on, page, file, { to: 'painted' }, async () => {
      await page.goto(`${url}/api/health`);
      await page.evaluate(untilPainted);
      await page.evaluate(() => performance.mark('painted'));
    });
    const fetched = (/** @type {() => Promise<number>} */ act) =>
      mainThreadMs(on, page, file, { from: 'asked', to: 'parsed' }, async () => {
        await page.evaluate(() => performance.mark('asked'));
        await page.evaluate(act);
        await page.evaluate(() => performance.mark('parsed'));
      });
    const [whole, own] = [await fetched(transfer), await fetched(transferOwn)];
    await page.close();
    const drawn = await context.newPage();
    await drawn.addInitScript(watchFirstName);
    const picture = await mainThreadMs(on, drawn, file, { to: 'pictured' }, async () => {
      await drawn.goto(url, { waitUntil: 'commit' });
      await drawn.waitForFunction(() => 'firstPictureMs' in window, undefined, { polling: 50 });
    });
    return [empty, whole, own, picture].map(Math.round);
  } finally {
    await context.close();
  }
}
