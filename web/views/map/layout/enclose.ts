// The smallest enclosing circle of circles, to within a percent: the exact one costs ten times as much, and the radii of
// folders are rounded up by more than that anyway.

export interface Circle {
  x: number;
  y: number;
  r: number;
}

const stepLimit = 96;

/** Bădoiu and Clarkson 2003: move the centre towards the farthest circle, in ever smaller steps. */
export function enclose(circles: readonly Readonly<Circle>[]): Circle {
  const [first, second] = circles;
  if (first === undefined) return { x: 0, y: 0, r: 1 };
  if (second === undefined) return { ...first };
  if (circles.length === 2) return encloseTwo(first, second);
  let { x, y } = encloseTwo(first, second);
  let best = { x, y, r: Number.POSITIVE_INFINITY };
  for (let step = 2; step < stepLimit; step++) {
    const farthest = findFarthest(circles, x, y);
    const { circle } = farthest;
    if (farthest.distance < best.r) best = { x, y, r: farthest.distance };
    const away = Math.max(1e-9, farthest.distance - circle.r);
    // To its far edge, not to its centre.
    const towards = farthest.distance / away / (step + 1);
    x += (circle.x - x) * towards;
    y += (circle.y - y) * towards;
  }
  return best;
}

function findFarthest(
  circles: readonly Readonly<Circle>[],
  x: number,
  y: number,
): { readonly circle: Readonly<Circle>; readonly distance: number } {
  let circle = circles[0] ?? { x, y, r: 0 };
  let distance = 0;
  for (const one of circles) {
    const dx = one.x - x;
    const dy = one.y - y;
    const far = Math.sqrt(dx * dx + dy * dy) + one.r;
    if (far <= distance) continue;
    circle = one;
    distance = far;
  }
  return { circle, distance };
}

function encloseTwo(a: Readonly<Circle>, b: Readonly<Circle>): Circle {
  const apart = Math.hypot(b.x - a.x, b.y - a.y);
  if (apart + b.r <= a.r) return { ...a };
  if (apart + a.r <= b.r) return { ...b };
  const r = (apart + a.r + b.r) / 2;
  const part = (r - a.r) / apart;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, r };
}
