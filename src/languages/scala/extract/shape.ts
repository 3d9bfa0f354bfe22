// What the spelling of a name says of it. Plain constants, so that the program holds numbers where they are compared.

/** A name that a pattern binds. */
export const small = 0;
const capital = 1;
/** As types are spelled: a capital with a small letter somewhere behind it. */
export const type = 2;

export function shapeOf(bytes: Uint8Array, start: number, end: number): number {
  const first = bytes[start]!;
  if (first < 65 || first > 90) return small;
  for (let pos = start + 1; pos < end; pos++) if (bytes[pos]! >= 97 && bytes[pos]! <= 122) return type;
  return capital;
}
