// Packs circles around a common centre, large ones first: each where the circle around all grows least, so that small ones
// fill the gaps between large ones. Each also has a direction of its own, without which the least change of one radius could
// rearrange all of them. Of very many circles the front chain of d3 is as dense, and faster.
import { packSiblings } from 'd3-hierarchy';
import { type Circle, enclose } from './enclose.ts';

export interface DirectedCircle extends Circle {
  /** Where it is placed, seen from the centre, if there is room on several sides; in radians. */
  readonly direction: number;
}

const limit = 100;

/** Of the radius: how much larger the circle around all may become for a place in the right direction. */
const growthForDirection = 0.5;

/** Changes the centres. The circles must be sorted by radius, roughly, the largest first. */
export function packCircles(circles: readonly DirectedCircle[]): void {
  if (circles.length > limit) {
    packSiblings([...circles]);
    return;
  }
  const placed: DirectedCircle[] = [];
  let around: Circle = { x: 0, y: 0, r: 0 };
  for (const circle of circles) {
    const best = findPlace(circle, placed, around);
    circle.x = best.x;
    circle.y = best.y;
    placed.push(circle);
    const reach = Math.hypot(circle.x - around.x, circle.y - around.y) + circle.r;
    if (reach > around.r) around = enclose(placed);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place next to two others that costs least; of several, the one nearest to the centre. */
function findPlace(
  { r, direction }: DirectedCircle,
  placed: readonly DirectedCircle[],
  around: Circle,
): Point {
  const [first, second] = placed;
  if (first === undefined) return { x: 0, y: 0 };
  // Whichever of the two is the first, they are placed alike.
  const side = direction > first.direction ? 1 : -1;
  if (second === undefined) return { x: first.x + side * (first.r + r), y: first.y };
  const [towardsX, towardsY] = [Math.cos(direction), Math.sin(direction)];
  let best = { x: Number.NaN, y: Number.NaN };
  let [leastCost, leastDistance] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  placed.forEach((a, at) => {
    for (let other = 0; other < at; other++) {
      const b = placed[other];
      if (b === undefined) continue;
      for (const point of findTangent(a, b, r)) {
        const [dx, dy] = [point.x - around.x, point.y - around.y];
        const distance = Math.hypot(dx, dy);
        const growth = Math.max(0, distance + r - around.r);
        const away = 1 - (dx * towardsX + dy * towardsY) / around.r;
        const cost = growth + growthForDirection * r * away;
        if (cost > leastCost || (cost === leastCost && distance >= leastDistance)) continue;
        if (placed.some((circle) => circle !== a && circle !== b && isOver(point, r, circle))) continue;
        [best, leastCost, leastDistance] = [point, cost, distance];
      }
    }
  });
  return best;
}

/** The centres of a circle of radius `r` that touches both; none if they are too far apart. */
function findTangent(a: Circle, b: Circle, r: number): readonly Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.sqrt(dx * dx + dy * dy);
  const [toA, toB] = [a.r + r, b.r + r];
  if (apart > toA + toB || apart === 0) return [];
  const along = (toA * toA - toB * toB + apart * apart) / (2 * apart);
  const aside = Math.sqrt(Math.max(0, toA * toA - along * along));
  const [ux, uy] = [dx / apart, dy / apart];
  const [x, y] = [a.x + along * ux, a.y + along * uy];
  return [
    { x: x - aside * uy, y: y + aside * ux },
    { x: x + aside * uy, y: y - aside * ux },
  ];
}

/** Less than this is a rounding error. */
const tolerance = 1e-6;

function isOver({ x, y }: Point, r: number, circle: Circle): boolean {
  const [dx, dy] = [x - circle.x, y - circle.y];
  const apart = r + circle.r - tolerance;
  return dx * dx + dy * dy < apart * apart;
}
