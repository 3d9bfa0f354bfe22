// Reads one Elixir file: tells code from strings, sigils and comments, follows `do`, `fn` and `end`, and notes the modules
// that are defined and named.
import type { ImportKind, ImportStatement, SourceText } from '../../../model/source.ts';
import { LineSearch } from '../../../std/line-search.ts';
import { ByteClass, byteClasses, nameBytes } from './byte-classes.ts';
import { Cursor, module } from './cursor.ts';
import { ModuleNames } from './module-names.ts';
import { type Literal, openQuoted, openSigil, skipLiteral } from './skip-literal.ts';

const [newline, bang, openParen, comma, dot, colon, question, backslash, openBrace, closeBrace] = [
  10, 33, 40, 44, 46, 58, 63, 92, 123, 125,
];
/** Deeper than anybody writes: the rest of the file is left unread. */
const maxDepth = 100_000;

const directives = new Set(['alias', 'import', 'require', 'use']);
const definitions = new Set(['defmodule', 'defprotocol', 'defimpl']);
/** Words that begin another part of a block, in which what was aliased in the part before holds no more. */
const branches = new Set(['after', 'catch', 'else', 'rescue']);

const longest = 11;
/** 1 for a length and a first letter that some known word has: most words need not be looked at any closer. */
const knownShapes = new Uint8Array((longest + 1) * 256);
for (const word of ['do', 'fn', 'end', module, ...branches, ...directives, ...definitions]) {
  knownShapes[word.length * 256 + word.charCodeAt(0)] = 1;
}

function mayBeKnown(length: number, first: number): boolean {
  return length <= longest && knownShapes[length * 256 + first] === 1;
}

/** A block, which an `end` closes, or a brace; the literal that goes on behind it, where it is a `#{`. */
interface Frame {
  readonly isBlock: boolean;
  readonly literal: Literal | undefined;
  readonly mark: number;
  readonly around: string;
}

export class Reader {
  readonly imports: ImportStatement[] = [];
  readonly declares = new Set<string>();
  readonly #bytes: Uint8Array;
  readonly #cursor: Cursor;
  readonly #length: number;
  readonly #lines: LineSearch;
  readonly #names = new ModuleNames();
  readonly #frames: Frame[] = [];
  #blocks = 0;
  readonly #noted = new Set<string>();
  /** The module whose `do` is to come. */
  #defined: string | undefined;
  #pos = 0;

  constructor(source: SourceText) {
    const { bytes, length } = source;
    this.#cursor = new Cursor(source);
    this.#bytes = bytes;
    this.#length = length;
    this.#lines = new LineSearch(bytes, length);
  }

