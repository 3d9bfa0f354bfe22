// lintel-org as it is published: its commands, limits and errors.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRepository, git } from '../../test/revisions/git-repository.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { runLintel } from '../../test/support/run-lintel.ts';
import { runLintel as analyzeLimited } from '../src/worker/run-lintel.ts';
import { createDatabase, embeddedTags, hasServer } from './support/databases.ts';
import { type Ended, ending, runOrg, startOrg } from './support/run-org.ts';
import { until } from '../../test/support/until.ts';

function createShop(): string {
  return createRepository([
    {
      day: '2026-01-05',
      files: {
        'package.json': '{"name": "@acme/shop", "dependencies": {"@acme/ui": "^2.0.0"}}',
        'src/cart.ts': "import { Button } from '@acme/ui';\n",
      },
    },
  ]);
}

function createUi(): string {
  return createRepository([
    {
      day: '2026-01-06',
      files: { 'package.json': '{"name": "@acme/ui", "version": "2.1.0"}', 'index.ts': '' },
    },
  ]);
}

describe('lintel-org, embedded', { tags: embeddedTags }, () => {
  it('answers after two commands, to one process at a time', { timeout: 90_000 }, async () => {
    const folder = temporaryFolder();
    const [shop, ui] = [createShop(), createUi()];
    writeFileSync(join(folder, 'list.txt'), `# ours\n${shop}\n\nfile://${ui}\n`);
    expect(await runOrg(folder, 'add', 'list.txt')).toMatchObject({ code: 0, stderr: '' });
    const analyzed = await runOrg(folder, 'analyze');
    expect(analyzed).toMatchObject({ code: 0, stderr: '' });
    expect(analyzed.stdout).toMatch(/^Analysed 2 commits in /);
    const uses = await runOrg(folder, 'query', 'uses', '@acme/ui');
    expect(uses.stdout).toMatch(
      /^pkg:npm\/%40acme\/ui is used by 1 repository, provided by \S+\n\n\S+ {2}1 file {2}\^2\.0\.0\n {2}src\/cart\.ts:1\n$/,
    );
    const server = startOrg(folder, ['serve', '--port', '0']);
    onTestFinished(() => void server.kill('SIGKILL'));
    await new Promise((shown) => server.stdout?.once('data', shown));
    const { code, stderr } = await runOrg(folder, 'status');
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^lintel-org: The embedded database in \.lintel-org is in use by process \d+\. It serves one process at a time/,
    );
    // What was killed leaves a lock behind, which nobody has to remove.
    server.kill('SIGKILL');
    await ending(server);
    expect(existsSync(join(folder, '.lintel-org/lock'))).toBe(true);
    expect((await runOrg(folder, 'status')).stdout).toBe(
      '2 repositories, 2 are analysed\n0 jobs waiting, 0 jobs running, 0 workers\n',
    );
  });
});

it('has no help about an unknown command', async () => {
  expect(await runOrg(temporaryFolder(), 'help', 'nope')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'lintel-org: Unknown command "nope". "lintel-org help" lists all commands.\n',
  });
});

describe('a worker', () => {
  it('limits the memory and the time of an analysis', { tags: 'slow' }, async () => {
    const large = createRepository([
      { day: '2026-01-05', files: { 'a.ts': "import 'x';\n".repeat(800_000) } },
    ]);
    const signal = new AbortController().signal;
    const request = { folder: large, commit: git(large, ['rev-parse', 'HEAD']).trim(), signal };
    await expect(analyzeLimited({ ...request, timeMs: 60_000, memoryBytes: 64 * 1024 ** 2 })).rejects.toThrow(
      'the analysis took more than 64 MiB of memory',
    );
    await expect(analyzeLimited({ ...request, timeMs: 100, memoryBytes: 2 ** 32 })).rejects.toThrow(
      'the analysis took longer than 0.1 s',
    );
  });
});

