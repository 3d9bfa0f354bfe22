// Byte classes of Ruby. Non-ASCII bytes occur only in names, strings and comments.
import { bytesOf, classifyBytes, digits, lowers, uppers, signsOf } from '../../kit/byte-table.ts';
import { numbered } from '../../kit/numbered.ts';

/** `doubleQuote` is `"` and the backquote, `sigil` is `@` and `$`. */
export const ByteClass = numbered(
  0,
  'end blank newline lower upper digit hash doubleQuote singleQuote slash percent less question colon dot',
  'openParen openBracket openBrace closeParen closeBracket closeBrace sigil comma semicolon bar backslash ampersand',
  'minus operator other',
);

export const byteClasses = classifyBytes(ByteClass.other, ByteClass.lower, [
  [ByteClass.end, '\0'],
  [ByteClass.blank, ' \t\r\f\v'],
  [ByteClass.newline, '\n'],
  [ByteClass.lower, lowers + '_'],
  [ByteClass.upper, uppers],
  [ByteClass.digit, digits],
  ...signsOf(
    ByteClass,
    '# hash "` doubleQuote \' singleQuote / slash % percent < less ? question : colon . dot',
  ),
  ...signsOf(
    ByteClass,
    '( openParen [ openBracket { openBrace ) closeParen ] closeBracket } closeBrace @$ sigil',
  ),
  ...signsOf(ByteClass, ', comma ; semicolon | bar \\ backslash & ampersand - minus +*!~^>= operator'),
]);

/** Bytes of a name. */
export const nameBytes = bytesOf(byteClasses, ByteClass.lower, ByteClass.upper, ByteClass.digit);

export function isUpper(byte: number): boolean {
  return byteClasses[byte] === ByteClass.upper;
}

export function isBlank(byte: number): boolean {
  return byteClasses[byte] === ByteClass.blank;
}

/** Includes newlines and the end of the text. */
export function isSpace(byte: number): boolean {
  return byteClasses[byte]! <= ByteClass.newline;
}

export function skipBlanks(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (isBlank(bytes[pos]!)) pos++;
  return pos;
}

/** Includes newlines. */
export function skipSpace(bytes: Uint8Array, start: number, length: number): number {
  let pos = start;
  while (pos < length && isSpace(bytes[pos]!)) pos++;
  return pos;
}

export function skipName(bytes: Uint8Array, start: number): number {
  let pos = start;
  while (nameBytes[bytes[pos]!] === 1) pos++;
  return pos;
}

export function isText(bytes: Uint8Array, start: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[start + i] !== text.charCodeAt(i)) return false;
  return true;
}
