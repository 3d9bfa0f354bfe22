// Lines that begin with `#`. What no compiler sees is skipped: `#if 0`, and what is for other tools alone. Any other condition
// may be true in some build.
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { ImportStatement } from '../../../model/source.ts';
import { importStatement } from '../../kit/import-statement.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import type { Cursor } from './cursor.ts';
import {
  bang,
  closeParen,
  doubleQuote,
  greater,
  hash,
  less,
  newline,
  openParen,
  slash,
} from '../../kit/bytes.ts';

const digit0 = 48;
const letterE = 101;
const letterI = 105;

const conditions: ReadonlySet<string> = new Set(['if', 'ifdef', 'ifndef']);

/** What generators of bindings and documentation and checkers define, but no compiler. */
const ofTool =
  /DOXYGEN|^(?:SIP_RUN|SWIG|Q_MOC_RUN|__(?:cppcheck|CPPCHECK|GCCXML|CASTXML|GI_SCANNER|VTK_WRAP)__)$/;

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
  /** Open conditions inside a skipped one, including itself. */
  #dead = 0;
  /** Of the open conditions, which ones tools alone do not fulfil: their `#else` is skipped. By depth. */
  readonly #notForTools = new Set<number>();
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
    else if (directive === 'endif') this.#close();
    else if (directive === 'else' && this.#notForTools.has(this.#open)) {
      this.#close();
      this.#dead = 1;
    } else if (directive.startsWith('el') && this.#open === this.#guards) this.#guards = 0;
    this.#isFirst = false;
  }

  #openCondition(directive: string): void {
    if (directive === 'if' && this.#isZero()) {
      this.#dead = 1;
      return;
    }
    // `#ifndef CART_H` or `#if !defined(CART_H)`
    const isNegated = directive === 'ifndef' || this.#cursor.bytes[this.#cursor.pos] === bang;
    const isOfTools = this.#isOfTools(directive);
    if (isOfTools && !isNegated) {
      this.#dead = 1;
      return;
    }
    this.#open++;
    if (isOfTools) this.#notForTools.add(this.#open);
    if (this.#isFirst && isNegated) this.#guards = 1;
  }

  #close(): void {
    this.#notForTools.delete(this.#open);
    this.#guards = Math.min(this.#guards, --this.#open);
  }

  /** Whether the condition is just whether a tool reads the file. */
  #isOfTools(directive: string): boolean {
    const cursor = this.#cursor;
    cursor.skipBlanks();
    if (directive !== 'if') return ofTool.test(cursor.readName());
    if (cursor.bytes[cursor.pos] === bang) cursor.pos++;
    cursor.skipBlanks();
    if (cursor.readName() !== 'defined') return false;
    cursor.skipBlanks();
    if (cursor.bytes[cursor.pos] === openParen) cursor.pos++;
    cursor.skipBlanks();
    if (!ofTool.test(cursor.readName())) return false;
    cursor.skipBlanks();
    if (cursor.bytes[cursor.pos] === closeParen) cursor.pos++;
    return this.#isAtEnd();
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
    return this.#isAtEnd();
  }

  #isAtEnd(): boolean {
    const cursor = this.#cursor;
    cursor.skipBlanks();
    const next = cursor.bytes[cursor.pos];
    return next === newline || next === slash || cursor.pos >= cursor.length;
  }
}
