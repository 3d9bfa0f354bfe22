// The references of a file: each name once, at its first use, in source order, until a declaration takes it back (class
// members are visible before their declaration). Names and paths are numbers of the caller's word table. Linear: each
// entry is taken back at most once.
import { resized } from '../../kit/resized.ts';

const firstNames = 4096;
/** Memory for more names is released. */
const maxNames = 1 << 17;

export const ReferenceKind = { plain: 0, call: 1, selection: 2, supertype: 3 } as const;

export interface Reference {
  readonly text: number;
  /** The first name of the text. */
  readonly head: number;
  readonly line: number;
  readonly kind: number;
  /** Where a call stands; 0 where that does not matter. */
  readonly context: number;
}

interface Entry extends Reference {
  /** The one before it of the same head, + 1; 0 for the first. */
  readonly before: number;
}

/** Reused across files. Columns are indexed by name. */
export class ReferenceLedger {
  /** Undefined where one was taken back. */
  #entries: (Entry | undefined)[] = [];
  /** 1 for a name or path that is noted as a type or value. */
  #isPlain = new Uint8Array(firstNames);
  /** First name → the last entry of these, and of its calls, + 1. */
  #plain = new Int32Array(firstNames);
  #calls = new Int32Array(firstNames);
  readonly #selections = new Set<number>();

  begin(): void {
    this.#entries = [];
    this.#selections.clear();
    if (this.#plain.length > maxNames) this.#widen(firstNames);
    for (const column of [this.#isPlain, this.#plain, this.#calls]) column.fill(0);
  }

  /** Entries so far. */
  get mark(): number {
    return this.#entries.length;
  }

  /** A type or value, alone or at the head of a path. */
  note(head: number, text: number, line: number): void {
    this.#ensureRoom(Math.max(head, text));
    if (this.#isPlain[text] === 1) return;
    this.#isPlain[text] = 1;
    const before = this.#plain[head]!;
    this.#plain[head] = this.#add({ text, head, line, kind: ReferenceKind.plain, context: 0, before });
  }

  /** Once per context, a number of the caller's own. There must be few contexts: they are searched one by one. */
  noteCall(name: number, line: number, context = 0): void {
    this.#ensureRoom(name);
    const before = this.#calls[name]!;
    for (let at = before; at > 0; at = this.#entries[at - 1]!.before)
      if (this.#entries[at - 1]!.context === context) return;
    const kind = ReferenceKind.call;
    this.#calls[name] = this.#add({ text: name, head: name, line, kind, context, before });
  }

  /** `total` in `cart.total()`, which may be an extension. */
  noteSelection(name: number, line: number): void {
    if (this.#selections.has(name)) return;
    this.#selections.add(name);
    this.#add({ text: name, head: name, line, kind: ReferenceKind.selection, context: 0, before: 0 });
  }

  /** Never taken back; `number` is the caller's own. */
  noteSupertype(number: number, line: number): void {
    this.#add({ text: number, head: number, line, kind: ReferenceKind.supertype, context: 0, before: 0 });
  }

  /** Takes back the calls of a name since the mark. */
  takeBackCalls(name: number, since: number): void {
    this.#drop(this.#calls, name, since);
  }

  /** Takes back everything that begins with a name since the mark. */
  takeBack(name: number, since: number): void {
    this.#drop(this.#calls, name, since);
    this.#drop(this.#plain, name, since);
  }

  #drop(last: Int32Array, name: number, since: number): void {
    if (name >= last.length) return;
    while (last[name]! > since) {
      const at = last[name]! - 1;
      const { before, kind, text } = this.#entries[at]!;
      if (kind === ReferenceKind.plain) this.#isPlain[text] = 0;
      this.#entries[at] = undefined;
      last[name] = before;
    }
  }

  /** All that remain, in source order. */
  forEach(visit: (reference: Reference) => void): void {
    for (const entry of this.#entries) if (entry !== undefined) visit(entry);
  }

  /** Returns its place + 1. */
  #add(entry: Entry): number {
    return this.#entries.push(entry);
  }

  #ensureRoom(name: number): void {
    if (name >= this.#plain.length) this.#widen(Math.max(name + 1, this.#plain.length * 2));
  }

  #widen(length: number): void {
    this.#isPlain = resized(this.#isPlain, new Uint8Array(length));
    this.#plain = resized(this.#plain, new Int32Array(length));
    this.#calls = resized(this.#calls, new Int32Array(length));
  }
}
