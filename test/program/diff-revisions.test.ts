// `lintel diff` over revisions, as it is published: its errors, and that it leaves a repository as it was.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  cloneRepository,
  commit,
  createRepository,
  git,
  listing,
  markerProgram,
  shopCommits,
} from '../revisions/git-repository.ts';
import { configure, traps } from '../revisions/traps.ts';
import { callLintel } from '../support/call-lintel.ts';
import { type Ended, startLintel } from '../support/run-lintel.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

const wholeHistory = 'fetch the whole history (in GitHub Actions fetch-depth: 0, in GitLab GIT_DEPTH: 0).';

interface Refusal extends Ended {
  /** In the folder for temporary files. */
  readonly leftovers: readonly string[];
}

async function diff(folder: string, args: readonly string[], env = {}): Promise<Refusal> {
  const temporary = temporaryFolder();
  const ended = await callLintel(folder, ['diff', ...args, '--no-cache'], {
    env: { TMPDIR: temporary, ...env },
  });
  return { ...ended, leftovers: readdirSync(temporary) };
}

function refused(message: string): Refusal {
  return { code: 2, stdout: '', stderr: `lintel: ${message}\n`, leftovers: [] };
}

it('reads the configuration of a revision that has a package.json too', async () => {
  const folder = createRepository([
    { day: '2026-01-01', files: { 'cart.ts': '', 'package.json': '{}', 'lintel.config.json': '{}' } },
    { day: '2026-01-02', files: { 'order.ts': "import './cart';" } },
  ]);
  expect(await diff(folder, ['HEAD~1', 'HEAD'])).toMatchObject({ code: 0, stderr: '' });
});

