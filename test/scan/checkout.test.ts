// The files of a checkout, held against `git ls-files`.
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsOf, scanFolder } from '../support/scan-folder.ts';
import { temporaryFolder, type FolderText, writeFiles } from '../support/temporary-folder.ts';

const environment = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

function checkout(texts: FolderText): string {
  const folder = temporaryFolder();
  execFileSync('git', ['init', '-q', folder], { env: environment });
  writeFiles(folder, texts);
  return folder;
}

function git(folder: string, ...args: readonly string[]): void {
  execFileSync('git', ['-C', folder, ...args], { env: environment, stdio: 'pipe' });
}

function filesOfGit(folder: string): string[] {
  const args = [
    '-c',
    'core.excludesFile=/dev/null',
    '-C',
    folder,
    'ls-files',
    '-z',
    '-o',
    '--exclude-standard',
  ];
  const output = execFileSync('git', args, { env: environment, encoding: 'utf8', stdio: 'pipe' });
  return output
    .split('\0')
    .filter((path) => path.endsWith('.ts'))
    .toSorted();
}

const shop: FolderText = {
  '.gitignore': '*.log.ts\n/generated/\n!keep.log.ts\nbuild\ncaf?.ts\n',
  '.git/info/exclude': 'scratch.ts\nnotes/**\n',
  'cart.ts': '',
  'café.ts': '',
  'debug.log.ts': '',
  'keep.log.ts': '',
  'scratch.ts': '',
  'generated/api.ts': '',
  'notes/a/b.ts': '',
  'src/generated/api.ts': '',
  'src/.gitignore': '!debug.log.ts\n*.draft.ts\n/only-here.ts\n!scratch.ts\n',
  'src/debug.log.ts': '',
  'src/order.draft.ts': '',
  'src/only-here.ts': '',
  'src/scratch.ts': '',
  'src/deep/only-here.ts': '',
  'src/deep/.gitignore': '!*.draft.ts\n',
  'src/deep/order.draft.ts': '',
  'src/build/out.ts': '',
  'packages/build/.gitignore': '!*\n',
  'packages/build/cannot-come-back.ts': '',
  'packages/tax/vat.ts': '',
};

