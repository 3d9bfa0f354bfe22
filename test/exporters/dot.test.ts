import { expect, it } from 'vitest';
import { dot } from '../../src/exporters/dot.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';

it('marks cycles at load time apart from the others, and counts them by kind', () => {
  const report = reportFrom(
    factsOf({
      'cart.ts': ['price.ts'],
      'price.ts': ['cart.ts'],
      'Order.java': ['Stock.java'],
      'Stock.java': ['Order.java', 'cart.ts'],
    }),
  );
  const text = [...dot.render(report)].join('');
  expect(text).toMatch(/^\/\/ 2 cycles: 1 at load time \(red\), 1 independent of load order \(orange\)\n/);
  expect(text.split('\n').filter((line) => line.includes('->'))).toEqual([
    '  n0 -> n1 [color=orange];',
    '  n1 -> n0 [color=orange];',
    '  n1 -> n2;',
    '  n2 -> n3 [color=red];',
    '  n3 -> n2 [color=red];',
  ]);
});
