// The part of a text that is being cut into tokens.

const capacity = 1 << 17;

/** Behind what it shows is a zero. */
export const shown = new Uint8Array(capacity + 1);
