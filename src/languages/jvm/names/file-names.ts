// The names of one file: those it declares at its top level, those a scope hides for a while, those it refers to.
import type { ImportStatement } from '../../../model/source.ts';
import type { NameTable } from '../../../std/name-table.ts';
import { NumberStack } from '../../../std/number-stack.ts';
import { Scopes } from '../../../std/scopes.ts';
import { type Reference, References } from './references.ts';

/** Used for one file after the other. */
const scopes = new Scopes();

export class FileNames {
  readonly #references: References;
  readonly #imported = new Set<number>();
  readonly #supertypes: Reference[] = [];
  /** Of the open classes, each as name × 2 + 1 for a function, which hides only what is called. */
  readonly #members = new NumberStack();

  constructor(table: NameTable) {
    this.#references = new References(table);
    scopes.unwind(0);
  }

  /** Of the scopes that are open: to be unwound to. */
  get mark(): number {
    return scopes.mark;
  }

  get time(): number {
    return this.#references.time;
  }

  get memberCount(): number {
    return this.#members.size;
  }

  refer(head: number, text: number, line: number, position: number): void {
    if (!scopes.isHidden(head)) this.#references.note(head, text, line, position);
  }

  call(name: number, line: number, position: number): void {
    if (!scopes.isHidden(name)) this.#references.noteCall(name, line, position);
  }

  select(name: number, line: number, position: number): void {
    this.#references.noteSelection(name, line, position);
  }

  /** `heir` is fully qualified. */
  inherit(specifier: string, heir: string, line: number, position: number): void {
    this.#supertypes.push({ statement: { specifier, name: heir, line, kind: 'reference' }, position });
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

  /** An explicit import: the references of this name are its own. */
  bind(name: number): void {
    this.#imported.add(name);
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
      if (member % 2 === 1) this.#references.takeBackCalls((member - 1) / 2, since);
      else this.#references.takeBack(member / 2, since);
    }
    members.size = from;
  }

  /** References in the order of the text. */
  statements(): ImportStatement[] {
    const all = this.#references.remaining((name) => this.#imported.has(name));
    all.push(...this.#supertypes);
    all.sort((a, b) => a.position - b.position);
    return all.map(({ statement }) => statement);
  }
}
