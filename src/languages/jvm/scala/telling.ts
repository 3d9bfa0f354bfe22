// What the token behind a name says about it.
import * as Token from './token.ts';

/** In round brackets it may prove to be a parameter. */
export const entry = 1;
/** That it begins a path, or is declared here, or is the name of an argument. */
export const more = 2;

/** By token; 0 where it says nothing. */
export const isTelling = new Uint8Array(64);
isTelling[Token.comma] = entry;
isTelling[Token.closeParen] = entry;
for (const token of [Token.selector, Token.assign, Token.arrow, Token.from, Token.colon])
  isTelling[token] = more;
