import { describe, expect, it } from 'vitest';
import { indexedReport } from '../support/indexed-report.ts';
import type { ReportIndex } from '../../web/state/report-index.ts';
import { type ShownGroups, showGroups } from '../../web/views/groups/shown-groups.ts';
import { buildGraph } from '../../web/views/graph/build-graph.ts';
import { buildGraphTree, openForGraph, packagesKey } from '../../web/views/graph/graph-tree.ts';
import { colourGroups, measureGroups, nameShown } from '../../web/views/graph/group-look.ts';
import { findGroupsOfFolder, findNeighbourhood } from '../../web/views/graph/neighbourhood.ts';
import { placeGroups } from '../../web/views/graph/place-groups.ts';
import { findWithinSteps } from '../../web/views/graph/within-steps.ts';
import { reportOf } from '../support/report-of.ts';

const shop = indexedReport(
  reportOf({
    files: ['__proto__', 'cart/cart.ts', 'cart/item.ts', 'orders/order.ts', 'orders/refund.ts'],
    packages: ['pg', 'zod'],
    edges: [
      ['__proto__', 'cart/cart.ts'],
      ['cart/cart.ts', 'orders/order.ts'],
      ['cart/item.ts', 'orders/order.ts'],
      ['orders/order.ts', 'orders/refund.ts'],
      ['orders/refund.ts', 'pkg:zod'],
      ['orders/refund.ts', 'pkg:pg'],
    ],
  }),
);

const laptop = { width: 840, height: 600 };

function show(index: ReportIndex, open: readonly string[] | 'all'): ShownGroups {
  const root = buildGraphTree(index, new Uint8Array(index.nodes.length).fill(1));
  return showGroups(index, root, (key) => open === 'all' || open.includes(key));
}

const keysOf = ({ groups }: ShownGroups, numbers: Iterable<number>): string[] =>
  [...numbers].map((number) => groups[number]?.key ?? '').toSorted((a, b) => (a < b ? -1 : 1));

describe('the groups of the graph', () => {
  it('are folders, files next to them and the packages, with the dependencies between them', () => {
    const shown = show(shop, []);
    const graph = buildGraph(shown, (group) => ({ x: group, y: -group }));
    expect(keysOf(shown, graph.nodes().map(Number))).toEqual(['__proto__', 'cart/', 'orders/', packagesKey]);
    const links = graph.mapEdges((edge, _, from, to) => [
      shown.groups[Number(from)]?.key,
      shown.groups[Number(to)]?.key,
      shown.links[Number(edge)]?.dependencies,
    ]);
    expect(links).toEqual([
      ['__proto__', 'cart/', 1],
      ['cart/', 'orders/', 2],
      ['orders/', packagesKey, 2],
    ]);
    expect(graph.getNodeAttributes(graph.nodes()[0])).toEqual({ x: 1, y: -1 });
  });

  it('are files outside their folders, where these would hide a cycle', () => {
    const [cart = -1, refund = -1] = ['cart/cart.ts', 'orders/refund.ts'].map((id) => shop.numberOf.get(id));
    const root = buildGraphTree(shop, new Uint8Array(7).fill(1), [cart, refund]);
    expect(root.children.map(({ key, fileCount }) => [key, fileCount])).toEqual([
      ['cart/item.ts', 1],
      ['orders/order.ts', 1],
      ['__proto__', 1],
      ['cart/cart.ts', 1],
      ['orders/refund.ts', 1],
      [packagesKey, 2],
    ]);
    expect(root.fileCount).toBe(7);
  });

  it('are all files of a small project, and 20 to 60 folders of a large one', () => {
    const count = (files: readonly string[]): number => {
      const index = indexedReport(reportOf({ files: files.toSorted() }));
      const root = buildGraphTree(index, new Uint8Array(files.length).fill(1));
      const open = openForGraph(root);
      return showGroups(index, root, (key) => open.has(key)).isOpen.filter((isOpen) => isOpen === 0).length;
    };
    const filesOf = (areas: number, parts: number, each: number): string[] =>
      Array.from(
        { length: areas * parts * each },
        (_, i) => `area${i % areas}/part${Math.floor(i / areas) % parts}/file${i}.ts`,
      );
    expect(count(filesOf(3, 4, 5))).toBe(60);
    for (const files of [filesOf(5, 8, 100), filesOf(3, 3, 30), filesOf(30, 20, 8)]) {
      expect(count(files)).toBeGreaterThanOrEqual(20);
      expect(count(files)).toBeLessThanOrEqual(60);
    }
  });

  it('are named with their number of files, and grow with what depends on them', () => {
    const shown = show(shop, []);
    expect(nameShown(shown).labels).toEqual(['', 'cart  2', 'orders  2', '__proto__', 'packages  2']);
    const [, cart = 0, orders = 0] = measureGroups(shop, shown, 'dependents', laptop);
    expect(orders).toBeGreaterThan(cart);
    expect(measureGroups(shop, shown, 'dependents', { width: 160, height: 120 })[2]).toBeLessThan(orders);
  });

  it('have the colour of their files, and packages their own', () => {
    const colouring = {
      colourOf: Uint8Array.of(0, 2, 0, 1, 1, 5, 5),
      palette: ['a', 'b', 'c', 'd', 'e', 'package'],
      isScale: true,
    };
    expect([...colourGroups(show(shop, []), colouring)].slice(1)).toEqual([2, 1, 0, 5]);
  });
});

