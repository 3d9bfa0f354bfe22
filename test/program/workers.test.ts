// Worker threads in the program as it is published: they are found and started, from the command and from code.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { runLintel } from '../support/run-lintel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const shop = Object.fromEntries(
  Array.from({ length: 2000 }, (_, part) => [`part-${part}.ts`, `import './part-${(part * 7) % 2000}';\n`]),
);

it('analyses with any number of workers what it analyses without', { tags: 'slow' }, () => {
  const folder = temporaryFolder(shop);
  const [without, ...others] = ['0', '1', '2', '3'].map((count) => {
    const { stdout } = runLintel(folder, ['analyze', '--workers', count, '--out', '-', '--quiet']);
    return { ...(JSON.parse(stdout) as object), generatedAt: '' };
  });
  expect(without).toMatchObject({ diagnostics: [], metrics: { filesAnalyzed: 2000 } });
  for (const report of others) expect(report).toEqual(without);
});

it('has workers for who calls it from code', () => {
  const api = pathToFileURL('dist/index.js').href;
  const script = `
    const { analyze } = await import(${JSON.stringify(api)});
    const { diagnostics, edges } = await analyze('.', { workers: 2 });
    console.log(JSON.stringify([diagnostics, edges.length]));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: temporaryFolder(shop),
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual([[], 2000]);
});

it('says how many workers there may be', () => {
  const { code, stderr } = runLintel(temporaryFolder(shop), ['analyze', '--workers', 'many']);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining('--workers "many": expected an integer from 0 to 64.'),
  });
});
