// Keywords of Go, and tables of its tokens and bytes.
import { bytesOf, classifyBytes, digits, letters, tokenSet, signsOf } from '../../kit/byte-table.ts';
import { numbered } from '../../kit/numbered.ts';
import * as ByteClass from './byte-class.ts';
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

/** Class (or single-byte token) of each byte. Non-ASCII bytes occur only in names, strings and comments. */
export const byteClasses = classifyBytes(ByteClass.other, ByteClass.letter, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, letters + '_'],
  [ByteClass.digit, digits],
  ...signsOf(
    ByteClass,
    '/ slash " doubleQuote ` backquote \' singleQuote . dot : colon = equals +-*%&|^<>! operator',
  ),
  ...signsOf(
    Token,
    '; semicolon , comma ( openParen ) closeParen [ openBracket ] closeBracket { openBrace } closeBrace ~ tilde',
  ),
]);

export const nameBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.digit);
