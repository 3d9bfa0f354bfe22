import { expect, it } from 'vitest';
import { SnapshotCache } from '../../src/cache/snapshot-cache.ts';
import type { Snapshot } from '../../src/model/snapshot.ts';

function snapshotOf(file: string): Snapshot {
  const counts = { files: 1, dependencies: 2, cycles: 1, loadCycles: 1, tangles: 1, backDependencies: 1 };
  return {
    figures: {
      ...counts,
      packages: 1,
      ruleViolations: 0,
      largestCycle: 2,
      health: 80,
      grade: 'B',
      caveat: 'too-flat',
    },
    folders: new Map([['orders', counts]]),
    files: new Map([[file, 10]]),
    dependencies: ['orders', 'billing', 'billing', 'orders'],
    cycles: [{ kind: 'load', members: [file, 'orders/cart.ts'] }],
    tangles: [
      {
        folder: '.',
        members: ['orders', 'billing'],
        back: [{ from: 'billing', to: 'orders', edges: [['billing/invoice.ts', file]] }],
      },
    ],
  };
}

it.each([0, 2, 1000])(
  'gives the same snapshots if at most %i files are kept as they are',
  (maxFreshFiles) => {
    const cache = new SnapshotCache({ file: undefined, key: '', maxFreshFiles });
    // More than are kept decoded.
    const names = Array.from({ length: 80 }, (_, i) => `orders/order${i}.ts`);
    for (const name of names) cache.set(name, snapshotOf(name));
    expect(names.map((name) => cache.has(name) && cache.get(name))).toEqual(names.map(snapshotOf));
    expect([cache.has('billing'), cache.get('billing')]).toEqual([false, undefined]);
  },
);
