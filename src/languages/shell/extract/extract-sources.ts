// The scripts that a script reads with `source` or `.`. Nothing is read after the last of these.
import * as Byte from '../../kit/bytes.ts';
import type { Extraction, ImportStatement, SourceText } from '../../../model/source.ts';
import { numbered } from '../../kit/numbered.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import { evaluate, valueOf } from './evaluate.ts';
import { HereDocuments } from './here-documents.ts';
import { endOfWord } from './words.ts';
import { nameOf } from '../../../std/paths.ts';
import { bytesIn, classifyBytes, digits, letters } from '../../kit/byte-table.ts';
import { endOfLine } from '../../kit/skip.ts';
import { KeywordTable, tokensOfWords } from '../../kit/keyword-table.ts';
import { equals, openBracket, plus } from '../../kit/bytes.ts';

/** 1 for bytes after which a command begins. */
const isSeparator = bytesIn(';&|()');

const maxName = 200;

/** How far before it the test for a file may stand. */
const testDistance = 300;
const fileTest = /\s-[aefrs]\s+(.+?)(?:\s\]|;|\n|&&|\|\|)/g;

export function extractSources({ bytes, length }: SourceText): Extraction {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  const last = Math.max(...['source', '. ', '.\t'].map((words) => text.lastIndexOf(words)));
  if (last === -1 || isForAnother(text)) return { imports: [] };
  return { imports: new ScriptReader(bytes, text, last).read() };
}

/** Whether the first line names an interpreter of another language: `#!/usr/bin/env php`. */
function isForAnother(text: Buffer): boolean {
  if (text[0] !== Byte.hash || text[1] !== Byte.bang) return false;
  return otherInterpreter.test(text.toString('latin1', 2, maxName));
}

const otherInterpreter =
  /^[^\n]*?[/ ](?:php|python|perl|ruby|node|deno|bun|lua|tclsh|wish|expect|[gm]?awk|make|Rscript|pwsh)[\d.]*(?:\s|$)/;

class ScriptReader {
  readonly #bytes: Uint8Array;
  readonly #text: Buffer;
  readonly #last: number;
  readonly #lines: LineCounter;
  readonly #documents: HereDocuments;
  readonly #variables = new Map<string, string>();
  readonly #imports: ImportStatement[] = [];
  #pos = 0;
  #isCommand = true;
  #isDeclaring = false;

  constructor(bytes: Uint8Array, text: Buffer, last: number) {
    this.#bytes = bytes;
    this.#text = text;
    this.#last = last;
    this.#lines = new LineCounter(bytes);
    this.#documents = new HereDocuments(bytes, text.length);
  }

