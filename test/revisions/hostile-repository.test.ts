// Repositories that try to have a program run. Each program would leave a file behind; that it does so under a plain git
// shows that the trap works.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locateGit } from '../../src/revisions/locate-git.ts';
import { bundleModule } from '../support/bundle-module.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import {
  changesOf,
  createRepository,
  git,
  gitEnvironment,
  listing,
  markerProgram,
  shopChanges,
  shopCommits,
} from './git-repository.ts';
import { configure, lacksTree, promises, traps } from './traps.ts';

describe('a hostile repository', () => {
  it.each(traps)('runs nothing by $name', { tags: 'slow' }, async ({ set, plainGit, input }) => {
    const { program, marker } = markerProgram();
    const folder = createRepository(shopCommits);
    set(folder, program);
    const before = listing(folder);
    expect(await changesOf(folder)).toEqual(shopChanges);
    expect(listing(folder)).toEqual(before);
    expect(existsSync(marker)).toBe(false);
    if (plainGit === undefined) return;
    spawnSync('git', plainGit, { cwd: folder, env: gitEnvironment, input: input ?? '' });
    expect(existsSync(marker)).toBe(true);
  });

  it.each(promises)('fetches nothing by $name', { tags: 'slow' }, async ({ set, plainGit }) => {
    const { program, marker } = markerProgram();
    const folder = createRepository(shopCommits);
    set(folder, program);
    const before = listing(folder);
    expect(await changesOf(folder)).toBe(lacksTree);
    expect(listing(folder)).toEqual(before);
    expect(existsSync(marker)).toBe(false);
    spawnSync('git', plainGit ?? [], { cwd: folder, env: gitEnvironment });
    expect(existsSync(marker)).toBe(true);
  });

  it('runs nothing by all of them together', async () => {
    const { program, marker } = markerProgram();
    const folder = createRepository(shopCommits);
    for (const { set } of traps) set(folder, program);
    const before = listing(folder);
    expect(await changesOf(folder)).toEqual(shopChanges);
    for (const { set } of promises) set(folder, program);
    const after = listing(folder);
    expect(await changesOf(folder)).toBe(lacksTree);
    expect(listing(folder)).toEqual(after);
    expect(before).not.toEqual(after);
    expect(existsSync(marker)).toBe(false);
  });

  it('is not led elsewhere by core.worktree and core.bare', async () => {
    const folder = createRepository(shopCommits);
    configure(folder, { 'core.worktree': temporaryFolder({ 'cart.ts': '' }), 'core.bare': 'true' });
    expect(await changesOf(folder)).toEqual(shopChanges);
  });

  it('is not changed in what grafts and replacements say', async () => {
    const folder = createRepository(shopCommits);
    const expected = await changesOf(folder);
    git(folder, ['replace', 'HEAD', 'HEAD~1']);
    writeFiles(folder, { '.git/info/grafts': `${git(folder, ['rev-parse', 'HEAD']).trim()}\n` });
    expect(await changesOf(folder)).toEqual(expected);
  });

  it('has no say through a commit graph that lies', async () => {
    const folder = createRepository(shopCommits);
    const [newTree, oldTree] = ['HEAD', 'HEAD~1'].map((name) =>
      Buffer.from(git(folder, ['rev-parse', `${name}^{tree}`]).trim(), 'hex'),
    );
    git(folder, ['commit-graph', 'write', '--reachable']);
    const path = join(folder, '.git/objects/info/commit-graph');
    const graph = readFileSync(path);
    oldTree!.copy(graph, graph.indexOf(newTree!));
    rmSync(path);
    writeFileSync(path, graph);
    expect(git(folder, ['log', '-1', '--raw', '--format='])).toBe('');
    expect(await changesOf(folder)).toEqual(shopChanges);
  });

  it('leaves status and worktrees as they were', async () => {
    const folder = createRepository(shopCommits);
    writeFiles(folder, { 'cart.ts': 'changed', 'new.ts': '' });
    git(folder, ['worktree', 'add', '--quiet', join(temporaryFolder(), 'sale')]);
    const [status, worktrees] = [git(folder, ['status', '--porcelain']), git(folder, ['worktree', 'list'])];
    const before = listing(folder);
    expect(await changesOf(folder)).toEqual(shopChanges);
    expect(listing(folder)).toEqual(before);
    expect(git(folder, ['status', '--porcelain'])).toBe(status);
    expect(git(folder, ['worktree', 'list'])).toBe(worktrees);
  });
});

