// The class of each byte. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes, digits, letters } from '../../kit/byte-table.ts';
import * as ByteClass from './byte-class.ts';
import * as Token from './token.ts';

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.letter, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\f'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, letters + '_'],
  [ByteClass.digit, digits],
  [ByteClass.slash, '/'],
  [ByteClass.doubleQuote, '"'],
  [ByteClass.backquote, '`'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.sign, ';,()[]<>@'],
  [ByteClass.joint, '.:'],
  [ByteClass.equals, '='],
  [ByteClass.minus, '-'],
  [ByteClass.question, '?'],
  [ByteClass.openBrace, '{'],
  [ByteClass.closeBrace, '}'],
]);

/** 1 for a byte between two tokens. */
export const blankBytes = bytesOf(byteClasses, ByteClass.blank, ByteClass.newline);

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.digit);

/** 1 for a byte that says nothing in a comment. */
export const commentBytes = classifyBytes(1, 1, [[0, '\0\n*/']]);

/** 1 for a byte at which the text of a string may end. */
export const stopBytes = classifyBytes(0, 0, [[1, '\0\n"$\\']]);

/** The token of a byte that is one by itself. */
export const signs = classifyBytes(0, 0, [
  [Token.semicolon, ';'],
  [Token.comma, ','],
  [Token.openParen, '('],
  [Token.closeParen, ')'],
  [Token.openBracket, '['],
  [Token.closeBracket, ']'],
  [Token.less, '<'],
  [Token.greater, '>'],
  [Token.at, '@'],
]);

/** 1 for a token that ends an operand: `::` behind it leads to a member. */
export const operandEnds = new Uint8Array(64);
for (const token of [
  Token.literal,
  Token.closeParen,
  Token.closeBracket,
  Token.closeBrace,
  Token.greater,
  Token.word,
  Token.inWord,
  Token.import_,
  Token.part,
  Token.selector,
])
  operandEnds[token] = 1;
operandEnds.fill(1, Token.modifier, Token.name + 1);
