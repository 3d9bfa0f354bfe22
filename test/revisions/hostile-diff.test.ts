// Comparing revisions of a repository that is not trusted: no program of its choice runs, and nothing is written.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locateGit } from '../../src/revisions/locate-git.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { compare, refusalOf } from './compare-checkouts.ts';
import { createRepository, git, gitEnvironment, listing, markerProgram } from './git-repository.ts';
import { configure, promises, traps } from './traps.ts';
import { until } from '../support/until.ts';

const long = Array.from({ length: 30 }, (_, i) => `export const price${i} = ${i};\n`).join('');
const commits = [
  { day: '2026-01-01', files: { 'cart.ts': long, 'order.ts': "import './cart';", 'page.ts': `// ${long}` } },
  { day: '2026-01-02', files: { 'cart.ts': undefined, 'basket.ts': `${long}//\n` } },
];

/** Something is staged, something is not, and files were renamed. */
function dirtyShop(): string {
  const folder = createRepository(commits);
  git(folder, ['mv', 'page.ts', 'site.ts']);
  writeFiles(folder, { 'site.ts': `// ${long};`, 'new.ts': '', 'order.ts': "import './basket';" });
  return folder;
}

/** All that is compared: what is changed and renamed. */
async function compareInEveryWay(folder: string): Promise<readonly unknown[]> {
  const ranges = [{ base: 'HEAD' }, { base: 'HEAD', staged: true }, { base: 'HEAD~1', head: 'HEAD' }, {}];
  const found: unknown[] = [];
  for (const range of ranges) {
    const { changedFiles, renames } = await compare(folder, range);
    found.push({ changedFiles, renames });
  }
  return found;
}

const onDisk = { changedFiles: ['order.ts', 'site.ts'], renames: [{ from: 'page.ts', to: 'site.ts' }] };
const everyWay = [
  onDisk,
  { changedFiles: [], renames: [{ from: 'page.ts', to: 'site.ts' }] },
  { changedFiles: ['basket.ts'], renames: [{ from: 'cart.ts', to: 'basket.ts' }] },
  onDisk,
];

let temporary: string;

beforeEach(() => {
  temporary = temporaryFolder();
  vi.stubEnv('TMPDIR', temporary);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    // There is no such process.
    return false;
  }
}

/** The repositories and traps of the tests lie there as well. */
function leftovers(): readonly string[] {
  return readdirSync(temporary).filter((name) => !name.startsWith('lintel-test-'));
}

describe('a comparison in a hostile repository', () => {
  it.each(traps)(
    'runs nothing by $name, and writes nothing',
    { tags: 'slow' },
    async ({ set, plainGit, input }) => {
      const { program, marker } = markerProgram();
      const folder = dirtyShop();
      set(folder, program);
      const before = listing(folder);
      expect(await compareInEveryWay(folder)).toEqual(everyWay);
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
    const folder = dirtyShop();
    set(folder, program);
    const before = listing(folder);
    expect(await refusalOf(folder, { base: 'HEAD~1' })).toBe(
      'UserError: The repository is a partial clone that lacks a part of its history.',
    );
    expect(await refusalOf(folder, { base: 'HEAD', staged: true })).toMatch(/^compared HEAD /);
    expect(listing(folder)).toEqual(before);
    expect(existsSync(marker)).toBe(false);
    expect(leftovers()).toEqual([]);
    spawnSync('git', plainGit ?? [], { cwd: folder, env: gitEnvironment });
    expect(existsSync(marker)).toBe(true);
  });

  it('runs and fetches nothing by all of them together', async () => {
    const { program, marker } = markerProgram();
    const folder = dirtyShop();
    for (const { set } of traps) set(folder, program);
    configure(folder, { 'core.worktree': temporaryFolder({ 'cart.ts': '' }), 'core.bare': 'true' });
    const before = listing(folder);
    expect(await compareInEveryWay(folder)).toEqual(everyWay);
    expect(listing(folder)).toEqual(before);
    for (const { set } of promises) set(folder, program);
    expect(await refusalOf(folder, { base: 'HEAD~1', head: 'HEAD' })).toMatch(/partial clone/);
    expect(existsSync(marker)).toBe(false);
    expect(leftovers()).toEqual([]);
  });

  it('borrows no objects from a folder that is not a repository', async () => {
    const folder = dirtyShop();
    writeFiles(folder, { '.git/objects/info/alternates': `${temporaryFolder()}\n` });
    expect(await refusalOf(folder)).toBe(
      'UserError: The repository uses an alternate that is not a git repository.',
    );
  });

  it('is not led to other commits by replacements and grafts', async () => {
    const folder = dirtyShop();
    git(folder, ['replace', 'HEAD', 'HEAD~1']);
    writeFiles(folder, { '.git/info/grafts': `${git(folder, ['rev-parse', 'HEAD']).trim()}\n` });
    expect(await compareInEveryWay(folder)).toEqual(everyWay);
  });

  it('is not steered by the environment', async () => {
    const { program, marker } = markerProgram();
    const folder = dirtyShop();
    const other = createRepository(commits.slice(0, 1));
    const environment = {
      PATH: process.env['PATH'],
      GIT_DIR: join(other, '.git'),
      GIT_WORK_TREE: other,
      GIT_INDEX_FILE: join(other, '.git/index'),
      GIT_OBJECT_DIRECTORY: join(other, '.git/objects'),
      GIT_EXTERNAL_DIFF: program,
      GIT_TRACE: marker,
      GIT_GLOB_PATHSPECS: '1',
      GIT_DIFF_OPTS: '--unified=0',
    };
    const { changedFiles, renames } = await compare(folder, { base: 'HEAD', environment });
    expect({ changedFiles, renames }).toEqual(onDisk);
    expect((await compare(folder, { base: 'HEAD', staged: true, environment })).changedFiles).toEqual([]);
    expect(existsSync(marker)).toBe(false);
  });

  it.each(['rev-parse', 'ls-tree', 'cat-file', 'diff-tree', 'write-tree', 'fast-import'])(
    'leaves nothing behind when it is stopped while git is busy with %s',
    async (command) => {
      const folder = dirtyShop();
      const before = listing(folder);
      const real = locateGit(process.env, []);
      const { folder: path, marker } = markerProgram(
        (busy) =>
          `if [ "$2" = ${command} ]; then echo $$ > '${busy}'; exec /bin/sleep 60; fi; exec ${real} "$@"`,
      );
      const abort = new AbortController();
      const comparison = refusalOf(folder, {
        base: 'HEAD',
        staged: command === 'write-tree',
        environment: { PATH: path },
        options: { signal: abort.signal },
      });
      await until(() => existsSync(marker) && readFileSync(marker, 'utf8') !== '', 5);
      abort.abort(new Error('The person pressed Ctrl-C'));
      expect(await comparison).toMatch(/^(?:Error: The person pressed Ctrl-C|AbortError: .*)$/);
      await until(() => !isRunning(Number(readFileSync(marker, 'utf8'))), 5);
      expect(leftovers()).toEqual([]);
      expect(listing(folder)).toEqual(before);
    },
  );
});
