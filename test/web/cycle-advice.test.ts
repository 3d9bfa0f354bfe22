import { describe, expect, it } from 'vitest';
import type { DetailedEdge, EdgeImport } from '../../src/model/report.ts';
import { cheapestCut, findShortestLoop } from '../../web/state/cycle-advice.ts';
import { edgeOf } from '../../web/state/report-index.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { analyzeText } from '../support/analyze-text.ts';

describe('the shortest loop of a cycle', () => {
  async function loopOf(texts: Readonly<Record<string, string>>): Promise<string[]> {
    const index = indexedReport(await analyzeText(texts));
    return findShortestLoop(index, 0).map((edge) => edgeOf(index, edge).id);
  }

  it('leads from a file back to itself', async () => {
    const loop = await loopOf({
      'cart.ts': "import './price';",
      'price.ts': "import './tax';",
      'tax.ts': "import './cart';",
    });
    expect(loop).toEqual(['cart.ts->price.ts', 'price.ts->tax.ts', 'tax.ts->cart.ts']);
  });

  it('is the short one where a long one runs through the same files', async () => {
    const loop = await loopOf({
      'cart.ts': "import './price';",
      'price.ts': "import './tax';",
      'tax.ts': "import './cart'; import './price';",
    });
    expect(loop).toEqual(['price.ts->tax.ts', 'tax.ts->price.ts']);
  });

  it('does not run through an import of types', async () => {
    const loop = await loopOf({
      'cart.ts': "import './price'; import './tax';",
      'price.ts': "import type { Cart } from './cart'; import './tax';",
      'tax.ts': "import './cart';",
    });
    expect(loop).toEqual(['cart.ts->tax.ts', 'tax.ts->cart.ts']);
  });
});

describe('the dependency to cut first', () => {
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

  it('is a lazy one before any other', () => {
    const edges = [edge('price.ts', ['static']), edge('tax.ts', ['lazy', 'lazy', 'lazy'])];
    expect(cheapestCut(edges)?.target).toBe('tax.ts');
  });

  it('is none where there is no loop', () => {
    expect(cheapestCut([])).toBe(undefined);
  });
});
