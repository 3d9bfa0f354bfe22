// What a byte can begin in Go. Bytes past ASCII only stand in names, strings and comments.

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
  /** Of an operator, which may go on. */
  operator: 13,
  other: 14,
} as const;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_';
const digits = '0123456789';

export const byteClasses = new Uint8Array(256).fill(ByteClass.other);
byteClasses.fill(ByteClass.letter, 128);
for (const [byteClass, characters] of [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r'],
  [ByteClass.newline, '\n'],
  [ByteClass.letter, letters],
  [ByteClass.digit, digits],
  [ByteClass.slash, '/'],
  [ByteClass.doubleQuote, '"'],
  [ByteClass.backquote, '`'],
  [ByteClass.singleQuote, "'"],
  [ByteClass.sign, ';,()[]{}'],
  [ByteClass.dot, '.'],
  [ByteClass.colon, ':'],
  [ByteClass.equals, '='],
  [ByteClass.operator, '+-*%&|^<>!~'],
] as const) {
  for (const character of characters) byteClasses[character.charCodeAt(0)] = byteClass;
}

/** 1 for a byte of a name. */
export const nameBytes = Uint8Array.from(byteClasses, (byteClass) =>
  byteClass === ByteClass.letter || byteClass === ByteClass.digit ? 1 : 0,
);
