import { describe, expect, it } from 'vitest';
import { LabelPlacer } from '../../web/views/graph/label-placement.ts';

const cart = { label: 'cart.ts', x: 100, y: 50, size: 5 };

describe('the labels of the graph', () => {
  it('are right of a node, else left of it, below or above it, else not drawn', () => {
    const placer = new LabelPlacer(400);
    const places = Array.from({ length: 5 }, () => placer.place(cart, 40, 3));
    expect(places).toEqual([
      { x: 108, y: 50 },
      { x: 52, y: 50 },
      { x: 80, y: 65.5 },
      { x: 80, y: 34.5 },
      undefined,
    ]);
  });

  it('may be below each other', () => {
    const placer = new LabelPlacer(400);
    placer.place(cart, 40, 3);
    expect(placer.place({ label: 'order.ts', x: 110, y: 66, size: 5 }, 40, 3)).toEqual({ x: 118, y: 66 });
  });

  it('do not extend beyond the view, and cover no node', () => {
    expect(new LabelPlacer(140).place(cart, 40, 3)).toEqual({ x: 52, y: 50 });
    const placer = new LabelPlacer(400);
    placer.avoid({ x: 130, y: 50, size: 12 });
    expect(placer.place(cart, 40, 3)).toEqual({ x: 52, y: 50 });
  });
});
