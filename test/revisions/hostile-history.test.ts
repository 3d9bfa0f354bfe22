// The history of a repository that is not trusted: no program of its choice runs, and nothing is written.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listBirths, refusalOf, trace } from '../history/trace.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import {
  createRepository,
  git,
  gitEnvironment,
  importCommits,
  listing,
  markerProgram,
} from './git-repository.ts';
import { configure, lacksTree, promises, traps } from './traps.ts';

const long = Array.from({ length: 30 }, (_, i) => `export const price${i} = ${i};\n`).join('');
const commits = [
  { day: '2026-01-01', files: { 'cart.ts': `import './order';\n${long}`, 'order.ts': '' } },
  { day: '2026-01-02', files: { 'order.ts': "import './cart';" } },
  {
    day: '2026-01-03',
    files: {
      'cart.ts': undefined,
      'basket.ts': `import './order';\n${long}`,
      'order.ts': "import './basket';",
    },
  },
];
/** A commit for signatures comes on top of these. */
const born = ['2026-01-02 cycle basket.ts order.ts born with 2'];

let temporary: string;

beforeEach(() => {
  temporary = temporaryFolder();
  vi.stubEnv('TMPDIR', temporary);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The repositories and traps of the tests lie there as well. */
function leftovers(): readonly string[] {
  return readdirSync(temporary).filter((name) => !name.startsWith('lintel-test-'));
}

describe('the history of a hostile repository', () => {
  it.each(traps)(
    'runs nothing by $name, and writes nothing',
    { tags: 'slow' },
    async ({ set, plainGit, input }) => {
      const { program, marker } = markerProgram();
      const folder = createRepository(commits);
      set(folder, program);
      const before = listing(folder);
      expect(listBirths(await trace(folder))).toEqual(born);
      expect(listing(folder)).toEqual(before);
      expect(existsSync(marker)).toBe(false);
      expect(leftovers()).toEqual([]);
      if (plainGit === undefined) return;
      spawnSync('git', plainGit, { cwd: folder, env: gitEnvironment, input: input ?? '' });
      expect(existsSync(marker)).toBe(true);
    },
  );

  it.each(promises)('fetches nothing by $name', { tags: 'slow' }, async ({ set, plainGit }) => {
    const { program, marker } = markerProgram();
    const folder = createRepository(commits);
    set(folder, program);
    const before = listing(folder);
    expect(await refusalOf(folder)).toMatch(/^UserError: The repository is a partial clone that lacks /);
    expect(listing(folder)).toEqual(before);
    expect(existsSync(marker)).toBe(false);
    expect(leftovers()).toEqual([]);
    spawnSync('git', plainGit ?? [], { cwd: folder, env: gitEnvironment });
    expect(existsSync(marker)).toBe(true);
    expect(lacksTree).toContain('partial clone');
  });

  it('runs and fetches nothing by all of them together', async () => {
    const { program, marker } = markerProgram();
    const folder = createRepository(commits);
    for (const { set } of traps) set(folder, program);
    configure(folder, { 'core.worktree': temporaryFolder({ 'cart.ts': '' }), 'core.bare': 'true' });
    const before = listing(folder);
    expect(listBirths(await trace(folder))).toEqual(born);
    expect(listing(folder)).toEqual(before);
    for (const { set } of promises) set(folder, program);
    expect(await refusalOf(folder)).toMatch(/partial clone/);
    expect(existsSync(marker)).toBe(false);
    expect(leftovers()).toEqual([]);
  });

  it('is not led to other commits by replacements', async () => {
    const folder = createRepository(commits);
    git(folder, ['replace', 'HEAD', 'HEAD~1']);
    expect(listBirths(await trace(folder))).toEqual(born);
  });

  it('takes any date, name and message', async () => {
    const folder = createRepository([]);
    const message = '<b>\u001B[31mred\u202Eder\u0007 subject\n\nbody';
    const commit = (seconds: string, text: string): string =>
      `commit refs/heads/main\nauthor \u202Eevil <a> 0 +0000\ncommitter A <a> ${seconds} +0000\ndata ${Buffer.byteLength(message)}\n${message}\nM 100644 inline a.ts\ndata ${text.length}\n${text}\n`;
    importCommits(folder, `${commit('99999999999', '')}${commit('0', '//')}${commit('4102444800', '//2')}`);
    const { points } = await trace(folder);
    expect(points.map(({ commit: { date } }) => date)).toEqual([
      '5138-11-16T09:46:39+00:00',
      '1970-01-01T00:00:00+00:00',
      '2100-01-01T00:00:00+00:00',
    ]);
    expect(points[0]?.commit.subject).toBe('<b>\u001B[31mred\u202Eder\u0007 subject');
  });
});
