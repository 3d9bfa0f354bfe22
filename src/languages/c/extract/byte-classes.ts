// What a byte can mean to someone who looks for the lines of the preprocessor. Whatever is not named here only stands
// between two bytes that are.

export const ByteClass = { end: 1, newline: 2, slash: 3, quote: 4, apostrophe: 5 } as const;

/** For skipping a line of code: where it may end, and what may hide its end. */
export const lineStops = new Uint8Array(256);
lineStops[0] = ByteClass.end;
lineStops[10] = ByteClass.newline;
lineStops[34] = ByteClass.quote;
lineStops[39] = ByteClass.apostrophe;
lineStops[47] = ByteClass.slash;

/** 1 for a byte that may end a comment or one of its lines. */
export const commentStops = new Uint8Array(256);
for (const byte of [0, 10, 42]) commentStops[byte] = 1;

/** 1 for a byte of a name; non-ASCII bytes are part of one. */
export const nameBytes = new Uint8Array(256).fill(1, 128);
for (const [first, last] of ['09', 'AZ', 'az', '__', '$$']) {
  nameBytes.fill(1, first?.charCodeAt(0), (last?.charCodeAt(0) ?? 0) + 1);
}

/** 1 for a byte that separates words on one line; a carriage return alone ends none. */
export const blanks = new Uint8Array(256);
for (const byte of [9, 11, 12, 13, 32]) blanks[byte] = 1;
