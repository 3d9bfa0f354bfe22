import { describe, expect, it } from 'vitest';
import type { DetailedNode } from '../../src/model/report.ts';
import { findVisible } from '../../web/state/find-visible.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { type Filters, initialView } from '../../web/state/view-state.ts';
import { reportOf } from '../support/report-of.ts';

const report = reportOf({
  files: ['billing/invoice.ts', 'cart/cart.ts', 'cart/test/cart.test.ts', 'cartoon.ts'],
  packages: ['vitest', 'zod'],
  builtins: ['node:fs'],
  edges: [
    ['billing/invoice.ts', 'cart/cart.ts'],
    ['billing/invoice.ts', 'pkg:node:fs'],
    ['cart/cart.ts', 'billing/invoice.ts'],
    ['cart/cart.ts', 'pkg:zod'],
    ['cart/test/cart.test.ts', 'cart/cart.ts'],
    ['cart/test/cart.test.ts', 'pkg:vitest'],
  ],
  cycle: ['billing/invoice.ts', 'cart/cart.ts'],
});
const nodes = report.detailed.nodes.map((node) =>
  node.id === 'cart/test/cart.test.ts' ? ({ ...node, role: 'test' } as DetailedNode) : node,
);
const shop = indexedReport({ ...report, detailed: { ...report.detailed, nodes } });

function shown(filters: Partial<Filters>, builtins = false): string[] {
  const visible = findVisible(shop, { ...initialView.filters, ...filters }, builtins);
  return shop.nodes.filter((_, node) => visible[node] === 1).map(({ id }) => id);
}

describe('filters', () => {
  it('include all files and packages by default, without the standard library', () => {
    expect(shown({})).toEqual([
      'billing/invoice.ts',
      'cart/cart.ts',
      'cart/test/cart.test.ts',
      'cartoon.ts',
      'pkg:vitest',
      'pkg:zod',
    ]);
  });

  it('include the standard library on request', () => {
    expect(shown({ folder: 'billing' }, true)).toEqual(['billing/invoice.ts', 'pkg:node:fs']);
  });

  it('include a folder with its subfolders, and not one with the same prefix', () => {
    expect(shown({ folder: 'cart', role: 'product' })).toEqual(['cart/cart.ts', 'pkg:zod']);
  });

  it('include the dependents of a package', () => {
    expect(shown({ package: 'pkg:vitest' })).toEqual(['cart/test/cart.test.ts', 'pkg:vitest']);
  });

  it('include the files of a finding', () => {
    expect(shown({ signal: 'circular_dependency' })).toEqual([
      'billing/invoice.ts',
      'cart/cart.ts',
      'pkg:zod',
    ]);
  });

  it('leave folders out, and packages with the files that import them', () => {
    expect(shown({ exclude: ['cart/test', 'billing'] })).toEqual(['cart/cart.ts', 'cartoon.ts', 'pkg:zod']);
    expect(shown({ folder: 'cart', hidesPackages: true })).toEqual([
      'cart/cart.ts',
      'cart/test/cart.test.ts',
    ]);
  });

  it('include nothing for an unknown language', () => {
    expect(shown({ language: 'cobol' })).toEqual([]);
  });

  it('include product files only, all others, or the files of one role', () => {
    expect(shown({ role: 'product' })).toEqual([
      'billing/invoice.ts',
      'cart/cart.ts',
      'cartoon.ts',
      'pkg:zod',
    ]);
    expect(shown({ role: 'other' })).toEqual(['cart/test/cart.test.ts', 'pkg:vitest']);
    expect(shown({ role: 'test' })).toEqual(['cart/test/cart.test.ts', 'pkg:vitest']);
    expect(shown({ role: 'docs' })).toEqual([]);
  });
});
