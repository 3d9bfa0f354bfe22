// The names of one file: those it imports, those a scope hides for a while, those it refers to. Each is a number of the
// table and stands at a position in the text; lines are counted at the end, for those that remain.
import type { ImportKind, ImportStatement } from '../../../model/source.ts';
import { LineCounter } from '../../../std/line-counter.ts';
import type { NameTable } from '../../../std/name-table.ts';
import { NumberStack } from '../../../std/number-stack.ts';
import { Scopes } from '../../../std/scopes.ts';
import { References } from './references.ts';

/** Used for one file after the other. */
const scopes = new Scopes();
const references = new References();

/** One that still lacks its line. */
interface Placed {
  readonly specifier: string;
  readonly name: string | undefined;
  readonly kind: ImportKind;
  readonly position: number;
}

export class FileNames {
  readonly #table: NameTable;
  readonly #imports: Placed[] = [];
  readonly #imported = new Set<number>();
  readonly #supertypes: Placed[] = [];
  /** Of the open classes, each as name × 2 + 1 for a function, which hides only what is called. */
  readonly #members = new NumberStack();

  constructor(table: NameTable) {
    this.#table = table;
    references.begin();
    scopes.unwind(0);
  }

  /** Of the scopes that are open: to be unwound to. */
  get mark(): number {
    return scopes.mark;
  }

  get memberCount(): number {
    return this.#members.size;
  }

  import(specifier: string, name: string | undefined, position: number): void {
    this.#imports.push({ specifier, name, kind: 'static', position });
  }

  /** One inside a class or a block. */
  importInside(specifier: string, name: string | undefined, position: number): void {
    this.#imports.push({ specifier, name, kind: 'lazy', position });
  }

  /** An explicit import: the references of this name are its own. */
  bind(name: number): void {
    this.#imported.add(name);
  }

  refer(head: number, text: number, position: number): void {
    if (!scopes.isHidden(head)) references.note(head, text, position);
  }

  call(name: number, position: number): void {
    if (!scopes.isHidden(name)) references.noteCall(name, position);
  }

  select(name: number, position: number): void {
    references.noteSelection(name, position);
  }

  /** `heir` is fully qualified. */
  inherit(specifier: string, heir: string, position: number): void {
    this.#supertypes.push({ specifier, name: heir, kind: 'reference', position });
  }

  hide(name: number): void {
    scopes.hide(name);
  }

  isHidden(name: number): boolean {
    return scopes.isHidden(name);
  }

  unwind(mark: number): void {
    scopes.unwind(mark);
  }

  addMember(name: number): void {
    this.#members.push(name * 2);
  }

  addFunction(name: number): void {
    this.#members.push(name * 2 + 1);
  }

  /** Members are seen in all of their class: what was referred to since its beginning was theirs. */
  settleMembers(from: number, since: number): void {
    const members = this.#members;
    for (let i = from; i < members.size; i++) {
      const member = members.at(i);
      if (member % 2 === 1) references.takeBackCalls((member - 1) / 2, since);
      else references.takeBack(member / 2, since);
    }
    members.size = from;
  }

  /** It declares what was referred to since then. */
  takeBack(name: number, since: number): void {
    references.takeBack(name, since);
  }

  /** Imports, then references, each in the order of the text. */
  statements(bytes: Uint8Array): ImportStatement[] {
    const used = [...this.#supertypes];
    const table = this.#table;
    references.forEach((text, head, position, isSelection) => {
      if (text === head && this.#imported.has(head)) return;
      const specifier = isSelection ? `.${table.text(text)}` : table.text(text);
      used.push({ specifier, name: undefined, kind: 'reference', position });
    });
    used.sort((a, b) => a.position - b.position);
    return [...withLines(this.#imports, bytes), ...withLines(used, bytes)];
  }
}

function withLines(placed: readonly Placed[], bytes: Uint8Array): ImportStatement[] {
  const lines = new LineCounter(bytes);
  return placed.map(({ specifier, name, kind, position }) => {
    const line = lines.lineAt(position);
    return name === undefined ? { specifier, line, kind } : { specifier, name, line, kind };
  });
}
