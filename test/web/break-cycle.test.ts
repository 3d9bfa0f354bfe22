import { describe, expect, it } from 'vitest';
import type { Dependency } from '../../src/model/report.ts';
import { findShortestCycle } from '../../web/state/break-cycle.ts';
import { edgeOf, findEdge } from '../../web/state/report-index.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { analyzeText } from '../support/analyze-text.ts';

describe('the shortest path around a cycle', () => {
  async function pathOf(texts: Readonly<Record<string, string>>, through?: Dependency): Promise<string[]> {
    const index = indexedReport(await analyzeText(texts));
    const cut = through === undefined ? undefined : findEdge(index, through);
    return findShortestCycle(index, { cycle: 0, through: cut }).map((edge) => edgeOf(index, edge).id);
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

  it('contains the dependency to cut', async () => {
    const texts = {
      'cart.ts': "import './price';",
      'price.ts': "import './tax';",
      'tax.ts': "import './cart'; import './price';",
    };
    expect(await pathOf(texts, ['tax.ts', 'cart.ts'])).toEqual([
      'tax.ts->cart.ts',
      'cart.ts->price.ts',
      'price.ts->tax.ts',
    ]);
  });

  it('skips lazy imports if the files also load each other', async () => {
    const path = await pathOf({
      'cart.ts': "import './price';",
      'price.ts': "import './tax'; export const load = () => import('./cart');",
      'tax.ts': "import './cart';",
    });
    expect(path).toEqual(['cart.ts->price.ts', 'price.ts->tax.ts', 'tax.ts->cart.ts']);
  });
});
