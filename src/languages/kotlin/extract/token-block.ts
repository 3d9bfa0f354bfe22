// Some tokens, one behind the other: cutting some dozens at a time costs far less than asking for each, and shows what
// stands behind each of them. There is one block, used for one file after the other: the engine knows its columns by their
// addresses.

/**
 * When so many are in it, no other is begun. With more, the loops that fill and read it would run long enough for the
 * engine to compile them in the middle of a run and to stay with that version, in which it knows no constants.
 */
export const enough = 64;
/**
 * The names that dots join are never torn apart, unless they are more than anybody writes. The last two tokens, with all
 * their parts, must leave room for others: they wait for what follows.
 */
export const mostParts = 16;

const room = enough + mostParts + 2;

export const kinds = new Uint8Array(room);
/** Of words and opening braces: where they begin. */
export const starts = new Int32Array(room);
/** Of words: where they end, on which line, their first byte and their number. */
export const ends = new Int32Array(room);
export const lines = new Int32Array(room);
export const firstBytes = new Uint8Array(room);
export const words = new Int32Array(room);

/** Makes the tokens from that place on the first. A loop, since a native copy of six columns would cost more to call. */
export function moveToFront(place: number, size: number): void {
  for (let from = place, to = 0; from < size; from++, to++) {
    kinds[to] = kinds[from]!;
    starts[to] = starts[from]!;
    ends[to] = ends[from]!;
    lines[to] = lines[from]!;
    firstBytes[to] = firstBytes[from]!;
    words[to] = words[from]!;
  }
}
