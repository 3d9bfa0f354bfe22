// `lintel history` as it is published: what it prints and writes, its errors, and that it leaves a repository as it was.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { History } from '../../src/model/history.ts';
import {
  createRepository,
  git,
  importCommits,
  listing,
  markerProgram,
  shopCommits,
} from '../revisions/git-repository.ts';
import { configure, traps } from '../revisions/traps.ts';
import { callLintel } from '../support/call-lintel.ts';
import { type Ended, startLintel } from '../support/run-lintel.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const commits = [
  { day: '2026-01-01', files: { 'cart.ts': "import './order';", 'order.ts': '' } },
  { day: '2026-01-02', files: { 'order.ts': "import './cart';" } },
];

function history(folder: string, args: readonly string[] = []): Promise<Ended> {
  return callLintel(temporaryFolder(), ['history', folder, ...args]);
}

function refused(message: string): Ended {
  return { code: 2, stdout: '', stderr: `lintel: ${message}\n` };
}

describe('lintel history', () => {
  it('prints trends and births, and writes the history', async () => {
    const folder = createRepository(commits);
    const place = temporaryFolder();
    const { code, stdout, stderr } = await callLintel(place, ['history', folder]);
    expect([code, stderr]).toEqual([0, '']);
    const id = git(folder, ['rev-parse', 'HEAD']).slice(0, 10);
    expect(stdout.replace(/took .*/, 'took …')).toBe(
      `${folder.split('/').at(-1)}  ${folder}
2026-01-01 to 2026-01-02 · 2 revisions of 2 commits, all of them

Files              ██  2 → 2
Dependencies       ▁█  1 → 2
Packages           ▁▁  0 → 0
Cycles             ▁█  0 → 1
Largest cycle      ▁█  0 → 2
Tangles            ▁▁  0 → 0
Back dependencies  ▁▁  0 → 0
Health             █▁  100 → 73
  Too small to judge: fewer than 10 product files

Where today's findings come from  1
  cycle of 2 files (at load time): cart.ts, order.ts
    2026-01-02  ${id}  Ada

Hotspots  2
  order.ts  2 commits in a year, risk 8
  cart.ts  1 commit in a year, risk 6

Wrote .lintel/history.json · took …
`,
    );
    expect(readdirSync(join(place, '.lintel')).toSorted()).toEqual([
      '.gitignore',
      'history.json',
      'snapshots.cache',
    ]);
    const written = JSON.parse(readFileSync(join(place, '.lintel/history.json'), 'utf8')) as History;
    expect(written.points).toHaveLength(2);
  });

  it('writes the history and its cache to another folder', async () => {
    const place = temporaryFolder();
    await callLintel(place, [
      'history',
      createRepository(commits),
      '--quiet',
      '--out-dir',
      'reports/history',
    ]);
    expect(readdirSync(place)).toEqual(['reports']);
    expect(readdirSync(join(place, 'reports/history')).toSorted()).toEqual([
      '.gitignore',
      'history.json',
      'snapshots.cache',
    ]);
  });

  it('prints the history itself, and writes where it is told', async () => {
    const folder = createRepository(commits);
    const place = temporaryFolder();
    const args = ['history', folder, '--no-cache', '--no-authors'];
    const printed = await callLintel(place, [...args, '--out', '-']);
    expect((JSON.parse(printed.stdout) as History).births).toHaveLength(1);
    expect(printed.stdout).not.toContain('Ada');
    expect(readdirSync(place)).toEqual([]);
    expect(await callLintel(place, [...args, '--quiet', '--out', 'h.json'])).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    expect(readdirSync(place)).toEqual(['h.json']);
    const both = await callLintel(place, [...args, '--json', '--out', 'h.json']);
    expect((JSON.parse(both.stdout) as History).points).toHaveLength(2);
    expect(await callLintel(place, [...args, '--json', '--out', '-'])).toEqual(
      refused('--json and --out - both write to stdout. Use one of them.'),
    );
  });

  it('shows control characters and marks of commits as text', async () => {
    const folder = createRepository(commits);
    const message = 'a\u001B[31m\u202Eb\u0007';
    importCommits(
      folder,
      `commit refs/heads/main\nauthor \u202Eevil <a> 0 +0000\ncommitter A <a> 1767600000 +0000\ndata ${Buffer.byteLength(message)}\n${message}\nfrom refs/heads/main^0\nM 100644 inline pay.ts\ndata 17\nimport './order';\nM 100644 inline order.ts\ndata 33\nimport './cart';import './pay';//\n`,
    );
    const { stdout } = await history(folder, ['--since', 'HEAD~1']);
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cf}\p{Cc}]/u);
    importCommits(
      folder,
      `commit refs/heads/main\nauthor \u202Eevil <a> 0 +0000\ncommitter A <a> 1767700000 +0000\ndata ${Buffer.byteLength(message)}\n${message}\nfrom refs/heads/main^0\nM 100644 inline x.ts\ndata 13\nimport './y';\nM 100644 inline y.ts\ndata 13\nimport './x';\n`,
    );
    expect((await history(folder)).stdout).toContain('\\u{202e}evil: a\\u{1b}[31m\\u{202e}b\\u{7}');
  });

  it('says in one line why there is no history', async () => {
    const plain = temporaryFolder({ 'cart.ts': '' });
    expect(await history(plain)).toEqual(refused('Not a git repository.'));
    const fresh = createRepository([]);
    writeFiles(fresh, { 'cart.ts': '' });
    expect(await history(fresh)).toEqual(refused('The repository has no commit yet.'));
    const folder = createRepository(shopCommits);
    expect(
      await callLintel(temporaryFolder(), ['history', folder], { env: { PATH: temporaryFolder() } }),
    ).toEqual(refused('git is not installed.'));
    expect(await history(createRepository([{ day: '2026-01-01', files: { 'a.md': '' } }]))).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^lintel: No source files found in .* at the newest commit\.\n$/,
      ) as string,
    });
    expect(await history(folder, ['--every', 'moon'])).toEqual(
      refused('--every "moon": expected day, week, month, quarter, year or a number of commits.'),
    );
    expect(await history(folder, ['--max', '0'])).toEqual(refused('--max "0": expected a positive integer.'));
  });

  it('works with a single commit, and with what a shallow clone has', async () => {
    const folder = createRepository(commits);
    const clone = join(temporaryFolder(), 'clone');
    git(folder, ['clone', '--quiet', '--depth=1', `file://${folder}`, clone]);
    const { code, stdout } = await history(clone);
    expect(code).toBe(0);
    expect(stdout).toContain('The clone is shallow: 1 commit of the first-parent line could be read.');
    expect(stdout).toContain('already there at the oldest commit that was analysed');
    expect(stdout).toContain('what changed is known of no commit.');
    const single = await history(createRepository(commits.slice(0, 1)));
    expect(single.stdout).toContain('2026-01-01 · 1 revision of 1 commit, all of them');
  });

  it('runs nothing of a hostile repository and leaves it as it was', async () => {
    const { program, marker } = markerProgram();
    const folder = createRepository(commits);
    for (const { set } of traps) set(folder, program);
    configure(folder, { 'core.bare': 'true' });
    const before = listing(folder);
    expect((await history(folder)).code).toBe(0);
    expect(listing(folder)).toEqual(before);
    expect(existsSync(marker)).toBe(false);
  });

  it('continues where it was killed', { tags: 'slow' }, async () => {
    const many = Array.from({ length: 60 }, (_, i) => ({
      day: new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
      files: { [`file${i}.ts`]: `import './file${i + 1}';\n${i === 40 ? "import './file0';" : ''}` },
    }));
    const folder = createRepository(many);
    const place = temporaryFolder();
    const whole = (await callLintel(place, ['history', folder, '--no-cache', '--out', '-'])).stdout;
    for (let run = 0; run < 3; run++) {
      const { child, ended } = startLintel(place, ['history', folder, '--quiet']);
      await sleep(250 + 150 * run);
      child.kill('SIGKILL');
      await ended;
    }
    const { stdout } = await callLintel(place, ['history', folder, '--out', '-']);
    const withoutTime = (text: string): object => ({ ...(JSON.parse(text) as History), generatedAt: '' });
    expect(withoutTime(stdout)).toEqual(withoutTime(whole));
  });
});
