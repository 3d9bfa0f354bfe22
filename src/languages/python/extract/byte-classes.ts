// What a byte can mean to someone who reads Python's code. Non-ASCII bytes only stand in names, strings and comments.

/** 0 is a byte that ends nothing: blanks, and whatever else only stands between two tokens. */
export const ByteClass = {
  end: 1,
  newline: 2,
  comment: 3,
  quote: 4,
  open: 5,
  close: 6,
  backslash: 7,
  /** Of a replacement field, where it begins the format; elsewhere of a header, an annotation or a lambda. */
  colon: 8,
  word: 9,
  sign: 10,
} as const;

/** For skipping a logical line: where it may end, and what may hide its end. */
export const lineStops = tableOf([
  [ByteClass.end, '\0'],
  [ByteClass.newline, '\n\r'],
  [ByteClass.comment, '#'],
  [ByteClass.quote, '"\''],
  [ByteClass.open, '([{'],
  [ByteClass.close, ')]}'],
  [ByteClass.backslash, '\\'],
]);

/** The same inside the replacement field of an f-string. */
export const fieldStops = tableOf([[ByteClass.colon, ':']], lineStops);

/** For reading a logical line token by token. */
export const tokenStops = tableOf(
  [
    [ByteClass.word, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789'],
    [ByteClass.sign, '.,;=*!@$%^&-+|/<>?~`'],
  ],
  fieldStops,
  ByteClass.word,
);

/** 1 for a byte that ends a string's plain stretch: its quote, an escape, a line, a field's brace. */
export const stringStops = tableOf([[1, '"\'\\\n\r\0']]);
export const fStringStops = tableOf([[1, '{}']], stringStops);

/** 1 for a byte of a name. */
export const nameBytes = Uint8Array.from(tokenStops, (byteClass) => (byteClass === ByteClass.word ? 1 : 0));

function tableOf(
  classes: readonly (readonly [byteClass: number, characters: string])[],
  base: Uint8Array = new Uint8Array(256),
  nonAscii = 0,
): Uint8Array {
  const table = base.slice();
  if (nonAscii !== 0) table.fill(nonAscii, 128);
  for (const [byteClass, characters] of classes) {
    for (let i = 0; i < characters.length; i++) table[characters.charCodeAt(i)] = byteClass;
  }
  return table;
}
