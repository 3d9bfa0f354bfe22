// What a Rust file names: its modules (`mod cart;`), uses, paths in code, and declarations. Reads tokens, including the
// contents of macros, which are usually code.
//
// The specifiers of `use shop::{cart, pay::*};` are `shop::cart` and `shop::pay::*`, that of `mod cart;` is `mod cart`.
// The detail of the statement says how it was written and in which module.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { bytesOf } from '../../kit/byte-table.ts';
import { readAttribute } from './attribute.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes, nameStarts } from './byte-classes.ts';
import { Cursor } from './cursor.ts';
import { Findings } from './findings.ts';
import { declareNext, readExtern, readInclude, readMod, skipVisibility } from './item-reader.ts';
import { Nesting } from './nesting.ts';
import { isPathStart, readColon, readDollar, readPath, readRawPath } from './path-reader.ts';
import { readUseTree } from './use-tree.ts';
import { knownLengths, type Word, wordAt } from './words.ts';
import * as Byte from '../../kit/bytes.ts';
/** Bytes that change the meaning of the name directly before them. */
const joins = bytesOf(byteClasses, ByteClass.quote, ByteClass.hash);
joins[Byte.bang] = 1;
const noFiles: readonly string[] = [];
/** Limit of conditional files for one module. */
const maxFiles = 32;
const [letterB, letterC, letterR] = [98, 99, 114];

export function extractPaths(source: SourceText): Extraction {
  const scanner = new Scanner(source);
  scanner.run();
  return scanner.findings.extraction();
}

class Scanner {
  readonly findings: Findings;
  readonly #cursor: Cursor;
  readonly #nesting = new Nesting();
  /** Files that attributes name for the next module. */
  #files = noFiles;
  /** Start of the item after the last `pub`. */
  #publicAt = -1;

  constructor(source: SourceText) {
    this.#cursor = new Cursor(source);
    this.findings = new Findings(this.#cursor, this.#nesting);
  }

  run(): void {
    const cursor = this.#cursor;
    const nesting = this.#nesting;
    const { bytes, length } = cursor;
    let pos = 0;
    for (;;) {
      let byteClass: number;
      let start: number;
      // Fast path: most words and signs need no call.
      pass: for (;;) {
        byteClass = byteClasses[bytes[pos]!]!;
        while (byteClass === ByteClass.none) byteClass = byteClasses[bytes[++pos]!]!;
        start = pos;
        switch (byteClass) {
          case ByteClass.word: {
            let next = bytes[++pos]!;
            while (nameBytes[next] === 1) next = bytes[++pos]!;
            const isAlone =
              next === Byte.space || next === Byte.colon ? bytes[pos + 1] !== Byte.colon : joins[next] === 0;
            if (isAlone && ((knownLengths[bytes[start]!]! >> (pos - start)) & 1) === 0) continue;
            break pass;
          }
          case ByteClass.open:
            nesting.depth++;
            if (bytes[pos++] === Byte.openBrace) this.#files = noFiles;
            continue;
          case ByteClass.close:
            nesting.close();
            if (bytes[pos++] === Byte.closeBrace) nesting.endItem();
            continue;
          case ByteClass.colon:
            if (bytes[pos + 1] === Byte.colon) break pass;
            pos++;
            continue;
          case ByteClass.digit:
            do pos++;
            while (nameBytes[bytes[pos]!] === 1);
            continue;
          case ByteClass.semicolon:
            this.#files = noFiles;
            nesting.endItem();
            pos++;
            continue;
          case ByteClass.slash:
            if (bytes[pos + 1] !== Byte.slash) break pass;
            pos += 2;
            while (bytes[pos] !== Byte.newline && pos < length) pos++;
            continue;
          default:
            break pass;
        }
      }
      if (start >= length) return;
      cursor.pos = pos;
      if (byteClass === ByteClass.word) this.readWord(start);
      else this.readSign(byteClass);
      pos = cursor.pos | 0;
    }
  }

  private readSign(byteClass: number): void {
    const cursor = this.#cursor;
    switch (byteClass) {
      case ByteClass.quote:
        return cursor.skipString();
      case ByteClass.apostrophe:
        return cursor.skipApostrophe();
      case ByteClass.slash:
        if (!cursor.skipComment()) cursor.pos++;
        return;
      case ByteClass.hash:
        return this.#readAttribute();
      case ByteClass.colon:
        return readColon(cursor, this.findings);
      case ByteClass.dollar:
        return readDollar(cursor, this.findings);
      default:
        cursor.pos++;
    }
  }

  #readAttribute(): void {
    const cursor = this.#cursor;
    const isInner = cursor.bytes[cursor.pos + 1] === Byte.bang;
    const { role, files } = readAttribute(cursor);
    if (role !== undefined) this.#nesting.expectRole(role, isInner);
    // Other attributes are scanned for paths, like the arguments of a macro.
    if (files === undefined) this.#expectMacroAt(cursor.byte === Byte.bang ? cursor.pos + 1 : cursor.pos);
    else this.#files = [...new Set([...this.#files, ...files])].slice(0, maxFiles);
  }

