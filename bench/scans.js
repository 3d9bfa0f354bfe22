// What a language's scan costs, in process, warm, on one thread, compared with a plain loop over the same bytes, and with
// walking the folders and reading the same files, which depends on how large they are.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { corporaByLanguage } from './corpora.js';
import { present, writeTable } from './publish.js';

const run = promisify(execFile);
const scanCost = fileURLToPath(new URL('scan-cost.js', import.meta.url));

/** @param {{ publish: boolean }} options */
export async function measureScans({ publish }) {
  const rows = [];
  for (const { language, name, folder } of corporaByLanguage()) {
    const { stdout } = await run(process.execPath, [scanCost, language, folder]);
    /** @type {import('./scan-cost.js').ScanCost} */
    const { files, bytes, scanMs, loopMs, readMs } = JSON.parse(stdout);
    rows.push([
      `${name} (${language})`,
      files,
      (bytes / 1e6).toFixed(1),
      Math.round(bytes / 1e3 / scanMs),
      (scanMs / loopMs).toFixed(1),
      (scanMs / readMs).toFixed(1),
    ]);
  }
  const head = ['project', 'files', 'MB', 'MB/s', 'scan ÷ byte loop', 'scan ÷ walk and read'];
  present('scans', writeTable(head, rows), publish);
}
