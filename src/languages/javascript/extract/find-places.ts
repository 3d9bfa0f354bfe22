// Where the names of imports occur in a file: one look at each byte that is not in a comment. What is obviously a value
// or a type is settled on the way; the rest are places that must be read.
import * as Byte from '../../kit/bytes.ts';
import { continuesWord } from './byte-classes.ts';
import { type ObviousType, obviousType } from './obvious-types.ts';
import { isObviousValue } from './obvious-values.ts';
import type { Found, Script } from './script.ts';
import { skipComment, skipString, skipWord } from './skip.ts';
import type { NameFinder } from './uses/name-finder.ts';

/** An import that may be dropped. */
export interface Candidate {
  readonly found: Found;
  /** Its names, those that are marked as types left out. */
  readonly numbers: readonly number[];
  readonly markedNumbers: readonly number[];
  isValue: boolean;
  isType: boolean;
}

// What a word may stand in, by the marks before it, as bits. That none is set is certain, except in a nested template.
const singleQuotes = 1;
const doubleQuotes = 2;
const template = 4;
const lineComment = 8;
const comment = 16;
const untilLineEnd = singleQuotes | doubleQuotes | lineComment;

const word = 1;
const mark = 2;
/** What a byte begins: a word, a mark that says what follows, or nothing that matters. */
const kindOf = continuesWord.slice();
for (const byte of [Byte.newline, Byte.singleQuote, Byte.doubleQuote, Byte.slash, Byte.at, Byte.backquote])
  kindOf[byte] = mark;

/** Settles what is obvious, and finds where the names of the other imports occur, imports aside. */
export function findPlaces(script: Script, candidates: readonly Candidate[], names: NameFinder): Places {
  const { bytes, length } = script;
  const { lengths } = names;
  const places = new Places(script, candidates);
  let inside = 0;
  // The candidates come in the order of the text.
  let passed = 0;
  let pos = skipString(bytes, candidates[0]!.found.offset, length);
  let nextImport = firstNameOf(candidates[1]);
  while (pos < length && places.open > 0) {
    const byte = bytes[pos]!;
    const kind = kindOf[byte];
    if (kind === word) {
      const start = pos;
      pos = skipWord(bytes, pos + 1);
      if (start === nextImport) {
        pos = skipString(bytes, candidates[++passed]!.found.offset, length);
        nextImport = firstNameOf(candidates[passed + 1]);
      } else if (((lengths[byte & 127]! >> (pos - start)) & 1) === 1) {
        const name = names.find(start, pos);
        if (name !== -1 && !isProperty(bytes, start)) places.add(name, start, pos, inside === 0);
      }
    } else if (kind === mark) {
      if (byte === Byte.slash && inside === 0 && beginsComment(bytes, pos))
        pos = skipComment(bytes, pos, length);
      else {
        if (byte === Byte.at) places.isDecorated ||= inside === 0;
        else inside = behindMark(inside, bytes, pos);
        pos++;
      }
    } else pos++;
  }
  return places;
}

function firstNameOf(candidate: Candidate | undefined): number {
  return candidate?.found.names?.[0]?.start ?? -1;
}

/** One that stands before or behind code, as most do. What looks so within a regular expression is none. */
function beginsComment(bytes: Buffer, pos: number): boolean {
  return bytes[pos - 1]! <= Byte.space && (bytes[pos + 1] === Byte.star || bytes[pos + 1] === Byte.slash);
}

function behindMark(inside: number, bytes: Buffer, pos: number): number {
  switch (bytes[pos]) {
    case Byte.newline:
      return inside & ~untilLineEnd;
    case Byte.singleQuote:
      return inside ^ singleQuotes;
    case Byte.doubleQuote:
      return inside ^ doubleQuotes;
    case Byte.backquote:
      return inside ^ template;
    default:
      if (bytes[pos + 1] === Byte.slash) return inside | lineComment;
      if (bytes[pos + 1] === Byte.star) return inside | comment;
      return bytes[pos - 1] === Byte.star ? inside & ~comment : inside;
  }
}

/** Behind a dot, but not behind three. */
function isProperty(bytes: Buffer, start: number): boolean {
  return bytes[start - 1] === Byte.dot && bytes[start - 2] !== Byte.dot;
}

export class Places {
  /** How many imports are not settled as values. */
  open: number;
  /** There are decorators, which can make values of the types of members. */
  isDecorated = false;
  private readonly script: Script;
  private readonly ownerOf: (Candidate | undefined)[] = [];
  private readonly starts: number[] = [];
  private readonly owners: (Candidate | undefined)[] = [];
  private readonly types: ObviousType[] = [];

  constructor(script: Script, candidates: readonly Candidate[]) {
    this.script = script;
    this.open = candidates.length;
    for (const candidate of candidates)
      for (const number of candidate.numbers) this.ownerOf[number] = candidate;
  }

  add(name: number, start: number, end: number, isCode: boolean): void {
    const owner = this.ownerOf[name];
    if (owner?.isValue === true) return;
    let type: ObviousType;
    if (owner !== undefined && isCode) {
      if (isObviousValue(this.script, start, end)) {
        owner.isValue = true;
        this.open--;
        return;
      }
      type = obviousType(this.script.bytes, start, end);
      if (type !== undefined) owner.isType = true;
    }
    this.starts.push(start);
    this.owners.push(owner);
    this.types.push(type);
  }

  /** The offsets of those that are not settled, in order. */
  get all(): number[] {
    return this.starts.filter((_, i) => this.owners[i]?.isValue !== true);
  }

  /** Those of them that are not obviously types. */
  get unclear(): number[] {
    return this.starts.filter((_, i) => {
      const type = this.types[i];
      const isClear = type === 'plain' || (type === 'member' && !this.isDecorated);
      return !isClear && this.owners[i]?.isValue !== true;
    });
  }
}
