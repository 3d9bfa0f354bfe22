// The part of a text that the lexer looks at, with a zero behind it. In one array for all texts, which the engine knows by
// its address.

export const shown = new Uint8Array((1 << 17) + 1);
