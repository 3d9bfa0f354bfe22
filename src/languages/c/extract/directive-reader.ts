// The lines that begin with a `#`. Those between `#if 0` and its end are not for any compiler; every other condition may
// hold for someone, so what stands under it counts.
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { ImportStatement } from '../../../model/source.ts';
import { importStatement } from '../../kit/import-statement.ts';
import { getOrAdd } from '../../kit/multi-map.ts';
import type { Cursor } from './cursor.ts';
import { doubleQuote, greater, hash, less, newline, openParen, slash } from '../../kit/bytes.ts';

const digit0 = 48;
const letterE = 101;
const letterI = 105;

/** Directive → the detail of the imports that it makes. */
const includes: ReadonlyMap<string, ImportDetail | undefined> = new Map([
  ['include', undefined],
  ['import', undefined],
  ['include_next', { kind: 'include-next' }],
  ['embed', { kind: 'embed' }],
]);

/** A macro that this file does not define stands for the header. */
const computed: ImportDetail = { kind: 'computed' };

const headerDefinition = /^[ \t]*#[ \t]*define[ \t]+([\w$]+)[ \t]+(?:"([^"\n]+)"|(<[^>\n]+>))/gm;

export class DirectiveReader {
  readonly imports: ImportStatement[] = [];
  readonly #cursor: Cursor;
  /** Macro → the headers that it is defined as, in the text before `#definitionsEnd`. */
  readonly #headers = new Map<string, Set<string>>();
  #definitionsEnd = 0;
  /** How many conditions are open inside an `#if 0`, itself included. */
  #dead = 0;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  get isDead(): boolean {
    return this.#dead > 0;
  }

  /** At the `#`, or the `%:` that means the same. */
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
    else if (directive === 'if') this.#dead = this.#isZero() ? 1 : 0;
    else if (includes.has(directive)) this.readHeader(line, includes.get(directive));
  }

  /** `<header>`, `"header"`, or the macro that stands for one. */
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

  /** The headers that the file defines the macro as before this place, one per branch of an `#if`. */
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
    if (directive === 'if' || directive === 'ifdef' || directive === 'ifndef') this.#dead++;
    else if (directive === 'endif') this.#dead--;
    else if (this.#dead > 1) return;
    else if (directive === 'else' || directive === 'elifdef' || directive === 'elifndef') this.#dead = 0;
    else if (directive === 'elif') this.#dead = this.#isZero() ? 1 : 0;
  }

  /** Whether the condition is the number 0 and nothing else. */
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
