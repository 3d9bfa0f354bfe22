// What a byte can begin in Ruby. Bytes past ASCII only stand in names, strings and comments.

export const ByteClass = {
  end: 0,
  blank: 1,
  newline: 2,
  lower: 3,
  upper: 4,
  digit: 5,
  hash: 6,
  /** `"` and `` ` `` */
  doubleQuote: 7,
  singleQuote: 8,
  slash: 9,
  percent: 10,
  less: 11,
  question: 12,
  colon: 13,
  dot: 14,
  openParen: 15,
  openBracket: 16,
  openBrace: 17,
  closeParen: 18,
  closeBracket: 19,
  closeBrace: 20,
  /** `@` and `$` */
  sigil: 21,
  comma: 22,
  semicolon: 23,
  bar: 24,
  backslash: 25,
  ampersand: 26,
  minus: 27,
  operator: 28,
  other: 29,
} as const;

const lowers = 'abcdefghijklmnopqrstuvwxyz_';
const uppers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';

export const byteClasses = new Uint8Array(256).fill(ByteClass.other);
byteClasses.fill(ByteClass.lower, 128);
for (const [byteClass, characters] of [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\f\v'],
  [ByteClass.newline, '\n'],
  [ByteClass.lower, lowers],
  [ByteClass.upper, uppers],
  [ByteClass.digit, digits],
  [ByteClass.hash, '#'],
  [ByteClass.doubleQuote, '"`'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.slash, '/'],
  [ByteClass.percent, '%'],
  [ByteClass.less, '<'],
  [ByteClass.question, '?'],
  [ByteClass.colon, ':'],
  [ByteClass.dot, '.'],
  [ByteClass.openParen, '('],
  [ByteClass.openBracket, '['],
  [ByteClass.openBrace, '{'],
  [ByteClass.closeParen, ')'],
  [ByteClass.closeBracket, ']'],
  [ByteClass.closeBrace, '}'],
  [ByteClass.sigil, '@$'],
  [ByteClass.comma, ','],
  [ByteClass.semicolon, ';'],
  [ByteClass.bar, '|'],
  [ByteClass.backslash, '\\'],
  [ByteClass.ampersand, '&'],
  [ByteClass.minus, '-'],
  [ByteClass.operator, '+*!~^>='],
] as const) {
  for (const character of characters) byteClasses[character.charCodeAt(0)] = byteClass;
}

/** 1 for a byte of a name. */
export const nameBytes = Uint8Array.from(byteClasses, (byteClass) =>
  byteClass === ByteClass.lower || byteClass === ByteClass.upper || byteClass === ByteClass.digit ? 1 : 0,
);

export function isUpper(byte: number): boolean {
  return byteClasses[byte] === ByteClass.upper;
}

export function isBlank(byte: number): boolean {
  return byteClasses[byte] === ByteClass.blank;
}

export function isSpace(byte: number): boolean {
  return byteClasses[byte]! <= ByteClass.newline;
}
