import { describe, expect, it } from 'vitest';
import { outlineAround } from '../../web/views/map/layout/outline.ts';

describe('the line around the project', () => {
  it('is a circle around a circle', () => {
    const outline = outlineAround([{ x: 0, y: 0, r: 10 }], 2);
    expect(outline.length).toBeCloseTo(2 * Math.PI * 12, 0);
    const far = [0, 20, 40, 60].map((along) => Math.hypot(...outline.pointAt(along)));
    for (const one of far) expect(one).toBeCloseTo(12, 2);
  });

  it('runs straight past the gap between two circles', () => {
    const outline = outlineAround(
      [
        { x: -10, y: 0, r: 10 },
        { x: 10, y: 0, r: 10 },
      ],
      1,
    );
    const [x, y] = outline.pointAt(outline.positionTowards(Math.PI / 2));
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(11)]);
  });

  it('wraps around at its end', () => {
    const outline = outlineAround([{ x: 0, y: 0, r: 5 }], 0);
    const [x, y] = outline.pointAt(outline.length + 3);
    expect([x, y]).toEqual([...outline.pointAt(3)].map((value) => expect.closeTo(value, 6) as number));
  });
});
