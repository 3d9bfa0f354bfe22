// Killed at a random time a naive writer looks safe; so the kill comes when the file system tells of the write itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFileWhole } from '../../src/output/write-file-whole.ts';
import { bundleModule } from '../support/bundle-module.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const kills = 20;
const chunkCount = 32;
const chunk = 64 * 1024;

/** Writes reports of one letter each, one after the other, until it is killed; at most some hundred. */
const script = `
  const { writeFileWhole } = await import(process.argv[1]);
  function* report(letter) { for (let i = 0; i < ${chunkCount}; i++) yield letter.repeat(${chunk}); }
  for (let i = 0; i < 300; i++) writeFileWhole(process.argv[2], report('bcdefg'[i % 6]));
`;

/** Ends the writer at the `event`th thing that happens to its temporary file. */
async function killDuringWrite(module: string, folder: string, event: number): Promise<void> {
  const watcher = watch(folder);
  const args = ['--input-type=module', '-e', script, module, join(folder, 'graph.json')];
  const writer = spawn(process.execPath, args, { stdio: 'inherit' });
  let seen = 0;
  watcher.on('change', (_, name) => {
    if (String(name).endsWith('.tmp') && ++seen === event) writer.kill('SIGKILL');
  });
  await once(writer, 'exit');
  watcher.close();
}

it(
  'leaves the old report or the new one, whole, whenever it is killed',
  { tags: 'slow', timeout: 120_000 },
  async () => {
    const module = await bundleModule('src/output/write-file-whole.ts');
    const folder = temporaryFolder({ 'graph.json': 'a'.repeat(chunkCount * chunk) });
    let duringWrite = 0;
    for (let i = 0; i < kills; i++) {
      await killDuringWrite(module, folder, 1 + (i % 10));
      duringWrite += readdirSync(folder).some((name) => name.endsWith('.tmp')) ? 1 : 0;
      const report = readFileSync(join(folder, 'graph.json'), 'latin1');
      expect(report.length).toBe(chunkCount * chunk);
      expect(new Set(report).size).toBe(1);
    }
    expect(duringWrite).toBeGreaterThan(0);
    writeFileWhole(join(folder, 'graph.json'), ['{}']);
    expect(readdirSync(folder)).toEqual(['graph.json']);
  },
);
