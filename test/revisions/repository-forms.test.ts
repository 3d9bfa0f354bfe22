// Every form in which a repository stands around a project, made by git itself.
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { changesOf, commit, createRepository, git, shopChanges, shopCommits } from './git-repository.ts';

describe('a repository', () => {
  it('is read with its branches packed', async () => {
    const folder = createRepository(shopCommits);
    git(folder, ['pack-refs', '--all']);
    git(folder, ['gc', '--quiet']);
    expect(await changesOf(folder)).toEqual(shopChanges);
  });

  it('is read where a branch moved on after it was packed', async () => {
    const folder = createRepository(shopCommits);
    git(folder, ['pack-refs', '--all']);
    commit(folder, { day: '2026-01-06', files: { 'order.ts': 'more' } });
    expect(await changesOf(folder)).toEqual({ 'cart.ts': 2, 'order.ts': 2 });
  });

  it('is not confused by a packed branch whose name ends like that of HEAD', async () => {
    const folder = createRepository(shopCommits);
    git(folder, ['branch', 'a/refs/heads/main', 'HEAD~1']);
    git(folder, ['pack-refs', '--all']);
    expect(await changesOf(folder)).toEqual(shopChanges);
  });

  it('is read with a detached HEAD', async () => {
    const folder = createRepository(shopCommits);
    git(folder, ['checkout', '--quiet', '--detach', 'HEAD~1']);
    expect(await changesOf(folder)).toEqual({ 'cart.ts': 1, 'order.ts': 1 });
  });

  it('is read where HEAD names a branch that names another', async () => {
    const folder = createRepository(shopCommits);
    git(folder, ['symbolic-ref', 'refs/heads/trunk', 'refs/heads/main']);
    git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/trunk']);
    expect(await changesOf(folder)).toEqual(shopChanges);
  });

  it('has no history before its first commit', async () => {
    const folder = createRepository([]);
    expect(await changesOf(folder)).toBe('The repository has no commit yet');
  });

  it('is read through a linked worktree', async () => {
    const folder = createRepository(shopCommits);
    const worktree = join(temporaryFolder(), 'sale');
    git(folder, ['worktree', 'add', '--quiet', '-b', 'sale', worktree]);
    commit(worktree, { day: '2026-01-09', files: { 'sale.ts': '' } });
    expect(await changesOf(worktree)).toEqual({ ...shopChanges, 'sale.ts': 1 });
    expect(await changesOf(folder)).toEqual(shopChanges);
  });

  it('is read through a linked worktree that names it by a relative path', async () => {
    const folder = createRepository(shopCommits);
    git(folder, ['worktree', 'add', '--quiet', 'sale']);
    writeFiles(folder, {
      'sale/.git': 'gitdir: ../.git/worktrees/sale\n',
      '.git/worktrees/sale/gitdir': '../../../sale/.git\n',
    });
    expect(await changesOf(join(folder, 'sale'))).toEqual(shopChanges);
  });

  it('is read as a submodule, by itself', async () => {
    const library = createRepository(shopCommits);
    const folder = createRepository([{ day: '2026-01-01', files: { 'app.ts': '' } }]);
    const add = ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'libs/shop'];
    git(folder, add);
    commit(folder, { day: '2026-01-02', files: { 'app.ts': 'shop' } });
    expect(await changesOf(join(folder, 'libs/shop'))).toEqual(shopChanges);
    expect(await changesOf(folder)).toEqual({ 'app.ts': 2 });
  });

  it('is read as a submodule of a linked worktree', async () => {
    const library = createRepository(shopCommits);
    const folder = createRepository([{ day: '2026-01-01', files: { 'app.ts': '' } }]);
    git(folder, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'shop']);
    commit(folder, { day: '2026-01-02', files: { 'app.ts': 'shop' } });
    const worktree = join(temporaryFolder(), 'sale');
    git(folder, ['worktree', 'add', '--quiet', worktree]);
    git(worktree, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'update', '--init']);
    expect(await changesOf(join(worktree, 'shop'))).toEqual(shopChanges);
  });

  it('is read with ids of SHA-256', async () => {
    const folder = createRepository(shopCommits, ['--object-format=sha256']);
    expect(await changesOf(folder)).toEqual(shopChanges);
    git(folder, ['pack-refs', '--all']);
    git(folder, ['gc', '--quiet']);
    expect(await changesOf(folder)).toEqual(shopChanges);
  });

  it('is read where it borrows its objects from another', async () => {
    const source = createRepository(shopCommits);
    const middle = join(temporaryFolder(), 'middle');
    git(source, ['clone', '--quiet', '--shared', source, middle]);
    const folder = join(temporaryFolder(), 'clone');
    git(source, ['clone', '--quiet', '--shared', middle, folder]);
    commit(folder, { day: '2026-01-06', files: { 'order.ts': 'more' } });
    expect(await changesOf(folder)).toEqual({ 'cart.ts': 2, 'order.ts': 2 });
  });

  it('is read where it borrows its objects by a relative path', async () => {
    const source = createRepository(shopCommits);
    git(source, ['clone', '--quiet', '--shared', source, 'clone']);
    writeFiles(source, { 'clone/.git/objects/info/alternates': '../../../.git/objects\n' });
    expect(await changesOf(join(source, 'clone'))).toEqual(shopChanges);
  });

  it('is not used as a shallow clone', async () => {
    const source = createRepository(shopCommits);
    const folder = join(temporaryFolder(), 'clone');
    git(source, ['clone', '--quiet', '--depth=1', `file://${source}`, folder]);
    expect(await changesOf(folder)).toBe('The repository is a shallow clone');
  });

  it('is read as a partial clone without file contents', async () => {
    const folder = partialClone('blob:none');
    expect(await changesOf(folder)).toEqual(shopChanges);
  });

  it('is not used as a partial clone without folders, and nothing is fetched', async () => {
    const folder = partialClone('tree:0');
    expect(await changesOf(folder)).toBe(
      'The repository is a partial clone that lacks a part of its history',
    );
    expect(git(folder, ['count-objects', '-v'])).toMatch(/^in-pack: 2$/m);
  });

  it('is not used where an object is missing', async () => {
    const folder = createRepository(shopCommits);
    const tree = git(folder, ['rev-parse', 'HEAD^{tree}']).trim();
    rmSync(join(folder, '.git/objects', tree.slice(0, 2), tree.slice(2)));
    expect(await changesOf(folder)).toBe('git could not read the history (exit code 128)');
  });

  it.each([
    ['refstorage', 'reftable', 'The repository stores its branches as reftable, which is not supported'],
    ['objectformat', 'sha3', 'The repository has an object format that Lintel does not know'],
    ['novelty', 'true', 'The repository uses the extension novelty, which is not supported'],
  ])('is not used with the extension %s = %s', async (extension, value, reason) => {
    const folder = createRepository(shopCommits);
    git(folder, ['config', 'core.repositoryformatversion', '1']);
    git(folder, ['config', `extensions.${extension}`, value]);
    expect(await changesOf(folder)).toBe(reason);
  });

  it('is not used in a format that is not known', async () => {
    const folder = createRepository(shopCommits);
    git(folder, ['config', 'core.repositoryformatversion', '2']);
    expect(await changesOf(folder)).toBe('The repository has a format that Lintel does not know');
  });

  it('is looked for above a folder that is only named .git', async () => {
    const folder = createRepository(shopCommits);
    commit(folder, { day: '2026-01-06', files: { 'web/page.ts': '' } });
    writeFiles(folder, { 'web/.git/note.txt': '' });
    expect(await changesOf(join(folder, 'web'))).toEqual({ 'page.ts': 1 });
  });

  it('is read through a project folder that is a link', async () => {
    const folder = createRepository(shopCommits);
    const link = join(temporaryFolder(), 'shop');
    symlinkSync(folder, link);
    expect(await changesOf(link)).toEqual(shopChanges);
  });

  it('is not used where the worktree was moved without telling git', async () => {
    const folder = createRepository(shopCommits);
    git(folder, ['worktree', 'add', '--quiet', 'sale']);
    renameSync(join(folder, 'sale'), join(folder, 'summer'));
    expect(await changesOf(join(folder, 'summer'))).toBe(
      'The repository that the .git file names does not point back at this folder',
    );
  });
});

function partialClone(filter: string): string {
  const source = createRepository(shopCommits);
  git(source, ['config', 'uploadpack.allowFilter', 'true']);
  const folder = join(temporaryFolder(), 'clone');
  git(source, ['clone', '--quiet', '--no-checkout', `--filter=${filter}`, `file://${source}`, folder]);
  return folder;
}
