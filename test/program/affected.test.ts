import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cloneRepository, commit, createRepository, git } from '../revisions/git-repository.ts';
import { callLintel } from '../support/call-lintel.ts';
import { runLintel } from '../support/run-lintel.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const shop = {
  'package.json': '{}',
  'README.md': 'Shop',
  'logo.svg': '<svg/>',
  'src/money.ts': 'export const tax = 1;\n',
  'src/cart.ts': "import './money';\n",
  'src/greeting.ts': 'export const greeting = 1;\n',
  'test/cart.test.ts': "import '../src/cart';\n",
  'test/greeting.test.ts': "import '../src/greeting';\n",
};
const all = 'test/cart.test.ts\ntest/greeting.test.ts\n';

/** On a branch that left main, with one commit. */
function branch(): string {
  const folder = createRepository([{ day: '2026-01-01', files: shop }]);
  git(folder, ['checkout', '--quiet', '-b', 'work']);
  return folder;
}

function affected(folder: string, ...args: readonly string[]) {
  return callLintel(folder, ['affected', '--no-cache', ...args]);
}

describe('lintel affected', () => {
  it('lists the files that depend on what is named, and says why on stderr', async () => {
    const { code, stdout, stderr } = await affected(temporaryFolder(shop), 'src/money.ts');
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'src/money.ts\nsrc/cart.ts\ntest/cart.test.ts\n' });
    expect(stderr).toContain('test/cart.test.ts: → src/cart.ts → src/money.ts (changed)\n');
  });

  it.each([
    ['a folder', ['src'], all],
    ['a glob', ['src/m*.ts'], 'test/cart.test.ts\n'],
    ['a file that is no source file', ['logo.svg'], all],
    ['documentation', ['README.md'], ''],
  ])('takes %s', async (_, files, tests) => {
    expect(await affected(temporaryFolder(shop), '--tests', '--quiet', ...files)).toEqual({
      code: 0,
      stdout: tests,
      stderr: '',
    });
  });

  it.each([
    ['src/money.ts\n', 'test/cart.test.ts\n'],
    ['src/money.ts\0src/greeting.ts\0', all],
    ['src/gone.ts\n', all],
    ['', ''],
  ])('takes a list on stdin: %j', (input, stdout) => {
    const folder = temporaryFolder(shop);
    expect(runLintel(folder, ['affected', '--tests', '--stdin', '--quiet'], { input }).stdout).toBe(stdout);
    expect(runLintel(folder, ['affected', '--tests', '-', '--quiet'], { input }).stdout).toBe(stdout);
  });

  it('ends paths with NUL bytes, and writes everything as JSON', async () => {
    const folder = temporaryFolder(shop);
    expect((await affected(folder, 'src', '--tests', '--null')).stdout).toBe(all.replaceAll('\n', '\0'));
    expect(JSON.parse((await affected(folder, 'src/greeting.ts', '--json')).stdout)).toEqual({
      changes: [{ path: 'src/greeting.ts', kind: 'source' }],
      selectsAll: [],
      files: [
        { file: 'src/greeting.ts', reason: { kind: 'changed' } },
        {
          file: 'test/greeting.test.ts',
          reason: { kind: 'depends', way: [{ file: 'src/greeting.ts', isImplied: false }] },
        },
      ],
      tests: [
        {
          file: 'test/greeting.test.ts',
          reason: { kind: 'depends', way: [{ file: 'src/greeting.ts', isImplied: false }] },
        },
      ],
      testCount: 2,
      packages: [
        {
          folder: '.',
          files: 2,
          tests: 1,
          because: { file: 'src/greeting.ts', reason: { kind: 'changed' } },
        },
      ],
    });
  });

  it('lists the packages of a monorepo, relative to the current folder', async () => {
    const packages = {
      'tools/readme.txt': '',
      'shop/packages/cart/package.json': '{ "name": "cart", "main": "index.js" }',
      'shop/packages/cart/index.js': '',
      'shop/packages/page/package.json': '{ "name": "page" }',
      'shop/packages/page/page.js': "require('../cart');",
      'shop/packages/mail/package.json': '{ "name": "mail" }',
      'shop/packages/mail/mail.js': "require('../page/page');",
      'shop/packages/other/package.json': '{ "name": "other" }',
      'shop/packages/other/other.js': '',
    };
    const folder = temporaryFolder(packages);
    const args = ['--packages', '--quiet', '--project', 'shop', 'shop/packages/cart/index.js'];
    expect((await affected(folder, ...args)).stdout).toBe(
      'shop/packages/cart\nshop/packages/mail\nshop/packages/page\n',
    );
  });

  it.each([
    [
      ['src/mony.ts'],
      /No source file or folder "src\/mony\.ts" in the project\. Did you mean src\/money\.ts\?/,
    ],
    [['src/money.ts', '--since', 'main'], /Give the changed files or --since, not both/],
    [['--tests', '--packages', 'src'], /Give --tests or --packages, not both/],
    [['--since', 'main'], /Not a git repository/],
  ])('refuses %j', async (args, message) => {
    const { code, stderr } = await affected(temporaryFolder(shop), ...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe('lintel affected since a revision', () => {
  const tests = async (folder: string, ...args: readonly string[]): Promise<string> =>
    (await affected(folder, '--tests', '--quiet', ...args)).stdout;

  it('finds nothing where nothing changed', async () => {
    expect(await affected(branch(), '--tests')).toEqual({
      code: 0,
      stdout: '',
      stderr: expect.stringMatching(/^0 files changed since HEAD \(\w+\): nothing is affected\.\n$/),
    });
  });

  it('counts what is committed and what is not, from where the branch began', async () => {
    const folder = branch();
    commit(folder, { day: '2026-01-02', files: { 'src/money.ts': 'export const tax = 2;\n' } });
    expect(await tests(folder)).toBe('test/cart.test.ts\n');
    expect(await tests(folder, '--since', 'HEAD')).toBe('');
    writeFiles(folder, { 'src/greeting.ts': 'export const greeting = 2;\n' });
    expect(await tests(folder, '--since', 'HEAD')).toBe('test/greeting.test.ts\n');
    expect(await tests(folder, '--since', 'main')).toBe(all);
  });

  it('fails where there is no branch to compare with: an empty list would be taken for nothing to test', async () => {
    const folder = branch();
    git(folder, ['checkout', '--quiet', '--detach']);
    git(folder, ['branch', '-D', 'main', 'work']);
    expect(await affected(folder, '--tests')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'lintel: There is no upstream branch, no origin/HEAD and no branch main or master to compare with. Name the revision: lintel diff REVISION, lintel affected --since REVISION.\n',
    });
    expect(await tests(folder, '--since', 'HEAD')).toBe('');
  });

  it('fails where HEAD is detached, or the clone is shallow, and part of the branch to compare with', async () => {
    const origin = branch();
    commit(origin, { day: '2026-01-02', files: { 'src/money.ts': 'export const tax = 2;\n' } });
    const detached = cloneRepository(origin);
    git(detached, ['checkout', '--quiet', '--detach', 'HEAD~1']);
    const shallow = cloneRepository(origin, ['--depth=1']);
    for (const folder of [detached, shallow]) {
      expect(await affected(folder, '--tests')).toEqual({
        code: 2,
        stdout: '',
        stderr: expect.stringContaining('Nothing tells where this work began'),
      });
      writeFiles(folder, { 'src/greeting.ts': 'export const greeting = 2;\n' });
      expect(await affected(folder, '--tests')).toMatchObject({ code: 0, stdout: 'test/greeting.test.ts\n' });
    }
  });

  it('says how to fetch the history where a shallow clone has no branch to compare with', async () => {
    const origin = branch();
    commit(origin, { day: '2026-01-02', files: { 'src/money.ts': 'export const tax = 2;\n' } });
    const folder = temporaryFolder();
    git(folder, ['init', '--quiet', '--initial-branch=unborn']);
    git(folder, ['fetch', '--quiet', '--depth=1', `file://${origin}`, 'work']);
    git(folder, ['checkout', '--quiet', '--detach', 'FETCH_HEAD']);
    const { code, stdout, stderr } = await affected(folder, '--tests');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(
      'Fetch the whole history (in GitHub Actions fetch-depth: 0, in GitLab GIT_DEPTH: 0)',
    );
  });

  it('finds the same in a linked worktree, whose .git is a file, as in the main checkout', async () => {
    const folder = branch();
    const worktree = join(temporaryFolder(), 'sale');
    git(folder, ['worktree', 'add', '--quiet', '-b', 'sale', worktree]);
    expect((await affected(worktree, '--tests')).stderr).toMatch(/^0 files changed/);
    writeFiles(worktree, { 'src/money.ts': 'export const tax = 2;\n' });
    expect(await tests(worktree)).toBe('test/cart.test.ts\n');
    expect((await affected(worktree, '--tests')).stderr).toMatch(/^1 file changed/);
  });

  it('finds the same in a submodule', async () => {
    const folder = createRepository([{ day: '2026-01-01', files: { 'README.md': '' } }]);
    const library = createRepository([{ day: '2026-01-01', files: shop }]);
    git(folder, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'shop']);
    writeFiles(join(folder, 'shop'), { 'src/money.ts': 'export const tax = 2;\n' });
    expect(await tests(join(folder, 'shop'))).toBe('test/cart.test.ts\n');
  });

  it('counts an untracked file, and who imports it', async () => {
    const folder = branch();
    writeFiles(folder, {
      'src/gift.ts': '',
      'src/greeting.ts': "import './gift';\nexport const greeting = 1;\n",
    });
    expect(await tests(folder)).toBe('test/greeting.test.ts\n');
  });

  it('counts who used a file that is gone or renamed', async () => {
    const folder = branch();
    rmSync(join(folder, 'src/money.ts'));
    expect(await tests(folder)).toBe('test/cart.test.ts\n');
    git(folder, ['checkout', '--quiet', '.']);
    renameSync(join(folder, 'src/money.ts'), join(folder, 'src/coins.ts'));
    writeFiles(folder, { 'src/cart.ts': "import './coins';\n" });
    expect(await tests(folder)).toBe('test/cart.test.ts\n');
  });

  it.each([
    ['a manifest', { 'package.json': '{ "type": "module" }' }, all],
    ['an asset of the same size', { 'logo.svg': '<gvs/>' }, all],
    ['a new file that is no source file', { 'logo.png': 'PNG' }, all],
    ['a file that git ignores', { '.gitignore': '', 'notes.txt': '' }, all],
    ['documentation', { 'README.md': 'The shop' }, ''],
  ])('compares files that are no source files: %s', async (_, files, expected) => {
    const folder = branch();
    writeFiles(folder, files);
    expect(await tests(folder)).toBe(expected);
  });

  it('does not mind how lines end, and what git ignores', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { ...shop, 'data.txt': 'a\nb\n', '.gitignore': 'out/\n' } },
    ]);
    writeFiles(folder, { 'data.txt': 'a\r\nb\r\n', 'out/log.txt': '' });
    expect(await tests(folder)).toBe('');
  });

  it('selects all for an asset that is gone', async () => {
    const folder = branch();
    rmSync(join(folder, 'logo.svg'));
    const { stdout, stderr } = await affected(folder, '--tests');
    expect(stdout).toBe(all);
    expect(stderr).toContain('Every test is selected:\n  logo.svg is not in the dependency graph\n');
  });

  it('sees a change elsewhere in the repository', async () => {
    const folder = createRepository([
      {
        day: '2026-01-01',
        files: Object.fromEntries([
          ...Object.entries(shop).map(([path, text]) => [`shop/${path}`, text]),
          ['lock.yaml', '1'],
        ]),
      },
    ]);
    expect(await tests(folder, '--project', 'shop')).toBe('');
    writeFiles(folder, { 'lock.yaml': '2' });
    mkdirSync(join(folder, 'shop/empty'));
    expect(await tests(join(folder, 'shop'))).toBe(all);
    expect(await tests(folder, '--project', 'shop')).toBe(all.replaceAll('test/', 'shop/test/'));
  });

  it('is about the repository around the current folder, with paths from there', async () => {
    const folder = branch();
    writeFiles(folder, { 'src/money.ts': 'export const tax = 2;\n' });
    expect(await affected(join(folder, 'src'), '--tests')).toEqual({
      code: 0,
      stdout: '../test/cart.test.ts\n',
      stderr: expect.stringMatching(/^The project is .*, which the current folder is a part of\.$/m),
    });
    expect((await affected(join(folder, 'src'), 'cart.ts', '--quiet')).stdout).toBe(
      'cart.ts\n../test/cart.test.ts\n',
    );
  });

  it('compares a file that Git LFS keeps elsewhere by its content', async () => {
    const oid = '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03';
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize 6\n`;
    const folder = createRepository([{ day: '2026-01-01', files: { ...shop, 'photo.bin': pointer } }]);
    writeFiles(folder, { 'photo.bin': 'hello\n' });
    expect(await tests(folder)).toBe('');
    writeFiles(folder, { 'photo.bin': 'hallo\n' });
    expect(await tests(folder)).toBe(all);
  });
});