  read(): void {
    const bytes = this.#bytes;
    while (this.#pos < this.#length) {
      switch (byteClasses[bytes[this.#pos]!]) {
        case ByteClass.lower:
          this.#readWord();
          break;
        case ByteClass.upper:
          this.#readModule();
          break;
        case ByteClass.digit:
          this.#pos = this.#cursor.endOfName(this.#pos);
          break;
        case ByteClass.quote:
          this.#readQuoted(this.#pos, true);
          break;
        case ByteClass.hash:
          while (this.#pos < this.#length && bytes[this.#pos] !== newline) this.#pos++;
          break;
        case ByteClass.tilde:
          this.#readSigil();
          break;
        case ByteClass.colon:
          this.#readColon();
          break;
        case ByteClass.question:
          this.#pos += bytes[this.#pos + 1] === backslash ? 3 : 2;
          break;
        case ByteClass.openBrace:
          this.#pos++;
          this.#open(false, undefined);
          break;
        case ByteClass.closeBrace:
          this.#closeBrace();
          break;
        case ByteClass.at:
          // The name of an attribute is no word of the language.
          this.#pos = this.#cursor.endOfName(this.#pos + 1);
          break;
        default:
          this.#pos++;
      }
    }
  }

  #readWord(): void {
    const bytes = this.#bytes;
    const start = this.#pos;
    let end = this.#cursor.endOfName(start);
    if (bytes[end] === question || bytes[end] === bang) end++;
    this.#pos = end;
    if (bytes[start - 1] === dot && bytes[start - 2] !== dot) return;
    if (bytes[end] === colon && bytes[end + 1] !== colon) {
      this.#pos++;
      // `defmodule Cart, do: …` has no block.
      this.#defined = undefined;
      return;
    }
    if (!mayBeKnown(end - start, bytes[start]!)) return;
    const word = this.#cursor.slice(start, end);
    if (word === 'do') this.#openBlock();
    else if (word === 'fn') this.#open(true, undefined);
    else if (word === 'end') this.#closeBlock();
    else if (branches.has(word)) this.#beginBranch();
    else if (word === module) this.#readOwn(start);
    else if (directives.has(word)) this.#readDirective(word, start);
    else if (definitions.has(word)) this.#readDefinition(word);
  }

  /** `__MODULE__.Cart` */
  #readOwn(start: number): void {
    const end = this.#cursor.endOfPath(start);
    this.#pos = end;
    if (end > start + module.length)
      this.#note(this.#names.expand(this.#cursor.slice(start, end)), 'reference', start);
  }

  /** A module that is named anywhere in the code. */
  #readModule(): void {
    const bytes = this.#bytes;
    const start = this.#pos;
    const end = this.#cursor.endOfPath(start);
    this.#pos = end;
    const isKey = bytes[end] === colon && bytes[end + 1] !== colon;
    // Behind a dot the module is not known before the code runs.
    if (isKey || (bytes[start - 1] === dot && bytes[start - 2] !== dot)) return;
    this.#note(this.#names.expand(this.#cursor.slice(start, end)), 'reference', start);
  }

