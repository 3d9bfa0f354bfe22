import { packSiblings } from 'd3-hierarchy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enclose } from '../../web/views/map/layout/enclose.ts';
import { type DirectedCircle, packCircles } from '../../web/views/map/layout/pack-circles.ts';

const radii = fc
  .array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 })
  .map((list) => list.map((n) => n / 10).toSorted((a, b) => b - a));

const circlesOf = (list: readonly number[]) =>
  list.map((r, i) => ({ x: 0, y: 0, r, direction: (i * 2.4) % (2 * Math.PI) }));

describe('packCircles', () => {
  it('lets no two circles overlap', () => {
    fc.assert(
      fc.property(radii, (list) => {
        const circles = circlesOf(list);
        packCircles(circles);
        const overlaps = circles.flatMap((a, at) =>
          circles.slice(at + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r - 1e-4),
        );
        expect(overlaps).toEqual([]);
      }),
    );
  });

  it('needs no larger circle around all of them than a front chain, for circles of different sizes', () => {
    const sets = Array.from({ length: 30 }, (_, seed) =>
      Array.from(
        { length: 4 + seed },
        (_i, i) => 1 + 20 * (((i + 1) * (seed + 3) * 0.618) % 1) ** 3,
      ).toSorted((a, b) => b - a),
    );
    const areaOf = (pack: (circles: DirectedCircle[]) => unknown): number =>
      sets.reduce((sum, list) => {
        const circles = circlesOf(list);
        pack(circles);
        return sum + enclose(circles).r ** 2 / list.reduce((area, r) => area + r * r, 0);
      }, 0);
    expect(areaOf(packCircles)).toBeLessThan(areaOf(packSiblings));
  });
});
