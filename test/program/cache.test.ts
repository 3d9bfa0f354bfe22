// The sample project is older than the few seconds in which a file is not trusted to stay as it is.
import { once } from 'node:events';
import {
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskCache } from '../../src/cache/disk-cache.ts';
import type { Report } from '../../src/model/report.ts';
import { createRepository } from '../revisions/git-repository.ts';
import { runLintel, startLintel } from '../support/run-lintel.ts';
import { scanFolder } from '../support/scan-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const sample = resolve('examples/sample-project');
const cacheIn = (folder: string): string => join(folder, '.lintel/analysis.cache');

function reportIn(folder: string): Report {
  const report: Report = JSON.parse(readFileSync(join(folder, '.lintel/graph.json'), 'utf8'));
  return { ...report, generatedAt: '' };
}

function analyze(folder: string, ...flags: readonly string[]): Report {
  expect(runLintel(folder, ['analyze', sample, '--quiet', ...flags])).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
  return reportIn(folder);
}

async function serve(folder: string, ...flags: readonly string[]): Promise<Report> {
  const { child, ended } = startLintel(folder, ['serve', sample, '--port', '0', ...flags]);
  for (let said = ''; !said.includes('listens at');) said += String(await once(child.stdout, 'data'));
  child.kill();
  await ended;
  return reportIn(folder);
}

/** Has the program believe that no file of the project imports anything: whether it looks shows in its report. */
async function forge(folder: string): Promise<void> {
  const path = cacheIn(folder);
  const [, header = ''] = readFileSync(path, 'latin1').split('\n');
  const { key }: { readonly key: string } = JSON.parse(header);
  rmSync(path);
  rmSync(join(folder, '.lintel/report.cache'), { force: true });
  const cache = new DiskCache({ file: path, key, scanStartedMs: Date.now(), isReused: false });
  for (const file of (await scanFolder(sample)).files) cache.set(file, { imports: [] });
  cache.save();
}

describe('a second run', () => {
  it('gives the same report, and leaves the cache as it is', { tags: 'slow' }, () => {
    const folder = temporaryFolder();
    const first = analyze(folder);
    const { ino } = statSync(cacheIn(folder));
    expect(analyze(folder)).toEqual(first);
    expect(statSync(cacheIn(folder)).ino).toBe(ino);
    expect(analyze(folder, '--no-cache')).toEqual(first);
  });

  it.each([
    ['analyze', analyze],
    ['serve', serve],
  ])('of lintel %s takes from the cache what is there, unless told not to', async (_, run) => {
    const folder = temporaryFolder();
    const first = await run(folder);
    await forge(folder);
    expect((await run(folder)).edges).toEqual([]);
    expect(await run(folder, '--no-cache')).toEqual(first);
  });

  it('looks into every file again where another size is allowed', async () => {
    const folder = temporaryFolder();
    const first = analyze(folder);
    await forge(folder);
    expect(analyze(folder, '--max-file-size', '9MiB')).toEqual(first);
  });
});

describe('the report of a run before', () => {
  const recordIn = (folder: string): string => join(folder, '.lintel/report.cache');
  const graphIn = (folder: string): string => join(folder, '.lintel/graph.json');
  const timeless = (folder: string): string =>
    readFileSync(graphIn(folder), 'utf8').replace(/"generatedAt": "[^"]+"/, '');

  it('is the report of this one where nothing changed, with the time of this one', () => {
    const folder = temporaryFolder();
    analyze(folder);
    const [first, time] = [timeless(folder), readFileSync(graphIn(folder), 'utf8').slice(0, 400)];
    // Nothing else says what the files import.
    rmSync(cacheIn(folder));
    analyze(folder);
    expect(timeless(folder)).toBe(first);
    expect(readFileSync(graphIn(folder), 'utf8').slice(0, 400)).not.toBe(time);
    expect(existsSync(cacheIn(folder))).toBe(false);
  });

  it('is summed up and exported like a new one', () => {
    const folder = temporaryFolder();
    const outputs = (): readonly string[] => {
      const { stdout } = runLintel(folder, ['analyze', sample, '--format', 'json,mermaid']);
      const diagram = readFileSync(join(folder, '.lintel/graph.mmd'), 'utf8');
      return [stdout.replace(/took .*/, ''), diagram];
    };
    expect(outputs()).toEqual(outputs());
  });

  const analyzeTwice = (damage: (folder: string) => void): readonly [Report, Report] => {
    const folder = temporaryFolder();
    const first = analyze(folder);
    damage(folder);
    return [first, analyze(folder)];
  };

  it.each<[string, (folder: string) => void]>([
    ['was edited', (folder) => writeFileSync(graphIn(folder), timeless(folder).replace('cart', 'tart'))],
    ['has a record that is damaged', (folder) => truncateSync(recordIn(folder), 50)],
  ])('is made anew where it %s', (_, damage) => {
    const [first, second] = analyzeTwice(damage);
    expect(second).toEqual(first);
  });

  it.each<[string, (folder: string) => void]>([
    ['is gone', (folder) => rmSync(graphIn(folder))],
    ['has lost its end', (folder) => truncateSync(graphIn(folder), 2000)],
    ['has a record of something else', (folder) => writeFileSync(recordIn(folder), '{"fingerprint":1}')],
  ])('is made anew where it %s', { tags: 'slow' }, (_, damage) => {
    const [first, second] = analyzeTwice(damage);
    expect(second).toEqual(first);
  });

  it('is made anew for other options', () => {
    const folder = temporaryFolder();
    const first = analyze(folder);
    expect(analyze(folder, '--top', '1').metrics.complexity).toEqual(first.metrics.complexity.slice(0, 1));
    expect(analyze(folder)).toEqual(first);
  });
});

it('ignores whatever lies where its caches belong', () => {
  const folder = createRepository([
    { day: '2026-01-01', files: { 'cart.ts': "import './order';\n", 'order.ts': '' } },
  ]);
  runLintel(folder, ['analyze', '--quiet']);
  const caches = readdirSync(join(folder, '.lintel')).filter((name) => name.endsWith('.cache'));
  expect(caches).toContain('history.cache');
  for (const name of caches) {
    rmSync(join(folder, '.lintel', name));
    writeFileSync(join(folder, '.lintel', name), 'anything');
  }
  expect(runLintel(folder, ['analyze', '--quiet'])).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(reportIn(folder).detailed.edges).toHaveLength(1);
});

it('keeps nothing with --no-cache, nor where no output directory is written', () => {
  const folder = temporaryFolder();
  runLintel(folder, ['analyze', sample, '--out', '-']);
  runLintel(folder, ['analyze', sample, '--quiet', '--out', 'shop.json']);
  expect(readdirSync(folder)).toEqual(['shop.json']);
  analyze(folder, '--no-cache');
  expect(existsSync(cacheIn(folder))).toBe(false);
});

it('does no harm where several analyse at once', { tags: 'slow' }, async () => {
  const folder = temporaryFolder();
  const runs = ['one', 'two', 'three'].map(
    () => startLintel(folder, ['analyze', sample, '--quiet', '--no-history']).ended,
  );
  const silent = { code: 0, stdout: '', stderr: '' };
  expect(await Promise.all(runs)).toEqual([silent, silent, silent]);
  expect(readdirSync(join(folder, '.lintel')).toSorted()).toEqual([
    '.gitignore',
    'analysis.cache',
    'graph.json',
    'report.cache',
  ]);
  const cached = reportIn(folder);
  expect(analyze(folder, '--no-history')).toEqual(cached);
  expect(analyze(folder, '--no-history', '--no-cache')).toEqual(cached);
});
