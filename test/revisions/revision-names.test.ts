// What a person may call a revision, and what Lintel compares with if nobody names one.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../src/revisions/open-repository.ts';
import { resolveRevision } from '../../src/revisions/revision-names.ts';
import { withSafeGit } from '../../src/revisions/safe-git.ts';
import { findDefaultBase } from '../../src/revisions/upstream.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { compare, refusalOf } from './compare-checkouts.ts';
import { commit, createRepository, git, gitEnvironment } from './git-repository.ts';

const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];
const fourCommits = days.map((day) => ({ day, files: { 'cart.ts': `// ${day}\n` } }));

/** The commits that git itself and Lintel find by the names; a reason in place of one that is refused. */
async function resolve(folder: string, names: readonly string[]): Promise<readonly string[]> {
  return withSafeGit(openRepository(folder), gitEnvironment, async (safe) => {
    const found: string[] = [];
    for (const name of names) {
      const id = await resolveRevision(safe, name).catch((error: unknown) => String(error));
      found.push(id.replace('UnreadableHistory: ', ''));
    }
    return found;
  });
}

function idsByGit(folder: string, names: readonly string[]): readonly string[] {
  return names.map((name) => git(folder, ['rev-parse', '--verify', `${name}^{commit}`]).trim());
}

describe('a name', () => {
  it('means what it means to git', async () => {
    const source = createRepository(fourCommits);
    git(source, ['branch', 'sale/summer', 'HEAD~1']);
    const folder = join(temporaryFolder(), 'clone');
    git(source, ['clone', '--quiet', source, folder]);
    git(folder, ['fetch', '--quiet', 'origin', 'sale/summer']);
    git(folder, ['checkout', '--quiet', '-b', 'größe']);
    git(folder, ['commit', '--quiet', '--allow-empty', '--message=Open the shop']);
    git(folder, ['commit', '--quiet', '--allow-empty', '--message=Close it']);
    git(folder, ['tag', 'v1', 'HEAD~3']);
    git(folder, ['tag', '--annotate', '--message=Open', 'v2', 'HEAD~2']);
    git(folder, ['tag', '--annotate', '--message=Again', 'v3', 'v2']);
    // As the name of a branch and of a tag, it is the tag.
    git(folder, ['branch', 'v1', 'HEAD']);
    git(folder, ['reset', '--quiet', '--hard', 'HEAD~1']);
    const id = git(folder, ['rev-parse', 'HEAD']).trim();
    const names = `HEAD @ HEAD~2 HEAD^ HEAD^1~1 @~1 v1 v2 v3 v3~1 v3^{} v2^{commit} main größe origin/main
      origin/sale/summer origin heads/main tags/v1 refs/heads/v1 refs/remotes/origin/HEAD FETCH_HEAD ORIG_HEAD
      main@{upstream} main@{U}~1 HEAD^{/shop} ${id} ${id.slice(0, 7)} ${id.slice(0, 9).toUpperCase()}
      v2-1-g${id.slice(0, 8)}`.split(/\s+/);
    expect(await resolve(folder, names)).toEqual(idsByGit(folder, names));
    git(folder, ['pack-refs', '--all']);
    expect(await resolve(folder, names)).toEqual(idsByGit(folder, names));
  });

  it('is refused with the reason', async () => {
    const folder = createRepository(fourCommits);
    git(folder, ['branch', 'feature/checkout']);
    git(folder, ['tag', 'tree', 'HEAD^{tree}']);
    mkdirSync(join(folder, 'src'));
    const refusals = {
      mian: 'Unknown revision mian. Did you mean main?',
      'feature/chekout': 'Unknown revision feature/chekout. Did you mean feature/checkout?',
      nothing: 'Unknown revision nothing',
      '': 'The name of the revision is empty. If it comes from a variable, that is not set',
      'HEAD~40': 'Unknown revision HEAD~40',
      'main~40': 'Unknown revision main~40',
      tree: 'Unknown revision tree',
      'HEAD:cart.ts': 'HEAD:cart.ts names a file, not a revision',
      ':/Change': ':/Change asks for a commit by its message. Write HEAD^{/Change}',
      ':cart.ts': ':cart.ts names a file, not a revision',
      'main...HEAD': 'main...HEAD names two revisions. Give one: main',
      '..main': '..main names two revisions. Give one: main',
      src: 'Unknown revision src. It is a folder: name the folder of a project with --project',
      'main@{1}': 'main@{1} asks for the reflog, which Lintel does not read. Give a commit',
      '@{yesterday}': '@{yesterday} asks for the reflog, which Lintel does not read. Give a commit',
      'main@{u}': "main@{u}: the repository's configuration names no such upstream branch",
      '../../etc/passwd': 'Unknown revision ../../etc/passwd',
      'refs/../HEAD': 'Unknown revision refs/../HEAD',
      '--output=x': 'Unknown revision --output=x',
      'HEAD^{tree}': 'Unknown revision HEAD^{tree}',
      deadbeef: 'Unknown revision deadbeef',
      'cart.ts': 'Unknown revision cart.ts',
    };
    expect(await resolve(folder, Object.keys(refusals))).toEqual(Object.values(refusals));
  });

  it('may be ambiguous', async () => {
    const folder = createRepository(fourCommits);
    const prefix = commitTwins(folder);
    expect(await resolve(folder, [prefix, `${prefix}~1`])).toEqual([
      `${prefix} is ambiguous: several ids begin with ${prefix}. Give more of it`,
      `${prefix}~1 is ambiguous: several ids begin with ${prefix}. Give more of it`,
    ]);
  });

  it('is suggested without what could steer a terminal', async () => {
    const folder = createRepository(fourCommits);
    writeFiles(folder, { '.git/refs/heads/ma\u001B[31min': git(folder, ['rev-parse', 'HEAD']) });
    git(folder, ['branch', '--force', 'other']);
    expect(await resolve(folder, ['ma[31min'])).toEqual(['Unknown revision ma[31min']);
  });
});

