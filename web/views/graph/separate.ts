// Moves overlapping boxes apart, each pair along the axis where it takes less, inside a frame.

export interface Extent {
  /** From the centre, in pixels. */
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

export interface PlacedExtent extends Extent {
  readonly x: number;
  readonly y: number;
}

const rounds = 120;

/** The new centres, in the same order. y grows upward. */
export function separate(
  boxes: readonly PlacedExtent[],
  frame: { readonly width: number; readonly height: number },
): { x: number; y: number }[] {
  const centres = boxes.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round++) {
    let isMoved = false;
    for (let a = 0; a < boxes.length; a++) {
      for (let b = a + 1; b < boxes.length; b++) {
        if (moveApart(boxes[a], centres[a], boxes[b], centres[b])) isMoved = true;
      }
    }
    boxes.forEach((box, at) => keepInside(box, centres[at], frame));
    if (!isMoved) break;
  }
  return centres;
}

interface Centre {
  x: number;
  y: number;
}

function moveApart(
  a: Extent | undefined,
  atA: Centre | undefined,
  b: Extent | undefined,
  atB: Centre | undefined,
): boolean {
  if (a === undefined || b === undefined || atA === undefined || atB === undefined) return false;
  const isLeft = atA.x + (a.right - a.left) / 2 <= atB.x + (b.right - b.left) / 2;
  const isAbove = atA.y >= atB.y;
  const overX = isLeft ? atA.x + a.right - (atB.x - b.left) : atB.x + b.right - (atA.x - a.left);
  const overY = isAbove ? atB.y + b.up - (atA.y - a.down) : atA.y + a.up - (atB.y - b.down);
  if (overX <= 0 || overY <= 0) return false;
  // Half of it, so that boxes among many others do not jump.
  if (overY <= overX) {
    const step = (isAbove ? 1 : -1) * (overY / 2 + 0.5) * 0.6;
    atA.y += step;
    atB.y -= step;
  } else {
    const step = (isLeft ? -1 : 1) * (overX / 2 + 0.5) * 0.6;
    atA.x += step;
    atB.x -= step;
  }
  return true;
}

function keepInside(
  { left, right, up, down }: Extent,
  centre: Centre | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  if (centre === undefined) return;
  centre.x = Math.min(width - right, Math.max(left, centre.x));
  centre.y = Math.min(height - up, Math.max(down, centre.y));
}
