// By convention, packages, functions and values begin with a lower-case letter, types with a capital.

export function isCapital(byte: number): boolean {
  return byte >= 65 && byte <= 90;
}

/** Begins with a capital and has a lower-case letter: a constant (`MAX`) is not a type. */
export function isTypeLike(bytes: Uint8Array, start: number, end: number): boolean {
  if (!isCapital(bytes[start]!)) return false;
  for (let pos = start + 1; pos < end; pos++) if (bytes[pos]! >= 97 && bytes[pos]! <= 122) return true;
  return false;
}

/** What can be used on the name of a Kotlin type, though not on its values, is said to be of this type. */
export function companionOf(path: string): string {
  return `${path}.${companion}`;
}

/** The usual name of the companion object of a type. */
export const companion = 'Companion';
