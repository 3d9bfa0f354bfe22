import { packEnclose } from 'd3-hierarchy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enclose } from '../../web/views/map/layout/enclose.ts';

const coordinate = fc.integer({ min: -1000, max: 1000 }).map((n) => n / 10);
const anyCircles = fc.array(
  fc.record({ x: coordinate, y: coordinate, r: fc.integer({ min: 1, max: 300 }).map((n) => n / 10) }),
  { minLength: 1, maxLength: 30 },
);

describe('the circle around circles', () => {
  it('contains them all, and is hardly larger than the smallest that does', () => {
    fc.assert(
      fc.property(anyCircles, (circles) => {
        const around = enclose(circles);
        for (const { x, y, r } of circles)
          expect(Math.hypot(x - around.x, y - around.y) + r).toBeLessThan(around.r + 1e-6);
        expect(around.r).toBeLessThan(packEnclose(circles.map((circle) => ({ ...circle }))).r * 1.03 + 1e-6);
      }),
      { numRuns: 200 },
    );
  });
});