describe('a .git that leads elsewhere', () => {
  const notBack = 'The repository that the .git file names does not point back at this folder';

  it('is not followed by a file that the repository does not know of', async () => {
    const secret = createRepository(shopCommits);
    const project = temporaryFolder({ 'cart.ts': '', '.git': `gitdir: ${secret}/.git\n` });
    expect(await changesOf(project)).toBe(notBack);
  });

  it("is not followed into another folder's linked worktree", async () => {
    const secret = createRepository(shopCommits);
    git(secret, ['worktree', 'add', '--quiet', 'sale']);
    const project = temporaryFolder({ 'cart.ts': '', '.git': `gitdir: ${secret}/.git/worktrees/sale\n` });
    expect(await changesOf(project)).toBe(notBack);
  });

  it("is not followed into another folder's submodule", async () => {
    const library = createRepository(shopCommits);
    const secret = createRepository([{ day: '2026-01-01', files: { 'app.ts': '' } }]);
    git(secret, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'shop']);
    const project = temporaryFolder({ 'cart.ts': '', '.git': `gitdir: ${secret}/.git/modules/shop\n` });
    expect(await changesOf(project)).toBe(notBack);
  });

  it('is not followed from a worktree of its own into the repository of another', async () => {
    const secret = createRepository(shopCommits);
    const project = temporaryFolder({ '.git': 'gitdir: store/worktrees/a\n' });
    writeFiles(project, {
      'store/worktrees/a/commondir': `${secret}/.git\n`,
      'store/worktrees/a/gitdir': `${project}/.git\n`,
      'store/worktrees/a/HEAD': 'ref: refs/heads/main\n',
    });
    expect(await changesOf(project)).toBe(notBack);
  });

  it('is not followed by a commondir in a plain .git folder', async () => {
    const secret = createRepository(shopCommits);
    const project = createRepository([]);
    writeFiles(project, { '.git/commondir': `${secret}/.git\n` });
    expect(await changesOf(project)).toBe('The repository has no commit yet');
  });

  it('is not followed by a link', async () => {
    const secret = createRepository(shopCommits);
    const project = temporaryFolder();
    symlinkSync(join(secret, '.git'), join(project, '.git'));
    expect(await changesOf(project)).toBe('The .git entry is a symbolic link, which is not followed');
  });

  it.each(['refs', 'refs/heads', 'refs/heads/main', 'HEAD', 'packed-refs', 'objects'])(
    'is not followed by a link in place of %s',
    async (name) => {
      const secret = createRepository(shopCommits);
      if (name === 'packed-refs') git(secret, ['pack-refs', '--all']);
      const project = createRepository([]);
      writeFiles(project, { '.git/objects/info/alternates': `${secret}/.git/objects\n` });
      const path = join(project, '.git', name);
      rmSync(path, { recursive: true, force: true });
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(join(secret, '.git', name), path);
      expect(await changesOf(project)).toBeTypeOf('string');
    },
  );

  it.each(['ref: ../../../secret', 'ref: refs/../HEAD', 'ref: refs/heads//main', 'ref: refs/heads/\\x', 'x'])(
    'is not followed by a HEAD of %s',
    async (text) => {
      const project = createRepository(shopCommits);
      writeFiles(project, { '.git/HEAD': `${text}\n` });
      expect(await changesOf(project)).toBe('The HEAD of the repository cannot be read');
    },
  );

  it('ends where HEAD names itself', async () => {
    const project = createRepository(shopCommits);
    writeFiles(project, { '.git/refs/heads/main': 'ref: refs/heads/main\n' });
    expect(await changesOf(project)).toBe('The HEAD of the repository cannot be read');
  });

  it.each(['//server/share/shop', '\\\\server\\share\\shop'])('opens no network share: %s', async (share) => {
    const reason = 'The repository lies on a network share, which is not opened';
    expect(await changesOf(temporaryFolder({ '.git': `gitdir: ${share}/.git\n` }))).toBe(reason);
    const project = createRepository(shopCommits);
    writeFiles(project, { '.git/objects/info/alternates': `${share}/.git/objects\n` });
    expect(await changesOf(project)).toBe(reason);
  });

  it('borrows no objects from a folder that is not a repository', async () => {
    const project = createRepository(shopCommits);
    writeFiles(project, { '.git/objects/info/alternates': `${temporaryFolder()}\n` });
    expect(await changesOf(project)).toBe('The repository uses an alternate that is not a git repository');
  });

  it('borrows no objects by a name that git reads in another way', async () => {
    const project = createRepository(shopCommits);
    writeFiles(project, { '.git/objects/info/alternates': `"${temporaryFolder()}"\n` });
    expect(await changesOf(project)).toBe('The repository uses an alternate whose path is not plain text');
  });

  it('borrows no objects where a link takes the place of the list', async () => {
    const project = createRepository(shopCommits);
    symlinkSync('/etc/hostname', join(project, '.git/objects/info/alternates'));
    expect(await changesOf(project)).toBe('The list of repositories to borrow objects from cannot be read');
  });

  it('ends where repositories borrow from each other in a circle', async () => {
    const project = createRepository(shopCommits);
    writeFiles(project, { '.git/objects/info/alternates': `${project}/.git/objects\n` });
    expect(await changesOf(project)).toEqual(shopChanges);
  });

  it('does not wait for a pipe in place of a file', async () => {
    const project = createRepository(shopCommits);
    rmSync(join(project, '.git/HEAD'));
    execFileSync('mkfifo', [join(project, '.git/HEAD')]);
    expect(await changesOf(project)).toBe('The HEAD of the repository cannot be read');
  });
});

