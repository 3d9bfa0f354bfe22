// `npm run bench:page`: the page on 20,000 files and 100,000 dependencies beside the same page on 1,000 files, in turns
// in one run, in a real browser and through the real server. How long until the first picture, against an empty page and
// the bare transfer of the report; how many frames a hand that drags the map sees.
//
// The transfer is that of the report as /api/graph has it, fetched and parsed by an empty page: a measure of the project
// that does not move with what the page does. The page itself fetches a shorter form, and that is measured beside it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { generateProject } from './generate-project.js';
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
  const [, first = ''] = (await (await fetch('/api/page-report')).text()).split('\u001e');
  JSON.parse(first);
  return performance.now() - start;
}

/** In the page, before its scripts: names are drawn last, so the first name drawn is the first whole picture. */
function watchFirstName() {
  const prototype = CanvasRenderingContext2D.prototype;
  /** @type {(...args: Parameters<typeof prototype.fillText>) => void} */
  const fillText = Reflect.get(prototype, 'fillText');
  prototype.fillText = function drawName(...args) {
    prototype.fillText = fillText;
    requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'firstPictureMs', performance.now())));
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
          'short form fetched, ms': Math.round(ownMs),
          'first picture, ms': Math.round(pictureMs),
          'allowed: 3 × empty + fetched, ms': Math.round(3 * emptyMs + transferMs),
          'picture ÷ allowed': (pictureMs / (3 * emptyMs + transferMs)).toFixed(2),
          'frames/s while dragging': Math.round(frames),
        },
      ]),
    ),
  );
  const [small, large] = results;
  if (small === undefined || large === undefined) return;
  const share = large.frames / small.frames;
  const ratio = large.pictureMs / (3 * large.emptyMs + large.transferMs);
  console.log(`frames with 20,000 files ÷ with 1,000: ${share.toFixed(2)} (at least 0.90 is asked for)`);
  const ownRatio = large.pictureMs / (3 * large.emptyMs + large.ownMs);
  console.log(`first picture ÷ (3 empty pages + transfer): ${ratio.toFixed(2)} (at most 1 is asked for)`);
  console.log(`the same with what the page itself fetches: ${ownRatio.toFixed(2)}`);
  process.exitCode = share >= 0.9 && ratio <= 1 ? 0 : 1;
}