describe('a checkout', () => {
  it('shows the files that git shows', async () => {
    const folder = checkout(shop);
    const paths = pathsOf(await scanFolder(folder));
    expect(paths).toEqual(filesOfGit(folder));
    expect(paths).toContain('src/scratch.ts');
    expect(paths).toContain('café.ts');
  });

  it.each(['src', 'src/deep', 'packages'])('shows in %s what git shows there', async (part) => {
    const folder = join(checkout(shop), part);
    expect(pathsOf(await scanFolder(folder))).toEqual(filesOfGit(folder));
  });

  it('shows an ignored folder to whoever asks for that very folder', async () => {
    const folder = checkout(shop);
    expect(pathsOf(await scanFolder(join(folder, 'generated')))).toEqual(['api.ts']);
    expect(pathsOf(await scanFolder(join(folder, 'notes', 'a')))).toEqual(['b.ts']);
  });

  it('does not carry its rules into a checkout inside it', async () => {
    const folder = checkout({
      '.gitignore': 'dist\n*.draft.ts\n',
      'modules/tax/.git': 'gitdir: ../../.git/modules/tax\n',
      'modules/tax/.gitignore': '*.tmp.ts\n',
      'modules/tax/vat.draft.ts': '',
      'modules/tax/vat.tmp.ts': '',
      'modules/tax/dist/vat.ts': '',
      'vat.draft.ts': '',
    });
    expect(pathsOf(await scanFolder(folder))).toEqual([
      'modules/tax/dist/vat.ts',
      'modules/tax/vat.draft.ts',
    ]);
  });

  it('leaves out a linked worktree, which is another checkout, and says so', async () => {
    const folder = checkout({ 'cart.ts': '', 'src/order.ts': '' });
    git(folder, 'add', '.');
    git(
      folder,
      '-c',
      'user.name=shop',
      '-c',
      'user.email=shop@example.com',
      'commit',
      '-qm',
      'Open the shop',
    );
    git(folder, 'worktree', 'add', '-q', '.worktrees/sale', '-b', 'sale');
    git(folder, 'worktree', 'add', '-q', 'src/next', '-b', 'next');
    const project = await scanFolder(folder);
    expect(pathsOf(project)).toEqual(['cart.ts', 'src/order.ts']);
    const message =
      'This folder is another checkout of a repository (a linked git worktree). Its files were not read.';
    expect(project.diagnostics).toEqual([
      { kind: 'linked-worktree', file: '.worktrees/sale', message },
      { kind: 'linked-worktree', file: 'src/next', message },
    ]);
    expect(pathsOf(await scanFolder(join(folder, 'src/next')))).toEqual(['cart.ts', 'src/order.ts']);
    expect(pathsOf(await scanFolder(join(folder, '.worktrees/sale/src')))).toEqual(['order.ts']);
  });

  it('reads submodules, and one in a folder called worktrees too', async () => {
    const tax = checkout({ 'vat.ts': '' });
    git(tax, 'add', '.');
    git(tax, '-c', 'user.name=shop', '-c', 'user.email=shop@example.com', 'commit', '-qm', 'Tax');
    const folder = checkout({ 'cart.ts': '' });
    for (const path of ['modules/tax', 'worktrees/tax', 'libs/worktrees/tax'])
      git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', tax, path);
    git(join(folder, 'modules/tax'), 'worktree', 'add', '-q', '../../tax-next', '-b', 'next');
    const project = await scanFolder(folder);
    expect(pathsOf(project)).toEqual([
      'cart.ts',
      'libs/worktrees/tax/vat.ts',
      'modules/tax/vat.ts',
      'worktrees/tax/vat.ts',
    ]);
    expect(project.diagnostics.map(({ file }) => file)).toEqual(['tax-next']);
  });

  it.each(['', 'gitdir: ', 'gitdir: worktrees', 'gitdir: /shop/.git/worktrees/sale/logs', 'worktrees/sale'])(
    'reads a folder whose .git file says %j',
    async (text) => {
      const folder = checkout({ 'sale/.git': text, 'sale/cart.ts': '' });
      expect(pathsOf(await scanFolder(folder))).toEqual(['sale/cart.ts']);
    },
  );

  it('does not read rules through a link, as git does not', async () => {
    const folder = checkout({ 'cart.ts': '', 'rules.txt': '*.ts\n' });
    symlinkSync('rules.txt', join(folder, '.gitignore'));
    expect(pathsOf(await scanFolder(folder))).toEqual(filesOfGit(folder));
  });
});

