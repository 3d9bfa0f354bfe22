// Places on the screen that are taken, so that no text covers another.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const padding = 5;
const edge = 4;

/** Whether the box is inside a screen of this width and touches no other. */
export function isFree(box: Box, taken: readonly Box[], width: number): boolean {
  if (box.left < edge || box.right > width - edge) return false;
  return taken.every(
    (other) =>
      other.right + padding <= box.left ||
      box.right + padding <= other.left ||
      other.bottom <= box.top ||
      box.bottom <= other.top,
  );
}
