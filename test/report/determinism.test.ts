import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { renderReport } from '../../src/report/render-report.ts';
import { compareCodePoints } from '../../src/std/code-point-order.ts';
import { type Facts, factsOf, reportFrom } from '../support/dependencies.ts';
import { itForInputs } from '../support/it-for-inputs.ts';

const diagnostics: readonly Diagnostic[] = [
  {
    kind: 'unresolved-import',
    file: 'core/cart.ts',
    line: 3,
    specifier: './tax',
    message: 'Cannot resolve ./tax',
  },
  {
    kind: 'unresolved-import',
    file: 'core/cart.ts',
    line: 3,
    specifier: './fees',
    message: 'Cannot resolve ./fees',
  },
  { message: 'Permission denied', file: 'vault', kind: 'unreadable-folder' },
];

const facts: Facts = {
  ...factsOf({
    'core/cart.ts': [
      'core/orders.ts',
      'ui/page.ts',
      'type core/orders.ts',
      'pkg:react',
      'pkg:zod',
      'pkg:node:fs',
    ],
    'core/orders.ts': ['core/cart.ts', 'lazy core/cart.ts', 'ui/page.ts'],
    'ui/page.ts': [
      'ui/button.ts',
      'ui/list.ts',
      'ui/form.ts',
      'pkg:react',
      'pkg:zod',
      'core/money.ts',
      '😀.ts',
      '！.ts',
    ],
    'ui/button.ts': ['ui/button.ts'],
  }),
  diagnostics,
};

it('gives the same bytes whatever order files, imports and diagnostics come in', () => {
  const expected = [...renderReport(reportFrom(facts))].join('');
  const shuffled = fc.record({
    files: shuffle(facts.files),
    imports: shuffle(facts.imports),
    diagnostics: shuffle(diagnostics),
  });
  fc.assert(
    fc.property(shuffled, (sameFacts) => {
      expect([...renderReport(reportFrom(sameFacts))].join('')).toBe(expected);
    }),
  );
});

itForInputs('orders IDs as code points are ordered, on any names', 100, (numRuns) => {
  const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 20 }), (names) => {
      expect(names.toSorted(compareCodePoints)).toEqual(names.toSorted(comparePlainly));
      const { nodes } = reportFrom(factsOf(Object.fromEntries(names.map((path) => [`src/${path}`, []]))));
      expect(nodes).toEqual(nodes.toSorted(comparePlainly));
    }),
    { numRuns },
  );
});

function shuffle<T>(items: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length });
}

function comparePlainly(a: string, b: string): number {
  const [x, y] = [Array.from(a, codePoint), Array.from(b, codePoint)];
  const different = x.findIndex((point, i) => point !== y[i]);
  return different === -1 ? x.length - y.length : (x[different] ?? 0) - (y[different] ?? -1);
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}