describe('the environment of the caller', () => {
  it('does not steer git', async () => {
    const { program, marker } = markerProgram();
    const folder = createRepository(shopCommits);
    const other = createRepository([{ day: '2026-01-01', files: { 'other.ts': '' } }]);
    const config = join(temporaryFolder({ config: `[core]\n\tfsmonitor = ${program}\n` }), 'config');
    const environment = {
      PATH: process.env['PATH'],
      GIT_DIR: join(other, '.git'),
      GIT_WORK_TREE: other,
      GIT_OBJECT_DIRECTORY: join(other, '.git/objects'),
      GIT_CONFIG: config,
      GIT_CONFIG_GLOBAL: config,
      GIT_CONFIG_SYSTEM: config,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'diff.external',
      GIT_CONFIG_VALUE_0: program,
      GIT_EXTERNAL_DIFF: program,
      GIT_SSH_COMMAND: program,
      GIT_PAGER: program,
      PAGER: program,
      GIT_TRACE: marker,
      GIT_NAMESPACE: 'other',
      HOME: dirname(config),
    };
    expect(await changesOf(folder, { environment })).toEqual(shopChanges);
    expect(existsSync(marker)).toBe(false);
  });

  it('starts no git that lies in the project or the repository', async () => {
    const folder = createRepository([{ day: '2026-01-01', files: { 'web/cart.ts': '' } }]);
    const { program, marker } = markerProgram();
    for (const place of ['web/node_modules/.bin', 'tools']) {
      mkdirSync(join(folder, place), { recursive: true });
      renameSync(program, join(folder, place, 'git'));
      const PATH = ['', '.', place, join(folder, place), process.env['PATH']].join(':');
      expect(await changesOf(join(folder, 'web'), { environment: { PATH } })).toEqual({ 'cart.ts': 1 });
      expect(await changesOf(join(folder, 'web'), { environment: { PATH: join(folder, place) } })).toBe(
        'git is not installed',
      );
      renameSync(join(folder, place, 'git'), program);
    }
    expect(existsSync(marker)).toBe(false);
  });
});

describe('locateGit', () => {
  it('looks into no folder that depends on where Lintel was started', () => {
    const { folder, program } = markerProgram();
    expect(locateGit({ PATH: folder }, [])).toBe(program);
    expect(locateGit({ PATH: relative(process.cwd(), folder) }, [])).toBeUndefined();
  });
});

describe.runIf(process.getuid?.() === 0)('a repository of another user', () => {
  const nobody = 65_534;

  it('is read by the administrator', async () => {
    const folder = createRepository(shopCommits);
    execFileSync('chown', ['--recursive', `${nobody}:${nobody}`, folder]);
    expect(() => git(folder, ['log'])).toThrow('dubious ownership');
    expect(await changesOf(folder)).toEqual(shopChanges);
  });

  it('is read by somebody who may only read it', async () => {
    const folder = createRepository(shopCommits);
    execFileSync('chmod', ['--recursive', 'a+rX', folder]);
    expect(await reasonFor(nobody, folder)).toMatch(/^Commits of the 12 months before 2026-01-05/);
  });

  it('says so where it may not be read at all', async () => {
    const folder = createRepository(shopCommits);
    execFileSync('chmod', ['--recursive', 'a+rX', folder]);
    chmodSync(join(folder, '.git'), 0o700);
    expect(await reasonFor(nobody, folder)).toBe('The repository cannot be read');
  });
});

async function reasonFor(user: number, folder: string): Promise<string> {
  const module = await bundleModule(join(process.cwd(), 'src/revisions/count-changes.ts'));
  const script = `const { countChanges } = await import(${JSON.stringify(module)});
    const { reason } = await countChanges(${JSON.stringify(folder)}, { isSource: () => true });
    console.log(process.getuid() === ${user} ? reason : 'Run by the wrong user');`;
  const options = { uid: user, gid: user, cwd: '/', encoding: 'utf8' } as const;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], options).trim();
}
