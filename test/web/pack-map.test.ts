import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedReport } from '../support/indexed-report.ts';
import { buildFolderTree } from '../../web/views/shared/folder-tree.ts';
import { folderAt, hitGridOf, nodeAt } from '../../web/views/map/layout/hit-test.ts';
import { type MapLayout, packMap } from '../../web/views/map/layout/pack-map.ts';
import { reportOf } from '../support/report-of.ts';

function indexOf(files: readonly string[]) {
  return indexedReport(reportOf({ files: files.toSorted() }));
}

const anyProject = fc
  .uniqueArray(
    fc
      .array(fc.constantFrom('cart', 'orders', 'tax', 'ui'), { minLength: 1, maxLength: 4 })
      .chain((folders) => fc.nat(30).map((n) => `${folders.join('/')}/file${n}.ts`)),
    { minLength: 1, maxLength: 60 },
  )
  .map((files) => files.toSorted());

describe('the folder tree', () => {
  it('merges a folder with its only subfolder', () => {
    const tree = buildFolderTree(indexOf(['packages/core/src/cart.ts', 'packages/web/page.ts']));
    expect(tree.path).toBe('packages');
    expect(tree.folders.map(({ path, label }) => [path, label])).toEqual([
      ['packages/core/src', 'core/src'],
      ['packages/web', 'web'],
    ]);
  });

  it('is safe for a path of a thousand folders', () => {
    const tree = buildFolderTree(indexOf([`${'deep/'.repeat(1000)}cart.ts`, 'start.ts']));
    expect(tree.folders[0]?.files).toEqual([0]);
  });
});

