import { describe, expect, it } from 'vitest';
import { NameRoom } from '../../web/views/graph/label-placement.ts';

describe('room for the names of the graph', () => {
  it('lies right of a disc, left of it where that is taken, and nowhere where both are', () => {
    const room = new NameRoom();
    const cart = { label: 'cart.ts', x: 100, y: 50, size: 5 };
    expect([room.take(cart, 40, 3), room.take(cart, 40, 3), room.take(cart, 40, 3)]).toEqual([
      108,
      52,
      undefined,
    ]);
  });

  it('is free again a line further down', () => {
    const room = new NameRoom();
    room.take({ label: 'cart.ts', x: 100, y: 50, size: 5 }, 40, 3);
    expect(room.take({ label: 'order.ts', x: 110, y: 66, size: 5 }, 40, 3)).toBe(118);
  });
});
