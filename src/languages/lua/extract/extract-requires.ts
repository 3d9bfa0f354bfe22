// The modules and files that a Lua file names: `require "shop.cart"`, `pcall(require, "cjson")`, `dofile("tax.lua")`.
// Reads no further than the last of these words.
import type { Extraction, ImportStatement, SourceText } from '../../../model/source.ts';
import { LineCounter } from '../../../std/line-counter.ts';
import { NumberStack } from '../../../std/number-stack.ts';
import { computed, file } from '../forms.ts';
import { Cursor, isBlank, nameBytes } from './cursor.ts';

const callees = ['require', 'dofile', 'loadfile'];
const [lf, hash, comma, minus, dot, colon, openParen, closeParen] = [10, 35, 44, 45, 46, 58, 40, 41];
const [doubleQuote, singleQuote, openBracket] = [34, 39, 91];
/** Deeper than any code. */
const maxDepth = 100_000;
const shownLength = 60;

export function extractRequires(source: SourceText): Extraction {
  const cursor = new Cursor(source);
  const last = cursor.lastOf(callees);
  return { imports: last === -1 ? [] : new RequireReader(source, cursor).read(last) };
}

class RequireReader {
  readonly #cursor: Cursor;
  readonly #lines: LineCounter;
  readonly #imports: ImportStatement[] = [];
  /** One per open block: 1 for the body of a function. */
  readonly #blocks = new NumberStack();
  #functionDepth = 0;
  #pos = 0;
  /** Behind a dot or colon, where a name is a member; or behind `function`, where it is declared. */
  #isBound = false;

  constructor(source: SourceText, cursor: Cursor) {
    this.#cursor = cursor;
    this.#lines = new LineCounter(source.bytes);
  }

  read(last: number): readonly ImportStatement[] {
    const { bytes } = this.#cursor;
    if (bytes[0] === hash) while (this.#pos <= last && bytes[this.#pos] !== lf) this.#pos++;
    while (this.#pos <= last && this.#blocks.size <= maxDepth) {
      const byte = bytes[this.#pos]!;
      if (isBlank(byte)) this.#pos++;
      else if (nameBytes[byte] === 1) this.#takeWord();
      else this.#takeSign(byte);
    }
    return this.#imports;
  }

  #takeSign(byte: number): void {
    const cursor = this.#cursor;
    const pos = this.#pos;
    const next = cursor.bytes[pos + 1];
    if (byte === minus && next === minus) {
      this.#pos = cursor.afterComment(pos);
      return;
    }
    this.#isBound = (byte === dot && next !== dot && cursor.bytes[pos - 1] !== dot) || byte === colon;
    if (byte === doubleQuote || byte === singleQuote) this.#pos = cursor.afterString(pos);
    else if (byte === openBracket) this.#takeBracket();
    else this.#pos++;
  }

  #takeBracket(): void {
    const level = this.#cursor.longBracketAt(this.#pos);
    this.#pos = level === -1 ? this.#pos + 1 : this.#cursor.afterLongBracket(this.#pos, level);
  }

  #takeWord(): void {
    const cursor = this.#cursor;
    const start = this.#pos;
    const end = cursor.afterName(start);
    const isBound = this.#isBound;
    this.#pos = end;
    this.#isBound = false;
    // The words that matter have two to eight letters.
    if (isBound || end - start < 2 || end - start > 8) return;
    const word = cursor.slice(start, end);
    switch (word) {
      case 'function':
        this.#isBound = true;
        this.#functionDepth++;
        return this.#blocks.push(1);
      case 'if':
      case 'do':
      case 'repeat':
        return this.#blocks.push(0);
      case 'end':
      case 'until':
        if (this.#blocks.size > 0) this.#functionDepth -= this.#blocks.at(--this.#blocks.size);
        return;
      case 'require':
      case 'dofile':
      case 'loadfile':
        return this.#takeCall(word, start, end);
      default:
    }
  }

  #takeCall(callee: string, start: number, end: number): void {
    const cursor = this.#cursor;
    const { bytes } = cursor;
    let pos = cursor.afterBlanks(end);
    // `pcall(require, "cjson")`
    const isCall = bytes[pos] === openParen || bytes[pos] === comma;
    if (isCall) pos = cursor.afterBlanks(pos + 1);
    const literal = cursor.literalAt(pos);
    const form = callee === 'require' ? undefined : file;
    if (literal !== undefined && (!isCall || this.#endsArgument(literal.end))) {
      this.#pos = literal.end;
      if (literal.text !== '') this.#add(literal.text, form, start);
    } else if (bytes[cursor.afterBlanks(end)] === openParen) {
      const shown = this.#show(pos);
      if (shown !== '') this.#add(shown, computed, start);
    }
  }

  #endsArgument(end: number): boolean {
    const byte = this.#cursor.bytes[this.#cursor.afterBlanks(end)];
    return byte === closeParen || byte === comma;
  }

  #show(start: number): string {
    const { bytes, length } = this.#cursor;
    const limit = Math.min(length, start + shownLength);
    let end = start;
    while (end < limit && bytes[end]! >= 32 && bytes[end] !== closeParen) end++;
    return this.#cursor.slice(start, end).trim();
  }

  #add(specifier: string, form: string | undefined, position: number): void {
    const name = form === undefined ? {} : { name: form };
    const kind = this.#functionDepth > 0 ? 'lazy' : 'static';
    this.#imports.push({ specifier, ...name, line: this.#lines.lineAt(position), kind });
  }
}
