import { describe, expect, it } from 'vitest';
import type { Tangle } from '../../src/model/report.ts';
import { buildGroupTree } from '../../web/views/groups/group-tree.ts';
import { openAround } from '../../web/views/groups/open-around.ts';
import { showGroups } from '../../web/views/groups/shown-groups.ts';
import { findTanglePlaces, placeGroups } from '../../web/views/groups/tangle-places.ts';
import { orderGroups } from '../../web/views/layers/order-groups.ts';
import { arrangeMatrix } from '../../web/views/matrix/arrange-matrix.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { reportOf } from '../support/report-of.ts';

type Edges = readonly (readonly [string, string])[];
type Members = Pick<Tangle, 'members' | 'back'>;

function shop(files: readonly string[], edges: Edges, tangle: Members, isLimited = true) {
  const index = indexedReport(reportOf({ files, edges }));
  const places = findTanglePlaces(index, tangle);
  const included = Uint8Array.from(places, (place) => Number(!isLimited || place !== -1));
  const root = buildGroupTree(index, included);
  const open = openAround(root, (file) => places[file]);
  const shown = showGroups(index, root, (key) => open.has(key));
  return { index, places, open: [...open].toSorted(), shown, order: placeGroups(shown, places) };
}

/** Keys of the rows of the matrix and of the boxes of the layers, from bottom to top. */
function draw({ shown, order }: ReturnType<typeof shop>) {
  const levelled = orderGroups(shown, { places: order });
  return {
    rows: arrangeMatrix(shown, [], [], order).rows.map(({ group }) => group.key),
    boxes: levelled.map(({ number, level }) => [level, shown.groups[number]?.key]),
  };
}

const files = [
  'shop/billing/invoice.ts',
  'shop/billing/tax.ts',
  'shop/cart.ts',
  'shop/index.ts',
  'shop/orders/order.ts',
  'shop/orders/parcel.ts',
  'shop/start.ts',
  'shop/stock.ts',
];

describe('a tangle in focus', () => {
  it('is all that is shown, in its own order even where as many dependencies follow another one', () => {
    const edges: Edges = [
      ['shop/billing/tax.ts', 'shop/cart.ts'],
      ['shop/cart.ts', 'shop/billing/tax.ts'],
      ['shop/cart.ts', 'shop/orders/order.ts'],
      ['shop/index.ts', 'shop/cart.ts'],
      ['shop/orders/order.ts', 'shop/billing/invoice.ts'],
    ];
    const members = ['shop/billing/', 'shop/orders/', 'shop/cart.ts'];
    expect(draw(shop(files, edges, { members, back: [] }))).toEqual({
      rows: ['shop/cart.ts', 'shop/orders/', 'shop/billing/'],
      boxes: [
        [0, 'shop/cart.ts'],
        [1, 'shop/orders/'],
        [2, 'shop/billing/'],
      ],
    });
  });

  it('contains the files at both ends of its back dependencies, wherever they lie', () => {
    const headers = [
      'include/ir/value.h',
      'include/pass/run.h',
      'lib/ir/value.c',
      'lib/pass/run.c',
      'lib/x.c',
    ];
    const back = [
      { from: 'lib/ir/', to: 'lib/pass/', forward: 9, edges: [['include/ir/value.h', 'include/pass/run.h']] },
    ] as const;
    const { places, open } = shop(headers, [], { members: ['lib/pass/', 'lib/ir/'], back });
    expect([...places]).toEqual([1, 0, 1, 0, -1]);
    expect(open).toEqual(['/', 'include/', 'lib/']);
  });

  it('reads * as several folders or files that are one', () => {
    const mixed = [
      'main/java/a/b/x.java',
      'main/kt/a/b/y.kt',
      'cart.c',
      'cart.h',
      'car.c',
      'go/cart.go',
      'go/in/a.go',
    ];
    const { places } = shop(mixed, [], { members: ['main/*/a/', 'cart.*', 'go/*.go'], back: [] });
    expect([...places]).toEqual([0, 0, 1, 1, -1, 2, -1]);
  });
});

describe('openAround', () => {
  const open = (members: readonly string[]): string[] => shop(files, [], { members, back: [] }, false).open;

  it('opens the folders above the members, and not the members', () => {
    expect(open(['shop/billing/', 'shop/orders/'])).toEqual(['shop/']);
    expect(open(['shop/billing/invoice.ts'])).toEqual(['shop/', 'shop/billing/']);
  });

  it('opens the files next to folders if a member is one of them', () => {
    expect(open(['shop/billing/', 'shop/cart.ts'])).toEqual(['shop/', 'shop/./']);
  });
});
