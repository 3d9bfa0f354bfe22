// What the token behind a name says about it.
import * as Token from './token.ts';

/** In round brackets it may prove to be a parameter. */
export const entry = 1;
/** It begins a path. */
export const path = 2;
/** It may be declared here, or be the name of an argument. */
export const more = 3;

/** By token; 0 where it says nothing. */
export const isTelling = new Uint8Array(64);
isTelling[Token.comma] = entry;
isTelling[Token.closeParen] = entry;
isTelling[Token.selector] = path;
for (const token of [Token.assign, Token.arrow, Token.from, Token.colon, Token.at]) isTelling[token] = more;
