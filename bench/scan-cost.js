// What the scan of one language costs on one folder, as JSON: `node bench/scan-cost.js LANGUAGE FOLDER`. In a process of its
// own, because scanning other languages first changes how V8 compiles this one.
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { extname, join } from 'node:path';
import { loadModule } from '../accuracy/load-module.js';
import { median } from './measure.js';

/** @typedef {{ path: string, bytes: Uint8Array, length: number }} Text */
/** @typedef {{ files: number, bytes: number, scanMs: number, loopMs: number, readMs: number }} ScanCost */

/** Enough to be typical. Smaller corpora are scanned several times, so that every pass takes about as long. */
const maxBytes = 24 * 1024 * 1024;
const warmPasses = 5;
const passes = 7;
const shared = Buffer.alloc(16 * 1024 * 1024);
let seen = 0;

const [language = '', folder = ''] = process.argv.slice(2);
console.log(JSON.stringify(await measureScan()));

/** @returns {Promise<ScanCost>} */
async function measureScan() {
  const { languages } = await loadModule('src/languages/index.ts');
  const known = languages.find((/** @type {any} */ one) => Object.values(one.extensions).includes(language));
  const { extensions, extract } = await known.load();
  const own = new Set(Object.keys(extensions).filter((extension) => extensions[extension] === language));
  const texts = readTexts(own);
  const bytes = texts.reduce((total, { length }) => total + length, 0);
  const times = Math.ceil(maxBytes / bytes);
  return {
    files: texts.length,
    bytes,
    scanMs: await warmTime(() => texts.forEach((text) => extract(text)), times),
    loopMs: await warmTime(() => texts.forEach(countLines), times),
    readMs: await warmTime(() => walk(own, () => seen++), times),
  };
}

/** @param {ReadonlySet<string>} extensions */
function readTexts(extensions) {
  /** @type {Text[]} */
  const texts = [];
  walk(extensions, (path, bytes, length) => {
    // As the scan reads them: with a zero byte after the text.
    texts.push({ path, bytes: Buffer.concat([bytes.subarray(0, length), Buffer.alloc(1)]), length });
  });
  return texts;
}

/**
 * The files up to `maxBytes`, each read into the same buffer.
 * @param {ReadonlySet<string>} extensions
 * @param {(path: string, bytes: Buffer, length: number) => void} visit
 */
function walk(extensions, visit) {
  let total = 0;
  const folders = [folder];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) folders.push(path);
      if (!entry.isFile() || !extensions.has(extname(entry.name).toLowerCase())) continue;
      const file = openSync(path, 'r');
      const length = readSync(file, shared, 0, shared.length, 0);
      closeSync(file);
      visit(path, shared, length);
      total += length;
      if (total >= maxBytes) return;
    }
  }
}

/** @param {Text} text */
function countLines({ bytes, length }) {
  let lines = 0;
  for (let i = 0; i < length; i++) if (bytes[i] === 10) lines++;
  seen += lines;
}

/**
 * Milliseconds of CPU for the work once, the median of several passes after those that warm up.
 * @param {() => void} work
 * @param {number} times How often a pass does it.
 */
async function warmTime(work, times) {
  const taken = [];
  for (let pass = -warmPasses; pass < passes; pass++) {
    const before = process.cpuUsage();
    for (let time = 0; time < times; time++) work();
    const { user, system } = process.cpuUsage(before);
    if (pass >= 0) taken.push((user + system) / 1000 / times);
    // Lets V8 install compiled code.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (seen < 0) throw new Error('Nothing was read.');
  return median(taken);
}
