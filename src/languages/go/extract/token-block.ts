// Some tokens, one behind the other: cutting a few hundred at a time costs far less than asking for each, and shows what
// stands behind each of them. There is one block, used for one file after the other: the engine knows its columns by their
// addresses.

/** How many fit: few enough to stay in the fastest memory. */
export const room = 512;

export const kinds = new Uint8Array(room);
/** Of names, paths and strings: where they begin, and on which line. */
export const starts = new Int32Array(room);
export const lines = new Int32Array(room);
/** Of strings. */
export const ends = new Int32Array(room);
/** Of names and paths: the first word, and the second of a path. */
export const heads = new Int32Array(room);
export const selectors = new Int32Array(room);

/** Makes a token the first. */
export function moveToFront(place: number): void {
  for (const column of [kinds, starts, lines, ends, heads, selectors]) column[0] = column[place]!;
}
