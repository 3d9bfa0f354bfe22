import { expect, it } from 'vitest';
import { analyzeText } from '../support/analyze-text.ts';

it('leaves out files that have the extension of a language but are markup', async () => {
  const report = await analyzeText({
    'src/cart.cpp': '#include "cart.h"\n',
    'src/cart.h': '',
    'src/lang/shop_de.ts': '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1"></TS>\n',
    'src/lang/shop_fr.ts': '<!DOCTYPE TS><TS></TS>\n',
    'web/cart.ts': "import './price';\nimport '../src/lang/shop_de';\n",
    'web/price.ts': '<unknown>window;\n',
  });
  expect(report.nodes).toEqual(['src/cart.cpp', 'src/cart.h', 'web/cart.ts', 'web/price.ts']);
  expect(report.edges).toEqual([
    ['src/cart.cpp', 'src/cart.h'],
    ['web/cart.ts', 'web/price.ts'],
  ]);
  expect(report.diagnostics).toEqual([]);
  expect(report.metrics.filesAnalyzed).toBe(4);
});
