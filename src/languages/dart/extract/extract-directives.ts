// The directives at the head of a Dart file. Reading stops at the first declaration, unless directives follow it.
//
// `part of` and `augment library` refer from a part to its library. They have the kind `type`, because otherwise every
// library with a part would be a cycle. `part of shop.cart` names a library, not a file.
import type { Extraction, ImportKind, ImportStatement, SourceText } from '../../../model/source.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import { Cursor } from './cursor.ts';
import * as Byte from '../../kit/bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

const misplaced = new Set(['import', 'export', 'part']);
const lineStarts = [...misplaced].map((word) => `\n${word} `);

export function extractDirectives(source: SourceText): Extraction {
  const reader = new DirectiveReader(source);
  reader.read();
  return { imports: reader.imports, ...(reader.library === '' ? {} : { scope: reader.library }) };
}

class DirectiveReader {
  readonly #cursor: Cursor;
  readonly #lines: LineCounter;
  readonly imports: ImportStatement[] = [];
  library = '';

  constructor(source: SourceText) {
    this.#cursor = new Cursor(source);
    this.#lines = new LineCounter(source.bytes);
  }

  read(): void {
    while (this.#readDirective());
    const { text, pos } = this.#cursor;
    // The newline before the position belongs to the line start.
    if (!lineStarts.some((start) => text.includes(start, Math.max(0, pos - 1)))) return;
    const last = this.#cursor.lastOf(lineStarts);
    while (this.#findMisplaced(last)) this.#readDirective();
  }

  /** In a broken file directives follow something else: moves to the next line that begins with one, up to `last`. */
  #findMisplaced(last: number): boolean {
    const cursor = this.#cursor;
    for (; cursor.pos <= last + 1; cursor.skipToken()) {
      if (cursor.bytes[cursor.pos - 1] === Byte.newline && misplaced.has(cursor.peekWord())) return true;
    }
    return false;
  }

  /** False if there is no valid directive. */
  #readDirective(): boolean {
    const cursor = this.#cursor;
    while (cursor.byte === Byte.at) skipMetadata(cursor);
    const line = this.#lines.lineAt(cursor.pos);
    switch (cursor.takeWord()) {
      case 'import':
        if (cursor.peekWord() === 'augment') cursor.takeWord();
        return this.#readUris(line);
      case 'export':
        return this.#readUris(line);
      case 'part':
        return cursor.peekWord() === 'of' ? this.#readPartOf(line) : this.#readUris(line);
      case 'library':
        return cursor.peekWord() === 'augment' ? this.#readPartOf(line) : this.#readLibrary();
      case 'augment':
        return cursor.peekWord() === 'library' && this.#readPartOf(line);
      default:
        return false;
    }
  }

  /** `'cart.dart' if (dart.library.io) 'cart_io.dart' deferred as cart show Cart;` */
  #readUris(line: number): boolean {
    const cursor = this.#cursor;
    const found: { readonly uri: string; readonly line: number }[] = [];
    for (let uriLine = line; ; uriLine = this.#lines.lineAt(cursor.pos)) {
      const uri = this.#takeUri();
      if (uri === undefined) return false;
      found.push({ uri, line: uriLine });
      if (cursor.peekWord() !== 'if') break;
      cursor.takeWord();
      if (!this.#skipCondition()) return false;
    }
    const kind: ImportKind = cursor.peekWord() === 'deferred' ? 'lazy' : 'static';
    for (const { uri, line: uriLine } of found) this.#add(uri, uriLine, kind);
    return this.#skipToEnd();
  }

  #readPartOf(line: number): boolean {
    const cursor = this.#cursor;
    cursor.takeWord();
    if (cursor.isAtString) {
      const uri = this.#takeUri();
      if (uri !== undefined) this.#add(uri, line, 'type');
    } else {
      const name = this.#takeDottedName();
      if (name !== '')
        this.imports.push({ specifier: name, detail: { kind: 'library' }, line, kind: 'type' });
    }
    return this.#skipToEnd();
  }

  #readLibrary(): boolean {
    this.library = this.#takeDottedName();
    return this.#cursor.take(Byte.semicolon);
  }

  #add(uri: string, line: number, kind: ImportKind): void {
    if (uri !== '') this.imports.push({ specifier: uri, line, kind });
  }

  /** Adjacent strings are one. */
  #takeUri(): string | undefined {
    const cursor = this.#cursor;
    let uri: string | undefined;
    while (cursor.isAtString) {
      const part = cursor.takeString();
      if (part === undefined) return undefined;
      uri = (uri ?? '') + part;
    }
    return uri;
  }

  #takeDottedName(): string {
    const cursor = this.#cursor;
    const parts = [cursor.takeWord()];
    while (cursor.take(Byte.dot)) parts.push(cursor.takeWord());
    return parts.join('.');
  }

  /** `(dart.library.io == 'true')` */
  #skipCondition(): boolean {
    const cursor = this.#cursor;
    if (!cursor.take(Byte.openParen)) return false;
    this.#takeDottedName();
    while (cursor.take(Byte.equals));
    this.#takeUri();
    return cursor.take(Byte.closeParen);
  }

  /** Names and commas, then the semicolon: `as cart show Cart, Line hide total;` */
  #skipToEnd(): boolean {
    const cursor = this.#cursor;
    while (cursor.takeWord() !== '' || cursor.take(Byte.comma));
    return cursor.take(Byte.semicolon);
  }
}

/** At `@`. */
function skipMetadata(cursor: Cursor): void {
  cursor.take(Byte.at);
  do cursor.takeWord();
  while (cursor.take(Byte.dot));
  skipBrackets(cursor, Byte.less, Byte.greater);
  skipBrackets(cursor, Byte.openParen, Byte.closeParen);
}

/** At the opening bracket, if there is one. */
function skipBrackets(cursor: Cursor, open: number, close: number): void {
  let depth = 0;
  do {
    if (cursor.take(open)) depth++;
    else if (depth === 0) return;
    else if (cursor.take(close)) depth--;
    else cursor.skipToken();
  } while (depth > 0 && !cursor.isAtEnd);
  if (depth > 0) noteUnclosed();
}
