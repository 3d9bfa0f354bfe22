// The `import` statements of one .proto file. They may stand between all others at its top, but behind the last word
// `import` there is none, and nothing is read.
import type { Extraction, ImportStatement, SourceText } from '../../../model/source.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import {
  backslash,
  closeBrace,
  doubleQuote,
  hash,
  newline,
  openBrace,
  semicolon,
  singleQuote,
  slash,
  star,
} from '../../kit/bytes.ts';
const keyword = 'import';
/** What may stand between `import` and the path. */
const modifiers = new Set(['public', 'weak', 'option']);

export function extractImports({ bytes, length }: SourceText): Extraction {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  const last = text.lastIndexOf(keyword);
  return { imports: last === -1 ? [] : new ImportReader(bytes, text, last).read() };
}

class ImportReader {
  readonly #bytes: Uint8Array;
  readonly #text: Buffer;
  readonly #last: number;
  readonly #lines: LineCounter;
  #pos = 0;

  constructor(bytes: Uint8Array, text: Buffer, last: number) {
    this.#bytes = bytes;
    this.#text = text;
    this.#last = last;
    this.#lines = new LineCounter(bytes);
  }

  read(): ImportStatement[] {
    const imports: ImportStatement[] = [];
    let depth = 0;
    let isAtStart = true;
    for (this.#skipBlanks(); this.#pos <= this.#last; this.#skipBlanks()) {
      const start = this.#pos;
      const byte = this.#bytes[start]!;
      if (isLetter(byte)) {
        const isImport = this.#takeWord() === keyword && isAtStart && depth === 0;
        isAtStart = false;
        if (!isImport) continue;
        const specifier = this.#takePath();
        if (specifier !== '') imports.push({ specifier, line: this.#lines.lineAt(start), kind: 'static' });
        continue;
      }
      if (byte === doubleQuote || byte === singleQuote) this.#takeString();
      else this.#pos++;
      if (byte === openBrace) depth++;
      if (byte === closeBrace) depth = Math.max(0, depth - 1);
      isAtStart = byte === semicolon || byte === openBrace || byte === closeBrace;
    }
    return imports;
  }

  /** Behind `import`; strings that follow each other are one. */
  #takePath(): string {
    this.#skipBlanks();
    if (isLetter(this.#bytes[this.#pos]!) && !modifiers.has(this.#takeWord())) return '';
    let path = '';
    for (;;) {
      this.#skipBlanks();
      const byte = this.#bytes[this.#pos];
      if (byte !== doubleQuote && byte !== singleQuote) return path;
      path += this.#takeString();
    }
  }

  #takeWord(): string {
    const start = this.#pos;
    while (isLetter(this.#bytes[this.#pos]!)) this.#pos++;
    // Only short words mean anything here.
    return this.#text.toString('latin1', start, Math.min(this.#pos, start + 16));
  }

  /** What is between the quotes; a string that does not end, ends with its line. */
  #takeString(): string {
    const quote = this.#bytes[this.#pos++];
    const start = this.#pos;
    while (this.#pos < this.#text.length) {
      const byte = this.#bytes[this.#pos];
      if (byte === quote || byte === newline) break;
      this.#pos += byte === backslash ? 2 : 1;
    }
    this.#pos = Math.min(this.#pos, this.#text.length);
    const content = this.#text.toString('utf8', start, this.#pos);
    if (this.#bytes[this.#pos] === quote) this.#pos++;
    return content;
  }

  #skipBlanks(): void {
    const bytes = this.#bytes;
    const { length } = this.#text;
    while (this.#pos < length) {
      const byte = bytes[this.#pos]!;
      if (byte <= 32) this.#pos++;
      else if (byte === hash || (byte === slash && bytes[this.#pos + 1] === slash)) this.#skipTo('\n', 0);
      else if (byte === slash && bytes[this.#pos + 1] === star) this.#skipTo('*/', 2);
      else return;
    }
  }

  /** Behind the next such text. */
  #skipTo(end: string, from: number): void {
    const found = this.#text.indexOf(end, this.#pos + from);
    this.#pos = found === -1 ? this.#text.length : found + end.length;
  }
}

/** Also a digit or a dot: they only stand in words that are of no interest. */
function isLetter(byte: number): boolean {
  return (
    (byte >= 97 && byte <= 122) ||
    (byte >= 65 && byte <= 90) ||
    (byte >= 46 && byte <= 57 && byte !== slash) ||
    byte === 95
  );
}
