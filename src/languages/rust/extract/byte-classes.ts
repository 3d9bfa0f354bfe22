// What a byte can mean to someone who reads Rust. Non-ASCII bytes only stand in names, strings and comments.

/** 0 is a byte that means nothing by itself: blanks and operators. */
export const ByteClass = {
  end: 1,
  word: 2,
  digit: 3,
  quote: 4,
  apostrophe: 5,
  slash: 6,
  open: 7,
  close: 8,
  hash: 9,
  semicolon: 10,
  colon: 11,
  dollar: 12,
} as const;

export const byteClasses = tableOf([
  [ByteClass.end, '\0'],
  [ByteClass.word, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_'],
  [ByteClass.digit, '0123456789'],
  [ByteClass.quote, '"'],
  [ByteClass.apostrophe, "'"],
  [ByteClass.slash, '/'],
  [ByteClass.open, '([{'],
  [ByteClass.close, ')]}'],
  [ByteClass.hash, '#'],
  [ByteClass.semicolon, ';'],
  [ByteClass.colon, ':'],
  [ByteClass.dollar, '$'],
]);

/** 1 for a byte of a name. */
export const nameBytes = Uint8Array.from(byteClasses, (byteClass) =>
  byteClass === ByteClass.word || byteClass === ByteClass.digit ? 1 : 0,
);

/** 1 for a byte that a name can begin with. */
export const nameStarts = Uint8Array.from(byteClasses, (byteClass) => (byteClass === ByteClass.word ? 1 : 0));

function tableOf(classes: readonly (readonly [byteClass: number, characters: string])[]): Uint8Array {
  const table = new Uint8Array(256).fill(ByteClass.word, 128);
  for (const [byteClass, characters] of classes) {
    for (let i = 0; i < characters.length; i++) table[characters.charCodeAt(i)] = byteClass;
  }
  return table;
}
