// What a language's scan costs, in process, warm, on one thread, against the least that it could cost: one look at each
// byte; and beside walking the folders and reading the same files, which depends on how large they are.
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { extname, join } from 'node:path';
import { loadModule } from '../accuracy/load-module.js';
import { corporaByLanguage } from './corpora.js';
import { median } from './measure.js';
import { present, writeTable } from './publish.js';

/** Enough to be warm on and to be typical. */
const maxBytes = 24 * 1024 * 1024;
const passes = 7;

/** @param {{ publish: boolean }} options */
export async function measureScans({ publish }) {
  const { languages } = await loadModule('src/languages/index.ts');
  const rows = [];
  for (const { language, name, folder } of corporaByLanguage()) {
    const known = languages.find((/** @type {any} */ one) =>
      Object.values(one.extensions).includes(language),
    );
    const owner = await known.load();
    const extensions = extensionsOf(owner, language);
    const files = readFiles(folder, extensions);
    const bytes = files.reduce((total, { length }) => total + length, 0);
    const scan = await warmTime(() => files.forEach((file) => owner.extract(file)));
    const look = await warmTime(() => files.forEach(lookAtEachByte));
    const read = await warmTime(() => walk(folder, extensions, lookAtNothing));
    rows.push([
      `${name} (${language})`,
      files.length,
      (bytes / 1e6).toFixed(1),
      Math.round(bytes / 1e3 / scan),
      (scan / look).toFixed(1),
      (scan / read).toFixed(1),
    ]);
  }
  const head = ['code', 'files', 'MB', 'MB/s', 'scan ÷ one look at each byte', 'scan ÷ walking and reading'];
  present('scans', writeTable(head, rows), publish);
}

/**
 * @param {any} owner
 * @param {string} language
 */
function extensionsOf(owner, language) {
  return new Set(
    Object.keys(owner.extensions).filter((extension) => owner.extensions[extension] === language),
  );
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} extensions
 */
function readFiles(folder, extensions) {
  /** @type {{ path: string, bytes: Uint8Array, length: number }[]} */
  const files = [];
  walk(folder, extensions, (path, bytes, length) => {
    // As the scan reads them: with a zero behind the text.
    files.push({ path, bytes: Buffer.concat([bytes.subarray(0, length), Buffer.alloc(1)]), length });
  });
  return files;
}

const shared = Buffer.alloc(16 * 1024 * 1024);

/**
 * The files of a language up to `maxBytes`, each read into the same buffer.
 * @param {string} root
 * @param {ReadonlySet<string>} extensions
 * @param {(path: string, bytes: Buffer, length: number) => void} visit
 */
function walk(root, extensions, visit) {
  let total = 0;
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
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

function lookAtNothing() {
  seen++;
}

let seen = 0;

/** @param {{ bytes: Uint8Array, length: number }} file */
function lookAtEachByte({ bytes, length }) {
  let lines = 0;
  for (let i = 0; i < length; i++) if (bytes[i] === 10) lines++;
  seen += lines;
}

/**
 * Milliseconds of CPU, the median of several passes after two that warm up.
 * @param {() => void} work
 */
async function warmTime(work) {
  work();
  work();
  const times = [];
  for (let pass = 0; pass < passes; pass++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    // Lets the engine put compiled code in place.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (seen < 0) throw new Error('Nothing was looked at.');
  return median(times);
}