it('writes nothing to stderr where many files were renamed on disk', async () => {
  const names = Array.from({ length: 20 }, (_, i) => `part${i}.ts`);
  const files = Object.fromEntries(names.map((name) => [`src/${name}`, `export const name = '${name}';\n`]));
  const folder = createRepository([{ day: '2026-01-01', files }]);
  git(folder, ['mv', 'src', 'lib']);
  expect(await diff(folder, ['HEAD'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Moved: src/ → lib/ (20 files)'),
    stderr: '',
  });
});

it('says which files have a merge conflict', async () => {
  const folder = createRepository(shopCommits);
  git(folder, ['checkout', '--quiet', '-b', 'work']);
  commit(folder, { day: '2026-01-06', files: { 'order.ts': "import './cart';\n" } });
  git(folder, ['checkout', '--quiet', 'main']);
  commit(folder, { day: '2026-01-07', files: { 'order.ts': 'export {};\n' } });
  expect(() => git(folder, ['merge', '--quiet', 'work'])).toThrow('git merge');
  expect((await diff(folder, ['HEAD'])).stdout).toContain('Note: order.ts has an unresolved merge conflict:');
});

describe('lintel diff is refused', () => {
  it('outside a repository, and where there is no folder', async () => {
    const folder = temporaryFolder({ 'cart.ts': '' });
    expect(await diff(folder, [])).toEqual(refused('Not a git repository.'));
    expect(await diff(folder, ['--project', 'gone'])).toEqual(
      refused(`No such folder: ${join(folder, 'gone')}.`),
    );
  });

  it('before the first commit', async () => {
    const folder = createRepository([]);
    writeFiles(folder, { 'cart.ts': '' });
    expect(await diff(folder, [])).toEqual(refused('The repository has no commit yet.'));
  });

  it('for a revision that is not known', async () => {
    const folder = createRepository(shopCommits);
    expect(await diff(folder, ['mian'])).toEqual(refused('Unknown revision mian. Did you mean main?'));
    expect(await diff(folder, ['HEAD', 'nothing'])).toEqual(refused('Unknown revision nothing.'));
    expect(await diff(folder, ['HEAD..n\u001B[31mo'])).toEqual(refused('Unknown revision n\\u{1b}[31mo.'));
  });

  it('where there is no merge base', async () => {
    const folder = createRepository(shopCommits);
    git(folder, ['checkout', '--quiet', '--orphan', 'fresh']);
    git(folder, ['commit', '--quiet', '--message=Begin again']);
    expect(await diff(folder, [])).toEqual(
      refused('There is no merge base with main: the two have no common commit.'),
    );
    expect(await diff(folder, ['main...'])).toEqual(
      refused('There is no merge base with main: the two have no common commit.'),
    );
  });

  it('in a shallow clone that does not reach the base', async () => {
    const source = createRepository(shopCommits);
    git(source, ['checkout', '--quiet', '-b', 'topic', 'HEAD~1']);
    commit(source, { day: '2026-01-09', files: { 'topic.ts': '' } });
    const folder = cloneRepository(source, ['--depth=1', '--no-single-branch']);
    const unreached = 'The clone is shallow and does not reach the merge base with origin/main';
    expect(await diff(folder, ['origin/main...'])).toEqual(refused(`${unreached}: ${wholeHistory}`));
    const unknown = 'Unknown revision HEAD~1. The clone is shallow and may lack it';
    expect(await diff(folder, ['HEAD~1'])).toEqual(refused(`${unknown}: ${wholeHistory}`));
    expect(await callLintel(folder, ['diff', 'HEAD', '--no-cache'])).toMatchObject({ code: 0, stderr: '' });
  });

  it('with --fail-on, where nothing tells the base, as every condition would pass', async () => {
    const source = createRepository(shopCommits);
    const detached = cloneRepository(source);
    git(detached, ['checkout', '--quiet', '--detach', 'HEAD~1']);
    const shallow = cloneRepository(source, ['--depth=1']);
    for (const folder of [detached, shallow]) {
      expect(await diff(folder, ['--fail-on', 'new-cycle'])).toEqual(
        refused(
          `Nothing tells where this work began: all of it is in the branch that it would be compared with. Name the revision: lintel diff REVISION. A shallow clone may lack it: ${wholeHistory}`,
        ),
      );
      expect(await diff(folder, [])).toMatchObject({ code: 0, stderr: '' });
      expect(await diff(folder, ['HEAD', '--fail-on', 'new-cycle'])).toMatchObject({ code: 0, stderr: '' });
    }
  });

  it('in a partial clone that lacks files, without asking for them', async () => {
    const source = createRepository(shopCommits);
    git(source, ['config', 'uploadpack.allowFilter', 'true']);
    const folder = cloneRepository(source, ['--filter=blob:none', '--no-checkout']);
    const { program, marker } = markerProgram();
    configure(folder, { 'remote.origin.uploadpack': program });
    const lacking =
      'The repository is a partial clone that lacks files of this revision, and Lintel fetches nothing. Fetch them (git fetch --refetch --no-filter).';
    const before = listing(folder);
    expect(await diff(folder, ['HEAD~1', 'HEAD'])).toEqual(refused(lacking));
    expect(listing(folder)).toEqual(before);
    expect(statSync(marker, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('in a bare repository', async () => {
    const folder = cloneRepository(createRepository(shopCommits), ['--bare']);
    expect(await diff(folder, ['HEAD~1', 'HEAD'])).toEqual(
      refused('This is a bare repository, without files. Check one commit out (git worktree add FOLDER).'),
    );
  });

  it('without git', async () => {
    const ended = await diff(createRepository(shopCommits), [], { PATH: temporaryFolder() });
    expect(ended).toEqual(refused('git is not installed.'));
  });

  it('with branches in a reftable', async () => {
    const folder = createRepository(shopCommits);
    // As a newer git writes it; this one may not know the format.
    appendFileSync(
      join(folder, '.git/config'),
      '[core]\nrepositoryformatversion = 1\n[extensions]\nrefStorage = reftable\n',
    );
    const reftable = 'The repository stores its branches as reftable, which is not supported.';
    expect(await diff(folder, [])).toEqual(refused(reftable));
  });

  it('with conflicts, for what is staged', async () => {
    const folder = createRepository(shopCommits);
    git(folder, ['checkout', '--quiet', '-b', 'sale', 'HEAD~1']);
    commit(folder, { day: '2026-01-09', files: { 'cart.ts': 'sale' } });
    expect(() => git(folder, ['merge', '--quiet', 'main'])).toThrow('Command failed');
    const conflicts = 'The index cannot be read as a tree: it has unresolved conflicts, or is split.';
    expect(await diff(folder, ['--staged', 'HEAD'])).toEqual(refused(conflicts));
  });
});

describe('lintel diff', () => {
  const state = (folder: string): readonly unknown[] => [
    ...[['status', '--porcelain'], ['worktree', 'list'], ['for-each-ref'], ['stash', 'list']].map((args) =>
      git(folder, ['--no-optional-locks', ...args]),
    ),
    readFileSync(join(folder, '.git/index')),
    listing(join(folder, '.git')),
  ];
  const ways = [[], ['--staged'], ['HEAD~1', 'HEAD'], ['HEAD~1...HEAD', '--format', 'json']];

  function dirtyShop(): string {
    const folder = createRepository(shopCommits);
    writeFiles(folder, { 'cart.ts': 'changed', 'new.ts': '' });
    git(folder, ['add', 'new.ts']);
    git(folder, ['worktree', 'add', '--quiet', join(temporaryFolder(), 'sale')]);
    return folder;
  }

  it('leaves the repository as it was, and nothing in the folder for temporary files', async () => {
    const folder = dirtyShop();
    const before = state(folder);
    const temporary = temporaryFolder();
    for (const args of ways) {
      const ended = await callLintel(folder, ['diff', ...args], { env: { TMPDIR: temporary } });
      expect(ended).toMatchObject({ code: 0, stderr: '' });
    }
    expect(readdirSync(temporary)).toEqual([]);
    expect(state(folder)).toEqual(before);
  });

  it('starts nothing that the repository names, and writes nothing into it', async () => {
    const folder = dirtyShop();
    const { program, marker } = markerProgram();
    for (const { set } of traps) set(folder, program);
    const before = listing(folder);
    for (const args of ways)
      expect(await callLintel(folder, ['diff', ...args, '--no-cache'])).toMatchObject({
        code: 0,
        stderr: '',
      });
    expect(listing(folder)).toEqual(before);
    expect(statSync(marker, { throwIfNoEntry: false })).toBeUndefined();
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends by %s and leaves nothing behind',
    { tags: 'slow' },
    async (signal) => {
      const folder = dirtyShop();
      const before = state(folder);
      const temporary = temporaryFolder();
      const busy = join(temporaryFolder(), 'busy');
      const { folder: path } = markerProgram(() => `: > '${busy}'; exec /bin/sleep 60`);
      const { child, ended } = startLintel(folder, ['diff', 'HEAD', '--no-cache'], {
        env: { TMPDIR: temporary, PATH: path },
      });
      await until(() => existsSync(busy), 5);
      expect(readdirSync(temporary)).toHaveLength(1);
      child.kill(signal);
      expect(await ended).toEqual({ code: 130, stdout: '', stderr: '' });
      expect(readdirSync(temporary)).toEqual([]);
      expect(state(folder)).toEqual(before);
    },
  );

  it('mentions files that usually change together, if the output directory has a history', async () => {
    const folder = createRepository(shopCommits);
    writeFiles(folder, {
      'cart.ts': 'export const cart = [1];',
      '.lintel/history.json': JSON.stringify({
        schemaVersion: 1,
        projectRoot: folder,
        points: [{ commit: { date: '2026-01-05T12:00:00+00:00' } }],
        coupling: [{ files: ['cart.ts', 'order.ts'], shared: 5, revisions: [9, 6], degree: 0.66 }],
      }),
    });
    expect(await diff(folder, ['HEAD'])).toMatchObject({
      code: 0,
      stdout: `\
No change in the architecture between HEAD (${git(folder, ['rev-parse', 'HEAD']).slice(0, 7)}) and working tree (files: 1 changed).

Usually changed together  commits up to 2026-01-05
  cart.ts without order.ts  5 of its 9 commits changed both
`,
    });
  });

  it('compares a project in a folder of the repository, and says what limits it', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { 'web/a.ts': '', 'web/lintel.config.json': '{}', 'api/b.ts': '' } },
    ]);
    writeFiles(folder, {
      'web/lintel.config.json': '{"top": 3}',
      'web/c.ts': "import './a';",
      'api/d.ts': '',
    });
    mkdirSync(join(folder, 'other'));
    const { code, stdout } = await callLintel(join(folder, 'other'), [
      'diff',
      '--project',
      '../web',
      '--format',
      'json',
      '--no-cache',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      files: { added: ['c.ts'], removed: [], changed: [], renamed: [] },
      notes: ['lintel.config.json changed. The one of the working tree was used for both.'],
    });
  });
});
