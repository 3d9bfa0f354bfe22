// Lookup tables by byte, used for every byte of a project.

/** Token kinds by first byte; dense, so that a switch becomes a jump table and tables stay small. */
export const space = 0;
export const word = 1;
export const digit = 2;
export const quote = 3;
export const backtick = 4;
export const slash = 5;
export const openParen = 6;
export const closeParen = 7;
export const openBrace = 8;
export const closeBrace = 9;
export const openBracket = 10;
export const closeBracket = 11;
export const semicolon = 12;
export const comma = 13;
export const colon = 14;
export const question = 15;
export const dot = 16;
export const lessThan = 17;
export const equals = 18;
export const plusOrMinus = 19;
export const exclamation = 20;
export const star = 21;
const operator = 22;
/** Part of a non-ASCII character: a letter, or a rare space. */
export const beyondAscii = 23;
export const count = 24;

export const tokenClass = new Uint8Array(256).fill(operator);
/** Letters, digits, `$ _ \` and every non-ASCII byte. */
export const continuesWord = new Uint8Array(256);

classify('\0\t\n\v\f\r ', space);
classify('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_\\#', word);
classify('0123456789', digit);
classify(`'"`, quote);
for (const [text, kind] of [
  ['`', backtick],
  ['/', slash],
  ['(', openParen],
  [')', closeParen],
  ['{', openBrace],
  ['}', closeBrace],
  ['[', openBracket],
  [']', closeBracket],
  [';', semicolon],
  [',', comma],
  [':', colon],
  ['?', question],
  ['.', dot],
  ['<', lessThan],
  ['=', equals],
  ['+-', plusOrMinus],
  ['!', exclamation],
  ['*', star],
] as const) {
  classify(text, kind);
}
tokenClass.fill(beyondAscii, 0x80);

for (let byte = 0; byte < 256; byte++) {
  const kind = tokenClass[byte];
  const isHash = byte === 0x23;
  continuesWord[byte] = !isHash && (kind === word || kind === digit || kind === beyondAscii) ? 1 : 0;
}

function classify(characters: string, kind: number): void {
  for (const character of characters) tokenClass[character.charCodeAt(0)] = kind;
}
