// What was found in one file so far, in the order of its text.
import type { Extraction, ImportStatement } from '../../../model/source.ts';
import { LineSearch } from '../../kit/line-search.ts';
import { widened } from '../../kit/widened.ts';
import { type Written, writeNote } from '../note.ts';
import type { Cursor } from './cursor.ts';
import { beginNames, longestKept, names } from './names.ts';
import type { Nesting } from './nesting.ts';

/** No one writes a path of this many characters; groups could make very many of one. */
export const longestPath = 1000;

/** Path → the visit of the module that it was last noted in. */
let visitOf = new Int32Array(1 << 12);

export class Findings {
  readonly #cursor: Cursor;
  readonly #nesting: Nesting;
  readonly #lines: LineSearch;
  readonly #imports: ImportStatement[] = [];
  readonly #declares = new Set<string>();
  readonly #spacedOut = new Set<string>();

  constructor(cursor: Cursor, nesting: Nesting) {
    this.#cursor = cursor;
    this.#nesting = nesting;
    this.#lines = new LineSearch(cursor.bytes, cursor.length);
    if (beginNames()) visitOf = new Int32Array(1 << 12);
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
    if (end - start > longestKept) return this.addSpacedPath(start, this.#cursor.text(start, end));
    const path = names.find(this.#cursor.bytes, start, end);
    const { visit } = this.#nesting.modules;
    if (path >= visitOf.length) visitOf = widened(visitOf, new Int32Array(names.size * 2));
    if (visitOf[path] === visit) return;
    visitOf[path] = visit;
    this.#addReference(start, names.text(path));
  }

  /** The same for a path whose bytes are not what it says, with blanks in it or raw names, or are too many. */
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
