// Tables that answer for every byte at once what a scanner would have to compare.

/** The class of each byte, or the token that it is by itself: `other` where no class names its character, `beyond` for all bytes past ASCII. */
export function classifyBytes(
  other: number,
  beyond: number,
  classes: readonly (readonly [byteClass: number, characters: string])[],
): Uint8Array {
  const table = new Uint8Array(256).fill(other).fill(beyond, 128);
  for (const [byteClass, characters] of classes) {
    for (const character of characters) table[character.charCodeAt(0)] = byteClass;
  }
  return table;
}

/** 1 for each byte of one of these classes, 0 for the others. */
export function bytesOf(byteClasses: Uint8Array, ...classes: readonly number[]): Uint8Array {
  return byteClasses.map((byteClass) => (classes.includes(byteClass) ? 1 : 0));
}
