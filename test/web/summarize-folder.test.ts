import { describe, expect, it } from 'vitest';
import { summarizeFolder } from '../../web/state/summarize-folder.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { reportOf } from '../support/report-of.ts';

const shop = indexedReport(
  reportOf({
    files: ['app/main.ts', 'shop/cart/cart.ts', 'shop/cart/lines.ts', 'shop/price/tax/rate.ts', 'util.ts'],
    packages: ['zod'],
    builtins: ['node:fs'],
    edges: [
      ['app/main.ts', 'shop/cart/cart.ts'],
      ['shop/cart/cart.ts', 'pkg:node:fs'],
      ['shop/cart/cart.ts', 'pkg:zod'],
      ['shop/cart/cart.ts', 'shop/cart/lines.ts'],
      ['shop/cart/cart.ts', 'shop/price/tax/rate.ts'],
      ['shop/cart/lines.ts', 'util.ts'],
    ],
  }),
);

describe('the summary of a folder', () => {
  it('counts dependencies inside, and to and from other folders', () => {
    expect(summarizeFolder(shop, 'shop/cart')).toMatchObject({
      inside: 1,
      outgoing: 2,
      incoming: 1,
      cohesion: 0.25,
      dependsOn: [
        { folder: '.', count: 1 },
        { folder: 'shop/price', count: 1 },
      ],
      usedBy: [{ folder: 'app', count: 1 }],
      packageCount: 1,
      tangles: [],
    });
  });

  it('includes subfolders', () => {
    const { files, inside, outgoing } = summarizeFolder(shop, 'shop')!;
    expect([files.length, inside, outgoing]).toEqual([3, 2, 1]);
  });

  it('has all files for the whole project, and none for a folder that does not exist', () => {
    expect(summarizeFolder(shop, '.')?.files).toHaveLength(5);
    expect(summarizeFolder(shop, 'sho')).toBe(null);
  });

  it('has the tangles inside it, and those that it is a member of', async () => {
    const report = await analyzeText({
      'shop/cart/cart.ts': "import '../price/price';\n",
      'shop/price/price.ts': "import '../cart/lines';\n",
      'shop/cart/lines.ts': "import '../price/tax';\n",
      'shop/price/tax.ts': '',
    });
    const index = indexedReport(report);
    const tanglesOf = (folder: string) => {
      const { tangles, memberOf } = summarizeFolder(index, folder)!;
      return { tangles, memberOf };
    };
    expect(tanglesOf('shop')).toEqual({ tangles: [0], memberOf: [] });
    expect(tanglesOf('shop/price')).toEqual({ tangles: [], memberOf: [0] });
  });
});
