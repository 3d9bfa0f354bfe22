import { describe, expect, it } from 'vitest';
import type { DetailedEdge, EdgeImport } from '../../src/model/report.ts';
import { cheapestCut, findShortestCycle } from '../../web/state/break-cycle.ts';
import { edgeOf } from '../../web/state/report-index.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { analyzeText } from '../support/analyze-text.ts';

describe('the shortest path around a cycle', () => {
  async function pathOf(texts: Readonly<Record<string, string>>): Promise<string[]> {
    const index = indexedReport(await analyzeText(texts));
    return findShortestCycle(index, 0).map((edge) => edgeOf(index, edge).id);
  }

  it('leads from a file back to itself', async () => {
    const path = await pathOf({
      'cart.ts': "import './price';",
      'price.ts': "import './tax';",
      'tax.ts': "import './cart';",
    });
    expect(path).toEqual(['cart.ts->price.ts', 'price.ts->tax.ts', 'tax.ts->cart.ts']);
  });

  it('is the shorter of two through the same files', async () => {
    const path = await pathOf({
      'cart.ts': "import './price';",
      'price.ts': "import './tax';",
      'tax.ts': "import './cart'; import './price';",
    });
    expect(path).toEqual(['price.ts->tax.ts', 'tax.ts->price.ts']);
  });

  it('skips type-only imports', async () => {
    const path = await pathOf({
      'cart.ts': "import './price'; import './tax';",
      'price.ts': "import type { Cart } from './cart'; import './tax';",
      'tax.ts': "import './cart';",
    });
    expect(path).toEqual(['cart.ts->tax.ts', 'tax.ts->cart.ts']);
  });
});

describe('the dependency to remove first', () => {
  const edge = (target: string, kinds: readonly EdgeImport['kind'][]): DetailedEdge => ({
    id: `cart.ts->${target}`,
    source: 'cart.ts',
    target,
    isCircular: true,
    imports: kinds.map((kind, i) => ({ line: i + 1, specifier: `./${target}`, kind })),
  });

  it('is the one with the fewest imports', () => {
    const edges = [edge('price.ts', ['static', 'static']), edge('tax.ts', ['static'])];
    expect(cheapestCut(edges)?.target).toBe('tax.ts');
  });

  it('is a lazy one if there is one', () => {
    const edges = [edge('price.ts', ['static']), edge('tax.ts', ['lazy', 'lazy', 'lazy'])];
    expect(cheapestCut(edges)?.target).toBe('tax.ts');
  });

  it('does not exist without a cycle', () => {
    expect(cheapestCut([])).toBe(undefined);
  });
});
