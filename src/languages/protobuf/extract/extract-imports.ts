// The `import` statements of one .proto file. Nothing is read after the last word `import`.
import type { Extraction, ImportStatement, SourceText } from '../../../model/source.ts';
import { ByteCursor } from '../../kit/byte-cursor.ts';
import { bytesIn, digits, letters } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { endOfBlockComment, endOfLine, endOfLineString, endOfRun } from '../../kit/skip.ts';
import { LineCounter } from '../../kit/line-counter.ts';
const keyword = 'import';
/** 1 for bytes of words. Dots occur only in words that do not matter. */
const wordBytes = bytesIn(`${letters}${digits}_.`);
/** Between `import` and the path. */
const modifiers = new Set(['public', 'weak', 'option']);

export function extractImports(source: SourceText): Extraction {
  const cursor = new Cursor(source);
  const last = cursor.lastOf([keyword]);
  return { imports: last === -1 ? [] : readImports(cursor, last) };
}

/** At any depth: `import` before a string is always an import, also after a bracket that is never closed. */
function readImports(cursor: Cursor, last: number): ImportStatement[] {
  const lines = new LineCounter(cursor.bytes);
  const imports: ImportStatement[] = [];
  for (cursor.skipBlanks(); cursor.pos <= last; cursor.skipBlanks()) {
    const start = cursor.pos;
    const byte = cursor.bytes[start]!;
    if (byte === Byte.doubleQuote || byte === Byte.singleQuote) cursor.takeString();
    else if (wordBytes[byte] === 0) cursor.pos++;
    else if (cursor.takeWord() === keyword) {
      const specifier = readPath(cursor);
      if (specifier !== '') imports.push({ specifier, line: lines.lineAt(start), kind: 'static' });
    }
  }
  return imports;
}

/** After `import`. Adjacent strings are one. */
function readPath(cursor: Cursor): string {
  cursor.skipBlanks();
  if (wordBytes[cursor.byte] === 1 && !modifiers.has(cursor.takeWord())) return '';
  let path = '';
  for (;;) {
    cursor.skipBlanks();
    const { byte } = cursor;
    if (byte !== Byte.doubleQuote && byte !== Byte.singleQuote) return path;
    path += cursor.takeString();
  }
}

class Cursor extends ByteCursor {
  takeWord(): string {
    const start = this.pos;
    this.pos = endOfRun(this.bytes, start, this.length, wordBytes);
    // Only short words matter.
    return this.slice(start, Math.min(this.pos, start + 16));
  }

  /** An unclosed string ends with its line. */
  takeString(): string {
    const quote = this.bytes[this.pos];
    const start = this.pos + 1;
    this.pos = endOfLineString(this.bytes, this.pos, this.length);
    const isClosed = this.pos > start && this.bytes[this.pos - 1] === quote;
    return this.slice(start, isClosed ? this.pos - 1 : this.pos);
  }

  skipBlanks(): void {
    const { bytes, length } = this;
    while (this.pos < length) {
      const byte = bytes[this.pos]!;
      const next = bytes[this.pos + 1];
      if (byte <= Byte.space) this.pos++;
      else if (byte === Byte.hash || (byte === Byte.slash && next === Byte.slash))
        this.pos = endOfLine(bytes, this.pos, length);
      else if (byte === Byte.slash && next === Byte.star)
        this.pos = endOfBlockComment(bytes, this.pos, length);
      else return;
    }
  }
}
