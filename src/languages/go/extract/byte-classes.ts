// The class of each byte. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes, digits, letters } from '../../kit/byte-table.ts';
import * as ByteClass from './byte-class.ts';
import * as Token from './token.ts';

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.letter, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, letters + '_'],
  [ByteClass.digit, digits],
  [ByteClass.slash, '/'],
  [ByteClass.doubleQuote, '"'],
  [ByteClass.backquote, '`'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.sign, ';,()[]{}~'],
  [ByteClass.dot, '.'],
  [ByteClass.colon, ':'],
  [ByteClass.equals, '='],
  [ByteClass.operator, '+-*%&|^<>!'],
]);

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.digit);

/** The token of a byte that is one by itself. */
export const signs = classifyBytes(0, 0, [
  [Token.semicolon, ';'],
  [Token.comma, ','],
  [Token.openParen, '('],
  [Token.closeParen, ')'],
  [Token.openBracket, '['],
  [Token.closeBracket, ']'],
  [Token.openBrace, '{'],
  [Token.closeBrace, '}'],
  [Token.tilde, '~'],
]);
