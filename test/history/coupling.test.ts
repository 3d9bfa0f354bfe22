import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCoupling } from '../../src/history/count-coupling.ts';
import { factsIn, nextText, repeated, repositoryOf, type TestCommit } from './repository-of.ts';

const pair = ['shop/bank.ts', 'shop/card.ts'];

async function couplingOf(commits: readonly TestCommit[]) {
  return (await factsIn(repositoryOf(commits))).coupling;
}

describe('files that change together', () => {
  it('are listed with their commits', async () => {
    const commits = [...repeated(6, pair), ...repeated(2, ['shop/card.ts']), ...repeated(9, ['shop/tax.ts'])];
    expect(await couplingOf(commits)).toEqual([{ files: pair, shared: 6, revisions: [6, 8], degree: 0.85 }]);
  });

  it('are left out if one depends on the other, in either direction', async () => {
    const uses = { files: { 'shop/card.ts': "import './bank.ts';" } };
    const isUsed = { files: { 'shop/bank.ts': "import './card.ts';" } };
    expect(await couplingOf([...repeated(6, pair), uses])).toEqual([]);
    expect(await couplingOf([...repeated(6, pair), isUsed])).toEqual([]);
  });

  it('are left out if one is a test, gone, or no source file', async () => {
    expect(await couplingOf(repeated(6, ['shop/bank.ts', 'test/card.test.ts']))).toEqual([]);
    expect(await couplingOf([...repeated(6, pair), { files: { 'shop/card.ts': undefined } }])).toEqual([]);
    expect(await couplingOf(repeated(6, ['shop/bank.ts', 'package-lock.json']))).toEqual([]);
  });

  it('do not count commits of more than 30 files, of whatever kind', async () => {
    const others = (most: number) => Array.from({ length: most }, (_, i) => `notes/${i}.md`);
    expect(await couplingOf(repeated(6, [...pair, ...others(29)]))).toEqual([]);
    expect(await couplingOf(repeated(6, [...pair, ...others(28)]))).toHaveLength(1);
    const mixed = await couplingOf([...repeated(5, pair), ...repeated(5, [...pair, ...others(29)])]);
    expect(mixed).toMatchObject([{ shared: 5, revisions: [5, 5] }]);
  });

  it('do not count merges', async () => {
    const commits = [
      ...repeated(5, pair),
      { branch: 'work', from: 'main', files: { 'shop/bank.ts': nextText('bank') } },
      { files: { 'shop/card.ts': nextText('card') } },
      { merge: 'work', files: { 'shop/bank.ts': nextText('bank'), 'shop/card.ts': nextText('card') } },
    ];
    expect(await couplingOf(commits)).toMatchObject([{ shared: 5, revisions: [6, 6] }]);
  });

  it('come closest first, then busiest, then by name', async () => {
    const coupling = await couplingOf([
      ...repeated(5, ['a/e.ts', 'a/f.ts']),
      ...repeated(6, ['a/c.ts', 'a/d.ts']),
      ...repeated(5, ['a/a.ts', 'a/b.ts']),
      ...repeated(9, ['a/g.ts', 'a/h.ts']),
      ...repeated(1, ['a/h.ts']),
    ]);
    expect(coupling.map(({ files: [first], degree }) => [first, degree])).toEqual([
      ['a/c.ts', 1],
      ['a/a.ts', 1],
      ['a/e.ts', 1],
      ['a/g.ts', 0.94],
    ]);
  });
});