describe.skipIf(!hasServer)('lintel-org, on a server', { timeout: 60_000 }, () => {
  it('says what to do first, and what was meant', async () => {
    const org = await openOrg();
    expect(await org('analyze')).toMatchObject({
      code: 2,
      stderr: 'lintel-org: No repository is known yet. Add some: lintel-org add PATH|URL…\n',
    });
    const [shop, ui] = [createShop(), createUi()];
    await org('add', shop, ui);
    await org('analyze');
    const impact = await org('query', 'impact', basename(ui), '--json');
    expect(JSON.parse(impact.stdout)).toMatchObject({
      dependents: [{ repository: basename(shop), distance: 1 }],
    });
    expect((await org('analyze')).stdout).toMatch(/2 repositories were up to date\.\n$/);
    expect(await org('query', 'uses', '@acme/uo')).toMatchObject({
      code: 2,
      stderr: 'lintel-org: No repository uses or provides @acme/uo. Did you mean @acme/ui?\n',
    });
  });

  it(
    'sets a repository aside that fails three times, and goes on with the others',
    { tags: 'slow' },
    async () => {
      const org = await openOrg();
      const empty = createRepository([{ day: '2026-01-05', files: { 'notes.txt': 'no source files' } }]);
      await org('add', empty, createUi());
      const { code, stdout, stderr } = await org('analyze', '--json');
      expect(code).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({
        stored: 1,
        failed: 2,
        setAside: [{ reason: expect.stringContaining('No source files found') as string }],
      });
      expect(stderr.match(/failed and will be tried again/g)).toHaveLength(2);
      expect((await org('status')).stdout).toContain('1 repository is set aside:\n');
      // Not again for the same commit, but for a new one.
      expect((await org('analyze')).stdout).toContain('1 repository is still set aside');
      writeFileSync(join(empty, 'a.ts'), '');
      git(empty, ['add', '.']);
      git(empty, ['commit', '--quiet', '--message=a source file']);
      expect(await org('analyze')).toMatchObject({ code: 0 });
    },
  );

  it('stores the report of a checkout that is pushed', async () => {
    const shop = createShop();
    const org = await openOrg(shop);
    expect(await org('push')).toMatchObject({
      code: 2,
      stderr: 'lintel-org: Cannot read .lintel/graph.json. Run lintel analyze first.\n',
    });
    runLintel(shop, ['analyze', '--quiet']);
    const pushed = await org('push', '--repository', 'acme/shop');
    expect(pushed.stdout).toBe(
      `Stored ${git(shop, ['rev-parse', '--short', 'HEAD']).trim()} of acme/shop.\n`,
    );
    expect((await org('query', 'versions', '@acme/ui')).stdout).toBe(
      'pkg:npm/%40acme/ui\n  ^2.0.0  1 repository: acme/shop\n',
    );
    writeFileSync(join(shop, 'broken.json'), readFileSync(join(shop, '.lintel/graph.json')).subarray(0, 500));
    expect(await org('push', 'broken.json')).toMatchObject({ code: 2 });
  });

  it('goes on where a repository is gone when its turn comes', { tags: 'slow' }, async () => {
    const org = await openOrg();
    const gone = createShop();
    await org('add', gone, createUi());
    await org('analyze', '--no-work');
    rmSync(join(gone, '.git'), { recursive: true });
    const { code, stdout, stderr } = await org('worker', '--until-empty', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ stored: 1, setAside: [{ repository: basename(gone) }] });
    expect(stderr).toContain('is set aside: Not a git repository');
  });

  it('takes no empty value for a choice', async () => {
    const folder = temporaryFolder();
    expect(await runOrg(folder, 'serve', '--host', '')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'lintel-org: --host is empty. Give a value, or leave it out.\n',
    });
    expect(existsSync(join(folder, '.lintel-org'))).toBe(false);
  });

  it('refuses what is no repository', async () => {
    const org = await openOrg();
    const folder = temporaryFolder({ '.lintel/graph.json': '{}' });
    const refusal = { code: 2, stderr: expect.stringContaining('Not a git repository') as string };
    expect(await org('add', folder)).toMatchObject(refusal);
    runLintel(createShop(), ['analyze', '--quiet', '--out', join(folder, 'report.json')]);
    expect(await runOrg(folder, 'push', 'report.json', ...org.database)).toMatchObject(refusal);
  });

  it('loses nothing when a worker is killed', { tags: 'slow' }, async () => {
    const org = await openOrg();
    await org('add', ...Array.from({ length: 4 }, createUi));
    expect((await org('analyze', '--no-work')).stdout).toBe('Queued 4 commits.\n');
    const victim = startOrg(org.folder, ['worker', '--jobs', '4', ...org.database]);
    await untilActive(org);
    victim.kill('SIGKILL');
    const { code, stdout } = await org('worker', '--until-empty');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Analysed [0-4] commits? in /);
    expect((await org('status')).stdout).toBe(
      '4 repositories, 4 are analysed\n0 jobs waiting, 0 jobs running, 0 workers\n',
    );
  });

  it('does not repeat a password', async () => {
    const folder = temporaryFolder();
    expect(await runOrg(folder, 'status', '--database', 'mysql://x')).toMatchObject({ code: 2 });
    const { code, stderr } = await runOrg(
      folder,
      'status',
      '--database',
      'postgres://ada:s3cret@127.0.0.1:1/x',
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(/^lintel-org: The database does not answer: /);
    expect(stderr).not.toContain('s3cret');
  });
});

interface Org {
  (...args: readonly string[]): Promise<Ended>;
  readonly folder: string;
  readonly database: readonly string[];
}

/** The program with a database of its own on the server. */
async function openOrg(folder = temporaryFolder()): Promise<Org> {
  const database = ['--database', await createDatabase()];
  const run = (...args: readonly string[]): Promise<Ended> => runOrg(folder, ...args, ...database);
  return Object.assign(run, { folder, database });
}

/** Until a worker has a job in its hands. */
async function untilActive(org: Org): Promise<void> {
  await until(async () => {
    const { active, analysed } = JSON.parse((await org('status', '--json')).stdout) as {
      active: number;
      analysed: number;
    };
    return active + analysed > 0;
  }, 100);
}
