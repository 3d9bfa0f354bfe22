// Imports in JSDoc comments: `@type {import('m').Order}` and `@import { Order } from 'm'`. The code does without them.
import { wordSet } from '../../kit/word-set.ts';
import { ByteClass, continuesWord, tokenClass } from './byte-classes.ts';
import { literalEnd } from './literal.ts';
import type { Script } from './script.ts';
import { skipWord } from './skip.ts';
import { Word, wordAt } from './words.ts';

/** Tags with a type in braces; `extends` and the like name a class there, with types only in angle brackets. */
const typeTags = wordSet(`
  type this enum param arg argument return returns typedef template satisfies throws exception
`);
const classTags = new Set(['extends', 'augments', 'implements']);
const propertyTags = new Set(['property', 'prop']);
const nameFirstTags = new Set(['param', 'arg', 'argument', ...propertyTags]);
const bareTypeTags = new Set(['type', 'this', 'enum']);
const longestTag = 10;

export class JsDocImports {
  readonly #script: Script;
  /** The first `import` after the last comment read; rules out most comments. */
  #nextImport = -1;
  /** After the `@typedef` of an object: its properties have types. */
  #isInTypedef = false;

  constructor(script: Script) {
    this.#script = script;
  }

  /** A comment that begins with two stars. */
  read(start: number, end: number): void {
    if (this.#nextImport < start) {
      const next = this.#script.bytes.indexOf('import', start);
      this.#nextImport = next === -1 ? this.#script.length : next;
    }
    if (this.#nextImport < end) this.#readTags(start + 3, end - 2);
  }

  #readTags(from: number, end: number): void {
    const { bytes } = this.#script;
    this.#isInTypedef = false;
    let inCode = false;
    let pos = from;
    while (pos < end) {
      const byte = bytes[pos];
      if (byte === 0x40 && !inCode && this.#beginsTag(pos)) pos = this.#readTag(pos + 1, end);
      else {
        if (byte === 0x60) inCode = !inCode;
        else if (byte === 0x0a) inCode = false;
        pos++;
      }
    }
  }

  #beginsTag(pos: number): boolean {
    const { bytes } = this.#script;
    const last = bytes[pos - 1]!;
    return (last === 0x2a || tokenClass[last] === ByteClass.space) && continuesWord[bytes[pos + 1]!] === 1;
  }

  #readTag(nameStart: number, end: number): number {
    const { bytes } = this.#script;
    const nameEnd = skipWord(bytes, nameStart);
    const tag = nameEnd - nameStart > longestTag ? '' : bytes.toString('latin1', nameStart, nameEnd);
    let pos = this.#skipMargin(nameEnd, end);
    if (tag === 'import') return this.#readImportTag(pos, end);
    if (propertyTags.has(tag) ? !this.#isInTypedef : !typeTags.has(tag) && !classTags.has(tag)) return pos;
    if (bareTypeTags.has(tag)) this.#readImportType(pos, end);
    if (tag === 'typedef') this.#isInTypedef = bytes[pos] !== 0x7b || this.#isObject(pos + 1);
    if (nameFirstTags.has(tag) && bytes[pos] !== 0x7b) pos = this.#skipMargin(this.#skipName(pos, end), end);
    if (bytes[pos] === 0x7b) pos = this.#readBrackets(pos, end, classTags.has(tag));
    if (tag !== 'template') return pos;
    // `@template [Total=import('./price.js').Price]`
    const parameter = this.#skipMargin(pos, end);
    return bytes[parameter] === 0x5b ? this.#readBrackets(parameter, end, false) : pos;
  }

  /** `{Object}`, `{object[]}` */
  #isObject(pos: number): boolean {
    const { bytes } = this.#script;
    return /^\s*object\s*(?:\[\s*\]\s*)?\}/i.test(bytes.toString('latin1', pos, pos + 24));
  }

  #skipName(from: number, end: number): number {
    const { bytes } = this.#script;
    let pos = from;
    const isBracketed = bytes[pos] === 0x5b;
    while (pos < end && (isBracketed ? bytes[pos] !== 0x5d : tokenClass[bytes[pos]!] !== ByteClass.space))
      pos++;
    return isBracketed ? pos + 1 : pos;
  }

  #readBrackets(from: number, end: number, onlyInAngles: boolean): number {
    const { bytes } = this.#script;
    let depth = 0;
    let angles = 0;
    let pos = from;
    while (pos < end) {
      const byte = bytes[pos]!;
      if (byte === 0x7b || byte === 0x5b) depth++;
      else if (byte === 0x7d || byte === 0x5d) depth--;
      else if (byte === 0x3c) angles++;
      else if (byte === 0x22 || byte === 0x27) pos = Math.max(literalEnd(bytes, pos, end), pos + 1) - 1;
      else if (continuesWord[byte] === 1) {
        if (!onlyInAngles || angles > 0) this.#readImportType(pos, end);
        pos = Math.max(skipWord(bytes, pos), pos + 1) - 1;
      }
      pos++;
      if (depth === 0) return pos;
    }
    return end;
  }

  /** Adds `import('m')` if it begins at `pos`. */
  #readImportType(pos: number, end: number): void {
    const { bytes } = this.#script;
    const wordEnd = skipWord(bytes, pos);
    if (wordAt(bytes, pos, wordEnd) !== Word.import) return;
    const paren = this.#skipMargin(wordEnd, end);
    if (bytes[paren] !== 0x28) return;
    const start = this.#skipMargin(paren + 1, end);
    const stop = literalEnd(bytes, start, end);
    if (stop !== -1) this.#script.addDocumented(start, stop);
  }

  /** `{ Order, type Cart as Basket } from 'm'`, after the tag name. */
  #readImportTag(from: number, end: number): number {
    const { bytes } = this.#script;
    let lastWord = Word.from;
    let pos = from;
    while (pos < end) {
      const byte = bytes[pos]!;
      if (byte === 0x22 || byte === 0x27) {
        const stop = literalEnd(bytes, pos, end);
        if (stop === -1) return pos;
        if (lastWord === Word.from) {
          this.#script.addDocumented(pos, stop);
          return stop;
        }
        pos = stop;
      } else if (continuesWord[byte] === 1) {
        const wordEnd = Math.max(skipWord(bytes, pos), pos + 1);
        lastWord = wordAt(bytes, pos, wordEnd);
        pos = wordEnd;
      } else if (byte === 0x7b || byte === 0x7d || byte === 0x2c) pos++;
      else {
        const next = this.#skipMargin(pos, end);
        if (next === pos) return pos;
        pos = next;
      }
    }
    return end;
  }

  /** Spaces, and the stars at the start of comment lines. */
  #skipMargin(from: number, end: number): number {
    const { bytes } = this.#script;
    let pos = from;
    while (pos < end && (bytes[pos] === 0x2a || tokenClass[bytes[pos]!] === ByteClass.space)) pos++;
    return pos;
  }
}
