// The two parts of a long name: the start, which is cut off where there is no room, and the end, which is kept.

const keptAtEnd = 14;
/** Room for the ellipsis: a start that is shorter has nothing to cut. */
const leastAtStart = 4;
/** How much longer the end may be to begin with a whole part of the path. */
const mostAtEnd = 18;

/** `shop/orders/src/` and `/core/cart.ts`. The start of a short name is empty. */
export function splitName(name: string): readonly [start: string, end: string] {
  const characters = Array.from(name);
  const { length } = characters;
  if (length <= keptAtEnd) return ['', name];
  const slash = characters.indexOf('/', Math.max(0, length - mostAtEnd));
  const at = slash >= leastAtStart && length - slash >= keptAtEnd / 2 ? slash : length - keptAtEnd;
  const cut = Math.max(leastAtStart, at);
  return [characters.slice(0, cut).join(''), characters.slice(cut).join('')];
}
