// What readCommitFacts makes of repositories that are unusual, limited or hostile.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyzeFolder } from '../../src/runs/analyze-folder.ts';
import { git } from '../revisions/git-repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { factsIn, nextText, repeated, repositoryOf } from './repository-of.ts';

const pair = ['bank.ts', 'card.ts'];
const busy = [...repeated(7, pair), ...repeated(3, ['tax.ts'])];

function cloneOf(source: string, options: readonly string[]): string {
  const folder = join(temporaryFolder(), 'clone');
  git(source, ['config', 'uploadpack.allowFilter', 'true']);
  git(source, ['clone', '--quiet', ...options, `file://${source}`, folder]);
  return folder;
}

describe('hotspots', () => {
  it('are the riskiest files of the report that changed lately', async () => {
    const folder = repositoryOf([
      { files: { 'shop/old.ts': "import './tax.ts';\n".repeat(2000), 'shop/tax.ts': '' } },
      // More than a year of commits later.
      ...repeated(400, ['notes.md']),
      ...repeated(2, ['shop/cart.ts', 'test/cart.test.ts']),
      ...repeated(1, ['shop/cart.ts', 'shop/tax.ts']),
    ]);
    const { risks } = await analyzeFolder(folder);
    expect(risks.top_risk_files.map(({ file }) => file)).toContain('shop/old.ts');
    const { hotspots, notes } = await factsIn(folder);
    const expected = risks.top_risk_files
      .filter(({ changes }) => changes > 0)
      .map(({ file, riskScore, changes, size, signals }) => ({ file, riskScore, changes, size, signals }));
    expect(hotspots).toEqual(expected);
    expect(hotspots.map(({ file, changes }) => [file, changes])).toEqual([
      ['shop/cart.ts', 3],
      ['shop/tax.ts', 1],
    ]);
    expect(notes).toEqual([]);
  });

  it('reach beyond the 15 files of the report', async () => {
    const large = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`old/${i}.ts`, `import '../tax.ts';\n`.repeat(3000)]),
    );
    const folder = repositoryOf([
      { files: large },
      ...repeated(400, ['notes.md']),
      ...repeated(1, ['tax.ts']),
    ]);
    const { risks } = await analyzeFolder(folder);
    expect(risks.top_risk_files.map(({ file }) => file)).not.toContain('tax.ts');
    expect((await factsIn(folder)).hotspots.map(({ file }) => file)).toEqual(['tax.ts']);
  });
});

describe('a repository', () => {
  it('may have a single commit', async () => {
    expect(await factsIn(repositoryOf(repeated(1, pair)))).toMatchObject({
      coupling: [],
      ownership: { files: [{ path: 'bank.ts' }, { path: 'card.ts' }], folders: [{ path: '.', share: 1 }] },
      notes: [],
    });
  });

  it('may be a shallow clone: what is there counts, without the commit where it ends', async () => {
    const { coupling, hotspots, ownership, notes } = await factsIn(
      cloneOf(repositoryOf(busy), ['--depth=9']),
    );
    expect(coupling).toMatchObject([{ shared: 5, revisions: [5, 5] }]);
    expect(hotspots).toEqual([]);
    expect(ownership!.files).toHaveLength(3);
    expect(notes).toEqual([
      'No hotspots, because recent changes are not known: The repository is a shallow clone.',
      'The repository is a shallow clone: what changed is known of only 8 commits.',
    ]);
  });

  it('may be a partial clone: renames with other changes are then not known', async () => {
    const [bank, card] = [nextText('bank'), nextText('card')];
    const source = repositoryOf([
      ...repeated(5, ['old.ts', 'elder.ts', 'tax.ts']),
      { files: { 'old.ts': bank, 'elder.ts': card } },
      {
        files: { 'old.ts': undefined, 'bank.ts': bank, 'elder.ts': undefined, 'card.ts': `${card}\n// more` },
      },
    ]);
    const whole = await factsIn(source);
    expect(whole.coupling.map(({ files }) => files)).toContainEqual(['bank.ts', 'tax.ts']);
    expect(whole.coupling.map(({ files }) => files)).toContainEqual(['card.ts', 'tax.ts']);
    const { coupling, notes } = await factsIn(cloneOf(source, ['--filter=blob:none']));
    expect(coupling.map(({ files }) => files)).toEqual([['bank.ts', 'tax.ts']]);
    expect(notes).toEqual([
      'The repository is a partial clone: renames with other changes in the same commit are unknown.',
    ]);
  });

  it('that cannot be read is a note, and the hotspots stay', async () => {
    const source = repositoryOf(busy);
    const folder = cloneOf(source, ['--filter=tree:0']);
    const { coupling, ownership, notes } = await factsIn(folder);
    expect([coupling, ownership]).toEqual([[], undefined]);
    expect(notes.at(-1)).toBe(
      'The commits cannot be read: The repository is a partial clone that lacks a part of its history.',
    );
  });
});

