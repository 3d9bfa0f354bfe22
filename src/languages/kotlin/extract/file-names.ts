// The names of one file: those it imports, those a scope hides for a while, those it refers to. Each is a number of the
// table, noted in the order of the text with the line it stands on.
import type { ImportStatement } from '../../../model/source.ts';
import { NumberSet } from '../../kit/number-set.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { Scopes } from '../../kit/scopes.ts';
import { table } from './keywords.ts';
import { ReferenceKind, ReferenceLedger } from '../../kit/reference-ledger.ts';
import { aliasDetail, importStatement } from '../../kit/import-statement.ts';

/** Used for one file after the other. */
const scopes = new Scopes();
const references = new ReferenceLedger();
const imported = new NumberSet();
/** Of the open classes, each as name × 2 + 1 for a function, which hides only what is called. */
const members = new NumberStack();

interface Supertype {
  readonly specifier: string;
  /** Fully qualified. */
  readonly heir: string;
}

class FileNames {
  #imports: ImportStatement[] = [];
  #supertypes: Supertype[] = [];

  begin(): void {
    this.#imports = [];
    this.#supertypes = [];
    references.begin();
    scopes.unwind(0);
    members.size = 0;
    imported.clear();
  }

  /** Of the scopes that are open: to be unwound to. */
  get mark(): number {
    return scopes.mark;
  }

  /** Of the references: to take back those behind it. */
  get referenceMark(): number {
    return references.mark;
  }

  get memberCount(): number {
    return members.size;
  }

  import(specifier: string, alias: string | undefined, line: number): void {
    this.#imports.push(importStatement({ specifier, detail: aliasDetail(alias), line, kind: 'static' }));
  }

  /** An explicit import: the references of this name are its own. */
  bind(name: number): void {
    imported.add(name);
  }

  refer(head: number, text: number, line: number): void {
    if (!scopes.isHidden(head)) references.note(head, text, line);
  }

  call(name: number, line: number): void {
    if (!scopes.isHidden(name)) references.noteCall(name, line);
  }

  select(name: number, line: number): void {
    references.noteSelection(name, line);
  }

  /** `heir` is fully qualified. */
  inherit(specifier: string, heir: string, line: number): void {
    references.noteSupertype(this.#supertypes.push({ specifier, heir }) - 1, line);
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
    members.push(name * 2);
  }

  addFunction(name: number): void {
    members.push(name * 2 + 1);
  }

  /** Members are seen in all of their class: what was referred to since its beginning was theirs. */
  settleMembers(from: number, since: number): void {
    for (let i = from; i < members.size; i++) {
      const member = members.at(i);
      if (member % 2 === 1) references.takeBackCalls((member - 1) / 2, since);
      else references.takeBack(member / 2, since);
    }
    members.size = from;
  }

  /** Imports, then references, each in the order of the text. */
  statements(): ImportStatement[] {
    const statements = this.#imports;
    references.forEach((text, head, line, kind) => {
      if (kind === ReferenceKind.supertype) {
        const { specifier, heir } = this.#supertypes[text]!;
        statements.push({ specifier, detail: { kind: 'supertype', heir }, line, kind: 'reference' });
      } else if (text !== head || !imported.has(head)) {
        const written = table.text(text);
        // Not as a template, for which the engine would ask whether it is a string.
        const specifier = kind === ReferenceKind.selection ? '.' + written : written;
        statements.push({ specifier, line, kind: 'reference' });
      }
    });
    return statements;
  }
}

/** Used for one file after the other: the engine then knows it by its address. */
export const names = new FileNames();
