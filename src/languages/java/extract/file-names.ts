// The names of a Java file: hidden by a scope or class, and referenced.
import type { ImportStatement } from '../../../model/source.ts';
import { importStatement } from '../../kit/import-statement.ts';
import { NotedNames } from '../../jvm/extract/noted-names.ts';
import { ReferenceKind } from '../../jvm/extract/reference-ledger.ts';
import { Word, words } from './tokens.ts';

/** How a name is used, or what a declaration hides: a type hides values, too. */
const asType = 0;
const asValue = 1;

/** A name, how it is used, and whether in a class that inherits, as one number. */
function useOf(name: number, use: number, isInHeir: boolean): number {
  return name * 4 + use * 2 + (isInHeir ? 1 : 0);
}

/** Reused across files. Scopes and members have names × 2 + what they hide. */
export class FileNames extends NotedNames {
  override begin(): void {
    super.begin();
    // Words in the place of a type that are none.
    this.hideType(Word.var);
    this.hideType(Word.sealed);
  }

  hideType(name: number): void {
    this.hide(name * 2 + asType);
  }

  hideVariable(name: number): void {
    this.hide(name * 2 + asValue);
  }

  addMemberType(name: number): void {
    this.members.push(name * 2 + asType);
  }

  addField(name: number): void {
    this.members.push(name * 2 + asValue);
  }

  hidesType(name: number): boolean {
    return this.isHidden(name * 2 + asType);
  }

  hidesValue(name: number): boolean {
    return this.hidesType(name) || this.isHidden(name * 2 + asValue);
  }

  /** `text` is the number of the name itself, or of a path that begins with it. */
  useType(name: number, text: number, line: number, isInHeir: boolean): void {
    this.references.note(useOf(name, asType, isInHeir), useOf(text, asType, isInHeir), line);
  }

  useValue(name: number, text: number, line: number, isInHeir: boolean): void {
    this.references.note(useOf(name, asValue, isInHeir), useOf(text, asValue, isInHeir), line);
  }

  override takeBack(member: number, since: number): void {
    const name = member >> 1;
    for (let use = member & 1; use <= asValue; use++) {
      this.references.takeBack(useOf(name, use, false), since);
      this.references.takeBack(useOf(name, use, true), since);
    }
  }

  /** In source order. Names are listed apart for classes that inherit, if there are any. */
  override statements(): ImportStatement[] {
    const statements: ImportStatement[] = [];
    const hasHeirs = this.supertypes.length > 0;
    const [inside, outside] = [new Set<string>(), new Set<string>()];
    this.references.forEach(({ text, head, line, kind }) => {
      if (kind === ReferenceKind.supertype) return void statements.push(this.supertypes[text]!);
      if (text === head && this.bound.has(text >> 2)) return;
      const isOutside = hasHeirs && (text & 1) === 0;
      const shown = isOutside ? outside : inside;
      const specifier = this.written(text >> 2);
      if (shown.has(specifier)) return;
      shown.add(specifier);
      const detail = isOutside ? ({ kind: 'outside-heirs' } as const) : undefined;
      statements.push(importStatement({ specifier, detail, line, kind: 'reference' }));
    });
    return statements;
  }

  /** The first parts of all references, bound or not. */
  referredNames(): ReadonlySet<number> {
    const names = new Set<number>();
    this.references.forEach(({ head, kind }) => {
      if (kind !== ReferenceKind.supertype) names.add(head >> 2);
    });
    return names;
  }

  protected override written(name: number): string {
    return writtenName(name);
  }
}

/** `shop . Cart`, over several lines, with comments or as `shop.@Nullable Cart`, is `shop.Cart`. */
export function writtenName(number: number): string {
  const name = words.text(number);
  if (!/[\s/]/.test(name)) return name;
  return name.replaceAll(/\/\/.*|\/\*[^]*?\*\/|@[^\s/]*|\s/g, '');
}
