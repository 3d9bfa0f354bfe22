// The class of every byte. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes, digits, letters } from '../../kit/byte-table.ts';
import * as ByteClass from './byte-class.ts';
import * as Token from './token.ts';

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.letter, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\f'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, letters + '$'],
  [ByteClass.digit, digits],
  [ByteClass.slash, '/'],
  [ByteClass.doubleQuote, '"'],
  [ByteClass.backquote, '`'],
  [ByteClass.singleQuote, "'"],
  [Token.comma, ','],
  [Token.semicolon, ';'],
  [Token.openParen, '('],
  [Token.closeParen, ')'],
  [Token.openBracket, '['],
  [Token.closeBracket, ']'],
  [ByteClass.openBrace, '{'],
  [ByteClass.closeBrace, '}'],
  [ByteClass.dot, '.'],
  [ByteClass.less, '<'],
  [ByteClass.underscore, '_'],
  [ByteClass.operator, '!#%&*+-:=>?@\\^|~'],
]);

/** In UTF-8. */
const arrowLead = 0xe2;
byteClasses[arrowLead] = ByteClass.wide;

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(
  byteClasses,
  ByteClass.letter,
  ByteClass.underscore,
  ByteClass.wide,
  ByteClass.digit,
);

/** 1 for a byte that a name begins with. */
export const firstBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.underscore, ByteClass.wide);

/** 1 for a byte of an operator. */
export const operatorBytes = bytesOf(byteClasses, ByteClass.operator, ByteClass.less, ByteClass.slash);

/** 1 for a byte of a comment that can neither end it nor a line, nor begin another comment in it. */
export const commentBytes = classifyBytes(1, 1, [[0, '\0\n*/']]);
