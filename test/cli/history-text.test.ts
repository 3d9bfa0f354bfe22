import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { renderHistory } from '../../src/cli/history/text.ts';
import type { Birth } from '../../src/model/history.ts';
import { commitOf, historyOf } from '../support/history-of.ts';

const first = { date: '2026-01-01', files: { 'src/cart.ts': 10 } };
const style = { colors: picocolors.createColors(false), width: Infinity };
const tangle = { type: 'tangle', folder: 'src', commit: commitOf(first, 0), point: 0 } as const;
const members = ['src/app/', 'src/core/', 'src/ui/'];

function linesOn(birth: Birth): readonly string[] {
  const text = renderHistory(historyOf([first], { births: [birth] }), style);
  return text.trimEnd().split('\n\n').at(-1)!.split('\n').slice(1);
}

it('names the members that a tangle was born with, if it has others now', () => {
  const origin = '    2026-01-01  000001aaaa  Work on the shop';
  const described = ['  tangle of 3 in src: src/app/, src/core/, src/ui/', origin];
  expect(linesOn({ ...tangle, members, membersAtBirth: members.toReversed() })).toEqual(described);
  expect(linesOn({ ...tangle, members, membersAtBirth: ['src/core/', 'src/cart.ts'] })).toEqual([
    ...described,
    '    began with 2 members: src/core/, src/cart.ts',
  ]);
  const moved = ['core/', 'app/', 'ui/'];
  expect(linesOn({ ...tangle, members, membersAtBirth: moved })).toEqual([
    ...described,
    '    began as core/, app/, ui/',
  ]);
  const many = [...members, 'src/cart.ts', 'src/order.ts'];
  expect(linesOn({ ...tangle, members, membersAtBirth: many })).toEqual([
    ...described,
    '    began with 5 members: src/app/, src/core/, src/ui/, src/cart.ts, …',
  ]);
});

it('says of a back dependency that its imports are older', () => {
  const ends = { folder: 'src', from: 'src/core/', to: 'src/ui/' };
  expect(
    linesOn({ type: 'back-dependency', ...ends, commit: tangle.commit, point: 0, indirect: true }),
  ).toEqual([
    '  back dependency src/core/ → src/ui/',
    '    2026-01-01  000001aaaa  Work on the shop',
    '    the imports are older; since this commit they point back',
  ]);
});

it('gives no health to a point most of which is unknown', () => {
  const points = [
    { ...first, health: 100, caveat: 'not-read' as const },
    { ...first, date: '2026-02-01', health: 70 },
    { ...first, date: '2026-03-01', health: 100, caveat: 'unresolved' as const },
  ];
  const told = (until: number): readonly string[] =>
    renderHistory(historyOf(points.slice(0, until)), style)
      .split('\n')
      .filter((line) => /Health|Most/.test(line));
  expect(told(1)).toEqual([
    'Health             not judged',
    '  Most product files are in languages that Lintel does not read',
  ]);
  expect(told(2)).toEqual(['Health             █▁  not judged → 70']);
  expect(told(3)).toEqual([
    'Health             █▁█  not judged → not judged',
    '  Most imports of product files are unresolved or lead out of the project',
  ]);
});
