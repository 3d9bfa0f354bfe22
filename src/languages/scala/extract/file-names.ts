// The names of a Scala file: imported, hidden by a scope or class, and referenced.
import type { ImportStatement } from '../../../model/source.ts';
import { NotedNames } from '../../jvm/extract/noted-names.ts';
import { ReferenceKind } from '../../jvm/extract/reference-ledger.ts';
import { words } from './words.ts';

/** Reused across files. */
export class FileNames extends NotedNames {
  /** `text` is the name itself, or a path that begins with it. */
  refer(name: number, text: number, line: number): void {
    if (!this.isHidden(name)) this.references.note(name, text, line);
  }

  /** `.total` */
  select(name: number, line: number): void {
    this.references.noteSelection(name, line);
  }

  addMember(name: number): void {
    this.members.push(name);
  }

  /** The name is declared here: takes back its references since the mark. */
  takeBack(name: number, since: number): void {
    this.references.takeBack(name, since);
  }

  protected override settleMember(name: number, since: number): void {
    this.references.takeBack(name, since);
  }

  /** In source order. */
  statements(): ImportStatement[] {
    const statements: ImportStatement[] = [];
    this.references.forEach(({ text, head, line, kind }) => {
      if (kind === ReferenceKind.supertype) return void statements.push(this.supertypes[text]!);
      if (text === head && this.bound.has(head)) return;
      const written = this.written(text);
      const specifier = kind === ReferenceKind.selection ? `.${written}` : written;
      statements.push({ specifier, line, kind: 'reference' });
    });
    return statements;
  }

  protected override written(name: number): string {
    return words.text(name);
  }
}