describe('files that git tracks against its rules', () => {
  const texts: FolderText = {
    '.gitignore': 'build/\n*.gen.ts\n',
    'src/api.gen.ts': '',
    'src/other.gen.ts': '',
    'src/build/real.ts': '',
    'src/build/made.ts': '',
    'src/build/deep/made.ts': '',
    'src/built.ts': '',
    'build/out.ts': '',
  };
  const added = ['.gitignore', 'src/api.gen.ts', 'src/build/real.ts'];
  const expected = ['src/api.gen.ts', 'src/build/real.ts', 'src/built.ts'];
  const author = ['-c', 'user.name=shop', '-c', 'user.email=shop@example.com'];

  function shopOf(...settings: readonly string[]): string {
    const folder = checkout(texts);
    git(folder, ...settings.flatMap((setting) => ['-c', setting]), 'add', '-f', ...added);
    return folder;
  }

  it.each(['index.version=2', 'index.version=3', 'index.version=4'])('are shown with %s', async (setting) => {
    const folder = shopOf(setting);
    expect(pathsOf(await scanFolder(folder))).toEqual(expected);
    expect(pathsOf(await scanFolder(join(folder, 'src')))).toEqual(expected.map((path) => path.slice(4)));
    git(folder, ...author, 'commit', '-qm', 'Open the shop');
    git(folder, '-c', setting, 'add', '--intent-to-add', 'src/built.ts');
    expect(pathsOf(await scanFolder(folder))).toEqual(expected);
  });

  it('are shown where ids are longer', async () => {
    const folder = temporaryFolder(texts);
    git(folder, 'init', '-q', '--object-format=sha256');
    git(folder, 'add', '-f', ...added);
    expect(pathsOf(await scanFolder(folder))).toEqual(expected);
  });

  it('are shown in a linked worktree and in a submodule', async () => {
    const folder = shopOf();
    git(folder, ...author, 'commit', '-qm', 'Open the shop');
    const sale = join(temporaryFolder(), 'sale');
    git(folder, 'worktree', 'add', '-q', sale, '-b', 'sale');
    const committed = ['src/api.gen.ts', 'src/build/real.ts'];
    expect(pathsOf(await scanFolder(sale))).toEqual(committed);
    const around = checkout({ '.gitignore': 'build/\nlibs/\n', 'cart.ts': '' });
    const addModule = ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', '-f', folder];
    git(around, ...addModule, 'libs/shop');
    expect(pathsOf(await scanFolder(around))).toEqual([
      'cart.ts',
      ...committed.map((path) => `libs/shop/${path}`),
    ]);
  });

  it('are not taken from an index that a forged .git file names', async () => {
    const folder = shopOf();
    const forged = temporaryFolder({ ...texts, '.git': `gitdir: ${join(folder, '.git')}\n` });
    expect(pathsOf(await scanFolder(forged))).toEqual(['src/built.ts']);
  });

  it('are unknown where the index is damaged, or only a part of one', async () => {
    const folder = shopOf();
    const index = join(folder, '.git', 'index');
    const bytes = readFileSync(index);
    for (let length = 0; length < bytes.length; length += 7) {
      writeFileSync(index, bytes.subarray(0, length));
      expect(pathsOf(await scanFolder(folder))).toEqual(['src/built.ts']);
    }
    writeFileSync(index, bytes);
    git(folder, 'update-index', '--split-index');
    expect(pathsOf(await scanFolder(folder))).toEqual(['src/built.ts']);
  });
});

describe('an archive of a repository, which has no index', () => {
  const texts = {
    '.gitignore': 'bundle\nsignature\ndata\nmocks/\n/cosign\ngen*\nvendor\n',
    'main.go': '',
    'pkg/bundle/bundle.go': '',
    'pkg/bundle/deep/deep.go': '',
    'pkg/bundle/notes/signature': '',
    'pkg/signature/only/below.go': '',
    'pkg/mocks/mocks.go': '',
    'cosign/cosign.go': '',
    'generated/api.go': '',
    'vendor/modules.txt': '',
    'vendor/lib.go': '',
    'shop/data/__init__.py': '',
  };
  const outside = ['main.go', 'pkg/bundle/bundle.go', 'pkg/bundle/deep/deep.go', 'shop/data/__init__.py'];

  it('has the packages of Go and Python that are called like something a bare name ignores', async () => {
    const project = await scanFolder(temporaryFolder(texts));
    expect(pathsOf(project)).toEqual(outside);
    expect(project.entries.get('pkg/signature')).toBe('ignored');
  });

  it('has the folders with a header and a source of its name that are called like something a name ignores', async () => {
    const files = {
      '.gitignore': 'cache/\ngen/\n/built/\ndebug\nui/\n',
      'lib/cache/cart.c': '',
      'lib/cache/cart.h': '',
      'lib/cache/page.c': '',
      'lib/debug/log.cpp': '',
      'lib/debug/log.hpp': '',
      'other/debug/moc_log.cpp': '',
      'other/debug/moc_predefs.h': '',
      'lib/ui/cart.pb.cc': '',
      'lib/ui/cart.pb.h': '',
      'lib/gen/page.c': '',
      'lib/gen/page.h': '',
      'built/tax.c': '',
      'built/tax.h': '',
    };
    expect(pathsOf(await scanFolder(temporaryFolder(files)))).toEqual([
      'lib/cache/cart.c',
      'lib/cache/cart.h',
      'lib/cache/page.c',
      'lib/debug/log.cpp',
      'lib/debug/log.hpp',
    ]);
    expect(pathsOf(await scanFolder(checkout(files)))).toEqual([]);
  });

  it('is no checkout, where git ignores them', async () => {
    expect(pathsOf(await scanFolder(checkout(texts)))).toEqual(['main.go']);
  });
});
