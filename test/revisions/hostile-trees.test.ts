// Trees and objects that no `git add` makes: written by hand, to lead Lintel astray or to exhaust it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listTree } from '../../src/revisions/list-tree.ts';
import { ObjectReader } from '../../src/revisions/object-reader.ts';
import { openRepository } from '../../src/revisions/open-repository.ts';
import { RevisionTree } from '../../src/revisions/revision-tree.ts';
import { type SafeGit, withSafeGit } from '../../src/revisions/safe-git.ts';
import { compare, filesOf, refusalOf } from './compare-checkouts.ts';
import { createRepository, git, gitEnvironment, markerProgram, shopCommits } from './git-repository.ts';

/** Mode, name and id of each entry, as git stores them: no name is refused. */
type RawEntry = readonly [mode: string, name: string, id: string];

function writeTree(folder: string, entries: readonly RawEntry[]): string {
  const bytes = Buffer.concat(
    entries.map(([mode, name, id]) =>
      Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
    ),
  );
  return write(folder, 'tree', bytes);
}

function write(folder: string, type: string, content: Buffer | string): string {
  const args = ['hash-object', '-t', type, '-w', '--stdin', '--literally'];
  return execFileSync('git', args, {
    cwd: folder,
    env: gitEnvironment,
    input: content,
    encoding: 'utf8',
  }).trim();
}

/** The current branch then has such a commit. */
function commitTree(folder: string, tree: string): void {
  const id = git(folder, ['commit-tree', '-p', 'HEAD', '-m', 'By hand', tree]).trim();
  git(folder, ['update-ref', 'HEAD', id]);
}

function withGit<Result>(folder: string, work: (safe: SafeGit) => Promise<Result>): Promise<Result> {
  return withSafeGit(openRepository(folder), gitEnvironment, work);
}

const head = { base: 'HEAD~1', head: 'HEAD' };

