import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { renderHistory } from '../../src/cli/history/text.ts';
import type { Birth } from '../../src/model/history.ts';
import { commitOf, historyOf } from '../support/history-of.ts';

const first = { date: '2026-01-01', files: { 'src/cart.ts': 10 } };
const tangle = { type: 'tangle', folder: 'src', commit: commitOf(first, 0), point: 0 } as const;
const members = ['src/app/', 'src/core/', 'src/ui/'];

function linesOn(birth: Birth): readonly string[] {
  const text = renderHistory(historyOf([first], { births: [birth] }), {
    colors: picocolors.createColors(false),
    width: Infinity,
  });
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