  /** A word that may be a keyword, ending at the cursor. */
  private readWord(start: number): void {
    const cursor = this.#cursor;
    const { bytes, pos: end } = cursor;
    const next = bytes[end]!;
    if (next === Byte.colon || next === Byte.space) {
      if (isPathStart(cursor, start, end)) {
        readPath(cursor, this.findings, start);
        if (cursor.byte === Byte.bang) this.#expectMacro();
        return;
      }
    } else if ((next === Byte.doubleQuote || next === Byte.hash) && isRawPrefix(bytes, start, end)) {
      if (cursor.skipRawString()) return;
      if (nameStarts[bytes[end + 1]!] === 1) {
        cursor.pos = start;
        return readRawPath(cursor, this.findings);
      }
    }
    const word = wordAt(bytes, start, end);
    if (word !== 'name') this.#readKeyword(word);
    else if (next === Byte.bang) this.#expectMacro();
  }

  #readKeyword(word: Exclude<Word, 'name'>): void {
    const cursor = this.#cursor;
    switch (word) {
      case 'mod':
        readMod(cursor, this.findings, this.#nesting, {
          files: this.#files,
          isPublic: cursor.pos - 'mod'.length === this.#publicAt,
        });
        this.#files = noFiles;
        break;
      case 'use':
        this.#readUse();
        break;
      case 'extern':
        readExtern(cursor, this.findings);
        break;
      case 'pub':
        skipVisibility(cursor);
        this.#publicAt = cursor.pos;
        break;
      case 'type':
        declareNext(cursor, this.findings);
        break;
      case 'item':
        if (this.#nesting.isInModule) declareNext(cursor, this.findings);
        break;
      case 'macro_rules':
        if (cursor.byte === Byte.bang) this.#readMacroRules();
        break;
      case 'include':
      case 'text':
        readInclude(cursor, this.findings, word === 'include');
        if (cursor.byte === Byte.bang) this.#expectMacro();
        break;
    }
  }

  #readUse(): void {
    const cursor = this.#cursor;
    cursor.skipBlanks();
    // `impl Sized + use<'a>` captures a lifetime.
    if (cursor.byte !== Byte.less) this.#nesting.depth += readUseTree(cursor, this.findings);
  }

  #readMacroRules(): void {
    this.#cursor.pos++;
    declareNext(this.#cursor, this.findings);
    this.#expectMacroAt(this.#cursor.pos);
  }

  /** At the `!` directly after a name. */
  #expectMacro(): void {
    const { bytes, pos } = this.#cursor;
    if (bytes[pos + 1] !== Byte.equals) this.#expectMacroAt(pos + 1);
  }

  #expectMacroAt(from: number): void {
    const { bytes } = this.#cursor;
    let pos = from;
    while (bytes[pos] === Byte.space || bytes[pos] === Byte.newline || bytes[pos] === Byte.tab) pos++;
    if (byteClasses[bytes[pos]!] === ByteClass.open) this.#nesting.expectMacro();
  }
}

/** `r`, `br` and `cr` begin a raw string, `r` also a raw name. */
function isRawPrefix(bytes: Uint8Array, start: number, end: number): boolean {
  if (bytes[end - 1] !== letterR) return false;
  if (end - start === 1) return true;
  return end - start === 2 && (bytes[start] === letterB || bytes[start] === letterC);
}