  /** `alias Shop.{Cart, Order}`, `use Shop.Cart, as: Basket` */
  #readDirective(word: string, start: number): void {
    const bytes = this.#bytes;
    let at = bytes[this.#pos] === openParen ? this.#pos + 1 : this.#pos;
    at = this.#cursor.skipBlanks(at);
    const end = this.#cursor.endOfPath(at);
    if (end === at) return;
    const kind = word === 'alias' ? 'reference' : 'static';
    const written = this.#cursor.slice(at, end);
    this.#pos = end;
    if (bytes[end] === dot && bytes[end + 1] === openBrace)
      return this.#readGroup(word, kind, written, end + 2);
    const full = this.#names.expand(written);
    if (full !== this.#names.current) this.#note(full, kind, start);
    const name = this.#readOption(end, 'as:');
    if (name !== undefined) this.#pos = name.end;
    if (word === 'alias' || name !== undefined) this.#names.alias(full, name?.module);
  }

  #readGroup(word: string, kind: ImportKind, written: string, start: number): void {
    let pos = start;
    for (;;) {
      pos = this.#cursor.skipSpace(pos);
      if (this.#bytes[pos] === comma) pos = this.#cursor.skipSpace(pos + 1);
      const end = this.#cursor.endOfPath(pos);
      if (end === pos) break;
      const full = this.#names.expand(`${written}.${this.#cursor.slice(pos, end)}`);
      this.#note(full, kind, pos);
      if (word === 'alias') this.#names.alias(full);
      pos = end;
    }
    this.#pos = this.#bytes[pos] === closeBrace ? pos + 1 : pos;
  }

  #readDefinition(word: string): void {
    const at = this.#cursor.skipBlanks(this.#bytes[this.#pos] === openParen ? this.#pos + 1 : this.#pos);
    const end = this.#cursor.endOfPath(at);
    if (end === at) return;
    const written = this.#cursor.slice(at, end);
    if (word !== 'defimpl') {
      this.#pos = end;
      this.#defined = this.#names.define(written);
    } else {
      const subject = this.#names.expand(this.#readOption(end, 'for:')?.module ?? module);
      // Several at once, or one that is only known when the code runs.
      if (subject === '') return;
      this.#defined = `${this.#names.expand(written)}.${subject}`;
    }
    this.declares.add(this.#defined);
  }

  /** `, as: Basket` behind a module: the module that it names. */
  #readOption(start: number, key: string): { readonly module: string; readonly end: number } | undefined {
    let pos = this.#cursor.skipBlanks(start);
    if (this.#bytes[pos] !== comma) return undefined;
    pos = this.#cursor.skipSpace(pos + 1);
    if (this.#cursor.slice(pos, pos + key.length) !== key) return undefined;
    pos = this.#cursor.skipSpace(pos + key.length);
    const end = this.#cursor.endOfPath(pos);
    return end === pos ? undefined : { module: this.#cursor.slice(pos, end), end };
  }

  #note(full: string, kind: ImportKind, start: number): void {
    const key = kind === 'reference' ? full : `${full} ${kind}`;
    if (this.#noted.has(key) || full === '' || full.startsWith('.')) return;
    this.#noted.add(key);
    this.imports.push({ specifier: full, line: this.#lines.lineAt(start), kind });
  }

  /** `:lists.map(…)` calls a module of Erlang. */
  #readColon(): void {
    const bytes = this.#bytes;
    const start = this.#pos;
    const next = bytes[start + 1]!;
    if (next === colon) this.#pos += 2;
    else if (next === 34 || next === 39) this.#readQuoted(start + 1, true);
    else if (nameBytes[next] === 1 && byteClasses[next] !== ByteClass.digit) {
      let end = this.#cursor.endOfName(start + 1);
      while (bytes[end] === 64) end = this.#cursor.endOfName(end + 1);
      if (bytes[end] === question || bytes[end] === bang) end++;
      this.#pos = end;
      const behind = bytes[end + 1]!;
      const isCall = bytes[end] === dot && behind !== dot && behind !== openBrace && behind > 32;
      if (isCall) this.#note(this.#cursor.slice(start, end), 'reference', start);
    } else this.#pos++;
  }

  #readQuoted(start: number, interpolates: boolean): void {
    const opened = openQuoted(this.#bytes, start, interpolates);
    this.#skip(opened.start, opened.literal);
  }

  #readSigil(): void {
    const opened = openSigil(this.#bytes, this.#pos);
    if (opened === undefined) this.#pos++;
    else this.#skip(opened.start, opened.literal);
  }

  #skip(start: number, literal: Literal): void {
    const end = skipLiteral(this.#bytes, start, this.#length, literal);
    this.#pos = Math.abs(end);
    if (end < 0) this.#open(false, literal);
    else if (this.#bytes[this.#pos] === colon && this.#bytes[this.#pos + 1] !== colon) this.#pos++;
  }

  #openBlock(): void {
    const name = this.#defined;
    this.#defined = undefined;
    this.#open(true, undefined);
    if (name !== undefined) this.#names.current = name;
  }

  #open(isBlock: boolean, literal: Literal | undefined): void {
    if (isBlock) this.#blocks++;
    if (this.#frames.length === maxDepth) this.#pos = this.#length;
    this.#frames.push({ isBlock, literal, mark: this.#names.mark, around: this.#names.current });
  }

  #beginBranch(): void {
    const frame = this.#frames.at(-1);
    if (frame?.isBlock === true) this.#names.unwind(frame.mark);
  }

  #closeBlock(): void {
    if (this.#blocks === 0) return;
    for (let frame = this.#frames.pop(); frame !== undefined; frame = this.#frames.pop()) {
      if (!frame.isBlock) continue;
      this.#blocks--;
      this.#names.unwind(frame.mark);
      this.#names.current = frame.around;
      return;
    }
  }

  #closeBrace(): void {
    this.#pos++;
    const frame = this.#frames.at(-1);
    if (frame === undefined || frame.isBlock) return;
    this.#frames.pop();
    if (frame.literal !== undefined) this.#skip(this.#pos, frame.literal);
  }
}
