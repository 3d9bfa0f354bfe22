// What a byte can begin in Java. Bytes past ASCII only stand in names, strings and comments.
import { bytesOf, classifyBytes, digits, letters } from '../../kit/byte-table.ts';
import { Token } from './tokens.ts';

export const ByteClass = {
  end: 0,
  blank: 1,
  letter: 2,
  digit: 3,
  slash: 4,
  doubleQuote: 5,
  singleQuote: 6,
  /** A byte that is a token by itself. */
  sign: 7,
  dot: 8,
  colon: 9,
  minus: 10,
  /** `=`, `&` and `|`, which may be doubled or go on with `=`. */
  doubled: 11,
  not: 12,
  other: 13,
} as const;

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.letter, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\n\f'],
  [ByteClass.letter, letters + '_$'],
  [ByteClass.digit, digits],
  [ByteClass.slash, '/'],
  [ByteClass.doubleQuote, '"'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.sign, '()[]{}<>,;@+*%^?~'],
  [ByteClass.dot, '.'],
  [ByteClass.colon, ':'],
  [ByteClass.minus, '-'],
  [ByteClass.doubled, '=&|'],
  [ByteClass.not, '!'],
]);

/** 1 for a byte of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.letter, ByteClass.digit);

/** The token of a `sign`, or of one that was not doubled. */
export const signs = classifyBytes(Token.operator, Token.operator, [
  [Token.openParen, '('],
  [Token.closeParen, ')'],
  [Token.openBracket, '['],
  [Token.closeBracket, ']'],
  [Token.openBrace, '{'],
  [Token.closeBrace, '}'],
  [Token.less, '<'],
  [Token.greater, '>'],
  [Token.comma, ','],
  [Token.semicolon, ';'],
  [Token.at, '@'],
  [Token.not, '~'],
  [Token.equals, '='],
  [Token.and, '&'],
  [Token.or, '|'],
]);
