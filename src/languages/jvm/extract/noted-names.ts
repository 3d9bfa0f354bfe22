// The names of one file: imported, hidden by a scope or class, and referenced. Names are numbers of the language's table; a
// language may tell several uses of a name apart by numbers of its own.
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { ImportStatement } from '../../../model/source.ts';
import { importStatement } from '../../kit/import-statement.ts';
import type { NameTable } from '../../kit/name-table.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { Scopes } from '../../kit/scopes.ts';
import { ReferenceKind, ReferenceLedger } from './reference-ledger.ts';

/** Reused across files. */
export class NotedNames extends Scopes {
  readonly #table: NameTable;
  protected readonly references = new ReferenceLedger();
  /** By explicit imports: references to them by name alone are not reported. */
  protected readonly bound = new Set<number>();
  /** Of the open classes. */
  protected readonly members = new NumberStack();
  protected supertypes: ImportStatement[] = [];
  readonly #heirs = new Set<string>();
  /** How functions are called, by the contexts of the ledger. */
  protected calls: (ImportDetail | undefined)[] = [undefined];

  constructor(table: NameTable) {
    super();
    this.#table = table;
  }

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

  /** `text` is the name itself, or a path that begins with it. */
  refer(name: number, text: number, line: number): void {
    if (!this.isHidden(name)) this.references.note(name, text, line);
  }

  /** `.total` */
  select(name: number, line: number): void {
    this.references.noteSelection(name, line);
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

  addMember(name: number): void {
    this.members.push(name);
  }

  /** Members are visible in their whole class: takes back the references to their names since its start. */
  settleMembers(from: number, since: number): void {
    const { members } = this;
    for (let i = from; i < members.size; i++) this.takeBack(members.at(i), since);
    members.size = from;
  }

  /** The name is declared here: takes back its references since the mark. */
  takeBack(name: number, since: number): void {
    this.references.takeBack(name, since);
  }

  /** In source order. */
  statements(): ImportStatement[] {
    const statements: ImportStatement[] = [];
    this.references.forEach(({ text, head, line, kind, context }) => {
      if (kind === ReferenceKind.supertype) return void statements.push(this.supertypes[text]!);
      const isCall = kind === ReferenceKind.call;
      if (text === head && this.bound.has(head) && !isCall) return;
      const written = this.written(text);
      const specifier = kind === ReferenceKind.selection ? `.${written}` : isCall ? `${written}()` : written;
      const detail = this.calls[context];
      statements.push(importStatement({ specifier, detail, line, kind: 'reference' }));
    });
    return statements;
  }

  /** A name or path as references write it. */
  protected written(name: number): string {
    return this.#table.text(name);
  }
}
