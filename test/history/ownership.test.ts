import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Owned } from '../../src/model/history.ts';
import { git } from '../revisions/git-repository.ts';
import { factsIn, repeated, repositoryOf, type TestCommit } from './repository-of.ts';
import { startCpuClock } from '../support/cpu-clock.ts';

async function ownershipOf(commits: readonly TestCommit[]) {
  return (await factsIn(repositoryOf(commits))).ownership!;
}

describe('ownership', () => {
  it('is counted in commits, per file and per folder with everything below', async () => {
    const commits = [
      ...repeated(3, ['shop/pay/bank.ts'], { author: 'Ada' }),
      ...repeated(2, ['shop/pay/bank.ts', 'shop/cart.ts'], { author: 'Bo' }),
      ...repeated(1, ['shop/cart.ts'], { author: 'Cy' }),
      ...repeated(1, ['start.ts', 'README.md'], { author: 'Dee' }),
    ];
    const folder: Owned = { path: '', mainAuthor: 'Ada', share: 0.5, authors: 3, busFactor: 2 };
    expect(await ownershipOf(commits)).toEqual({
      files: [
        { path: 'shop/cart.ts', mainAuthor: 'Bo', share: 0.67, authors: 2, busFactor: 1 },
        { path: 'shop/pay/bank.ts', mainAuthor: 'Ada', share: 0.6, authors: 2, busFactor: 1 },
        { path: 'start.ts', mainAuthor: 'Dee', share: 1, authors: 1, busFactor: 1 },
      ],
      folders: [
        { ...folder, path: '.', share: 0.43, authors: 4 },
        { ...folder, path: 'shop' },
        { ...folder, path: 'shop/pay', share: 0.6, authors: 2, busFactor: 1 },
      ],
    });
  });

  it('takes the first by name of several who made as many', async () => {
    const commits = ['Cy', 'Ada', 'Bo'].flatMap((author) => repeated(1, ['cart.ts'], { author }));
    const { files } = await ownershipOf(commits);
    expect(files).toEqual([{ path: 'cart.ts', mainAuthor: 'Ada', share: 0.33, authors: 3, busFactor: 2 }]);
  });

  it('counts large commits, and what was done under earlier names', async () => {
    const many = ['old/cart.ts', ...Array.from({ length: 40 }, (_, i) => `notes/${i}.md`)];
    const { files } = await ownershipOf([
      ...repeated(2, many, { author: 'Bo' }),
      { renames: [['old/cart.ts', 'cart.ts']] },
    ]);
    expect(files).toEqual([{ path: 'cart.ts', mainAuthor: 'Bo', share: 0.67, authors: 2, busFactor: 1 }]);
  });

  it('is left out with its names where nobody wants it', async () => {
    const facts = await factsIn(repositoryOf(repeated(6, ['a.ts', 'b.ts'], { author: 'Bo Secret' })), {
      authors: false,
    });
    expect(facts.ownership).toBeUndefined();
    expect(facts.coupling).toHaveLength(1);
    expect(JSON.stringify(facts)).not.toContain('Secret');
  });
});

describe('.mailmap', () => {
  const twoNames = [
    ...repeated(1, ['cart.ts'], { author: 'bo', email: 'bo@home.example' }),
    ...repeated(1, ['cart.ts'], { author: 'B. Olsen', email: 'bo@work.example' }),
  ];
  const mailmap = 'Bo Olsen <bo@work.example> <bo@home.example>\nBo Olsen <bo@work.example>\n';

  it('gives people one name, and no address is written', async () => {
    const facts = await factsIn(repositoryOf([...twoNames, { files: { '.mailmap': mailmap } }]));
    expect(facts.ownership!.files).toEqual([
      { path: 'cart.ts', mainAuthor: 'Bo Olsen', share: 1, authors: 1, busFactor: 1 },
    ]);
    expect(JSON.stringify(facts)).not.toContain('@');
  });

  it('is that of the newest commit, not what lies on disk or what a setting names', async () => {
    const folder = repositoryOf(twoNames);
    const other = 'Mallory <bo@work.example>\nMallory <bo@home.example>\n';
    for (const name of ['.mailmap', 'other.txt', '.git/.mailmap']) writeFileSync(join(folder, name), other);
    git(folder, ['config', 'mailmap.file', join(folder, 'other.txt')]);
    git(folder, ['config', 'mailmap.blob', git(folder, ['hash-object', '-w', 'other.txt']).trim()]);
    const { ownership } = await factsIn(folder);
    expect(ownership!.files).toMatchObject([{ mainAuthor: 'B. Olsen', authors: 2 }]);
  });

  it('is that of the repository for a project in a folder of it', async () => {
    const commits = repeated(6, ['web/bank.ts', 'web/card.ts'], { author: 'bo', email: 'bo@home.example' });
    const folder = repositoryOf([...commits, { files: { '.mailmap': mailmap } }]);
    const { coupling, ownership } = await factsIn(join(folder, 'web'));
    expect(coupling).toMatchObject([{ files: ['bank.ts', 'card.ts'], shared: 6 }]);
    expect(ownership!.folders).toEqual([
      { path: '.', mainAuthor: 'Bo Olsen', share: 1, authors: 1, busFactor: 1 },
    ]);
  });

  it('is not used if it has megabytes', async () => {
    const large = mailmap.repeat(100_000);
    const { ownership, notes } = await factsIn(repositoryOf([...twoNames, { files: { '.mailmap': large } }]));
    expect(ownership!.files).toMatchObject([{ authors: 2 }]);
    expect(notes).toContain(
      '.mailmap has more than 256 KB and is not used: authors have the names of their commits.',
    );
  });

  it('takes no longer than seconds at the size that is allowed, whatever it contains', async () => {
    const lines = Array.from({ length: 26_000 }, (_, i) => `a<${(26_000 - i).toString(36)}>\n`);
    const hostile = lines.join('').slice(0, 256 * 1024);
    const folder = repositoryOf([...twoNames, { files: { '.mailmap': hostile } }]);
    const cpuMs = startCpuClock();
    expect((await factsIn(folder)).ownership!.files).toMatchObject([{ authors: 2 }]);
    expect(cpuMs()).toBeLessThan(10_000);
  });
});
