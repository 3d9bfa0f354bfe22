import { describe, expect, it } from 'vitest';
import { type Label, LabelPlaces } from '../../web/views/map/drawing/label-placement.ts';

const screen = { width: 400, height: 300 };

function label(change: Partial<Label> = {}): Label {
  const plain = { text: 'cart.ts', x: 200, y: 150, r: 8, size: 10, weight: 500, colour: 'black' };
  return { ...plain, room: 'beside', ...change };
}

describe('the places of names', () => {
  it('are below a disc, and beside or above it where that is taken', () => {
    const places = new LabelPlaces(screen);
    const found = Array.from({ length: 5 }, () => places.take(label(), 40));
    expect(found).toEqual([
      { x: 200, y: 166 },
      { x: 232, y: 150 },
      { x: 168, y: 150 },
      { x: 200, y: 134 },
      undefined,
    ]);
  });

  it('are on the upper edge of a folder, or on its lower one', () => {
    const places = new LabelPlaces(screen);
    const folder = label({ room: 'edge', r: 60 });
    expect([places.take(folder, 40), places.take(folder, 40), places.take(folder, 40)]).toEqual([
      { x: 200, y: 91.5 },
      { x: 200, y: 208.5 },
      undefined,
    ]);
  });

  it('are inside a large disc, which other names leave free', () => {
    const places = new LabelPlaces(screen);
    places.keepFree({ x: 200, y: 150, r: 30 });
    expect(places.take(label({ y: 120 }), 40)).toEqual({ x: 200, y: 104 });
    expect(places.take(label({ room: 'inside', r: 30 }), 40)).toEqual({ x: 200, y: 150 });
  });

  it('lie on the screen', () => {
    const places = new LabelPlaces(screen);
    expect(places.take(label({ x: 3 }), 60)).toEqual({ x: 34, y: 166 });
  });
});