describe('a tree made by hand', () => {
  it('has no files that no checkout could have', async () => {
    const folder = createRepository(shopCommits);
    const text = write(folder, 'blob', 'export {};');
    const rules = write(folder, 'blob', '*\n');
    const inside = writeTree(folder, [['100644', 'evil.ts', text]]);
    const info = writeTree(folder, [['40000', 'info', writeTree(folder, [['100644', 'exclude', rules]])]]);
    const worktree = write(folder, 'blob', 'gitdir: /tmp/worktrees/x\n');
    const tree = writeTree(folder, [
      ['40000', '..', inside],
      ['40000', '.', inside],
      ['40000', '.GIT', inside],
      ['40000', '.git', info],
      ['100644', '/etc/evil.ts', text],
      ['100644', '../evil.ts', text],
      ['100644', 'a//evil.ts', text],
      ['100644', 'good.ts', text],
      [
        '40000',
        'lib',
        writeTree(folder, [
          ['100644', '.git', worktree],
          ['100644', '..', text],
          ['100644', 'fine.ts', text],
        ]),
      ],
    ]);
    commitTree(folder, tree);
    const { after } = await compare(folder, head);
    expect(filesOf(after.report)).toEqual(['good.ts', 'lib/fine.ts']);
    expect(after.report.diagnostics).toEqual([]);
  });

  it('may have one name twice, as a file and as a folder', async () => {
    const folder = createRepository(shopCommits);
    const text = write(folder, 'blob', '');
    const inside = writeTree(folder, [['100644', 'b.ts', text]]);
    const twice: readonly RawEntry[] = [
      ['100644', 'a.ts', text],
      ['40000', 'a.ts', inside],
      ['100644', 'c.ts', text],
      ['100644', 'c.ts', text],
    ];
    for (const entries of [twice, twice.toReversed()]) {
      commitTree(folder, writeTree(folder, entries));
      const { after } = await compare(folder, head);
      expect(filesOf(after.report)).toContain('c.ts');
    }
  });

  it('may name objects of another kind, or none', async () => {
    const folder = createRepository(shopCommits);
    const tree = git(folder, ['rev-parse', 'HEAD^{tree}']).trim();
    const refusals: string[] = [];
    const wrong: readonly RawEntry[][] = [
      [['100644', 'a.ts', tree]],
      [['40000', 'a', write(folder, 'blob', '')]],
      [['100644', 'a.ts', 'ab'.repeat(20)]],
      [['40000', 'a', 'ab'.repeat(20)]],
      [['120000', 'a.ts', 'ab'.repeat(20)]],
    ];
    for (const entries of wrong) {
      commitTree(folder, writeTree(folder, [...entries]));
      refusals.push(await refusalOf(folder, head));
      git(folder, ['update-ref', 'HEAD', 'HEAD~1']);
    }
    expect(refusals).toEqual([
      'UserError: git wrote something that Lintel does not understand.',
      expect.stringContaining('UserError: git could not read the history (exit code '),
      'UserError: The repository lacks files of this revision.',
      expect.stringContaining('UserError: git could not read the history (exit code '),
      'UserError: The repository lacks files of this revision.',
    ]);
  });

  it('is not read where it stands for more files than any project has', async () => {
    const folder = createRepository(shopCommits);
    let tree = writeTree(folder, [['100644', 'a.ts', write(folder, 'blob', '')]]);
    // 10 folders that are the same one, 12 deep: a billion files in a few objects.
    for (let depth = 0; depth < 12; depth++) {
      tree = writeTree(
        folder,
        Array.from({ length: 10 }, (_, i): RawEntry => ['40000', `f${i}`, tree]),
      );
    }
    const list = withGit(folder, (safe) => listTree(safe, tree, { paths: [], maxFiles: 20_000 }));
    await expect(list).rejects.toThrow('The revision has more than 20,000 files');
  });

  it('may be deeper than any path', async () => {
    const folder = createRepository(shopCommits);
    const text = write(folder, 'blob', '');
    let tree = writeTree(folder, [['100644', 'deep.ts', text]]);
    const trees = Array.from({ length: 60 }, () => {
      tree = writeTree(folder, [
        ['40000', 'x'.repeat(200), tree],
        ['100644', 'y.ts', text],
      ]);
      return tree;
    });
    expect(trees).toHaveLength(60);
    commitTree(folder, tree);
    const { after } = await compare(folder, head);
    expect(filesOf(after.report)).toHaveLength(21);
  });

  it('has links that lead around in a circle, far away or nowhere', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { '.gitignore': 'node_modules\n', 'src/a.ts': "import '~/a';" } },
      { day: '2026-01-02', files: { 'tsconfig.json': '{"extends": "./node_modules/base.json"}' } },
    ]);
    const config = '{"compilerOptions": {"baseUrl": "..", "paths": {"~/*": ["src/*"]}}}';
    const targets = {
      'a circle': 'base.json',
      'a long circle': `${'./'.repeat(1900)}base.json`,
      'far above': `${'../'.repeat(1000)}etc/passwd`,
      'an absolute path': '/etc/passwd',
      nothing: '',
      'too long a name': 'x'.repeat(100_000),
      'a folder': '..',
      'through a file': '../src/a.ts/../../real.json',
    };
    const { before } = await compare(folder, head);
    for (const target of Object.values(targets)) {
      const modules = writeTree(folder, [['120000', 'base.json', write(folder, 'blob', target)]]);
      commitTree(folder, withModules(folder, modules, write(folder, 'blob', config)));
      const { after } = await compare(folder, { base: 'HEAD~1', head: 'HEAD' });
      expect(after.report.edges).toEqual(before.report.edges);
      git(folder, ['update-ref', 'HEAD', 'HEAD~1']);
    }
    const good = writeTree(folder, [
      ['120000', 'base.json', write(folder, 'blob', './../node_modules/../real.json')],
    ]);
    commitTree(folder, withModules(folder, good, write(folder, 'blob', config.replace('..', '.'))));
    const { after } = await compare(folder, { base: 'HEAD~1', head: 'HEAD' });
    expect(after.report.edges).not.toEqual(before.report.edges);
  });

  function withModules(folder: string, modules: string, real: string): string {
    const idOf = (path: string): string => git(folder, ['rev-parse', `HEAD:${path}`]).trim();
    return writeTree(folder, [
      ['100644', '.gitignore', idOf('.gitignore')],
      ['40000', 'node_modules', modules],
      ['100644', 'real.json', real],
      ['40000', 'src', idOf('src')],
      ['100644', 'tsconfig.json', idOf('tsconfig.json')],
    ]);
  }

  it('may have more ignore files than fit into memory', { tags: 'slow' }, async () => {
    const folder = createRepository(shopCommits);
    const size = 1024 ** 2;
    const importText = Array.from({ length: 130 }, (_, i) => `M 100644 :${i + 1} f${i}/.gitignore\n`).join(
      '',
    );
    const blobs = Array.from({ length: 130 }, (_, i) => {
      const text = `${i}`.padEnd(size, ' ');
      return `blob\nmark :${i + 1}\ndata ${size}\n${text}\n`;
    });
    const commitText = `commit refs/heads/bomb\ncommitter A <a> 0 +0000\ndata 0\nM 100644 inline a.ts\ndata 0\n\n${importText}\n`;
    git(folder, ['fast-import', '--quiet'], `${blobs.join('')}${commitText}`);
    expect(await refusalOf(folder, { base: 'HEAD', head: 'bomb' })).toBe(
      'UserError: The ignore files of the revision are too large.',
    );
  });

  it('does not unpack a file that is too large to be analysed', { tags: 'slow' }, async () => {
    const folder = createRepository(shopCommits);
    const size = 40 * 1024 ** 2;
    const text = `commit refs/heads/bomb\ncommitter A <a> 0 +0000\ndata 0\nM 100644 inline a.ts\ndata ${size}\n`;
    git(folder, ['fast-import', '--quiet'], `${text}${' '.repeat(size)}\n`);
    const { after } = await compare(folder, { base: 'HEAD', head: 'bomb' });
    expect(after.report.diagnostics).toMatchObject([{ kind: 'file-too-large', file: 'a.ts' }]);
    await withGit(folder, async (safe) => {
      const tree = git(folder, ['rev-parse', 'bomb']).trim();
      const opened = await RevisionTree.open(safe, { tree, folder: '' });
      await opened.fetch(['/a.ts'], 1024);
      expect(opened.read('/a.ts', 1024)).toEqual({ kind: 'too-large', size });
      opened.close();
    });
  });
});

