// Which modules an Elixir file defines and references. `scan` calls these methods with the cursor after the word, or at the
// punctuation.
import type { ImportKind, ImportStatement, SourceText } from '../../../model/source.ts';
import { Cursor, module } from './cursor.ts';
import { endOfTypes } from './end-of-types.ts';
import { Frames } from './frames.ts';
import { ModuleNames } from './module-names.ts';
import { skipQuoted, skipSigil, skipText } from './skip-literal.ts';
import { ByteClass, Word, nameStarts } from './words.ts';
import * as Byte from '../../kit/bytes.ts';
import { NameTable } from '../../kit/name-table.ts';

export class Reader {
  readonly cursor: Cursor;
  readonly imports: ImportStatement[] = [];
  readonly declares = new Set<string>();
  readonly #frames = new Frames();
  readonly #names = new ModuleNames();
  readonly #noted = new Set<string>();
  /** Modules that were only aliased yet, or used for types → the statement of the alias. */
  readonly #aliased = new Map<string, number>();
  /** Where the types of the last attribute end. */
  #typesEnd = 0;
  /** The module whose `do` follows. */
  #defined: string | undefined;
  /** Whether the `do` of a `quote` follows. */
  #isQuoting = false;
  /** How many blocks are open in the outermost `quote`, itself included; 0 outside. */
  #quotedFrom = 0;

  constructor(source: SourceText) {
    this.cursor = new Cursor(source);
    paths.begin(source.bytes);
    aliasState++;
  }

  openBrace(): void {
    this.#frames.openBrace();
    this.#stopIfTooDeep();
  }

  /** A literal may continue after it. */
  closeBrace(): void {
    const literal = this.#frames.closeBrace();
    if (literal !== 0) this.#skipLiteral(skipText(literal, this.cursor));
  }

  /** `name:` */
  readKey(): void {
    // `defmodule Cart, do: …` opens no block, nor does `quote do: …`.
    this.#defined = undefined;
    if (this.#isQuoting) this.#isQuoting = this.cursor.slice(this.cursor.pos - 3, this.cursor.pos) !== 'do:';
  }

  readWord(word: number, start: number): void {
    switch (word) {
      case Word.do:
        return this.#openBlock();
      case Word.fn:
        return this.#open();
      case Word.end:
        return this.#closeBlock();
      case Word.branch:
        return this.#unwind(this.#frames.block?.mark);
      case Word.module:
        return this.#readOwn(start);
      case Word.alias:
      case Word.directive:
        return this.#readDirective(word);
      case Word.definition:
      case Word.implementation:
        return this.#readDefinition(word);
      case Word.quote:
        this.#isQuoting = true;
        return;
      default:
    }
  }

  /** A reference that ends at the cursor. */
  readModule(start: number): void {
    const path = paths.numberOf(start, this.cursor.pos);
    if (path < notedIn.length) {
      if (notedIn[path] === aliasState) return;
      if (start >= this.#typesEnd) notedIn[path] = aliasState;
    }
    this.#refer(this.#names.expand(paths.text(path)), start < this.#typesEnd);
  }

  /** After `@spec` and its like: until their end, modules are named for their types alone. */
  readTypes(): void {
    if (this.cursor.pos >= this.#typesEnd) this.#typesEnd = endOfTypes(this.cursor);
  }

  /** `:lists.map(…)` calls an Erlang module. */
  readColon(): void {
    const { cursor } = this;
    const { bytes, pos: start } = cursor;
    const next = bytes[start + 1]!;
    if (next === Byte.colon) cursor.pos += 2;
    else if (next === 34 || next === 39) {
      cursor.pos++;
      this.#skipLiteral(skipQuoted(cursor));
    } else if (nameStarts[next] === 1) {
      let end = cursor.endOfName(start + 1);
      while (bytes[end] === Byte.at) end = cursor.endOfName(end + 1);
      if (bytes[end] === Byte.question || bytes[end] === Byte.bang) end++;
      cursor.pos = end;
      const isDot = bytes[end] === Byte.dot;
      const after = isDot ? bytes[end + 1]! : 0;
      if (after !== Byte.dot && after !== Byte.openBrace && after > 32) this.readModule(start);
    } else cursor.pos++;
  }

  readRare(byteClass: number): void {
    const { cursor } = this;
    switch (byteClass) {
      case ByteClass.quote:
        return this.#skipLiteral(skipQuoted(cursor));
      case ByteClass.tilde:
        return this.#skipLiteral(skipSigil(cursor));
      case ByteClass.question:
        return cursor.moveTo(cursor.pos + (cursor.bytes[cursor.pos + 1] === Byte.backslash ? 3 : 2));
      default:
        cursor.pos++;
    }
  }

  /** After a literal (0), or at an interpolation in one of this style. */
  #skipLiteral(literal: number): void {
    const { cursor } = this;
    if (literal !== 0) {
      this.#frames.openBrace(literal);
      return this.#stopIfTooDeep();
    }
    // `"name": value`
    if (cursor.bytes[cursor.pos] === Byte.colon && cursor.bytes[cursor.pos + 1] !== Byte.colon) cursor.pos++;
  }

  #stopIfTooDeep(): void {
    if (this.#frames.isTooDeep) this.cursor.pos = this.cursor.length;
  }

  #openBlock(): void {
    const name = this.#defined;
    this.#defined = undefined;
    this.#open();
    if (this.#isQuoting && this.#quotedFrom === 0) this.#quotedFrom = this.#frames.depth;
    this.#isQuoting = false;
    if (name !== undefined) this.#names.current = name;
  }

  #open(): void {
    this.#frames.openBlock({ mark: this.#names.mark, module: this.#names.current });
    this.#stopIfTooDeep();
  }

  #closeBlock(): void {
    const closed = this.#frames.closeBlock();
    if (closed === undefined) return;
    if (this.#frames.depth < this.#quotedFrom) this.#quotedFrom = 0;
    this.#unwind(closed.mark);
    this.#names.current = closed.module;
  }

  #unwind(mark: number | undefined): void {
    if (mark === undefined || this.#names.mark === mark) return;
    this.#names.unwind(mark);
    aliasState++;
  }

  #alias(full: string, name?: string): void {
    this.#names.alias(full, name);
    aliasState++;
  }