/** Two commits whose ids begin with the same four digits. */
function commitTwins(folder: string): string {
  const tree = git(folder, ['rev-parse', 'HEAD^{tree}']).trim();
  const seen = new Map<string, string>();
  for (let i = 0; ; i++) {
    const text = `tree ${tree}\nauthor A <a> ${i} +0000\ncommitter A <a> ${i} +0000\n\n`;
    const id = createHash('sha1').update(`commit ${text.length}\0${text}`).digest('hex');
    const twin = seen.get(id.slice(0, 4));
    seen.set(id.slice(0, 4), text);
    if (twin === undefined) continue;
    for (const each of [twin, text]) git(folder, ['hash-object', '-t', 'commit', '-w', '--stdin'], each);
    return id.slice(0, 4);
  }
}

describe('a range', () => {
  it('begins at the first revision, or at the merge base of the two', async () => {
    const folder = createRepository(fourCommits);
    git(folder, ['checkout', '--quiet', '-b', 'sale', 'HEAD~2']);
    commit(folder, { day: '2026-01-05', files: { 'sale.ts': '' } });
    const ids = idsByGit(folder, ['main', 'main~2', 'sale']);
    const short = ids.map((id) => id.slice(0, 7));
    const plain = await compare(folder, { base: 'main', head: 'sale' });
    expect([plain.before.commit, plain.after.commit]).toEqual([ids[0], ids[2]]);
    expect([plain.before.name, plain.after.name]).toEqual([`main (${short[0]})`, `sale (${short[2]})`]);
    expect(plain.changedFiles).toEqual(['cart.ts']);
    const merged = await compare(folder, { base: 'main', head: 'sale', fromMergeBase: true });
    expect([merged.before.commit, merged.after.commit]).toEqual([ids[1], ids[2]]);
    expect(merged.changedFiles).toEqual([]);
    const onDisk = await compare(folder, { base: 'main', fromMergeBase: true });
    expect([onDisk.before.commit, onDisk.after.name]).toEqual([ids[1], 'working tree']);
  });

  it('has no beginning where two branches have no common commit', async () => {
    const folder = createRepository(fourCommits);
    git(folder, ['checkout', '--quiet', '--orphan', 'fresh']);
    git(folder, ['commit', '--quiet', '--message=Begin again']);
    const none = 'UserError: There is no merge base with main: the two have no common commit.';
    expect(await refusalOf(folder, { base: 'main', fromMergeBase: true })).toBe(none);
    expect(await refusalOf(folder)).toBe(none);
    expect(await refusalOf(folder, { base: 'main' })).toMatch(/^compared main /);
  });
});