  read(): readonly ImportStatement[] {
    const bytes = this.#bytes;
    const { length } = this.#text;
    while (this.#pos <= this.#last) {
      const byte = bytes[this.#pos]!;
      if (byte === Byte.space || byte === Byte.tab || byte === Byte.carriageReturn || byte === 0) this.#pos++;
      else if (byte === Byte.backslash && bytes[this.#pos + 1] === Byte.newline) this.#pos += 2;
      else if (byte === Byte.newline) {
        this.#pos = this.#documents.skip(this.#pos + 1);
        this.#beginCommand();
      } else if (byte === Byte.hash) this.#pos = endOfLine(bytes, this.#pos, length);
      // `((a << b))` is arithmetic.
      else if (byte === Byte.openParen && bytes[this.#pos + 1] === Byte.openParen) this.#skipArithmetic();
      else if (isSeparator[byte] === 1) {
        this.#pos++;
        this.#beginCommand();
      } else if (byte === Byte.less || byte === Byte.greater) this.#readRedirection(byte);
      else this.#readWord();
    }
    return this.#imports;
  }

  #beginCommand(): void {
    this.#isCommand = true;
    this.#isDeclaring = false;
  }

  #skipArithmetic(): void {
    const end = this.#text.indexOf('))', this.#pos);
    const line = endOfLine(this.#bytes, this.#pos, this.#text.length);
    this.#pos = end === -1 || end > line ? this.#pos + 1 : end + 2;
  }

  /** The target of a redirection is not an argument. */
  #readRedirection(byte: number): void {
    const next = this.#bytes[this.#pos + 1];
    if (byte === Byte.less && next === Byte.less) {
      this.#pos = this.#documents.expect(this.#pos);
      return;
    }
    if (next !== Byte.openParen) {
      while (this.#bytes[this.#pos] === byte || this.#bytes[this.#pos] === 38) this.#pos++;
      this.#skipBlanks();
    }
    this.#pos = Math.max(this.#takeWord(), this.#pos + 1);
  }

  #readWord(): void {
    const start = this.#pos;
    const end = Math.max(this.#takeWord(), start + 1);
    this.#pos = end;
    if (!this.#isCommand && !this.#isDeclaring) return;
    if (mayAssign(this.#bytes, start)) {
      const word = this.#text.toString('utf8', start, Math.min(end, start + 500));
      if (this.#assign(word, end - start)) return;
    }
    const meaning = meaningOf(this.#bytes, start, end);
    if (meaning === Meaning.prefix) return;
    const isCommand = this.#isCommand;
    this.#isCommand = false;
    if (!isCommand) return;
    this.#isDeclaring = meaning === Meaning.declarer;
    if (meaning === Meaning.source) this.#readArgument(start);
  }

  /** `DIR=$(dirname "$0")` */
  #assign(word: string, length: number): boolean {
    const name = /^([A-Za-z_]\w*)=/.exec(word)?.[1];
    if (name === undefined) return /^[A-Za-z_]\w*(?:\[[^\]]*\])?\+?=/.test(word);
    const value = length === word.length ? valueOf(word.slice(name.length + 1), this.#variables) : undefined;
    if (value === undefined) this.#variables.delete(name);
    else this.#variables.set(name, value);
    return true;
  }

  #readArgument(start: number): void {
    this.#skipBlanks();
    const begin = this.#pos;
    const first = this.#bytes[begin];
    this.#pos = this.#takeWord();
    // A process substitution, or nothing.
    if (this.#pos === begin || first === Byte.less || first === Byte.greater) return;
    const word = this.#text.toString('utf8', begin, Math.min(this.#pos, begin + 500));
    const specifier = word.replaceAll(/["']/g, '').slice(0, maxName);
    if (specifier === '' || specifier.startsWith('-')) return;
    this.#imports.push({
      specifier,
      detail: {
        kind: 'sourced',
        ...evaluate(word, this.#variables),
        ifThere: this.#isTested(start, nameOf(specifier)),
      },
      line: this.#lines.lineAt(start),
      kind: 'static',
    });
  }

  /** Whether the code before looks for a file of that name: `[ -f lib.sh ] && . lib.sh`. */
  #isTested(start: number, name: string): boolean {
    const before = this.#text.toString('utf8', Math.max(0, start - testDistance), start);
    return [...before.matchAll(fileTest)].some(
      ([, path = '']) => nameOf(path.replaceAll(/["'\s]/g, '')) === name,
    );
  }

  #takeWord(): number {
    return endOfWord(this.#bytes, this.#pos, this.#text.length, this.#documents);
  }

  #skipBlanks(): void {
    for (;;) {
      const byte = this.#bytes[this.#pos];
      if (byte === Byte.space || byte === Byte.tab) this.#pos++;
      else if (byte === Byte.backslash && this.#bytes[this.#pos + 1] === Byte.newline) this.#pos += 2;
      else return;
    }
  }
}

/** A command follows a `prefix`, and the arguments of a `declarer` may be assignments. */
const Meaning = numbered(0, 'none source prefix declarer');

const words: readonly (readonly [meaning: number, words: string])[] = [
  [Meaning.source, '\\. source'],
  [Meaning.prefix, 'if then elif else do while until time builtin command'],
  [Meaning.declarer, 'export local readonly declare typeset'],
];
const table = new KeywordTable(tokensOfWords(words));
/** Words of one byte. */
const signs = classifyBytes(0, 0, [
  [Meaning.source, '.'],
  [Meaning.prefix, '!{}'],
]);

function meaningOf(bytes: Uint8Array, start: number, end: number): number {
  return end - start === 1 ? signs[bytes[start]!]! : table.find(bytes, start, end);
}
/** 1 for bytes of variable names. */
const nameBytes = bytesIn(`${letters}${digits}_`);

/** `DIR=`, `DIR+=` or `DIRS[0]=` */
function mayAssign(bytes: Uint8Array, start: number): boolean {
  let pos = start;
  while (nameBytes[bytes[pos]!] === 1) pos++;
  const next = bytes[pos];
  return pos > start && (next === equals || next === plus || next === openBracket);
}