describe('objects', () => {
  it('are read in the order in which they were asked for, however many', async () => {
    const folder = createRepository([]);
    const texts = Array.from({ length: 300 }, (_, i) => `${i}\n`.repeat(i * 7));
    const import_ = texts.map((text, i) => `blob\nmark :${i + 1}\ndata ${text.length}\n${text}\n`).join('');
    const files = texts.map((_, i) => `M 100644 :${i + 1} f${i}\n`).join('');
    git(
      folder,
      ['fast-import', '--quiet'],
      `${import_}commit refs/heads/main\ncommitter A <a> 0 +0000\ndata 0\n${files}`,
    );
    await withGit(folder, async (safe) => {
      const list = await listTree(safe, safe.repository.head, { paths: [] });
      const ids = Array.from(texts, (_, i) => list.find(({ path }) => path === `f${i}`)!.id);
      const together = new ObjectReader(safe);
      const all = await Promise.all([together.read(ids), together.read(ids.toReversed()), together.read([])]);
      together.close();
      expect(all[0].map(String)).toEqual(texts);
      expect(all[1].map(String)).toEqual(texts.toReversed());
      for (const i of [0, 1, 150, 299]) {
        const alone = new ObjectReader(safe);
        expect(String(await alone.read([ids[i]!]))).toBe(texts[i]);
        alone.close();
      }
    });
  });

  it.each([
    ['ends at once', 'exit 0', undefined, 'git ended before it had read every file'],
    [
      'says something else',
      'echo hello; exec sleep 60',
      undefined,
      'git wrote something that Lintel does not understand',
    ],
    ['says nothing', 'exec sleep 60', 300, 'git needed more than 0.3 seconds to read a file'],
    [
      'stops in the middle',
      "printf 'abc blob 10\\n12345'; exec sleep 60",
      300,
      'git needed more than 0.3 seconds to read a file',
    ],
  ])('are not waited for when git %s, and nothing more is read', async (_, text, timeoutMs, reason) => {
    const folder = createRepository(shopCommits);
    const { program } = markerProgram(() => `PATH=/usr/bin:/bin; ${text}`);
    await withGit(folder, async (safe) => {
      const reader = new ObjectReader({ ...safe, program }, timeoutMs);
      await expect(reader.read(['ab'.repeat(20), 'cd'.repeat(20)])).rejects.toThrow(reason);
      await expect(reader.read(['ab'.repeat(20)])).rejects.toThrow(reason);
      reader.close();
    });
  });

  it('are not waited for when one is a pipe', async () => {
    const folder = createRepository(shopCommits);
    const id = 'ab'.repeat(20);
    mkdirSync(join(folder, '.git/objects/ab'), { recursive: true });
    execFileSync('mkfifo', [join(folder, '.git/objects/ab', id.slice(2))]);
    await withGit(folder, async (safe) => {
      const reader = new ObjectReader(safe, 300);
      await expect(reader.read([id])).rejects.toThrow('git needed more than 0.3 seconds to read a file');
    });
    rmSync(join(folder, '.git/objects/ab'), { recursive: true });
  });
});

describe('a partial clone', () => {
  it('is read as far as its files are there, and nothing is fetched', async () => {
    const source = createRepository([
      { day: '2026-01-01', files: { 'a.ts': 'export {};', 'picture.svg': '<svg>1</svg>', 'b.ts': '// b\n' } },
      {
        day: '2026-01-02',
        files: { 'a.ts': 'export {};;', 'picture.svg': `<svg>${'2'.repeat(2000)}</svg>` },
      },
      {
        day: '2026-01-03',
        files: {
          'a.ts': 'export {};;;',
          'picture.svg': undefined,
          'image.svg': `<svg>${'2'.repeat(1999)}</svg>`,
        },
      },
    ]);
    git(source, ['config', 'uploadpack.allowFilter', 'true']);
    const { program, marker } = markerProgram();
    const clone = (filter: string): string => {
      const folder = join(markerProgram().folder, 'clone');
      git(source, ['clone', '--quiet', '--no-checkout', `--filter=${filter}`, `file://${source}`, folder]);
      git(folder, ['config', 'remote.origin.uploadpack', program]);
      return folder;
    };
    const lacking =
      'UserError: The repository is a partial clone that lacks files of this revision, and Lintel fetches nothing. Fetch them (git fetch --refetch --no-filter).';
    expect(await refusalOf(clone('blob:none'), head)).toBe(lacking);
    const { changedFiles, renames } = await compare(clone('blob:limit=1000'), head);
    expect({ changedFiles, renames }).toEqual({ changedFiles: ['a.ts'], renames: [] });
    expect(existsSync(marker)).toBe(false);
  });
});
