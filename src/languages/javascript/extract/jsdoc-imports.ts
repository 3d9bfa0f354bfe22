// Imports in JSDoc comments: `@type {import('m').Order}` and `@import { Order } from 'm'`. The code does without them.
import { wordSet } from '../../kit/word-set.ts';
import type { Script } from './script.ts';

/** Tags with a type in braces; `extends` and the like name a class there, with types only in angle brackets. */
const typeTags = wordSet(`
  type this enum param arg argument return returns typedef template satisfies throws exception
`);
const classTags = new Set(['extends', 'augments', 'implements']);
const propertyTags = new Set(['property', 'prop']);
const nameFirstTags = new Set(['param', 'arg', 'argument', ...propertyTags]);
const bareTypeTags = new Set(['type', 'this', 'enum']);

/** Spaces, and the stars at the start of comment lines. */
const margin = String.raw`[\0\t-\r *]*`;
const word = String.raw`[\w$\\\x80-\xff]+`;
const literal = String.raw`"(?:[^"\\\n]|\\(?:\r\n|[^]))*"|'(?:[^'\\\n]|\\(?:\r\n|[^]))*'`;
const importCall = String.raw`import${margin}\(${margin}(${literal})`;

/** In code no tag begins, and code ends with its line. */
const tagOrCode = new RegExp(String.raw`(?<=[\0\t-\r *])@(${word})|[${'`'}\n]`, 'g');
const blanks = new RegExp(margin, 'y');
/** `[total=1]` or `total` */
const parameterName = /\[[^\]]*\]?|[^\0\t-\r ]*/y;
const objectType = /\{[\0\t-\r ]*object[\0\t-\r ]*(?:\[[\0\t-\r ]*\][\0\t-\r ]*)?\}/iy;
const importType = new RegExp(importCall, 'y');
const partOfType = new RegExp(`${importCall}|${literal}|${word}|[{}[\\]<]`, 'g');
const partOfImport = new RegExp(`${margin}(?:(${literal})|(${word})|[{},])`, 'y');

export class JsDocImports {
  readonly #script: Script;
  /** The first `import` after the last comment read; rules out most comments. */
  #nextImport = -1;
  /** The comment, one character per byte, and its offset. */
  #text = '';
  #start = 0;
  /** After the `@typedef` of an object: its properties have types. */
  #isInTypedef = false;

  constructor(script: Script) {
    this.#script = script;
  }

  /** A comment that begins with two stars. */
  read(start: number, end: number): void {
    const { bytes, length } = this.#script;
    if (this.#nextImport < start) {
      const next = bytes.indexOf('import', start);
      this.#nextImport = next === -1 ? length : next;
    }
    if (this.#nextImport >= end) return;
    this.#start = start + 2;
    this.#text = bytes.toString('latin1', this.#start, end - 2);
    this.#readTags();
  }

  #readTags(): void {
    this.#isInTypedef = false;
    let inCode = false;
    tagOrCode.lastIndex = 0;
    for (let match; (match = tagOrCode.exec(this.#text)) !== null;) {
      const [sign, tag] = match;
      if (tag === undefined) inCode = sign === '`' && !inCode;
      else if (!inCode) tagOrCode.lastIndex = this.#readTag(tag, this.#endOf(blanks, tagOrCode.lastIndex));
    }
  }

  /** `start` is after the name of the tag. Returns the end of what was read. */
  #readTag(tag: string, start: number): number {
    const text = this.#text;
    if (tag === 'import') return this.#readImportTag(start);
    if (propertyTags.has(tag) ? !this.#isInTypedef : !typeTags.has(tag) && !classTags.has(tag)) return start;
    if (bareTypeTags.has(tag)) this.#readBareType(start);
    if (tag === 'typedef') this.#isInTypedef = text[start] !== '{' || this.#endOf(objectType, start) > start;
    let pos = start;
    if (nameFirstTags.has(tag) && text[pos] !== '{')
      pos = this.#endOf(blanks, this.#endOf(parameterName, pos));
    if (text[pos] === '{') pos = this.#readBrackets(pos, classTags.has(tag));
    if (tag !== 'template') return pos;
    // `@template [Total=import('./price.js').Price]`
    const parameter = this.#endOf(blanks, pos);
    return text[parameter] === '[' ? this.#readBrackets(parameter, false) : pos;
  }

  /** End of what the sticky pattern matches at `pos`; `pos` if that is nothing. */
  #endOf(pattern: RegExp, pos: number): number {
    pattern.lastIndex = pos;
    return pattern.test(this.#text) ? pattern.lastIndex : pos;
  }

  /** `import('m').Order` without braces */
  #readBareType(pos: number): void {
    importType.lastIndex = pos;
    const [, module] = importType.exec(this.#text) ?? [];
    if (module !== undefined) this.#add(module, importType.lastIndex);
  }

  #readBrackets(from: number, onlyInAngles: boolean): number {
    let depth = 0;
    let angles = 0;
    partOfType.lastIndex = from;
    for (let match; (match = partOfType.exec(this.#text)) !== null;) {
      const [part, module] = match;
      if (part === '{' || part === '[') depth++;
      else if (part === '}' || part === ']') depth--;
      else if (part === '<') angles++;
      else if (module !== undefined && (!onlyInAngles || angles > 0)) this.#add(module, partOfType.lastIndex);
      if (depth === 0) return partOfType.lastIndex;
    }
    return this.#text.length;
  }

  /** `{ Order, type Cart as Basket } from 'm'`, after the tag name. */
  #readImportTag(from: number): number {
    let lastWord = 'from';
    let end = from;
    partOfImport.lastIndex = from;
    for (let match; (match = partOfImport.exec(this.#text)) !== null;) {
      const [, module, name] = match;
      end = partOfImport.lastIndex;
      lastWord = name ?? lastWord;
      if (module === undefined || lastWord !== 'from') continue;
      this.#add(module, end);
      break;
    }
    return end;
  }

  /** A literal that ends there in the comment. */
  #add(module: string, end: number): void {
    const offset = this.#start + end;
    this.#script.addDocumented(offset - module.length, offset);
  }
}