describe('the limits', () => {
  it('of commits keeps the newest', async () => {
    const { coupling, notes } = await factsIn(repositoryOf(busy), { limits: { commits: 8 } });
    expect(coupling).toMatchObject([{ shared: 5 }]);
    expect(notes).toEqual(['Only the newest 8 commits were read.']);
    expect((await factsIn(repositoryOf(busy), { limits: { commits: 10 } })).notes).toEqual([]);
  });

  it('of bytes keeps what was read', async () => {
    const { coupling, notes } = await factsIn(repositoryOf(busy), { limits: { bytes: 100 } });
    expect(coupling).toEqual([]);
    expect(notes).toEqual(['Only the newest 0 commits were read: the log is too large.']);
  });

  it('of time keeps what was read', async () => {
    const { coupling, notes } = await factsIn(repositoryOf(busy), { limits: { timeMs: 0 } });
    expect(coupling).toEqual([]);
    expect(notes).toEqual(['Only the newest 0 commits were read: git took too long.']);
  });

  it('may be a date', async () => {
    // The commits are a day apart, from the first of January on.
    const sinceSeconds = Date.parse('2026-01-03T00:00:00Z') / 1000;
    expect((await factsIn(repositoryOf(busy), { sinceSeconds })).coupling).toMatchObject([{ shared: 5 }]);
  });

  it('may be a signal', async () => {
    const signal = AbortSignal.abort(new Error('Enough'));
    await expect(factsIn(repositoryOf(busy), { signal })).rejects.toThrow('Enough');
  });
});

describe('hostile names', () => {
  it('of people are kept as text, and cut where they are too long', async () => {
    const names = ['\u001B[31mred', '\u202Ereversed', 'a\tb', '😀'.repeat(300), '-- 0000000', '"&lt;b&gt;"'];
    const folder = repositoryOf(
      names.flatMap((author, i) => repeated(1, [`${i}.ts`], { author, email: 'x' })),
    );
    const { ownership } = await factsIn(folder);
    expect(ownership!.files.map(({ mainAuthor }) => mainAuthor)).toEqual([
      ...names.slice(0, 3),
      `${'😀'.repeat(100)}…`,
      ...names.slice(4),
    ]);
  });

  it('of people end where an address begins, so they contain no tags', async () => {
    const folder = repositoryOf(repeated(1, ['cart.ts']));
    for (const author of ['<b onclick="x">Bo</b>', '']) {
      const [tree, parent] = git(folder, ['rev-parse', 'HEAD^{tree}', 'HEAD']).trim().split('\n');
      const blob = git(folder, ['hash-object', '-w', '--stdin'], nextText('cart')).trim();
      const next = git(folder, ['mktree'], `100644 blob ${blob}\tcart.ts\n`).trim();
      expect(next).not.toBe(tree);
      const text = `tree ${next}\nparent ${parent}\nauthor ${author} <b@c> 1767500000 +0000\ncommitter B <b@c> 1767500000 +0000\n\n`;
      const id = git(folder, ['hash-object', '-t', 'commit', '-w', '--literally', '--stdin'], text).trim();
      git(folder, ['reset', '--quiet', '--hard', id]);
    }
    const { ownership, notes } = await factsIn(folder);
    expect(notes).toEqual([]);
    expect(ownership!.files).toMatchObject([{ path: 'cart.ts', mainAuthor: '(no name)', authors: 2 }]);
  });

  it('of files are those of the report', async () => {
    const names = ['a\nb.ts', '<img src=x>.ts', '\u202Egnp.ts', ':100644 000000 A.ts', 'pkg:cart.ts'];
    const { coupling } = await factsIn(repositoryOf(repeated(5, names)));
    expect(new Set(coupling.flatMap(({ files }) => files))).toEqual(
      new Set([...names.slice(0, 4), './pkg:cart.ts']),
    );
    expect(coupling).toHaveLength(10);
  });
});
