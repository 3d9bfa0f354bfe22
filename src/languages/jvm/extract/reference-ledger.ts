// The references of a file: each name once, at its first use, in source order, until a declaration takes it back (class
// members are visible before their declaration). Names and paths are numbers of the caller's word table. Linear: each
// entry is taken back at most once.
import { NumberStack } from '../../kit/number-stack.ts';

const firstNames = 4096;
/** Memory for more names is released. */
const maxNames = 1 << 17;
const none = 0;
/** Taken back. */
const dropped = -1;

export const ReferenceKind = { plain: 0, call: 1, selection: 2, supertype: 3 } as const;
const kinds = 4;

export interface Reference {
  readonly text: number;
  /** The first name of the text. */
  readonly head: number;
  readonly line: number;
  readonly kind: number;
  /** Where a call stands; 0 where that does not matter. */
  readonly context: number;
}

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
  /** Of a call: its context, and the entry of the same name before it. */
  readonly #contexts = new NumberStack();
  readonly #earlier = new NumberStack();

  begin(): void {
    if (this.#plain.length > maxNames) this.#widen(firstNames);
    else for (let entry = 0; entry < this.#noted.size; entry++) this.#forget(this.#noted.at(entry));
    this.#noted.size = 0;
    this.#lines.size = 0;
    this.#contexts.size = 0;
    this.#earlier.size = 0;
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

  /** Once per context, a number of the caller's own. There must be few contexts: they are searched one by one. */
  noteCall(name: number, line: number, context = 0): void {
    this.#ensureRoom(name);
    const last = this.#calls[name]!;
    for (let entry = last; entry !== none; entry = this.#earlier.at(entry - 1)) {
      if (this.#contexts.at(entry - 1) === context) return;
    }
    const entry = this.#add(name, ReferenceKind.call, line);
    this.#contexts.put(entry - 1, context);
    this.#earlier.put(entry - 1, last);
    this.#calls[name] = entry;
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
    if (name >= this.#calls.length) return;
    let entry = this.#calls[name]!;
    for (; entry > since; entry = this.#earlier.at(entry - 1)) this.#noted.put(entry - 1, dropped);
    this.#calls[name] = entry;
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
  forEach(visit: (reference: Reference) => void): void {
    for (let entry = 0; entry < this.#noted.size; entry++) {
      const noted = this.#noted.at(entry);
      if (noted === dropped) continue;
      const text = Math.trunc(noted / kinds);
      const kind = noted % kinds;
      const isPlain = kind === ReferenceKind.plain;
      if (isPlain && this.#plain[text] !== entry + 1) continue;
      const head = isPlain ? this.#heads[text]! : text;
      visit({ text, head, line: this.#lines.at(entry), kind, context: this.#contexts.at(entry) });
    }
  }

  #add(text: number, kind: number, line: number): number {
    this.#noted.push(text * kinds + kind);
    this.#lines.push(line);
    this.#contexts.push(0);
    this.#earlier.push(none);
    return this.#noted.size;
  }

  #forget(noted: number): void {
    if (noted === dropped || noted % kinds === ReferenceKind.supertype) return;
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
