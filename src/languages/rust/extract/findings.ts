// What was found in one file so far, in the order of its text.
import type { Extraction, ImportStatement } from '../../../model/source.ts';
import { LineSearch } from '../../../std/line-search.ts';
import { NameTable } from '../../../std/name-table.ts';
import { type Written, writeNote } from '../note.ts';
import type { Cursor } from './cursor.ts';
import type { Nesting } from './nesting.ts';

/** No one writes a path of this many characters; groups could make very many of one. */
export const longestPath = 1000;

const paths = new NameTable();

export class Findings {
  readonly #cursor: Cursor;
  readonly #nesting: Nesting;
  readonly #lines: LineSearch;
  readonly #imports: ImportStatement[] = [];
  readonly #declares = new Set<string>();
  /** Path → the visit of the module that it was last noted in. */
  readonly #visitOf: number[] = [];
  readonly #spacedOut = new Set<string>();

  constructor(cursor: Cursor, nesting: Nesting) {
    this.#cursor = cursor;
    this.#nesting = nesting;
    this.#lines = new LineSearch(cursor.bytes, cursor.length);
    paths.begin(cursor.bytes);
  }

  extraction(): Extraction {
    return { imports: this.#imports, declares: [...this.#declares] };
  }

  /** An item of the module around it. */
  declare(name: string): void {
    const { inside } = this.#nesting.modules;
    this.#declares.add(inside === '' ? name : `${inside}::${name}`);
  }

  add(start: number, specifier: string, note: Written): void {
    if (specifier.length > longestPath) return;
    const { form, as, file, folder, isPublic } = note;
    const { isInMacro, modules } = this.#nesting;
    const isCertain = note.isCertain !== false && !isInMacro;
    const name = writeNote({ form, isCertain, inside: modules.inside, as, file, folder, isPublic });
    this.#imports.push({ specifier, name, line: this.#lines.lineAt(start), kind: 'static' });
  }

  /** A path in the code, at its first place in this module. */
  addPath(start: number, end: number): void {
    const number = paths.numberOf(start, end);
    if (this.#visitOf[number] === this.#nesting.modules.visit) return;
    this.#visitOf[number] = this.#nesting.modules.visit;
    this.#addReference(start, this.#cursor.text(start, end));
  }

  /** The same for a path whose bytes are not what it says: with blanks in it, or raw names. */
  addSpacedPath(start: number, path: string): void {
    const key = `${this.#nesting.modules.inside} ${path}`;
    if (this.#spacedOut.has(key)) return;
    this.#spacedOut.add(key);
    this.#addReference(start, path);
  }

  #addReference(start: number, specifier: string): void {
    if (specifier.length > longestPath) return;
    const { isInMacro, modules } = this.#nesting;
    const name = writeNote({ form: 'path', inside: modules.inside, isCertain: !isInMacro });
    this.#imports.push({ specifier, name, line: this.#lines.lineAt(start), kind: 'reference' });
  }
}
