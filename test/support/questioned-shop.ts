// A shop with layers, tests, a cycle, a dependency against the order and rules, for questions about a project.
import type { Report } from '../../src/model/report.ts';
import { type Dependencies, factsOf, reportFrom } from './dependencies.ts';
import { rulesOf } from './rules-of.ts';

const dependencies: Dependencies = {
  'main.ts': ['web/index.ts', 'pkg:node:fs'],
  'web/index.ts': ['web/cart-page.ts', 'web/order-page.ts', 'pkg:react'],
  'web/cart-page.ts': ['orders/cart.ts', 'orders/price.ts', 'type data/row.ts', 'pkg:react'],
  'web/order-page.ts': ['orders/order.ts', 'orders/price.ts', 'pkg:react'],
  'web/format.ts': [],
  'orders/cart.ts': ['orders/price.ts', 'data/query.ts'],
  'orders/order.ts': ['orders/cart.ts', 'data/query.ts', 'web/format.ts'],
  'orders/price.ts': ['lazy orders/cart.ts'],
  'data/query.ts': ['data/row.ts', 'pkg:pg'],
  'data/row.ts': [],
  'test/cart.test.ts': ['orders/cart.ts', 'pkg:vitest'],
  'test/row.test.ts': ['type data/row.ts'],
};

const shopRules = {
  rules: [
    {
      name: 'data is at the bottom',
      from: 'data/**',
      mustNotUse: ['orders/**', 'web/**'],
      because: 'jobs use it',
    },
    { name: 'react', from: 'orders/**', mustNotUse: 'package:react', transitive: true },
    { name: 'order', layers: ['web/**', 'orders/**', 'data/**'], severity: 'warn' },
  ],
};

export function questionedShop(): Report {
  const facts = factsOf(dependencies);
  const unresolved = { kind: 'unresolved-import' as const, file: 'orders/order.ts', line: 7 };
  return reportFrom(
    { ...facts, diagnostics: [{ ...unresolved, specifier: './gone', message: 'No file ./gone.' }] },
    { rules: rulesOf(shopRules) },
  );
}
