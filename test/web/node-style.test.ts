import { describe, expect, it } from 'vitest';
import type { FileRole } from '../../src/model/file-role.ts';
import type { ReportIndex } from '../../web/state/report-index.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { colourNodes } from '../../web/views/shared/colouring.ts';
import { sizeNodes } from '../../web/views/shared/node-size.ts';
import { folderColours } from '../../web/views/map/drawing/folder-colours.ts';
import { aggregateLinks, countFolderLinks } from '../../web/views/map/drawing/folder-links.ts';
import { packMap } from '../../web/views/map/layout/pack-map.ts';
import { reportOf } from '../support/report-of.ts';

const theme = {
  risk: ['calm', 'light', 'fair', 'warm', 'hot'],
  package: 'grey',
  same: 'quiet',
  isDark: true,
} as const;

const report = reportOf({
  files: ['cart/cart.ts', 'cart/price.ts', 'orders/order.ts', 'orders/refund.ts'],
  packages: ['zod'],
  edges: [
    ['cart/cart.ts', 'cart/price.ts'],
    ['orders/order.ts', 'cart/cart.ts'],
    ['orders/order.ts', 'cart/price.ts'],
    ['orders/refund.ts', 'cart/price.ts'],
    ['orders/refund.ts', 'pkg:zod'],
  ],
});
const shop = indexedReport(report);

/** The shop with other sizes, in bytes, and other roles. */
function shopWith({ sizes, roles = {}, changes = [] }: Changes): ReportIndex {
  const nodes = report.detailed.nodes.map((node, i) =>
    node.type === 'file'
      ? { ...node, size: sizes[i] ?? 0, role: roles[i] ?? node.role, changes: changes[i] ?? node.changes }
      : node,
  );
  return indexedReport({ ...report, detailed: { ...report.detailed, nodes } });
}

interface Changes {
  readonly sizes: readonly number[];
  readonly roles?: Readonly<Record<number, FileRole>>;
  readonly changes?: readonly number[];
}

describe('a node', () => {
  it('grows with the dependents of its file', () => {
    const [cart = 0, price = 0, order = 0] = sizeNodes(shop, 'dependents');
    expect([price > cart, cart > order, order > 0.3]).toEqual([true, true, true]);
  });

  it('has a warmer colour for a riskier file, and one of its own for a package', () => {
    const sizes = [20_000, 60_000, 6_000_000, 2_000];
    const { colourOf, palette } = colourNodes(shopWith({ sizes }), 'risk', theme);
    expect([...colourOf].map((colour) => palette[colour])).toEqual(['light', 'calm', 'fair', 'calm', 'grey']);
  });

  it('is a hotspot if it is risky and somebody changes it', () => {
    const sizes = [20_000, 60_000, 6_000_000, 2_000];
    const changes = [0, 3, 9, 0];
    const index = shopWith({ sizes, changes });
    const { colourOf, palette } = colourNodes(index, 'hotspots', theme);
    expect([...colourOf].map((colour) => palette[colour])).toEqual(['quiet', 'fair', 'hot', 'quiet', 'grey']);
  });

  it('has no warm colour for its risk if it is a test', () => {
    const sizes = [20_000, 60_000, 6_000_000, 2_000];
    const { colourOf, palette } = colourNodes(shopWith({ sizes, roles: { 2: 'test' } }), 'risk', theme);
    expect(palette[colourOf[2] ?? -1]).toBe('calm');
  });

  it('has the highest colour only if its risk is high compared with others and in absolute terms', () => {
    const files = Array.from({ length: 100 }, (_, i) => `file${String(i).padStart(2, '0')}.ts`);
    const edges = files.flatMap((source, i) =>
      files
        .slice(0, 12)
        .flatMap((target, j): [string, string][] => (i > 11 && i % (j + 1) === 0 ? [[source, target]] : [])),
    );
    const hotIn = (size: number): string[] => {
      const many = reportOf({ files, edges });
      const nodes = many.detailed.nodes.map((node) => ({ ...node, size }));
      const index = indexedReport({ ...many, detailed: { ...many.detailed, nodes } });
      const { colourOf, palette } = colourNodes(index, 'risk', theme);
      return files.filter((_, node) => palette[colourOf[node] ?? 0] === 'hot');
    };
    expect(hotIn(100_000_000)).toEqual([0, 24, 36, 48, 60, 72, 84, 90, 96].map((i) => files[i]));
    expect(hotIn(2_000)).toEqual([]);
  });

  it('has the colour of its folder, named in the legend, the largest folder first', () => {
    const { colourOf, legend } = colourNodes(shop, 'folder', theme);
    expect([...colourOf]).toEqual([0, 0, 1, 1, 2]);
    expect(legend.map(({ text }) => text)).toEqual(['cart', 'orders']);
  });

  it('shares the last colour if there are more folders than colours', () => {
    const files = Array.from({ length: 15 }, (_, i) => `part${String(i).padStart(2, '0')}/file.ts`);
    const { legend } = colourNodes(indexedReport(reportOf({ files })), 'folder', theme);
    expect(legend.map(({ text }) => text)).toHaveLength(10);
    expect(legend.at(-1)?.text).toBe('others');
  });
});

describe('a folder that is too small to show its files', () => {
  const layout = packMap(shop);
  const names = layout.folders.map(({ path }) => path);

  it('has the highest colour that a fifth of its files reach', () => {
    const colours = folderColours(
      layout,
      {
        colourOf: Uint8Array.from([0, 4, 1, 1, 5]),
        palette: ['a', 'b', 'c', 'd', 'e', 'package'],
        isScale: true,
      },
      new Uint8Array(5).fill(1),
    );
    expect(names.map((name, i) => [name, colours[i]])).toEqual([
      ['', 4],
      ['cart', 4],
      ['orders', 1],
    ]);
  });

  it('is linked to others by as many dependencies as there are between their files', () => {
    const links = countFolderLinks(shop, layout, new Uint8Array(5).fill(1));
    const named = aggregateLinks(links, layout, 0.1).map(({ from, to, weight }) => [
      names[from],
      names[to],
      weight,
    ]);
    expect(named).toEqual([['cart', 'orders', 3]]);
  });

  it('has no links if it is too small to be visible', () => {
    const links = countFolderLinks(shop, layout, new Uint8Array(5).fill(1));
    expect(aggregateLinks(links, layout, 1000)).toEqual([]);
  });
});