describe('renamed files', () => {
  it('keep their commits, through several renames', async () => {
    const commits = [
      ...repeated(2, ['old/bank.ts', 'old/card.ts']),
      { renames: [['old/bank.ts', 'mid/bank.ts']] as const },
      ...repeated(2, ['mid/bank.ts', 'old/card.ts']),
      {
        renames: [
          ['mid/bank.ts', 'shop/bank.ts'],
          ['old/card.ts', 'shop/card.ts'],
        ] as const,
      },
      ...repeated(1, pair),
    ];
    expect(await couplingOf(commits)).toEqual([{ files: pair, shared: 6, revisions: [7, 6], degree: 0.92 }]);
  });

  it('keep what a branch did to the old name after the rename', async () => {
    const commits: TestCommit[] = [
      ...repeated(3, ['old/bank.ts', 'shop/card.ts']),
      ...repeated(1, ['old/bank.ts', 'shop/card.ts'], { branch: 'work', from: 'main' }),
      { renames: [['old/bank.ts', 'shop/bank.ts']] },
      ...repeated(2, ['old/bank.ts', 'shop/card.ts'], { branch: 'work' }),
      { merge: 'work', files: { 'shop/bank.ts': nextText('bank') } },
    ];
    expect(await couplingOf(commits)).toEqual([{ files: pair, shared: 6, revisions: [7, 6], degree: 0.92 }]);
  });

  it('do not take the commits of another file that had their old name later', async () => {
    const commits: TestCommit[] = [
      ...repeated(5, ['old/bank.ts', 'shop/card.ts']),
      { renames: [['old/bank.ts', 'shop/bank.ts']] },
      { files: { 'old/bank.ts': 'export const other = true;' } },
      { files: { 'old/bank.ts': 'export const other = false;' } },
      { files: { 'old/bank.ts': undefined } },
    ];
    expect(await couplingOf(commits)).toMatchObject([{ shared: 5, revisions: [6, 5] }]);
  });

  it('may exchange their names', async () => {
    const [bank, card] = [nextText('bank'), nextText('card')];
    const commits: TestCommit[] = [
      ...repeated(5, ['shop/bank.ts', 'shop/tax.ts']),
      { files: { 'shop/bank.ts': bank, 'shop/card.ts': card } },
      { files: { 'shop/spare.ts': bank, 'shop/bank.ts': undefined } },
      { files: { 'shop/bank.ts': card, 'shop/card.ts': undefined } },
      { files: { 'shop/card.ts': bank, 'shop/spare.ts': undefined } },
    ];
    expect(await couplingOf(commits)).toEqual([
      { files: ['shop/card.ts', 'shop/tax.ts'], shared: 5, revisions: [8, 5], degree: 0.76 },
    ]);
  });
});

describe('the thresholds', () => {
  const together = (times: number) => Array.from({ length: times }, () => [0, 1]);
  const alone = (times: number) => Array.from({ length: times }, () => [1]);

  it('are 5 shared commits', () => {
    expect(countCoupling(together(4), 2)).toEqual([]);
    expect(countCoupling(together(5), 2)).toHaveLength(1);
  });

  it('are 30 per cent without rounding', () => {
    // 6 ÷ (40 ÷ 2) is 0.3; with one commit more it is less.
    expect(countCoupling([...together(6), ...alone(28)], 2)).toMatchObject([{ percent: 30 }]);
    expect(countCoupling([...together(6), ...alone(29)], 2)).toEqual([]);
  });

  it('give what counting every pair gives', () => {
    const commits = fc.array(fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 5 }), { maxLength: 80 });
    fc.assert(
      fc.property(commits, (all) => {
        const counted = countCoupling(all, 7).map(
          ({ first, second, shared }) => `${first} ${second} ${shared}`,
        );
        expect(new Set(counted)).toEqual(new Set(countPlainly(all)));
      }),
    );
  });

  function countPlainly(commits: readonly (readonly number[])[]): string[] {
    const touching = (...files: number[]): number =>
      commits.filter((commit) => files.every((file) => commit.includes(file))).length;
    const pairs = Array.from({ length: 49 }, (_, i) => [Math.floor(i / 7), i % 7] as const);
    return pairs
      .filter(([a, b]) => a < b && touching(a, b) >= 5)
      .filter(([a, b]) => touching(a, b) * 20 >= 3 * (touching(a) + touching(b)))
      .map(([a, b]) => `${a} ${b} ${touching(a, b)}`);
  }
});
