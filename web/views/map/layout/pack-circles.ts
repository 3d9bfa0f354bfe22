// Packs circles around a common centre, the largest first: each where the circle around all grows least, so that small ones
// fill the gaps between large ones. Of very many circles the front chain of d3 is as dense, and faster.
import { packSiblings } from 'd3-hierarchy';
import { type Circle, enclose } from './enclose.ts';

const limit = 100;

/** Changes the centres. The circles must be sorted by radius, the largest first. */
export function packCircles(circles: readonly Circle[]): void {
  if (circles.length > limit) {
    packSiblings([...circles]);
    return;
  }
  const placed: Circle[] = [];
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

/** The place next to two others that makes the circle around all grow least; of several, the one nearest to its centre. */
function findPlace({ r }: Circle, placed: readonly Circle[], around: Circle): Point {
  const [first, second] = placed;
  if (first === undefined) return { x: 0, y: 0 };
  if (second === undefined) return { x: first.x + first.r + r, y: first.y };
  let best = { x: Number.NaN, y: Number.NaN };
  let [leastGrowth, leastDistance] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  placed.forEach((a, at) => {
    for (let other = 0; other < at; other++) {
      const b = placed[other];
      if (b === undefined) continue;
      for (const point of findTangent(a, b, r)) {
        const distance = Math.hypot(point.x - around.x, point.y - around.y);
        const growth = Math.max(0, distance + r - around.r);
        if (growth > leastGrowth || (growth === leastGrowth && distance >= leastDistance)) continue;
        if (placed.some((circle) => circle !== a && circle !== b && isOver(point, r, circle))) continue;
        [best, leastGrowth, leastDistance] = [point, growth, distance];
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
