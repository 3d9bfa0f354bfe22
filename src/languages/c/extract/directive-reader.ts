// Lines that begin with `#`. Only `#if 0` is skipped: any other condition may be true in some build.
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { ImportStatement } from '../../../model/source.ts';
import { importStatement } from '../../kit/import-statement.ts';
import { getOrAdd } from '../../kit/multi-map.ts';
import type { Cursor } from './cursor.ts';
import { bang, doubleQuote, greater, hash, less, newline, openParen, slash } from '../../kit/bytes.ts';

const digit0 = 48;
const letterE = 101;
const letterI = 105;

const conditions: ReadonlySet<string> = new Set(['if', 'ifdef', 'ifndef']);

/** Directive → detail of its imports. */
const includes: ReadonlyMap<string, ImportDetail | undefined> = new Map([
  ['include', undefined],
  ['import', undefined],
  ['include_next', { kind: 'include-next' }],
  ['embed', { kind: 'embed' }],
]);

/** Under a condition: where it does not hold, the code is compiled without it. */
const conditional: ImportDetail = { kind: 'may-fail' };

/** The header is a macro that this file does not define. */
const computed: ImportDetail = { kind: 'computed' };

const headerDefinition = /^[ \t]*#[ \t]*define[ \t]+([\w$]+)[ \t]+(?:"([^"\n]+)"|(<[^>\n]+>))/gm;

export class DirectiveReader {
  readonly imports: ImportStatement[] = [];
  readonly #cursor: Cursor;
  /** Macro → the headers it is defined as, in the text before `#definitionsEnd`. */
  readonly #headers = new Map<string, Set<string>>();
  #definitionsEnd = 0;
  /** Open conditions inside an `#if 0`, including itself. */
  #dead = 0;
  /** Other open conditions, and how many of them are the guard around the whole file. */
  #open = 0;
  #guards = 0;
  #isFirst = true;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  get isDead(): boolean {
    return this.#dead > 0;
  }

  /** At `#` or its digraph `%:`. */
  read(): void {
    const cursor = this.#cursor;
    const { line } = cursor;
    cursor.pos += cursor.bytes[cursor.pos] === hash ? 1 : 2;
    cursor.skipBlanks();
    // Nearly all others are `#define`.
    const first = cursor.bytes[cursor.pos];
    if (first !== letterI && first !== letterE) return;
    const directive = cursor.readName();
    if (this.isDead) this.#readDead(directive);
    else if (includes.has(directive)) {
      const isConditional = this.#open > this.#guards;
      this.readHeader(line, includes.get(directive) ?? (isConditional ? conditional : undefined));
    } else if (conditions.has(directive)) this.#openCondition(directive);
    else if (directive === 'endif') this.#guards = Math.min(this.#guards, --this.#open);
    this.#isFirst = false;
  }

  #openCondition(directive: string): void {
    if (directive === 'if' && this.#isZero()) {
      this.#dead = 1;
      return;
    }
    this.#open++;
    // `#ifndef CART_H` or `#if !defined(CART_H)`
    const isNegated = directive === 'ifndef' || this.#cursor.bytes[this.#cursor.pos] === bang;
    if (this.#isFirst && isNegated) this.#guards = 1;
  }

  /** `<header>`, `"header"`, or a macro. */
  readHeader(line: number, detail?: ImportDetail): void {
    const cursor = this.#cursor;
    cursor.skipBlanks();
    const open = cursor.bytes[cursor.pos];
    if (open === doubleQuote || open === less) {
      cursor.pos++;
      const header = cursor.readUntil(open === doubleQuote ? doubleQuote : greater);
      if (header === undefined || header === '') return;
      this.add(open === doubleQuote ? header : `<${header}>`, line, detail);
      return;
    }
    const macro = cursor.readName();
    if (macro === '') return;
    const isCall = cursor.bytes[cursor.pos] === openParen;
    const headers = isCall ? undefined : this.#headersOf(macro);
    for (const header of headers ?? []) this.add(header, line, detail);
    if (!headers?.size) this.add(macro, line, computed);
  }

  /** The headers that the macro is defined as before this position, one per branch of an `#if`. */
  #headersOf(macro: string): ReadonlySet<string> {
    const { bytes, pos } = this.#cursor;
    // On demand, because reading every `#define` of every file would be expensive.
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, pos).toString('utf8', this.#definitionsEnd);
    this.#definitionsEnd = pos;
    for (const [, name = '', quoted, angled = ''] of text.matchAll(headerDefinition)) {
      getOrAdd(this.#headers, name, () => new Set()).add(quoted ?? angled);
    }
    return this.#headers.get(macro) ?? new Set();
  }

  add(specifier: string, line: number, detail?: ImportDetail): void {
    this.imports.push(importStatement({ specifier, detail, line, kind: 'static' }));
  }

  #readDead(directive: string): void {
    if (conditions.has(directive)) this.#dead++;
    else if (directive === 'endif') this.#dead--;
    else if (this.#dead === 1 && directive.startsWith('el') && !(directive === 'elif' && this.#isZero())) {
      this.#dead = 0;
      this.#open++;
    }
  }

  /** Whether the condition is just 0. */
  #isZero(): boolean {
    const cursor = this.#cursor;
    cursor.skipBlanks();
    if (cursor.bytes[cursor.pos] !== digit0) return false;
    cursor.pos++;
    cursor.skipBlanks();
    const next = cursor.bytes[cursor.pos];
    return next === newline || next === slash || cursor.pos >= cursor.length;
  }
}