describe('the base by default', () => {
  it('is the merge base with an upstream that is another branch', async () => {
    const { folder, ids } = clonedShop();
    git(folder, ['checkout', '--quiet', '-b', 'topic', '--track', 'origin/release/topic']);
    commit(folder, { day: '2026-01-09', files: { 'topic.ts': '' } });
    // The names end alike, but are those of two branches.
    expect(await baseOf(folder)).toEqual({ commit: ids[2], name: 'origin/release/topic' });
    git(folder, ['branch', '--quiet', '--set-upstream-to=main']);
    expect(await baseOf(folder)).toEqual({ commit: ids[2], name: 'main' });
  });

  it('is not the copy of the branch on the remote', async () => {
    const { folder, ids } = clonedShop();
    git(folder, ['checkout', '--quiet', 'release/topic']);
    expect(await baseOf(folder)).toEqual({ commit: ids[2], name: 'origin/HEAD' });
    git(folder, ['remote', 'set-head', 'origin', '--delete']);
    expect(await baseOf(folder)).toEqual({ commit: ids[2], name: 'origin/main' });
    git(folder, ['update-ref', '-d', 'refs/remotes/origin/main']);
    expect(await baseOf(folder)).toEqual({ commit: ids[2], name: 'main' });
    git(folder, ['branch', '--quiet', '--delete', '--force', 'main']);
    // Nothing else is left.
    expect(await baseOf(folder)).toEqual({ commit: ids[2], name: 'HEAD' });
  });

  it('is what the remote has, on the main branch', async () => {
    const { folder, ids } = clonedShop();
    expect(await baseOf(folder)).toEqual({ commit: ids[3], name: 'HEAD' });
    commit(folder, { day: '2026-01-09', files: { 'topic.ts': '' } });
    expect(await baseOf(folder)).toEqual({ commit: ids[3], name: 'origin/main' });
  });

  it('is HEAD on the main branch of a repository without a remote', async () => {
    const folder = createRepository(fourCommits);
    const [head] = idsByGit(folder, ['HEAD']);
    expect(await baseOf(folder)).toEqual({ commit: head, name: 'HEAD' });
    git(folder, ['branch', '--move', 'main', 'master']);
    expect(await baseOf(folder)).toEqual({ commit: head, name: 'HEAD' });
    git(folder, ['branch', '--move', 'master', 'trunk']);
    expect(await refusalOf(folder)).toBe(
      'UserError: There is no upstream branch, no origin/HEAD and no branch main or master to compare with. Name the revision: lintel diff REVISION, lintel affected --since REVISION.',
    );
  });

  it('is found with a detached HEAD', async () => {
    const folder = createRepository(fourCommits);
    git(folder, ['checkout', '--quiet', '--detach', 'HEAD~2']);
    commit(folder, { day: '2026-01-09', files: { 'topic.ts': '' } });
    expect(await baseOf(folder)).toEqual({ commit: idsByGit(folder, ['main~2'])[0], name: 'main' });
  });

  it('is not a stale local main', async () => {
    const { folder, ids } = clonedShop();
    git(folder, ['checkout', '--quiet', '-b', 'topic', '--no-track']);
    git(folder, ['branch', '--force', 'main', 'HEAD~3']);
    commit(folder, { day: '2026-01-09', files: { 'topic.ts': '' } });
    expect(await baseOf(folder)).toEqual({ commit: ids[3], name: 'origin/HEAD' });
  });

  it('is not read from a branch that leads out of the repository', async () => {
    const folder = createRepository(fourCommits);
    git(folder, ['config', 'branch.main.remote', '../../..']);
    git(folder, ['config', 'branch.main.merge', 'refs/heads/../../x']);
    rmSync(join(folder, '.git/logs'), { recursive: true, force: true });
    expect((await baseOf(folder)).name).toBe('HEAD');
  });
});

/** A clone with `origin/main` and, from the commit before, `origin/release/topic`. The ids are those of main, oldest first. */
function clonedShop(): { readonly folder: string; readonly ids: readonly string[] } {
  const source = createRepository(fourCommits);
  git(source, ['branch', 'release/topic', 'HEAD~1']);
  const folder = join(temporaryFolder(), 'clone');
  git(source, ['clone', '--quiet', source, folder]);
  return { folder, ids: idsByGit(folder, ['main~3', 'main~2', 'main~1', 'main']) };
}

async function baseOf(folder: string): Promise<{ readonly commit: string; readonly name: string }> {
  const { commit: id, name } = await withSafeGit(openRepository(folder), gitEnvironment, findDefaultBase);
  return { commit: id, name };
}
