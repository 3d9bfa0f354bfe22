// Tables that answer for every byte at once what a scanner would have to compare. A scanner keeps its tables in a file of
// its own folder: the engine takes no array of another chunk for a constant.

export const lowers = 'abcdefghijklmnopqrstuvwxyz';
export const uppers = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const letters = lowers + uppers;
export const digits = '0123456789';

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

/** 1 for each of these characters, 0 for the others. */
export function bytesIn(characters: string): Uint8Array {
  return classifyBytes(0, 0, [[1, characters]]);
}

/** 1 for each byte of a name: letters, digits, these signs, and all that is past ASCII. */
export function nameBytesWith(signs: string): Uint8Array {
  return classifyBytes(0, 1, [[1, letters + digits + signs]]);
}

/** 1 for each of these tokens, 0 for the others. */
export function tokenSet(...tokens: readonly (readonly number[])[]): Uint8Array {
  return kindsIn('', ...tokens);
}

/** `byteMap('()[]')`: the byte of `(` → that of `)`, and so on; 0 for the others. */
export function byteMap(pairs: string): Uint8Array {
  const table = new Uint8Array(256);
  for (let i = 0; i < pairs.length; i += 2) table[pairs.charCodeAt(i)] = pairs.charCodeAt(i + 1);
  return table;
}

/** `signsOf(Token, '( openParen +-*% operator')`: pairs for `classifyBytes`, signs with the number of the name behind them. */
export function signsOf(numbers: Readonly<Record<string, number>>, text: string): [number, string][] {
  const words = text.split(' ');
  return words.flatMap((signs, place): [number, string][] => {
    if (place % 2 === 1) return [];
    const number = numbers[words[place + 1] ?? ''];
    if (number === undefined) throw new Error(`${signs} has no name.`);
    return [[number, signs]];
  });
}

/** 1 for each of these characters and kinds of tokens, 0 for the others. */
export function kindsIn(characters: string, ...kinds: readonly (readonly number[])[]): Uint8Array {
  const table = bytesIn(characters);
  for (const kind of kinds.flat()) table[kind] = 1;
  return table;
}
