// Lookup tables by byte. Each scanner creates its tables in its own folder: V8 does not treat an array from another chunk
// as a constant.

export const lowers = 'abcdefghijklmnopqrstuvwxyz';
export const uppers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const letters = lowers + uppers;
export const digits = '0123456789';

/** Class (or single-byte token) of each byte: `other` if no class names its character, `beyond` for all non-ASCII bytes. */
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

/** 1 for each byte of these classes. */
export function bytesOf(byteClasses: Uint8Array, ...classes: readonly number[]): Uint8Array {
  return byteClasses.map((byteClass) => (classes.includes(byteClass) ? 1 : 0));
}

/** 1 for each of these characters. */
export function bytesIn(characters: string): Uint8Array {
  return classifyBytes(0, 0, [[1, characters]]);
}

/** 1 for each byte of a name: letters, digits, these signs, and all non-ASCII bytes. */
export function nameBytesWith(signs: string): Uint8Array {
  return classifyBytes(0, 1, [[1, letters + digits + signs]]);
}

/** 1 for each of these tokens. */
export function tokenSet(...tokens: readonly (readonly number[])[]): Uint8Array {
  return kindsIn('', ...tokens);
}

/** `byteMap('()[]')`: `(` → `)`, `[` → `]`; 0 for other bytes. */
export function byteMap(pairs: string): Uint8Array {
  const table = new Uint8Array(256);
  for (let i = 0; i < pairs.length; i += 2) table[pairs.charCodeAt(i)] = pairs.charCodeAt(i + 1);
  return table;
}

/** `signsOf(Token, '( openParen +-*% operator')`: pairs for `classifyBytes`, signs with the number of the name after them. */
export function signsOf(numbers: Readonly<Record<string, number>>, text: string): [number, string][] {
  const words = text.split(' ');
  return words.flatMap((signs, place): [number, string][] => {
    if (place % 2 === 1) return [];
    const number = numbers[words[place + 1] ?? ''];
    if (number === undefined) throw new Error(`${signs} has no name.`);
    return [[number, signs]];
  });
}

/** 1 for each of these characters and token kinds. */
export function kindsIn(characters: string, ...kinds: readonly (readonly number[])[]): Uint8Array {
  const table = bytesIn(characters);
  for (const kind of kinds.flat()) table[kind] = 1;
  return table;
}
