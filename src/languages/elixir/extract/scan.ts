// Scans an Elixir file for modules, blocks and literals.
import { at, bang, colon, dot, question } from '../../kit/bytes.ts';
import { endOfLine } from '../../kit/skip.ts';
import type { Reader } from './reader.ts';
import { ByteClass, byteClasses, knownWords, nameStarts, plainBytes, Word } from './words.ts';

export function scan(reader: Reader): void {
  const { cursor } = reader;
  const { bytes, length } = cursor;
  while (cursor.pos < length) {
    let { pos } = cursor;
    while (plainBytes[bytes[pos]!] === 1) pos++;
    cursor.pos = pos;
    const byteClass = byteClasses[bytes[pos]!]!;
    switch (byteClass) {
      case ByteClass.lower:
        scanWord(reader);
        break;
      case ByteClass.newline:
        cursor.pos++;
        cursor.line++;
        break;
      case ByteClass.upper:
        scanModule(reader);
        break;
      case ByteClass.digit:
        cursor.pos = cursor.endOfName(pos + 1);
        break;
      case ByteClass.at:
        // Other attribute names are not keywords.
        cursor.pos = cursor.endOfName(pos + 1);
        if (knownWords.find(bytes, pos + 1, cursor.pos) === Word.types) reader.readTypes();
        break;
      case ByteClass.openBrace:
        cursor.pos++;
        reader.openBrace();
        break;
      case ByteClass.closeBrace:
        cursor.pos++;
        reader.closeBrace();
        break;
      case ByteClass.colon:
        scanColon(reader);
        break;
      case ByteClass.hash:
        cursor.pos = endOfLine(bytes, pos, length);
        break;
      default:
        reader.readRare(byteClass);
    }
  }
}

function scanWord(reader: Reader): void {
  const { cursor } = reader;
  const { bytes, pos: start } = cursor;
  let end = cursor.endOfName(start + 1);
  if (bytes[end] === question || bytes[end] === bang) end++;
  cursor.pos = end;
  if (isKey(bytes, end)) {
    cursor.pos++;
    return reader.readKey();
  }
  const word = knownWords.find(bytes, start, end);
  if (word !== 0 && !isMember(bytes, start)) reader.readWord(word, start);
}

function scanModule(reader: Reader): void {
  const { cursor } = reader;
  const { bytes, pos: start } = cursor;
  cursor.pos = cursor.endOfPath(start);
  // A module after a dot is computed at run time.
  if (!isKey(bytes, cursor.pos) && !isMember(bytes, start)) reader.readModule(start);
}

/** Fast path for plain atoms; others may be Erlang modules. */
function scanColon(reader: Reader): void {
  const { cursor } = reader;
  const { bytes, pos } = cursor;
  if (nameStarts[bytes[pos + 1]!] === 1) {
    const end = cursor.endOfName(pos + 2);
    const next = bytes[end];
    if (next !== dot && next !== at && next !== question && next !== bang) {
      cursor.pos = end;
      return;
    }
  }
  reader.readColon();
}

/** `name:` */
function isKey(bytes: Uint8Array, end: number): boolean {
  return bytes[end] === colon && bytes[end + 1] !== colon;
}

/** After one dot, but not two. */
function isMember(bytes: Uint8Array, start: number): boolean {
  return start > 0 && bytes[start - 1] === dot && (start === 1 || bytes[start - 2] !== dot);
}
