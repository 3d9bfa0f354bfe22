import { describe, expect, it } from 'vitest';
import { type Label, LabelPlacer } from '../../web/views/map/drawing/label-placement.ts';

const screen = { width: 400, height: 300 };

function label(change: Partial<Label> = {}): Label {
  const plain = { text: 'cart.ts', x: 200, y: 150, r: 8, size: 10, weight: 500, colour: 'black' };
  return { ...plain, anchor: 'beside', ...change };
}

describe('the labels of the map', () => {
  it('are below a node, else next to it or above it', () => {
    const places = new LabelPlacer(screen);
    const found = Array.from({ length: 5 }, () => places.place(label(), 40));
    expect(found).toEqual([
      { x: 200, y: 166 },
      { x: 232, y: 150 },
      { x: 168, y: 150 },
      { x: 200, y: 134 },
      undefined,
    ]);
  });

  it('are on the upper edge of a folder, else on its lower edge', () => {
    const places = new LabelPlacer(screen);
    const folder = label({ anchor: 'edge', r: 60 });
    expect([places.place(folder, 40), places.place(folder, 40), places.place(folder, 40)]).toEqual([
      { x: 200, y: 91.5 },
      { x: 200, y: 208.5 },
      undefined,
    ]);
  });

  it('are inside a large node, which other labels do not cover', () => {
    const places = new LabelPlacer(screen);
    places.reserve({ x: 200, y: 150, r: 30 });
    expect(places.place(label({ y: 120 }), 40)).toEqual({ x: 200, y: 104 });
    expect(places.place(label({ anchor: 'inside', r: 30 }), 40)).toEqual({ x: 200, y: 150 });
  });

  it('are on the screen', () => {
    const places = new LabelPlacer(screen);
    expect(places.place(label({ x: 3 }), 60)).toEqual({ x: 34, y: 166 });
  });
});
