// The names that a file refers to, each where it first stands, until a declaration turns out to have meant them: members
// of a class are seen before they are declared, too. Linear: what is taken back is looked at once.
import type { ImportStatement } from '../../../model/source.ts';
import type { NameTable } from '../../../std/name-table.ts';

const none = -1;

/** One written name: `Invoice`, or `shop.Cart`, whose head is `shop`. */
interface Entry {
  readonly head: number;
  readonly text: number;
  line: number;
  position: number;
  /** When it was noted; `none` where it was taken back. */
  time: number;
  /** The one of the same head that was noted before it. */
  before: Entry | undefined;
}

/** A name as something called, or as something behind a dot. */
interface Use {
  readonly name: number;
  line: number;
  position: number;
  time: number;
}

export interface Reference {
  readonly statement: ImportStatement;
  readonly position: number;
}

export class References {
  readonly #table: NameTable;
  /** By the number of their text. */
  readonly #entries: Entry[] = [];
  readonly #entryOf = new Map<number, Entry>();
  /** The last one noted of each head. */
  readonly #latest = new Map<number, Entry>();
  readonly #calls = new Map<number, Use>();
  readonly #selections = new Map<number, Use>();
  /** Grows with everything noted. */
  time = 0;

  constructor(table: NameTable) {
    this.#table = table;
  }

  /** A type or a value, by itself or at the head of a path. */
  note(head: number, text: number, line: number, position: number): void {
    let entry = this.#entryOf.get(text);
    if (entry === undefined) {
      entry = { head, text, line, position, time: none, before: undefined };
      this.#entryOf.set(text, entry);
      this.#entries.push(entry);
    }
    if (entry.time !== none) return;
    entry.line = line;
    entry.position = position;
    entry.time = this.time++;
    entry.before = this.#latest.get(head);
    this.#latest.set(head, entry);
  }

  noteCall(name: number, line: number, position: number): void {
    this.#noteUse(this.#calls, name, line, position);
  }

  /** `total` in `cart.total()`, which may be an extension. */
  noteSelection(name: number, line: number, position: number): void {
    this.#noteUse(this.#selections, name, line, position);
  }

  /** Takes back the calls of a name since then. */
  takeBackCalls(name: number, since: number): void {
    const call = this.#calls.get(name);
    if (call !== undefined && call.time >= since) call.time = none;
  }

  /** Takes back all that begins with a name since then. */
  takeBack(name: number, since: number): void {
    this.takeBackCalls(name, since);
    let entry = this.#latest.get(name);
    if (entry === undefined || entry.time < since) return;
    for (; entry !== undefined && entry.time >= since; entry = entry.before) entry.time = none;
    if (entry === undefined) this.#latest.delete(name);
    else this.#latest.set(name, entry);
  }

  /** Those that were not taken back, in no order. A selection begins with a dot. */
  remaining(isImported: (name: number) => boolean): Reference[] {
    const references: Reference[] = [];
    const add = (specifier: string, { line, position }: Entry | Use): void => {
      references.push({ statement: { specifier, line, kind: 'reference' }, position });
    };
    for (const entry of this.#entries) {
      if (entry.time === none) continue;
      const isAlone = entry.text === entry.head;
      if (isAlone && isImported(entry.head)) continue;
      const call = isAlone ? this.#calls.get(entry.head) : undefined;
      const isCalledFirst = call !== undefined && call.time !== none && call.position < entry.position;
      add(this.#table.text(entry.text), isCalledFirst ? call : entry);
    }
    for (const call of this.#calls.values()) {
      const entry = this.#entryOf.get(call.name);
      const isNoted = entry !== undefined && entry.time !== none;
      if (call.time !== none && !isNoted && !isImported(call.name)) add(this.#table.text(call.name), call);
    }
    for (const use of this.#selections.values()) {
      if (!isImported(use.name)) add(`.${this.#table.text(use.name)}`, use);
    }
    return references;
  }

  #noteUse(uses: Map<number, Use>, name: number, line: number, position: number): void {
    const use = uses.get(name);
    if (use === undefined) {
      uses.set(name, { name, line, position, time: this.time++ });
    } else if (use.time === none) {
      use.line = line;
      use.position = position;
      use.time = this.time++;
    }
  }
}
