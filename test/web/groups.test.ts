import { describe, expect, it } from 'vitest';
import { indexedReport } from '../support/indexed-report.ts';
import { type Group, buildGroupTree, nameOf } from '../../web/views/groups/group-tree.ts';
import { hasFolders, openToFit } from '../../web/views/groups/open-to-fit.ts';
import { edgesBetween, filesIn, showGroups } from '../../web/views/groups/shown-groups.ts';
import { reportOf } from '../support/report-of.ts';

const shop = indexedReport(
  reportOf({
    files: [
      'shop/billing/invoice.ts',
      'shop/billing/tax.ts',
      'shop/cart.ts',
      'shop/index.ts',
      'shop/orders/deep/order.ts',
      'shop/start.ts',
      'shop/stock.ts',
    ],
    edges: [
      ['shop/cart.ts', 'shop/billing/invoice.ts'],
      ['shop/cart.ts', 'shop/billing/tax.ts'],
      ['shop/start.ts', 'shop/cart.ts'],
    ],
  }),
);
const all = new Uint8Array(7).fill(1);

/** A group as its label, with its children. */
function outline(group: Group): unknown {
  return group.kind === 'file' ? group.label : { [group.label]: group.children.map(outline) };
}

describe('growGroups', () => {
  it('groups files next to folders, and shows a folder with one file as that file', () => {
    expect(outline(buildGroupTree(shop, all))).toEqual({
      shop: [
        { billing: ['invoice.ts', 'tax.ts'] },
        'orders/deep/order.ts',
        { 'shop/*': ['cart.ts', 'shop/index.ts', 'start.ts', 'stock.ts'] },
      ],
    });
  });

  it('skips files that the filters exclude', () => {
    const shown = Uint8Array.of(1, 0, 1, 1, 0, 0, 0);
    expect(outline(buildGroupTree(shop, shown))).toEqual({
      shop: ['billing/invoice.ts', 'cart.ts', 'shop/index.ts'],
    });
  });

  it('has an empty root if no files match', () => {
    expect(buildGroupTree(shop, new Uint8Array(7))).toMatchObject({ children: [], fileCount: 0 });
  });

  it('names loose files by their folder', () => {
    const loose = buildGroupTree(shop, all).children.at(-1)!;
    expect(nameOf(loose)).toBe('files in shop/');
  });
});

describe('openToFit', () => {
  it('opens the largest folders up to the limit', () => {
    const root = buildGroupTree(shop, all);
    expect([...openToFit(root, 3)]).toEqual(['shop/']);
    expect([...openToFit(root, 6)]).toEqual(['shop/', 'shop/./']);
    expect([...openToFit(root, 7)]).toEqual(['shop/', 'shop/./', 'shop/billing/']);
  });

  it('opens a smaller folder if the largest does not fit', () => {
    expect([...openToFit(buildGroupTree(shop, all), 4)]).toEqual(['shop/', 'shop/billing/']);
  });

  it('keeps tests closed in favour of the product, until there is room for every file', () => {
    const tested = [...Array.from({ length: 9 }, (_, i) => `test/t${i}.ts`), 'lib/cart.ts', 'lib/tax.ts'];
    const report = reportOf({ files: tested.toSorted() });
    const index = indexedReport({
      ...report,
      detailed: {
        ...report.detailed,
        nodes: report.detailed.nodes.map((node) =>
          node.type === 'file' && node.id.startsWith('test/') ? { ...node, role: 'test' as const } : node,
        ),
      },
    });
    const root = buildGroupTree(index, new Uint8Array(11).fill(1));
    expect([...openToFit(root, 10)]).toEqual(['/', 'lib/']);
    expect([...openToFit(root, 11)]).toEqual(['/', 'lib/', 'test/']);
    const tests = buildGroupTree(
      index,
      Uint8Array.from(index.nodes, ({ id }) => Number(id.startsWith('test/'))),
    );
    expect([...openToFit(tests, 9)]).toEqual(['test/']);
  });

  it('keeps folders without subfolders closed on request', () => {
    expect([...openToFit(buildGroupTree(shop, all), 40, hasFolders)]).toEqual(['shop/']);
  });
});

describe('showGroups', () => {
  it('counts the imports between the groups that are shown', () => {
    const shown = showGroups(shop, buildGroupTree(shop, all), () => false);
    expect(shown.groups.map(nameOf)).toEqual([
      'shop/',
      'shop/billing/',
      'shop/orders/deep/order.ts',
      'files in shop/',
    ]);
    expect(shown.links).toEqual([
      { from: 3, to: 1, imports: 2, dependencies: 2, weight: 2, judged: 2, isCircular: false },
      { from: 3, to: 3, imports: 1, dependencies: 1, weight: 1, judged: 1, isCircular: false },
    ]);
    expect(edgesBetween(shop, shown, 3, 1)).toEqual([0, 1]);
  });

  it('lists the files of a group and its subgroups', () => {
    expect(filesIn(buildGroupTree(shop, all))).toEqual([0, 1, 4, 2, 3, 5, 6]);
  });
});

describe('showGroups with few files', () => {
  it('shows nothing if no files match, and a single file as itself', () => {
    const none = showGroups(shop, buildGroupTree(shop, new Uint8Array(7)), () => true);
    expect([...none.isOpen]).toEqual([1]);
    const one = showGroups(shop, buildGroupTree(shop, Uint8Array.of(0, 0, 1, 0, 0, 0, 0)), () => true);
    expect([...one.isOpen]).toEqual([0]);
    expect(one.groups.map(nameOf)).toEqual(['shop/cart.ts']);
  });
});
