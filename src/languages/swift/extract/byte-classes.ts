// What a byte can begin in Swift. Bytes past ASCII stand in names, strings and comments, and in the rarest operators.

export const ByteClass = {
  end: 0,
  blank: 1,
  newline: 2,
  letter: 3,
  digit: 4,
  slash: 5,
  quote: 6,
  backquote: 7,
  hash: 8,
  at: 9,
  /** A byte that is a token by itself. */
  sign: 10,
  dot: 11,
  equals: 12,
  minus: 13,
  less: 14,
  greater: 15,
  /** `?` and `!`, which may belong to what stands before them. */
  mark: 16,
  operator: 17,
  other: 18,
} as const;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$';

export const byteClasses = new Uint8Array(256).fill(ByteClass.other);
byteClasses.fill(ByteClass.letter, 128);
for (const [byteClass, characters] of [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\v\f'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, letters],
  [ByteClass.digit, '0123456789'],
  [ByteClass.slash, '/'],
  [ByteClass.quote, '"'],
  [ByteClass.backquote, '`'],
  [ByteClass.hash, '#'],
  [ByteClass.at, '@'],
  [ByteClass.sign, ';,:()[]{}'],
  [ByteClass.dot, '.'],
  [ByteClass.equals, '='],
  [ByteClass.minus, '-'],
  [ByteClass.less, '<'],
  [ByteClass.greater, '>'],
  [ByteClass.mark, '?!'],
  [ByteClass.operator, '+*%&|^~\\'],
] as const) {
  for (const character of characters) byteClasses[character.charCodeAt(0)] = byteClass;
}

/** 1 for a byte of a name. */
export const nameBytes = Uint8Array.from(byteClasses, (byteClass) =>
  byteClass === ByteClass.letter || byteClass === ByteClass.digit ? 1 : 0,
);

/** 1 for a byte that an operator goes on with. */
export const operatorBytes = Uint8Array.from(byteClasses, (byteClass) =>
  byteClass >= ByteClass.equals && byteClass <= ByteClass.operator && byteClass !== ByteClass.less ? 1 : 0,
);
operatorBytes[62] = 0;
