// Packages of Go that import each other after a change.
import { describe, expect, it } from 'vitest';
import { compareReports } from '../../src/compare/compare-reports.ts';
import { describeChange } from '../../src/compare/describe-change.ts';
import type { Change } from '../../src/model/change.ts';
import { analyzeText } from '../support/analyze-text.ts';

const shop = {
  'go.mod': 'module example.com/shop\n',
  'cart/cart.go': 'package cart\nimport "example.com/shop/tax"\nfunc Total() { tax.Rate() }\n',
  'cart/item.go': 'package cart\ntype Item struct{}\n',
  'tax/tax.go': 'package tax\nfunc Rate() {}\n',
  'tax/table.go': 'package tax\ntype Table struct{}\n',
};

async function change(after: Readonly<Record<string, string>>, before = shop): Promise<Change> {
  return compareReports(await analyzeText(before), await analyzeText(after), {
    beforeName: 'old',
    afterName: 'new',
    renames: [],
  });
}

/** Neither file of the cart uses the other, so no cycle of files is there. */
const back = 'package tax\nimport "example.com/shop/cart"\ntype Table struct{ Items []cart.Item }\n';

describe('packages of Go', () => {
  it('that import each other are a finding that says that Go does not build them', async () => {
    const closed = await change({ ...shop, 'tax/table.go': back });
    expect(closed.cycles).toEqual([]);
    expect(closed.packageCycles).toMatchObject([{ packages: ['tax', 'cart'] }]);
    expect(describeChange(closed).worse[0]).toMatchObject({
      title: ['New cycle of 2 packages: Go does not build it'],
      isSerious: true,
      places: [
        { from: 'tax/table.go', line: 3, to: ['cart/item.go'], mark: 'added' },
        { from: 'cart/cart.go', line: 3, to: ['tax/tax.go'] },
      ],
    });
  });

  it('import each other no more than before where another file does the same', async () => {
    const before = { ...shop, 'tax/table.go': back };
    const after = { ...before, 'tax/list.go': back.replace('Table', 'List') };
    expect((await change(after, before)).packageCycles).toBeUndefined();
  });

  it('may be used by tests that they use', async () => {
    const test = back.replace('package tax', 'package tax_test');
    expect((await change({ ...shop, 'tax/table_test.go': test })).packageCycles).toBeUndefined();
  });

  it('of another module may be meant in another version', async () => {
    const after = { ...shop, 'tax/go.mod': 'module example.com/shop/tax\n', 'tax/table.go': back };
    expect((await change(after)).packageCycles).toBeUndefined();
  });

  it('have files that may use each other', async () => {
    const after = {
      ...shop,
      'tax/tax.go': 'package tax\nfunc Rate(t Table) {}\n',
      'tax/table.go': 'package tax\ntype Table struct{}\nfunc (t Table) Read() { Rate(t) }\n',
    };
    const { cycles, packageCycles } = await change(after);
    expect([cycles.length, packageCycles]).toEqual([1, undefined]);
  });
});
