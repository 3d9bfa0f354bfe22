// Where the names of imports occur in a file: one look at each byte, comments and strings included. An import with a name
// that is obviously a value is settled on the way, and its names need no further look.
import { continuesWord } from './byte-classes.ts';
import { isObviousValue } from './obvious-values.ts';
import type { Found, Script } from './script.ts';
import { skipWord } from './skip.ts';
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
const star = 0x2a;
const dot = 0x2e;
const slash = 0x2f;
const backtick = 0x60;

/** The offsets behind the last import, in order, of the names of those that are left; it marks the others as values. */
export function findPlaces(script: Script, candidates: readonly Candidate[], names: NameFinder): number[] {
  const { bytes, length } = script;
  const { lengths } = names;
  const places = new Places(script, candidates);
  let inside = 0;
  let pos = candidates.at(-1)!.found.offset;
  while (pos < length && places.open > 0) {
    const byte = bytes[pos]!;
    if (continuesWord[byte] === 0) {
      if (byte <= slash || byte === backtick) inside = behindMark(inside, bytes, pos);
      pos++;
      continue;
    }
    const start = pos;
    pos = Math.max(skipWord(bytes, start), start + 1);
    if (((lengths[byte & 127]! >> (pos - start)) & 1) === 0) continue;
    const name = names.find(start, pos);
    if (name !== -1 && !isProperty(bytes, start)) places.add(name, start, pos, inside === 0);
  }
  return places.ofOpen();
}

function behindMark(inside: number, bytes: Buffer, pos: number): number {
  switch (bytes[pos]) {
    case newline:
      return inside & ~untilLineEnd;
    case 0x27:
      return inside ^ singleQuotes;
    case 0x22:
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
  /** How many imports are not settled. */
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
    } else {
      this.starts.push(start);
      this.owners.push(owner);
    }
  }

  ofOpen(): number[] {
    return this.starts.filter((_, i) => this.owners[i]?.isValue !== true);
  }
}
