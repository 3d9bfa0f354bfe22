// The names of one file: imported, hidden by a scope or class, and referenced. Names are numbers of the language's table; a
// language may tell several uses of a name apart by numbers of its own.
import type { ImportStatement } from '../../../model/source.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { Scopes } from '../../kit/scopes.ts';
import { ReferenceLedger } from './reference-ledger.ts';

/** Reused across files. */
export abstract class NotedNames extends Scopes {
  protected readonly references = new ReferenceLedger();
  /** By explicit imports: references to them by name alone are not reported. */
  protected readonly bound = new Set<number>();
  /** Of the open classes. */
  protected readonly members = new NumberStack();
  protected supertypes: ImportStatement[] = [];
  readonly #heirs = new Set<string>();

  begin(): void {
    this.clear();
    this.references.begin();
    this.bound.clear();
    this.members.size = 0;
    this.supertypes = [];
    this.#heirs.clear();
  }

  /** Of the references: a mark to take back later ones. */
  get referenceMark(): number {
    return this.references.mark;
  }

  get memberCount(): number {
    return this.members.size;
  }

  bind(name: number): void {
    this.bound.add(name);
  }

  /** `heir` is the qualified name of the subtype. */
  inherit(supertype: number, heir: string, line: number): void {
    const key = `${heir} ${supertype}`;
    if (this.#heirs.has(key)) return;
    this.#heirs.add(key);
    const detail = { kind: 'supertype', heir } as const;
    const specifier = this.written(supertype);
    const number = this.supertypes.push({ specifier, detail, line, kind: 'reference' }) - 1;
    this.references.noteSupertype(number, line);
  }

  /** Members are visible in their whole class: takes back the references to their names since its start. */
  settleMembers(from: number, since: number): void {
    const { members } = this;
    for (let i = from; i < members.size; i++) this.settleMember(members.at(i), since);
    members.size = from;
  }

  protected abstract settleMember(member: number, since: number): void;

  /** A name or path as references write it. */
  protected abstract written(name: number): string;
}
