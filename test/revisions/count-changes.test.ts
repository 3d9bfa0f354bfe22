import { describe, expect, it } from 'vitest';
import { isOutsideGit } from '../../src/query/files/describe-risk.ts';
import { countChanges } from '../../src/revisions/count-changes.ts';
import { encodeChanges } from '../../src/revisions/counted-changes.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import {
  changesOf,
  type Commit,
  commit,
  createRepository,
  git,
  importCommits,
  isTypeScript,
  shopChanges,
  shopCommits,
} from './git-repository.ts';

describe('countChanges', () => {
  it('counts the commits that touch a source file', async () => {
    const folder = createRepository(shopCommits);
    const head = git(folder, ['rev-parse', 'HEAD']).trim();
    expect(await countChanges(folder, { isSource: isTypeScript })).toEqual({
      used: true,
      reason: `Commits of the 12 months before 2026-01-05 (commit ${head.slice(0, 7)})`,
      isCached: false,
      counted: {
        head,
        folder: '',
        newestSeconds: Date.parse('2026-01-05T12:00:00Z') / 1000,
        isCapped: false,
        changes: new Map(Object.entries(shopChanges)),
      },
    });
  });

  it('looks back twelve months from the newest commit, whatever day it is today', async () => {
    const folder = createRepository([
      { day: '2011-03-01', files: { 'cart.ts': '1' } },
      { day: '2011-03-02', files: { 'cart.ts': '2', 'order.ts': '2' } },
      { day: '2012-03-02', files: { 'cart.ts': '3' } },
    ]);
    expect(await changesOf(folder)).toEqual({ 'cart.ts': 2, 'order.ts': 1 });
  });

  it('sees recent commits that lie behind one with a wrong date', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { 'cart.ts': '1' } },
      { day: '2001-01-01', files: { 'cart.ts': '2' } },
      { day: '2026-01-03', files: { 'cart.ts': '3' } },
    ]);
    expect(await changesOf(folder)).toEqual({ 'cart.ts': 2 });
  });

  it('takes a commit whose date is out of range for one of 1970', async () => {
    const folder = createRepository(shopCommits);
    const tree = git(folder, ['rev-parse', 'HEAD^{tree}']).trim();
    const text = `tree ${tree}\nauthor A <a@b> 1 +0000\ncommitter A <a@b> 99999999999999 +0000\n\nLater\n`;
    const id = git(folder, ['hash-object', '-t', 'commit', '-w', '--stdin', '--literally'], text).trim();
    git(folder, ['reset', '--quiet', '--hard', id]);
    const history = await countChanges(folder, { isSource: isTypeScript });
    expect(history.reason).toBe(`Commits of the 12 months before 1970-01-01 (commit ${id.slice(0, 7)})`);
  });

  it('leaves out commits over more than 30 source files', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: manyFiles(31, '.ts') },
      { day: '2026-01-02', files: { ...manyFiles(30, '.ts'), ...manyFiles(100, '.md') } },
      { day: '2026-01-03', files: { 'shop/0.ts': 'alone' } },
    ]);
    const changes = await changesOf(folder);
    expect(changes).toEqual({
      ...Object.fromEntries(Object.keys(manyFiles(30, '.ts')).map((path) => [path, 1])),
      'shop/0.ts': 2,
    });
  });

  it('counts the source files of the whole repository, and lists those of the project', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { 'web/cart.ts': '1', 'website/page.ts': '1', 'api/order.ts': '1' } },
      { day: '2026-01-02', files: { 'web/cart.ts': '2', ...manyFiles(30, '.ts') } },
      { day: '2026-01-03', files: { 'web/checkout/pay.ts': '3' } },
    ]);
    expect(await changesOf(`${folder}/web`)).toEqual({ 'cart.ts': 1, 'checkout/pay.ts': 1 });
    expect(await changesOf(`${folder}/web/checkout`)).toEqual({ 'pay.ts': 1 });
  });

  it('counts what was merged once, and the merge not at all', async () => {
    const folder = createRepository(shopCommits);
    git(folder, ['checkout', '--quiet', '-b', 'payment', 'HEAD~1']);
    commit(folder, { day: '2026-01-06', files: { 'pay.ts': '', 'order.ts': 'paid' } });
    git(folder, ['checkout', '--quiet', 'main']);
    git(folder, ['merge', '--quiet', '--no-ff', '--no-edit', 'payment']);
    expect(await changesOf(folder)).toEqual({ 'cart.ts': 2, 'order.ts': 2, 'pay.ts': 1 });
  });

  it('takes a renamed file for a new one', async () => {
    const folder = createRepository(shopCommits);
    commit(folder, {
      day: '2026-01-07',
      files: { 'cart.ts': undefined, 'basket.ts': 'export const cart = [];' },
    });
    expect(await changesOf(folder)).toEqual({ 'cart.ts': 3, 'order.ts': 1, 'basket.ts': 1 });
  });

  it('does not count what is not committed', async () => {
    const folder = createRepository(shopCommits);
    writeFiles(folder, { 'order.ts': 'changed', 'new.ts': '' });
    git(folder, ['add', 'new.ts']);
    expect(await changesOf(folder)).toEqual(shopChanges);
  });

  it('reads paths with any character that a path can have', async () => {
    const files = { 'a b\n:c\t"d".ts': '', 'übergröße/日本.ts': '', ':100644 x.ts': '', '-n.ts': '' };
    const folder = createRepository([{ day: '2026-01-01', files }]);
    const counts = Object.fromEntries(Object.keys(files).map((path) => [path, 1]));
    expect(await changesOf(folder)).toEqual(counts);
    expect(await changesOf(`${folder}/übergröße`)).toEqual({ '日本.ts': 1 });
  });

  it('shows bytes that are not UTF-8 as the scan does', async () => {
    const folder = createRepository(shopCommits);
    const blob = git(folder, ['hash-object', '-w', '--stdin'], 'text').trim();
    const tree = Buffer.concat([
      Buffer.from('100644 caf\xe9.ts\0', 'latin1'),
      Buffer.from(blob, 'hex'),
    ]).toString('latin1');
    const id = writeRaw(folder, 'tree', tree);
    const commitText = `tree ${id}\nauthor A <a@b> 1 +0000\ncommitter A <a@b> 1 +0000\n\nOdd\n`;
    git(folder, ['reset', '--quiet', '--soft', writeRaw(folder, 'commit', commitText)]);
    expect(await changesOf(folder)).toEqual({ 'caf\uFFFD.ts': 1 });
  });

  it('leaves out links and submodules named like source files', async () => {
    const folder = createRepository(shopCommits);
    const target = git(folder, ['hash-object', '-w', '--stdin'], 'cart.ts').trim();
    const head = git(folder, ['rev-parse', 'HEAD']).trim();
    git(folder, ['update-index', '--add', '--cacheinfo', `120000,${target},link.ts`]);
    git(folder, ['update-index', '--add', '--cacheinfo', `160000,${head},module.ts`]);
    git(folder, ['commit', '--quiet', '--message=Link the cart']);
    const changes = await changesOf(folder);
    expect(changes).not.toHaveProperty(['link.ts']);
    expect(changes).not.toHaveProperty(['module.ts']);
  });

  it('reads no more than the newest 5,000 commits, and says so', { tags: 'slow' }, async () => {
    const folder = createRepository([]);
    importCommits(folder, manyCommits(5010));
    const history = await countChanges(folder, { isSource: isTypeScript });
    expect(history).toMatchObject({ used: true, counted: { isCapped: true } });
    expect(history.reason).toMatch(/^The newest 5,000 commits of the 12 months before 2026-01-01 \(commit /);
    expect(history.used && history.counted.changes).toEqual(new Map([['cart.ts', 5000]]));
  });

  it('starts no git where the commit is the one of an earlier run', async () => {
    const folder = createRepository(shopCommits);
    const first = await countChanges(folder, { isSource: isTypeScript });
    const cached = first.used ? encodeChanges(first.counted) : '';
    const environment = { PATH: '' };
    expect(await countChanges(folder, { isSource: isTypeScript, cached, environment })).toEqual({
      ...first,
      isCached: true,
    });
    commit(folder, { day: '2026-01-08', files: { 'cart.ts': 'again' } });
    expect(await changesOf(folder, { cached })).toEqual({ 'cart.ts': 3, 'order.ts': 1 });
    expect(await changesOf(folder, { cached, environment })).toBe('git is not installed');
  });

  it('says that a folder is not in a repository', async () => {
    const history = await countChanges(temporaryFolder({ 'cart.ts': '' }), { isSource: isTypeScript });
    expect(history).toEqual({ used: false, reason: 'Not a git repository' });
    expect(isOutsideGit({ used: false, reason: `${history.reason}.` })).toBe(true);
  });
});

function manyFiles(count: number, extension: string): Commit['files'] {
  return Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`shop/${n}${extension}`, `${count}`] as const),
  );
}

/** As git fast-import reads them: one a minute, the last at the first of January. */
function manyCommits(count: number): string {
  const end = Date.parse('2026-01-01T00:00:00Z') / 1000;
  return Array.from({ length: count }, (_, n) => {
    const text = `${n}`;
    return [
      'commit refs/heads/main',
      `committer A <a@b> ${end - (count - 1 - n) * 60} +0000`,
      'data 0',
      'M 100644 inline cart.ts',
      `data ${text.length}`,
      `${text}\n`,
    ].join('\n');
  }).join('\n');
}

function writeRaw(folder: string, kind: string, text: string): string {
  writeFiles(folder, { '.git/raw-object': Buffer.from(text, 'latin1') });
  return git(folder, ['hash-object', '-t', kind, '-w', '--literally', '.git/raw-object']).trim();
}
