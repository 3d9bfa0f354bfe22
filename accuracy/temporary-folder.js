// Folders that are gone when the process ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {string[]} */
const folders = [];

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** @param {string} name What it is for. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `lintel-${name}-`));
  folders.push(folder);
  return folder;
}