describe('the layout of the map', () => {
  it('is the same for the same project', () => {
    fc.assert(
      fc.property(anyProject, (files) => {
        expect(packMap(indexOf(files))).toEqual(packMap(indexOf(files)));
      }),
      { numRuns: 30 },
    );
  });

  it('places files inside their folders without overlaps', () => {
    fc.assert(
      fc.property(anyProject, (files) => {
        const layout = packMap(indexOf(files));
        for (let node = 0; node < files.length; node++) {
          const folder = layout.folders[layout.folderOf[node] ?? -1];
          expect(distance(layout, node, folder ?? { x: 1e9, y: 1e9 }) + 1).toBeLessThan(folder?.r ?? 0);
          for (let other = 0; other < node; other++) {
            const at = { x: layout.x[other] ?? 0, y: layout.y[other] ?? 0 };
            expect(distance(layout, node, at)).toBeGreaterThan(2);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('places folders inside their parents', () => {
    fc.assert(
      fc.property(anyProject, (files) => {
        const { folders } = packMap(indexOf(files));
        for (const { x, y, r, parent } of folders) {
          const around = folders[parent];
          if (around === undefined) continue;
          expect(Math.hypot(x - around.x, y - around.y) + r).toBeLessThan(around.r);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('moves no other folder when a file is added', () => {
    const files = ['billing', 'cart', 'orders', 'stock'].flatMap((folder, i) =>
      Array.from({ length: 14 + 9 * i }, (_, n) => `src/${folder}/file${String(n).padStart(2, '0')}.ts`),
    );
    const before = packMap(indexOf(files));
    const after = packMap(indexOf([...files, 'src/stock/file99.ts']));
    const moved = files.filter(
      (_, node) => before.x[node] !== after.x[node] || before.y[node] !== after.y[node],
    );
    expect(moved.filter((file) => !file.startsWith('src/stock/'))).toEqual([]);
  });

  it('moves no folder when a file is added next to it', () => {
    const folders = ['billing', 'cart', 'orders'].flatMap((folder) =>
      Array.from({ length: 40 }, (_, n) => `src/${folder}/file${String(n).padStart(2, '0')}.ts`),
    );
    const few = packMap(indexOf([...folders, 'index.ts', 'src/main.ts']));
    const more = packMap(indexOf([...folders, 'index.ts', 'src/main.ts', 'src/options.ts']));
    expect(more.folders.map(({ path, r }) => [path, r])).toEqual(few.folders.map(({ path, r }) => [path, r]));
  });

  it('hardly moves anything when a file is deleted, whichever it is', () => {
    const sizes = { app: 4, core: 8, infra: 8, shared: 2, 'test/cases': 9, ui: 8, web: 13, worker: 12 };
    const files = Object.entries(sizes)
      .flatMap(([folder, size]) => Array.from({ length: size }, (_, n) => `${folder}/file${10 + n}.ts`))
      .toSorted();
    const before = packMap(indexOf(files));
    const moved = files.map((deleted) => {
      const left = files.filter((file) => file !== deleted);
      const after = packMap(indexOf(left));
      const far = left.map((file, node) => {
        const was = files.indexOf(file);
        return distance(after, node, { x: before.x[was] ?? 0, y: before.y[was] ?? 0 });
      });
      return far.reduce((sum, one) => sum + one, 0) / far.length / (before.folders[0]?.r ?? 1);
    });
    expect(Math.max(...moved)).toBeLessThan(0.15);
  });

  it('fills the gaps between folders with files', () => {
    const folders = ['billing', 'cart', 'orders'].flatMap((folder) =>
      Array.from({ length: 60 }, (_, n) => `${folder}/file${n}.ts`),
    );
    const around = (files: readonly string[]): number => packMap(indexOf(files)).folders[0]?.r ?? 0;
    const own = Array.from({ length: 12 }, (_, n) => `main${n}.ts`);
    expect(around([...folders, ...own])).toBe(around(folders));
  });

  it('is finite for hundreds of nested folders with a file each', () => {
    const files = Array.from({ length: 300 }, (_, n) => `${'deep/'.repeat(n)}cart.ts`);
    const layout = packMap(indexOf(files));
    expect([layout.folders.length, layout.x.every(Number.isFinite)]).toEqual([300, true]);
  });

  it('does not depend on imports', () => {
    const files = ['cart/cart.ts', 'cart/price.ts', 'orders/order.ts'];
    const plain = packMap(indexOf(files));
    const linked = packMap(
      indexedReport(reportOf({ files, edges: [['orders/order.ts', 'cart/cart.ts']], packages: ['zod'] })),
    );
    expect([...linked.x.subarray(0, 3), ...linked.y.subarray(0, 3)]).toEqual([...plain.x, ...plain.y]);
  });

  it('places packages outside all folders, and the standard library outside of those', () => {
    const layout = packMap(
      indexedReport(
        reportOf({
          files: ['cart.ts'],
          packages: ['react', 'zod'],
          builtins: ['node:fs'],
          edges: [['cart.ts', 'pkg:zod']],
        }),
      ),
    );
    const far = [1, 2, 3].map((node) => distance(layout, node, { x: 0, y: 0 }));
    expect(far.every((one) => one > (layout.folders[0]?.r ?? 0))).toBe(true);
    expect(far[2]).toBeGreaterThan(Math.max(far[0] ?? 0, far[1] ?? 0));
    expect(layout.fullBounds.right - layout.fullBounds.left).toBeGreaterThan(
      layout.bounds.right - layout.bounds.left,
    );
  });
});

describe('the node at a point', () => {
  it('is the file whose slot it is in', () => {
    fc.assert(
      fc.property(anyProject, (files) => {
        const layout = packMap(indexOf(files));
        const grid = hitGridOf(layout);
        const shown = new Uint8Array(files.length).fill(1);
        files.forEach((_, node) => {
          const [x, y] = [(layout.x[node] ?? 0) + 0.4, (layout.y[node] ?? 0) - 0.4];
          expect(nodeAt(grid, x, y, shown)).toBe(node);
          expect(folderAt(layout, x, y)).toBe(layout.folderOf[node]);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('is none if the filters exclude it, or outside of the map', () => {
    const layout = packMap(indexOf(['cart.ts']));
    const grid = hitGridOf(layout);
    expect(nodeAt(grid, 0, 0, new Uint8Array(1))).toBe(-1);
    expect(nodeAt(grid, 1e6, -1e6, new Uint8Array(1).fill(1))).toBe(-1);
  });
});

function distance(layout: MapLayout, node: number, { x, y }: { x: number; y: number }): number {
  return Math.hypot((layout.x[node] ?? 0) - x, (layout.y[node] ?? 0) - y);
}
