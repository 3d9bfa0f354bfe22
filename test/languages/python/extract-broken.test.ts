// A broken file: a bracket that is never closed hides no import after it.
import { expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';

it.each([
  ['a parenthesis', 'total = (1,\nimport price\nfrom tax import rate\n'],
  ['a bracket', 'orders = [1,\n2\nimport price\n\nfrom tax import rate\n'],
  ['a brace', 'order = {1:\nimport price\nfrom tax import rate\n'],
  ['parameters', 'def order(a, b\nimport price\nfrom tax import rate\n'],
  ['brackets in brackets', 'total = sum([(1, 2), {3: [4\nimport price\nfrom tax import rate\n'],
  ['a field of a string', 'print(f"{order\nimport price\nfrom tax import rate\n'],
  ['a bracket that was never opened', 'total = )\nimport price\nfrom tax import rate\n'],
  [
    'a call in a function',
    'def order():\n    print(1,\n    import price\n\ndef pay():\n    from tax import rate\n',
  ],
])('reads the imports after %s', async (_, text) => {
  const { edges, diagnostics } = await analyzeText({
    'cart.py': text,
    'price.py': '',
    'tax.py': 'rate = 1\n',
  });
  expect([edges, diagnostics]).toEqual([
    [
      ['cart.py', 'price.py'],
      ['cart.py', 'tax.py'],
    ],
    [],
  ]);
});
