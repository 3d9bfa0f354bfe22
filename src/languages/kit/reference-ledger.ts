// The references of a file: each name once, at its first use, in source order, until a declaration takes it back (class
// members are visible before their declaration). Names and paths are numbers of the caller's word table. Linear: each
// entry is taken back at most once.
import { NumberStack } from './number-stack.ts';

const firstNames = 4096;
/** Memory for more names is released. */
const maxNames = 1 << 17;
const none = 0;

export const ReferenceKind = { plain: 0, call: 1, selection: 2, supertype: 3 } as const;
const kinds = 4;

/** Reused across files. Columns are indexed by name; entries are stored + 1. */
export class ReferenceLedger {
  /** Entry of a name or path as a type or value. */
  #plain = new Int32Array(firstNames);
  /** First name of that text. */
  #heads = new Int32Array(firstNames);
  /** Previous text with the same head, and last text by head; both + 1. */
  #before = new Int32Array(firstNames);
  #latest = new Int32Array(firstNames);
  #calls = new Int32Array(firstNames);
  #selections = new Int32Array(firstNames);
  /** Text × kinds + kind, and its line. */
  readonly #noted = new NumberStack();
  readonly #lines = new NumberStack();

  begin(): void {
    if (this.#plain.length > maxNames) this.#widen(firstNames);
    else for (let entry = 0; entry < this.#noted.size; entry++) this.#forget(this.#noted.at(entry));
    this.#noted.size = 0;
    this.#lines.size = 0;
  }

  /** Entries so far. */
  get mark(): number {
    return this.#noted.size;
  }

  /** A type or value, alone or at the head of a path. */
  note(head: number, text: number, line: number): void {
    this.#ensureRoom(head > text ? head : text);
    if (this.#plain[text] !== none) return;
    this.#plain[text] = this.#add(text, ReferenceKind.plain, line);
    this.#heads[text] = head;
    this.#before[text] = this.#latest[head]!;
    this.#latest[head] = text + 1;
  }

  noteCall(name: number, line: number): void {
    this.#ensureRoom(name);
    if (this.#calls[name] === none) this.#calls[name] = this.#add(name, ReferenceKind.call, line);
  }

  /** `total` in `cart.total()`, which may be an extension. */
  noteSelection(name: number, line: number): void {
    this.#ensureRoom(name);
    if (this.#selections[name] === none)
      this.#selections[name] = this.#add(name, ReferenceKind.selection, line);
  }

  /** Never taken back; `number` is the caller's own. */
  noteSupertype(number: number, line: number): void {
    this.#add(number, ReferenceKind.supertype, line);
  }

  /** Takes back the calls of a name since the mark. */
  takeBackCalls(name: number, since: number): void {
    if (name < this.#calls.length && this.#calls[name]! > since) this.#calls[name] = none;
  }

  /** Takes back everything that begins with a name since the mark. */
  takeBack(name: number, since: number): void {
    if (name >= this.#latest.length) return;
    this.takeBackCalls(name, since);
    let text = this.#latest[name]!;
    while (text !== none && this.#plain[text - 1]! > since) {
      this.#plain[text - 1] = none;
      text = this.#before[text - 1]!;
    }
    this.#latest[name] = text;
  }

  /** All that remain, in source order. */
  forEach(visit: (text: number, head: number, line: number, kind: number) => void): void {
    for (let entry = 0; entry < this.#noted.size; entry++) {
      const noted = this.#noted.at(entry);
      const text = Math.trunc(noted / kinds);
      const kind = noted % kinds;
      if (!this.#isCurrent(text, kind, entry + 1)) continue;
      const head = kind === ReferenceKind.plain ? this.#heads[text]! : text;
      visit(text, head, this.#lines.at(entry), kind);
    }
  }

  /** Not taken back. */
  #isCurrent(text: number, kind: number, entry: number): boolean {
    switch (kind) {
      case ReferenceKind.plain:
        return this.#plain[text] === entry;
      case ReferenceKind.call:
        return this.#calls[text] === entry;
      default:
        return true;
    }
  }

  #add(text: number, kind: number, line: number): number {
    this.#noted.push(text * kinds + kind);
    this.#lines.push(line);
    return this.#noted.size;
  }

  #forget(noted: number): void {
    if (noted % kinds === ReferenceKind.supertype) return;
    const text = Math.trunc(noted / kinds);
    this.#latest[this.#heads[text]!] = none;
    this.#plain[text] = none;
    this.#before[text] = none;
    this.#calls[text] = none;
    this.#selections[text] = none;
  }

  #ensureRoom(name: number): void {
    if (name >= this.#plain.length) this.#widen(Math.max(name + 1, this.#plain.length * 2));
  }

  #widen(length: number): void {
    this.#plain = resized(this.#plain, length);
    this.#heads = resized(this.#heads, length);
    this.#before = resized(this.#before, length);
    this.#latest = resized(this.#latest, length);
    this.#calls = resized(this.#calls, length);
    this.#selections = resized(this.#selections, length);
  }
}

function resized(column: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const other = new Int32Array(length);
  if (length > column.length) other.set(column);
  return other;
}
