// What a byte can begin in PHP code. Bytes past ASCII stand in names, strings and comments alone.

export const ByteClass = {
  /** An operator, which says nothing about names. */
  other: 0,
  end: 1,
  blank: 2,
  letter: 3,
  digit: 4,
  dollar: 5,
  singleQuote: 6,
  /** Of a string with expressions in it. */
  doubleQuote: 7,
  slash: 8,
  hash: 9,
  backslash: 10,
  minus: 11,
  colon: 12,
  less: 13,
  question: 14,
  equals: 15,
  open: 16,
  close: 17,
  comma: 18,
  semicolon: 19,
} as const;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_';

export const byteClasses = new Uint8Array(256).fill(ByteClass.other);
byteClasses.fill(ByteClass.letter, 128);
for (const [byteClass, characters] of [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\n\v\f'],
  [ByteClass.letter, letters],
  [ByteClass.digit, '0123456789'],
  [ByteClass.dollar, '$'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.doubleQuote, '"`'],
  [ByteClass.slash, '/'],
  [ByteClass.hash, '#'],
  [ByteClass.backslash, '\\'],
  [ByteClass.minus, '-'],
  [ByteClass.colon, ':'],
  [ByteClass.less, '<'],
  [ByteClass.question, '?'],
  [ByteClass.equals, '='],
  [ByteClass.open, '([{'],
  [ByteClass.close, ')]}'],
  [ByteClass.comma, ','],
  [ByteClass.semicolon, ';'],
] as const) {
  for (const character of characters) byteClasses[character.charCodeAt(0)] = byteClass;
}

/** 1 for a byte of a name. */
export const nameBytes = Uint8Array.from(byteClasses, (byteClass) =>
  byteClass === ByteClass.letter || byteClass === ByteClass.digit ? 1 : 0,
);
