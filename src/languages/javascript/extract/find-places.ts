// Where the names of imports occur in a file: one look at each byte that is not in a comment. What is obviously a value
// is settled on the way; the rest are places that must be read.
import { continuesWord } from './byte-classes.ts';
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
}

// What a word may stand in, by the marks before it, as bits. That none is set is certain, except in a nested template.
const singleQuotes = 1;
const doubleQuotes = 2;
const template = 4;
const lineComment = 8;
const comment = 16;
const untilLineEnd = singleQuotes | doubleQuotes | lineComment;

const newline = 0x0a;
const space = 0x20;
const singleQuote = 0x27;
const doubleQuote = 0x22;
const star = 0x2a;
const dot = 0x2e;
const slash = 0x2f;
const backtick = 0x60;

const first = 1;
const mark = 2;
/** The marks that say what follows, and the zero behind the text. */
const marks = new Uint8Array(256);
for (const byte of [0, newline, singleQuote, doubleQuote, slash, backtick]) marks[byte] = mark;
/** What a byte can begin in the file at hand: a name that is looked for, a mark, or nothing that matters. */
const begins = new Uint8Array(256);

interface Search {
  readonly script: Script;
  /** Where its first statement begins: uses can stand before the imports. */
  readonly start: number;
  readonly candidates: readonly Candidate[];
  readonly names: NameFinder;
}

/** Settles what is obvious, and returns the offsets where the names of the other imports occur, imports aside. */
export function findPlaces({ script, start, candidates, names }: Search): readonly number[] {
  const { bytes, length } = script;
  const places = new Places(script, candidates);
  let inside = 0;
  let pos = start;
  // The candidates come in the order of the text.
  let passed = -1;
  let nextImport = firstNameOf(candidates[0]);
  lookFor(names);
  while (places.open > 0) {
    while (begins[bytes[pos]!] === 0) pos++;
    if (pos >= length) break;
    if (begins[bytes[pos]!] === mark) {
      if (inside === 0 && beginsComment(bytes, pos)) pos = skipComment(bytes, pos, length);
      else {
        inside = behindMark(inside, bytes, pos);
        pos++;
      }
    } else if (pos === nextImport) {
      pos = skipString(bytes, candidates[++passed]!.found.offset, length);
      nextImport = firstNameOf(candidates[passed + 1]);
    } else if (continuesName(bytes, pos)) pos++;
    else {
      const end = skipWord(bytes, pos + 1);
      const name = names.find(pos, end);
      if (name !== -1 && !isProperty(bytes, pos)) places.add(name, pos, end, inside === 0);
      pos = end;
    }
  }
  return places.unclear;
}

function lookFor({ lengths }: NameFinder): void {
  begins.set(marks);
  for (let byte = 0; byte < lengths.length; byte++) {
    if (lengths[byte] === 0) continue;
    if (marks[byte] === 0) begins[byte] = first;
    begins[byte + 128] = first;
  }
}

/** Whether the byte stands within a word. One beyond ASCII before it can be the end of a space. */
function continuesName(bytes: Buffer, pos: number): boolean {
  const before = pos === 0 ? 0 : bytes[pos - 1]!;
  return before < 0x80 && continuesWord[before] === 1;
}

function firstNameOf(candidate: Candidate | undefined): number {
  return candidate?.found.names?.[0]?.start ?? -1;
}

/** One that stands before or behind code, as most do. What looks so within a regular expression is none. */
function beginsComment(bytes: Buffer, pos: number): boolean {
  if (bytes[pos] !== slash || (pos > 0 && bytes[pos - 1]! > space)) return false;
  return bytes[pos + 1] === star || bytes[pos + 1] === slash;
}

function behindMark(inside: number, bytes: Buffer, pos: number): number {
  switch (bytes[pos]) {
    case newline:
      return inside & ~untilLineEnd;
    case singleQuote:
      return inside ^ singleQuotes;
    case doubleQuote:
      return inside ^ doubleQuotes;
    case backtick:
      return inside ^ template;
    case slash:
      if (bytes[pos + 1] === slash) return inside | lineComment;
      if (bytes[pos + 1] === star) return inside | comment;
      return bytes[pos - 1] === star ? inside & ~comment : inside;
    default:
      return inside;
  }
}

/** Behind a dot, but not behind three. */
function isProperty(bytes: Buffer, start: number): boolean {
  return bytes[start - 1] === dot && bytes[start - 2] !== dot;
}

class Places {
  /** How many imports are not settled as values. */
  open: number;
  private readonly script: Script;
  private readonly ownerOf: (Candidate | undefined)[] = [];
  private readonly starts: number[] = [];
  private readonly owners: (Candidate | undefined)[] = [];

  constructor(script: Script, candidates: readonly Candidate[]) {
    this.script = script;
    this.open = candidates.length;
    for (const candidate of candidates)
      for (const number of candidate.numbers) this.ownerOf[number] = candidate;
  }

  add(name: number, start: number, end: number, isCode: boolean): void {
    const owner = this.ownerOf[name];
    if (owner?.isValue === true) return;
    if (owner !== undefined && isCode && isObviousValue(this.script, start, end)) {
      owner.isValue = true;
      this.open--;
      return;
    }
    this.starts.push(start);
    this.owners.push(owner);
  }

  /** The offsets of those that are not settled, in order. */
  get unclear(): number[] {
    return this.starts.filter((_, i) => this.owners[i]?.isValue !== true);
  }
}
