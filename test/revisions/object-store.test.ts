// The files of revisions, listed from tree objects: the same as git lists.
import { describe, expect, it } from 'vitest';
import { listTree } from '../../src/revisions/list-tree.ts';
import { ObjectStore } from '../../src/revisions/object-store.ts';
import { openRepository } from '../../src/revisions/open-repository.ts';
import { type SafeGit, withSafeGit } from '../../src/revisions/safe-git.ts';
import { createRepository, git, gitEnvironment, importCommits } from './git-repository.ts';

function withGit<Result>(folder: string, work: (git: SafeGit) => Promise<Result>): Promise<Result> {
  return withSafeGit(openRepository(folder), gitEnvironment, work);
}

const commits = [
  {
    day: '2026-01-01',
    files: {
      'a.ts': '1',
      'shop/b.ts': '22',
      'shop/cart/c.ts': '333',
      '.gitignore': 'x',
      'shop/.gitignore': 'y',
    },
  },
  { day: '2026-01-02', files: { 'shop/cart/c.ts': '4444', 'shop/cart/é.ts': '', 'a.ts': undefined } },
  {
    day: '2026-01-03',
    files: {
      'shop/b.ts': undefined,
      'shop/.gitignore': undefined,
      'shop/cart/c.ts': undefined,
      'shop/cart/é.ts': undefined,
      shop: 'a file',
    },
  },
];

describe.each(['sha1', 'sha256'])('the files of a revision in a repository of %s', (format) => {
  it.each(['', 'shop', 'shop/cart', 'gone'])('are those that git lists in "%s"', async (folder) => {
    const repository = createRepository(commits, [`--object-format=${format}`]);
    const link = 'commit refs/heads/main\ncommitter A <a> 1767600000 +0000\ndata 0\n';
    importCommits(repository, `${link}from refs/heads/main^0\nM 120000 inline link\ndata 4\na.ts\n`);
    await withGit(repository, async (safe) => {
      const store = new ObjectStore(safe);
      const above = {
        '': [],
        shop: ['.gitignore'],
        'shop/cart': ['.gitignore', 'shop/.gitignore'],
        gone: ['.gitignore'],
      }[folder]!;
      const paths = folder === '' ? [] : [folder, ...above];
      for (const revision of ['HEAD', 'HEAD~1', 'HEAD~2', 'HEAD~3', 'HEAD~1']) {
        const id = git(repository, ['rev-parse', revision]).trim();
        const listed = await listTree(safe, id, { paths });
        const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
        expect([...(await store.list(id, folder)).files].sort(byPath)).toEqual([...listed].sort(byPath));
      }
      store.close();
    });
  });
});

describe('a repository that is made to be endless', () => {
  it('is given up', async () => {
    const folder = createRepository([{ day: '2026-01-01', files: { 'a.ts': '' } }]);
    let tree = git(folder, ['rev-parse', 'HEAD^{tree}']).trim();
    for (let depth = 0; depth < 12; depth++) {
      const entries = Array.from({ length: 8 }, (_, i) => `040000 tree ${tree}\tf${i}\n`).join('');
      tree = git(folder, ['mktree'], entries).trim();
    }
    await withGit(folder, async (safe) => {
      const store = new ObjectStore(safe, 10_000);
      await expect(store.list(tree, '')).rejects.toThrow('The revision has more than 10,000 files');
      store.close();
    });
  });
});
