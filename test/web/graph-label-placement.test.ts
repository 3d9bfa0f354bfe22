import { describe, expect, it } from 'vitest';
import { LabelPlacer } from '../../web/views/graph/label-placement.ts';

describe('the labels of the graph', () => {
  it('are right of a node, else left of it, else not drawn', () => {
    const placer = new LabelPlacer();
    const cart = { label: 'cart.ts', x: 100, y: 50, size: 5 };
    expect([placer.place(cart, 40, 3), placer.place(cart, 40, 3), placer.place(cart, 40, 3)]).toEqual([
      108,
      52,
      undefined,
    ]);
  });

  it('may be below each other', () => {
    const placer = new LabelPlacer();
    placer.place({ label: 'cart.ts', x: 100, y: 50, size: 5 }, 40, 3);
    expect(placer.place({ label: 'order.ts', x: 110, y: 66, size: 5 }, 40, 3)).toBe(118);
  });
});
