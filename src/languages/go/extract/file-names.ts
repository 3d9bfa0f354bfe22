// The names of one file: those it declares for its package, those a scope hides for a while, those it refers to.
import type { ImportStatement } from '../../../model/source.ts';
import type { NameTable } from '../../../std/name-table.ts';
import { References } from './references.ts';
import { Scopes } from '../../../std/scopes.ts';

/** No name at all. */
export const none = -1;
/** `_`, which declares nothing and refers to nothing. */
export const blank = -2;

/** What Go declares for everyone and hardly any package declares anew; the rest (`max`, `print` …) may be a neighbour's. */
const predeclared = new Set(
  (
    'bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string ' +
    'uint uint8 uint16 uint32 uint64 uintptr true false iota nil append cap len make new panic'
  ).split(' '),
);

/** Used for one file after the other. */
const scopes = new Scopes();

export class FileNames {
  readonly #table: NameTable;
  readonly #references = new References();
  readonly #declared = new Set<number>();

  constructor(table: NameTable) {
    this.#table = table;
    scopes.unwind(0);
  }

  get mark(): number {
    return scopes.mark;
  }

  get referenceMark(): number {
    return this.#references.mark;
  }

  refer(name: number, selector: number, line: number, start: number): void {
    if (name < 0 || scopes.isHidden(name)) return;
    this.#references.note(name, selector, line, start);
  }

  declare(name: number): void {
    if (name >= 0) this.#declared.add(name);
  }

  hide(name: number): void {
    if (name >= 0) scopes.hide(name);
  }

  isHidden(name: number): boolean {
    return scopes.isHidden(name);
  }

  unwind(mark: number): void {
    scopes.unwind(mark);
  }

  /** Type parameters may be used before they are declared: `[S ~[]E, E any]`. */
  takeBackHidden(referenceMark: number): void {
    this.#references.takeBack(referenceMark, (name) => scopes.isHidden(name));
  }

  declarations(): string[] {
    return Array.from(this.#declared, (name) => this.#table.text(name));
  }

  statements(): ImportStatement[] {
    return this.#references
      .statements(this.#table, (name) => this.#declared.has(name))
      .filter(({ specifier }) => !predeclared.has(specifier));
  }
}
