// Behind which tokens the end of a line ends the statement, as Go puts in semicolons there.
import { Keyword } from './keywords.ts';
import * as Token from './token.ts';

/** 1 for such a token. */
export const endsStatement = new Uint8Array(64);
for (const token of [
  Token.name,
  Token.path,
  Token.literal,
  Token.string,
  Token.closeParen,
  Token.closeBracket,
  Token.closeBrace,
  Token.step,
  Keyword.break,
  Keyword.continue,
  Keyword.fallthrough,
  Keyword.return,
]) {
  endsStatement[token] = 1;
}