describe('the places of the groups', () => {
  const options = {
    last: new Map<string, { x: number; y: number }>(),
    picture: { width: 900, height: 600 },
    extentOf: () => ({ left: 10, right: 70, up: 10, down: 10 }),
    isPackages: () => false,
  };

  it('are inside the picture, far enough apart for their names', () => {
    const files = Array.from({ length: 60 }, (_, i) => `part${i % 12}/file${String(i).padStart(2, '0')}.ts`);
    const edges = files.flatMap((file, i): [string, string][] =>
      [1, 7, 23].flatMap((step) => (i + step < 60 ? [[file, files[i + step] ?? '']] : [])),
    );
    const shown = show(indexedReport(reportOf({ files: files.toSorted(), edges })), 'all');
    const places = placeGroups(shown, options).filter((_, group) => shown.isOpen[group] === 0);
    expect(places).toHaveLength(60);
    const isInside = places.every(({ x, y }) => x >= 10 && x <= 830 && y >= 10 && y <= 590);
    const overlaps = places.flatMap((a, at) =>
      places.slice(at + 1).filter((b) => Math.abs(a.x - b.x) < 79 && Math.abs(a.y - b.y) < 19),
    );
    expect([isInside, overlaps.length]).toEqual([true, 0]);
  });

  it('of three files are close enough to be seen as one graph', () => {
    const three = indexedReport(
      reportOf({
        files: ['a.ts', 'b.ts', 'c.ts'],
        edges: [
          ['a.ts', 'b.ts'],
          ['b.ts', 'c.ts'],
        ],
      }),
    );
    const shown = show(three, 'all');
    const places = placeGroups(shown, options).filter((_, group) => shown.isOpen[group] === 0);
    const lengthOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
    expect(lengthOf(places.map(({ x }) => x))).toBeLessThan(350);
    expect(lengthOf(places.map(({ y }) => y))).toBeLessThan(350);
  });

  it('are in the picture however deep the folders are', () => {
    const depths = Array.from({ length: 40 }, (_, depth) => 'level/'.repeat(depth));
    const files = depths.flatMap((folder) => [`${folder}a.ts`, `${folder}b.ts`]);
    const edges = files.slice(1).map((file, i): [string, string] => [files[i] ?? '', file]);
    const shown = show(indexedReport(reportOf({ files: files.toSorted(), edges })), 'all');
    expect(placeGroups(shown, options).every(({ x, y }) => Number.isFinite(x + y))).toBe(true);
  });

  it('are the same each time, and a folder that opens stays where it was', () => {
    const shown = show(shop, []);
    const first = placeGroups(shown, options);
    expect(placeGroups(shown, options)).toEqual(first);
    const last = new Map(shown.groups.map(({ key }, group) => [key, first[group] ?? { x: 0, y: 0 }]));
    const opened = show(shop, ['orders/']);
    const places = placeGroups(opened, { ...options, last });
    const distance = (a: string, b: string): number => {
      const [one, other] = [a, b].map((key) => places[opened.groups.findIndex((group) => group.key === key)]);
      return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
    };
    expect(distance('orders/order.ts', 'orders/refund.ts')).toBeLessThan(
      distance('orders/refund.ts', '__proto__'),
    );
  });
});

describe('findNeighbourhood', () => {
  const shown = show(shop, []);
  const numberOf = (key: string): number => shown.groups.findIndex((group) => group.key === key);

  it('distinguishes imports and dependents', () => {
    const found = findNeighbourhood(shop, shown, {
      focus: [numberOf('cart/')],
      path: [-1, -1],
      cycle: null,
    });
    expect([...found.roleOf.values()]).toEqual(['dependents', 'imports']);
    expect(keysOf(shown, found.groups)).toEqual(['__proto__', 'cart/', 'orders/']);
  });

  it('finds the paths between two files, and nothing where nothing is in focus', () => {
    const path = [0, shop.numberOf.get('pkg:zod') ?? -1] as const;
    const found = findNeighbourhood(shop, shown, { focus: [], path, cycle: null });
    expect([...found.roleOf.values()]).toEqual(['path', 'path', 'path']);
    expect(findNeighbourhood(shop, shown, { focus: [], path: [-1, -1], cycle: null }).groups.size).toBe(0);
  });

  it('finds the groups that a folder consists of', () => {
    expect(keysOf(shown, findGroupsOfFolder(shown, 'orders'))).toEqual(['orders/']);
    const opened = show(shop, ['orders/']);
    expect(keysOf(opened, findGroupsOfFolder(opened, 'orders'))).toEqual([
      'orders/order.ts',
      'orders/refund.ts',
    ]);
  });
});

describe('findWithinSteps', () => {
  it('follows dependencies and dependents, but not the dependents of a dependency', () => {
    const cart = shop.numberOf.get('cart/cart.ts') ?? -1;
    const near = (steps: number, shown = new Uint8Array(7).fill(1)): string[] =>
      [...findWithinSteps(shop, [cart], steps, shown)].flatMap((is, node) =>
        is === 1 ? (shop.nodes[node]?.id ?? []) : [],
      );
    expect(near(1)).toEqual(['__proto__', 'cart/cart.ts', 'orders/order.ts']);
    expect(near(2)).toEqual(['__proto__', 'cart/cart.ts', 'orders/order.ts', 'orders/refund.ts']);
    expect(near(2, Uint8Array.of(1, 1, 1, 0, 1, 1, 1))).toEqual(['__proto__', 'cart/cart.ts']);
  });
});
