// Lines in which no name occurs that anybody looks for. How they are indented tells where whole statements end, so that
// these are passed without being read: most of a file is.
import { continuesWord } from '../byte-classes.ts';

const newline = 0x0a;
const carriageReturn = 0x0d;
const tab = 0x09;
const closeParen = 0x29;
const star = 0x2a;
const space = 0x20;
const slash = 0x2f;
const semicolon = 0x3b;
const at = 0x40;
const closeBracket = 0x5d;
const backtick = 0x60;
const closeBrace = 0x7d;

/** A statement that is so near costs less than the search for another. */
const nearby = 100;

export class IdleLines {
  private readonly bytes: Buffer;
  private readonly length: number;
  /** Where the names occur, in order. */
  private readonly places: readonly number[];
  private nextPlace = 0;
  private nextBacktick = -1;
  /** So much may be searched in vain, that the whole stays linear. */
  private budget: number;

  constructor(bytes: Buffer, length: number, places: readonly number[]) {
    this.bytes = bytes;
    this.length = length;
    this.places = places;
    this.budget = length * 4;
  }

  /**
   * `start` is the first byte of a statement or member. Returns that of a later one in the same block, or of the brace that
   * closes it, with no such name between; the end of the text where none follows at all; -1 where it has to be read.
   */
  passFrom(start: number): number {
    const place = this.placeBehind(start);
    if (place === -1) return this.length;
    if (place - start < nearby || this.budget < 0) return -1;
    const indent = indentOf(this.bytes, start);
    if (indent === -1) return -1;
    const target = this.passTo(start, place, indent);
    return target !== -1 && this.hasWholeComments(start, target) ? target : -1;
  }

  /** The reader can have gone back. */
  private placeBehind(start: number): number {
    const places = this.places;
    while (this.nextPlace > 0 && places[this.nextPlace - 1]! >= start) this.nextPlace--;
    while (this.nextPlace < places.length && places[this.nextPlace]! < start) this.nextPlace++;
    return places[this.nextPlace] ?? -1;
  }

  /** The last line up to `limit` that begins a statement where this one began, or closes the block. */
  private passTo(start: number, limit: number, indent: number): number {
    const bytes = this.bytes;
    let target = -1;
    let first = start;
    let lineEnd = this.lineEnd(start);
    // What is decorated begins with its decorators.
    let isDecorated = bytes[start] === at;
    while (lineEnd < limit && !this.opensTemplate(first, lineEnd)) {
      const last = lastOnLine(bytes, first, lineEnd);
      const lineStart = this.nextLine(lineEnd);
      first = skipBlanks(bytes, lineStart);
      if (first > limit) break;
      lineEnd = this.lineEnd(first);
      const width = first - lineStart;
      if (width < indent) {
        if (bytes[first] === closeBrace) target = first;
        break;
      }
      if (width > indent || !beginsStatement(bytes[first]!)) continue;
      if (!isDecorated && endsStatement(last)) target = first;
      isDecorated = bytes[first] === at;
    }
    this.budget -= lineEnd - start;
    return target;
  }

  /** The beginning of the next line that is neither empty nor one of a comment. */
  private nextLine(end: number): number {
    const bytes = this.bytes;
    let lineEnd = end;
    for (;;) {
      const first = skipBlanks(bytes, lineEnd + 1);
      const byte = bytes[first];
      const isEmpty = byte === newline || byte === carriageReturn || byte === slash || byte === star;
      if (!isEmpty || first >= this.length) return lineEnd + 1;
      lineEnd = this.lineEnd(first);
    }
  }

  /** Whether a template goes on behind the line, where other lines can look like code. */
  private opensTemplate(start: number, lineEnd: number): boolean {
    if (this.nextBacktick < start) this.nextBacktick = this.backtickBehind(start);
    let isOpen = false;
    for (let pos = this.nextBacktick; pos < lineEnd; pos = this.backtickBehind(pos + 1)) isOpen = !isOpen;
    return isOpen;
  }

  private backtickBehind(pos: number): number {
    const next = this.bytes.indexOf(backtick, pos);
    return next === -1 ? this.length : next;
  }

  private lineEnd(pos: number): number {
    const end = this.bytes.indexOf(newline, pos);
    return end === -1 || end > this.length ? this.length : end;
  }

  /** No comment begins on one side of `end` and ends on the other. */
  private hasWholeComments(start: number, end: number): boolean {
    const bytes = this.bytes;
    let opening = bytes.indexOf('/*', start);
    while (opening !== -1 && opening < end) {
      const close = bytes.indexOf('*/', opening + 2);
      if (close === -1 || close >= end) return false;
      opening = bytes.indexOf('/*', close + 2);
    }
    return true;
  }
}

/** How far what begins at `start` is indented; -1 where something stands before it. */
function indentOf(bytes: Buffer, start: number): number {
  let pos = start;
  while (pos > 0 && isBlank(bytes[pos - 1]!)) pos--;
  return pos === 0 || bytes[pos - 1] === newline ? start - pos : -1;
}

function skipBlanks(bytes: Buffer, start: number): number {
  let pos = start;
  while (isBlank(bytes[pos]!)) pos++;
  return pos;
}

function lastOnLine(bytes: Buffer, start: number, end: number): number {
  let pos = end - 1;
  while (pos > start && (isBlank(bytes[pos]!) || bytes[pos] === carriageReturn)) pos--;
  return bytes[pos] ?? 0;
}

function isBlank(byte: number): boolean {
  return byte === space || byte === tab;
}

function beginsStatement(byte: number): boolean {
  return continuesWord[byte] === 1 || byte === at;
}

/** Whether a line that ends so is over when the next one begins with a word; else an operand or a bracket is missing. */
function endsStatement(last: number): boolean {
  return (
    continuesWord[last] === 1 ||
    last === semicolon ||
    last === closeBrace ||
    last === closeParen ||
    last === closeBracket ||
    last === 0x22 ||
    last === 0x27
  );
}
