import { describe, expect, it } from 'vitest';
import type { RuleViolation } from '../../src/model/report.ts';
import { mergeWays } from '../../src/query/rules/merge-ways.ts';

const lineOf = (): number => 7;

/** A use along `cart.ts money.ts db.ts`. */
function way(files: string, status: RuleViolation['status'] = 'new'): RuleViolation {
  const path = files.split(' ');
  return { from: path[0]!, to: path[1]!, line: 1, path, detail: `${path[0]} uses db`, status };
}

const ways = ['cart.ts tax.ts money.ts db.ts', 'menu.ts money.ts db.ts', 'shop.ts money.ts db.ts'].map(
  (files) => way(files),
);
const merged = {
  from: 'money.ts',
  to: 'db.ts',
  line: 7,
  detail: '3 files break the rule through it, such as cart.ts (cart.ts uses db)',
  status: 'new',
};

describe('ways through other files', () => {
  it('are one where they have the same end, in the place of the first', () => {
    const direct: RuleViolation = { from: 'd.ts', to: 'db.ts', line: 1, status: 'new' };
    const other = way('e.ts f.ts db.ts');
    expect(mergeWays([ways[0]!, direct, other, ...ways.slice(1)], { lineOf })).toEqual([
      merged,
      direct,
      other,
    ]);
  });

  it('begin where they meet', () => {
    const longer = ways.map(({ path }) => way(`${path!.join(' ')} disk.ts`));
    expect(mergeWays(longer, { lineOf })).toEqual([{ ...merged, path: ['money.ts', 'db.ts', 'disk.ts'] }]);
  });

  it('are each listed where they are few, or their end is known', () => {
    expect(mergeWays(ways.slice(1), { lineOf })).toEqual(ways.slice(1));
    const known = way('old.ts money.ts db.ts', 'baseline');
    expect(mergeWays([...ways, known], { lineOf })).toEqual(ways);
  });

  it('begin at the dependency that a change added, if it is one that they share', () => {
    const longer = ways.map(({ path }) => way(`${path!.join(' ')} disk.ts`));
    const added = (start: string) => (from: string) => from === start;
    const shown = (start: string) => mergeWays(longer, { lineOf, isCause: added(start) });
    expect(shown('db.ts')).toEqual([{ ...merged, from: 'db.ts', to: 'disk.ts' }]);
    expect(shown('menu.ts')).toEqual(longer);
  });
});
