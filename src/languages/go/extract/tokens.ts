// Keywords of Go, and tables of its tokens and bytes. Non-ASCII bytes occur only in names, strings and comments.
import { classifyBytes, nameBytesWith, signsOf, tokenSet } from '../../kit/byte-table.ts';
import { numbered } from '../../kit/numbered.ts';
import * as Token from './token.ts';

export const Keyword = numbered(
  Token.firstKeyword,
  'break case chan const continue default defer else fallthrough for func go goto if import interface map package',
  'range return select struct switch type var',
);

export const keywords = Object.keys(Keyword);

/** Go inserts a semicolon at a line end after these. */
export const endsStatement = tokenSet(
  [Token.name, Token.path, Token.literal, Token.string, Token.step],
  [Token.closeParen, Token.closeBracket, Token.closeBrace],
  [Keyword.break, Keyword.continue, Keyword.fallthrough, Keyword.return],
);

/** Byte → the token that it is by itself; 0 for others. */
export const signs = classifyBytes(
  0,
  0,
  signsOf(
    Token,
    '; semicolon , comma ( openParen ) closeParen [ openBracket ] closeBracket { openBrace } closeBrace ~ tilde',
  ),
);

export const nameBytes = nameBytesWith('_');
