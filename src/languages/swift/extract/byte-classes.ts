// Tables of what each byte is to Swift. Bytes past ASCII stand in names, strings and comments, and in the rarest operators.
import { bytesOf, classifyBytes, digits, letters } from '../../kit/byte-table.ts';
import * as ByteClass from './byte-class.ts';
import * as Token from './token.ts';

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.letter, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\v\f'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, letters + '_'],
  [ByteClass.sign, ';,:]}'],
  [ByteClass.dot, '.'],
  [ByteClass.openParen, '('],
  [ByteClass.closeParen, ')'],
  [ByteClass.openBracket, '['],
  [ByteClass.openBrace, '{'],
  [ByteClass.slash, '/'],
  [ByteClass.quote, '"'],
  [ByteClass.digit, digits],
  [ByteClass.dollar, '$'],
  [ByteClass.equals, '='],
  [ByteClass.minus, '-'],
  [ByteClass.less, '<'],
  [ByteClass.greater, '>'],
  [ByteClass.mark, '?!'],
  [ByteClass.operator, '+*%&|^~\\'],
  [ByteClass.at, '@'],
  [ByteClass.hash, '#'],
  [ByteClass.backquote, '`'],
]);

/** The tokens of a single byte, by that byte. */
export const signs = classifyBytes(0, 0, [
  [Token.semicolon, ';'],
  [Token.comma, ','],
  [Token.colon, ':'],
  [Token.closeBracket, ']'],
  [Token.closeBrace, '}'],
]);

/** 1 for a byte that a name begins with, and for a byte of a name. */
export const nameStarts = bytesOf(byteClasses, ByteClass.letter, ByteClass.dollar);
export const nameBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.dollar, ByteClass.digit);

/** 1 for a byte behind which a line, or the text, may end. */
export const lineEnds = bytesOf(byteClasses, ByteClass.newline, ByteClass.end);

/** 1 for a byte that an operator goes on with. */
export const operatorBytes = bytesOf(
  byteClasses,
  ByteClass.equals,
  ByteClass.minus,
  ByteClass.mark,
  ByteClass.operator,
);

/** 1 for a class that may begin a statement at the beginning of a line; what begins with `#` is looked at closer. */
export const statementStarts = new Uint8Array(256);
for (const byteClass of [
  ByteClass.letter,
  ByteClass.openParen,
  ByteClass.openBracket,
  ByteClass.quote,
  ByteClass.digit,
  ByteClass.dollar,
  ByteClass.at,
  ByteClass.backquote,
]) {
  statementStarts[byteClass] = 1;
}