  /** `__MODULE__.Cart` */
  #readOwn(start: number): void {
    const { cursor } = this;
    cursor.pos = cursor.endOfPath(start);
    if (cursor.pos > start + module.length)
      this.#refer(this.#names.expand(cursor.slice(start, cursor.pos)), start < this.#typesEnd);
  }

  /** `alias Shop.{Cart, Order}`, `use Shop.Cart, as: Basket` */
  #readDirective(word: number): void {
    const { cursor } = this;
    const { bytes } = cursor;
    const start = this.#startOfArguments();
    const end = cursor.endOfPath(start);
    if (end === start) return;
    const kind = word === Word.alias ? 'reference' : this.#directiveKind;
    const written = cursor.slice(start, end);
    cursor.pos = end;
    if (bytes[end] === Byte.dot && bytes[end + 1] === Byte.openBrace)
      return this.#readGroup(word, kind, written);
    const full = this.#names.expand(written);
    if (full !== this.#names.current) this.#direct(word, full, kind);
    const name = this.#readOption(end, 'as:');
    if (name !== undefined) cursor.moveTo(name.end);
    if (word === Word.alias || name !== undefined) this.#alias(full, name?.module);
  }

  /** What stands in a `quote` is compiled where the macro is used, not with this file. */
  get #directiveKind(): ImportKind {
    return this.#quotedFrom === 0 ? 'static' : 'lazy';
  }

  #startOfArguments(): number {
    const { cursor } = this;
    return cursor.skipBlanks(cursor.bytes[cursor.pos] === Byte.openParen ? cursor.pos + 1 : cursor.pos);
  }

  #readGroup(word: number, kind: ImportKind, written: string): void {
    const { cursor } = this;
    let pos = cursor.pos + 2;
    for (;;) {
      pos = cursor.skipSpace(pos);
      if (cursor.bytes[pos] === Byte.comma) pos = cursor.skipSpace(pos + 1);
      const end = cursor.endOfPath(pos);
      if (end === pos) break;
      cursor.moveTo(pos);
      const full = this.#names.expand(`${written}.${cursor.slice(pos, end)}`);
      this.#direct(word, full, kind);
      if (word === Word.alias) this.#alias(full);
      pos = end;
    }
    cursor.moveTo(cursor.bytes[pos] === Byte.closeBrace ? pos + 1 : pos);
  }

  #readDefinition(word: number): void {
    const { cursor } = this;
    const start = this.#startOfArguments();
    const end = cursor.endOfPath(start);
    if (end === start) return;
    const written = cursor.slice(start, end);
    if (word === Word.definition) {
      cursor.pos = end;
      this.#defined = this.#names.define(written);
      aliasState++;
    } else {
      const subject = this.#names.expand(this.#readOption(end, 'for:')?.module ?? module);
      // A group, or a module computed at run time.
      if (subject === '') return;
      this.#defined = `${this.#names.expand(written)}.${subject}`;
    }
    this.declares.add(this.#defined);
  }

  /** `, as: Basket` after a module. */
  #readOption(start: number, key: string): { readonly module: string; readonly end: number } | undefined {
    const { cursor } = this;
    let pos = cursor.skipBlanks(start);
    if (cursor.bytes[pos] !== Byte.comma) return undefined;
    pos = cursor.skipSpace(pos + 1);
    if (cursor.slice(pos, pos + key.length) !== key) return undefined;
    pos = cursor.skipSpace(pos + key.length);
    const end = cursor.endOfPath(pos);
    return end === pos ? undefined : { module: cursor.slice(pos, end), end };
  }

  #direct(word: number, full: string, kind: ImportKind): void {
    const { length } = this.imports;
    this.#note(full, kind);
    if (word === Word.alias && this.imports.length > length) this.#aliased.set(full, length);
  }

  /** An alias is for what the module is used for. */
  #refer(full: string, isType: boolean): void {
    const alias = this.#aliased.get(full);
    const kind = isType ? 'type' : 'reference';
    if (alias !== undefined) this.imports[alias] = { ...this.imports[alias]!, kind };
    else if (!isType || !this.#noted.has(full)) this.#note(full, kind);
    if (!isType) this.#aliased.delete(full);
  }

  /** On the current line. */
  #note(full: string, kind: ImportKind): void {
    const key = kind === 'reference' ? full : `${full} ${kind}`;
    if (this.#noted.has(key) || full === '' || full.startsWith('.')) return;
    this.#noted.add(key);
    this.imports.push({ specifier: full, line: this.cursor.line, kind });
  }
}

/** Reused across files. */
const paths = new NameTable();

/** Incremented when the meaning of names may change. */
let aliasState = 0;
/** Number of a path → alias state in which it was last noted. Higher numbers are not deduplicated. */
const notedIn = new Int32Array(1 << 16);
