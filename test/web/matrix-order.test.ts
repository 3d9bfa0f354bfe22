import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedReport } from '../support/indexed-report.ts';
import { buildGroupTree } from '../../web/views/groups/group-tree.ts';
import { showGroups } from '../../web/views/groups/shown-groups.ts';
import { type Matrix, arrangeMatrix } from '../../web/views/matrix/arrange-matrix.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';
import { reportOf } from '../support/report-of.ts';

function matrixOf(
  files: readonly string[],
  edges: readonly (readonly [string, string])[],
  opens: (key: string) => boolean = () => true,
  cycle: readonly string[] = [],
): Matrix {
  const index = indexedReport(reportOf({ files, edges, cycle }));
  const root = buildGroupTree(index, new Uint8Array(index.nodes.length).fill(1));
  return arrangeMatrix(showGroups(index, root, opens));
}

const keys = ({ rows }: Matrix): string[] => rows.map(({ group }) => group.key);

describe('the matrix', () => {
  it('places dependencies first, so that all marks are below the diagonal', () => {
    const matrix = matrixOf(
      ['cart.ts', 'money.ts', 'orders.ts'],
      [
        ['cart.ts', 'orders.ts'],
        ['cart.ts', 'money.ts'],
        ['orders.ts', 'money.ts'],
      ],
    );
    expect(keys(matrix)).toEqual(['money.ts', 'orders.ts', 'cart.ts']);
    expect(matrix.cells).toEqual([
      { row: 1, column: 0, imports: 1, inCycle: false, broken: [] },
      { row: 2, column: 0, imports: 1, inCycle: false, broken: [] },
      { row: 2, column: 1, imports: 1, inCycle: false, broken: [] },
    ]);
  });

  it('marks no cycle that only a test closes', () => {
    const report = reportFrom(
      factsOf({
        'core/cart.ts': [],
        'core/cart.test.ts': ['ui/page.ts', 'core/cart.ts'],
        'ui/page.ts': ['core/cart.ts'],
      }),
    );
    const index = indexedReport(report);
    const root = buildGroupTree(index, new Uint8Array(index.nodes.length).fill(1));
    const { cells } = arrangeMatrix(showGroups(index, root, () => false));
    expect(cells.map(({ row, column, inCycle }) => [row !== column, inCycle])).toEqual([
      [false, false],
      [true, false],
      [true, false],
    ]);
  });

  it('marks a cycle on both sides of the diagonal', () => {
    const matrix = matrixOf(
      ['cart.ts', 'orders.ts', 'shop.ts'],
      [
        ['cart.ts', 'orders.ts'],
        ['orders.ts', 'cart.ts'],
        ['shop.ts', 'cart.ts'],
      ],
      undefined,
      ['cart.ts', 'orders.ts'],
    );
    expect(matrix.cells.filter(({ inCycle }) => inCycle).map(({ row, column }) => [row, column])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('shows a cycle between folders without a cycle between files', () => {
    const files = ['billing/invoice.ts', 'billing/tax.ts', 'orders/cart.ts', 'orders/money.ts'];
    const edges: readonly [string, string][] = [
      ['billing/invoice.ts', 'orders/money.ts'],
      ['orders/cart.ts', 'billing/tax.ts'],
    ];
    expect(matrixOf(files, edges).cells.map(({ inCycle }) => inCycle)).toEqual([true, true]);
    expect(matrixOf(files, edges, () => false).cells.map(({ inCycle }) => inCycle)).toEqual([true, true]);
  });

  it('keeps the rows of an open folder together', () => {
    const matrix = matrixOf(
      ['billing/invoice.ts', 'billing/tax.ts', 'shop.ts'],
      [
        ['billing/invoice.ts', 'billing/tax.ts'],
        ['shop.ts', 'billing/tax.ts'],
      ],
    );
    expect(keys(matrix)).toEqual(['billing/tax.ts', 'billing/invoice.ts', 'shop.ts']);
    expect(matrix.folders).toMatchObject([{ group: { key: 'billing/' }, depth: 0, start: 0, length: 2 }]);
  });

  it('has no mark above the diagonal that is not part of a cycle, whatever the project', () => {
    const name = fc.constantFrom('a/x', 'a/y', 'a/b/x', 'a/b/y', 'c/x', 'c/d/x', 'c/d/y', 'e');
    const project = fc.uniqueArray(fc.tuple(name, name), { maxLength: 20, selector: String });
    fc.assert(
      fc.property(project, (edges) => {
        const files = [...new Set(edges.flat())].toSorted();
        const { cells } = matrixOf(files, edges);
        expect(cells.filter(({ row, column, inCycle }) => column > row && !inCycle)).toEqual([]);
      }),
    );
  });

  it('leaves the weakest dependencies of a cycle above the diagonal', () => {
    const files = ['app/a.ts', 'app/b.ts', 'core/a.ts', 'core/b.ts'];
    const matrix = matrixOf(
      files,
      [
        ['app/a.ts', 'core/a.ts'],
        ['app/b.ts', 'core/a.ts'],
        ['core/b.ts', 'app/a.ts'],
      ],
      () => false,
    );
    expect(keys(matrix)).toEqual(['core/', 'app/']);
  });
});
