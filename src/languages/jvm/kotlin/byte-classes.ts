// What a byte can begin in Kotlin. Bytes past ASCII only stand in names, strings and comments.

export const ByteClass = {
  end: 0,
  blank: 1,
  newline: 2,
  letter: 3,
  digit: 4,
  slash: 5,
  doubleQuote: 6,
  backquote: 7,
  singleQuote: 8,
  /** A byte that is a token by itself. */
  sign: 9,
  dot: 10,
  colon: 11,
  equals: 12,
  minus: 13,
  question: 14,
  other: 15,
} as const;

export const byteClasses = new Uint8Array(256).fill(ByteClass.other);
byteClasses.fill(ByteClass.letter, 128);
for (const [byteClass, characters] of [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\f'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_'],
  [ByteClass.digit, '0123456789'],
  [ByteClass.slash, '/'],
  [ByteClass.doubleQuote, '"'],
  [ByteClass.backquote, '`'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.sign, ';,()[]{}<>@'],
  [ByteClass.dot, '.'],
  [ByteClass.colon, ':'],
  [ByteClass.equals, '='],
  [ByteClass.minus, '-'],
  [ByteClass.question, '?'],
] as const) {
  for (const character of characters) byteClasses[character.charCodeAt(0)] = byteClass;
}

/** 1 for a byte between two tokens. */
export const blankBytes = Uint8Array.from(byteClasses, (byteClass) =>
  byteClass === ByteClass.blank || byteClass === ByteClass.newline ? 1 : 0,
);

/** 1 for a byte of a name. */
export const nameBytes = Uint8Array.from(byteClasses, (byteClass) =>
  byteClass === ByteClass.letter || byteClass === ByteClass.digit ? 1 : 0,
);
