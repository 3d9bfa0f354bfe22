// The modules and files that a Lua file loads: `require "shop.cart"`, `pcall(require, "cjson")`, `dofile("tax.lua")`.
// Reading stops after the last of these words.
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { Extraction, ImportStatement, SourceText } from '../../../model/source.ts';
import { importStatement } from '../../kit/import-statement.ts';
import { KeywordTable, tokensNamed, tokensOfWords } from '../../kit/keyword-table.ts';
import { numbered } from '../../kit/numbered.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { Cursor, isBlank, nameBytes } from './cursor.ts';
import * as Byte from '../../kit/bytes.ts';

/** `dofile` and `loadfile` take a path. */
const file: ImportDetail = { kind: 'file' };
const computed: ImportDetail = { kind: 'computed' };
const mayFail: ImportDetail = { kind: 'may-fail' };
const callees = ['require', 'dofile', 'loadfile'];

/** What a byte can begin. */
const Meaning = numbered(0, 'none name blank sign');
const meanings = Uint8Array.from(nameBytes, (isName, byte) => {
  if (isName === 1) return Meaning.name;
  if (isBlank(byte)) return Meaning.blank;
  return '-.:"\'['.includes(String.fromCharCode(byte)) ? Meaning.sign : Meaning.none;
});

const Word = numbered(1, 'function open close require load');
const words = new KeywordTable(
  tokensOfWords([
    ...tokensNamed(Word, 'function require'),
    [Word.open, 'if do repeat'],
    [Word.close, 'end until'],
    [Word.load, 'dofile loadfile'],
  ]),
);
/** Deeper than real code. */
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
  /** Per open block: 1 for a function body. */
  readonly #blocks = new NumberStack();
  #functionDepth = 0;
  #pos = 0;
  /** After a dot or colon, where a name is a member, or after `function`, where it is a declaration. */
  #isBound = false;

  constructor(source: SourceText, cursor: Cursor) {
    this.#cursor = cursor;
    this.#lines = new LineCounter(source.bytes);
  }

  read(last: number): readonly ImportStatement[] {
    const { bytes } = this.#cursor;
    if (bytes[0] === Byte.hash) while (this.#pos <= last && bytes[this.#pos] !== Byte.newline) this.#pos++;
    for (let pos = this.#pos; pos <= last && this.#blocks.size <= maxDepth;) {
      const byte = bytes[pos]!;
      const meaning = meanings[byte]!;
      if (meaning === Meaning.none) {
        this.#isBound = false;
        pos++;
      } else if (meaning === Meaning.blank) {
        pos++;
      } else {
        this.#pos = pos;
        if (meaning === Meaning.name) this.#takeWord();
        else this.#takeSign(byte);
        pos = this.#pos;
      }
    }
    return this.#imports;
  }

  #takeSign(byte: number): void {
    const cursor = this.#cursor;
    const pos = this.#pos;
    const next = cursor.bytes[pos + 1];
    if (byte === Byte.minus && next === Byte.minus) {
      this.#pos = cursor.afterComment(pos);
      return;
    }
    this.#isBound =
      (byte === Byte.dot && next !== Byte.dot && cursor.bytes[pos - 1] !== Byte.dot) || byte === Byte.colon;
    if (byte === Byte.doubleQuote || byte === Byte.singleQuote) this.#pos = cursor.afterString(pos);
    else if (byte === Byte.openBracket) this.#takeBracket();
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
    if (isBound) return;
    switch (words.find(cursor.bytes, start, end)) {
      case Word.function:
        this.#isBound = true;
        this.#functionDepth++;
        return this.#blocks.push(1);
      case Word.open:
        return this.#blocks.push(0);
      case Word.close:
        if (this.#blocks.size > 0) this.#functionDepth -= this.#blocks.at(--this.#blocks.size);
        return;
      case Word.require:
        return this.#takeCall(undefined, start, end);
      case Word.load:
        return this.#takeCall(file, start, end);
      default:
    }
  }

  #takeCall(form: ImportDetail | undefined, start: number, end: number): void {
    const cursor = this.#cursor;
    const { bytes } = cursor;
    let pos = cursor.afterBlanks(end);
    // `pcall(require, "cjson")`
    const isProtected = bytes[pos] === Byte.comma;
    const isCall = bytes[pos] === Byte.openParen || isProtected;
    if (isCall) pos = cursor.afterBlanks(pos + 1);
    const literal = cursor.literalAt(pos);
    if (literal !== undefined && (!isCall || this.#endsArgument(literal.end))) {
      this.#pos = literal.end;
      if (literal.text !== '') this.#add(literal.text, form ?? (isProtected ? mayFail : undefined), start);
    } else if (bytes[cursor.afterBlanks(end)] === Byte.openParen) {
      const shown = this.#show(pos);
      if (shown !== '') this.#add(shown, computed, start);
    }
  }

  #endsArgument(end: number): boolean {
    const byte = this.#cursor.bytes[this.#cursor.afterBlanks(end)];
    return byte === Byte.closeParen || byte === Byte.comma;
  }

  #show(start: number): string {
    const { bytes, length } = this.#cursor;
    const limit = Math.min(length, start + shownLength);
    let end = start;
    while (end < limit && bytes[end]! >= 32 && bytes[end] !== Byte.closeParen) end++;
    return this.#cursor.slice(start, end).trim();
  }

  #add(specifier: string, detail: ImportDetail | undefined, position: number): void {
    const kind = this.#functionDepth > 0 ? 'lazy' : 'static';
    this.#imports.push(importStatement({ specifier, detail, line: this.#lines.lineAt(position), kind }));
  }
}
