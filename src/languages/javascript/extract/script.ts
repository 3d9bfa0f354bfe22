// One script as it is being read: its text, its dialect, and what was found in it so far.
import type { LineCounter } from '../../kit/line-counter.ts';
import type { ImportKind, ImportStatement } from '../../../model/source.ts';
import type { Dialect } from './dialect.ts';
import { decodeLiteral } from './literal.ts';

export interface Found {
  readonly specifier: string;
  readonly offset: number;
  readonly kind: ImportKind;
  /** The names that it makes known in the file, where it is written as an import of TypeScript that names some. */
  readonly names?: readonly LocalName[];
  readonly usesOnlyTypes?: true;
}

/** Where a name stands that an import makes known. */
export interface LocalName {
  readonly start: number;
  readonly end: number;
  /** Marked as a type: `type Order` among names that are not. */
  readonly isType: boolean;
}

export interface AmdModules {
  readonly names: Set<string>;
  /** How many have a list of dependencies and no name. */
  unnamed: number;
  /** Where the dependencies stand that `define` lists. */
  readonly listed: Set<number>;
}

/** Before each module of AMD. */
export const define = Buffer.from('define(');

export class Script {
  /** A zero stands behind the text. A Buffer, for its native search and decoding; always one, for the sake of speed. */
  readonly bytes: Buffer;
  readonly length: number;
  readonly dialect: Dialect;
  /** Where `define(` was last seen, or -1: most scripts are no modules of AMD. */
  readonly lastDefine: number;
  /** Whether `import` or `export` was seen: then no loader of AMD will ever load it. */
  isEsModule = false;
  /** The modules of AMD in it, once there is one. */
  modules: AmdModules | undefined;
  /** Where a part of the script begins that could not be read, because something is never closed. */
  skippedAt: number | undefined;
  #found: Found[] = [];

  constructor(bytes: Uint8Array, length: number, dialect: Dialect) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, length + 1);
    this.length = length;
    this.dialect = dialect;
    this.lastDefine = dialect.typed ? -1 : this.bytes.lastIndexOf(define);
  }

  /** Notes the import whose literal stands from `start` to `end`, quotes included. */
  add(kind: ImportKind, start: number, end: number): void {
    this.addSpecifier(kind, decodeLiteral(this.bytes, start + 1, end - 1), start);
  }

  /** The same for a static import that makes names known. */
  addNaming(names: readonly LocalName[], start: number, end: number): void {
    const specifier = decodeLiteral(this.bytes, start + 1, end - 1);
    if (this.dialect.dropsTypes) this.#found.push({ specifier, offset: start, kind: 'static', names });
    else this.addSpecifier('static', specifier, start);
  }

  /** In a declaration file nothing runs, so that all it imports are types. */
  addSpecifier(written: ImportKind, specifier: string, offset: number): void {
    const kind = this.dialect.declarations ? 'type' : written;
    this.#found.push({ specifier, offset, kind });
  }

  get count(): number {
    return this.#found.length;
  }

  /** Forgets what was found since there were `count`: it was read in the wrong way. */
  forgetFrom(count: number): void {
    this.#found.length = count;
  }

  /** Gives what was found the kind that `judge` says, and forgets that for which it says none. */
  revise(judge: (found: Found) => ImportKind | undefined): void {
    this.#found = this.#found.flatMap((found) => {
      const kind = judge(found);
      return kind === undefined ? [] : { ...found, kind };
    });
  }

  get found(): readonly Found[] {
    return this.#found;
  }

  /** These imports are used as types alone. Compilers drop them, or keep them because the config says so. */
  markTypes(used: ReadonlySet<Found>, areKept: boolean): void {
    const mark = areKept ? ({ usesOnlyTypes: true } as const) : ({ kind: 'type' } as const);
    this.#found = this.#found.map((found) => (used.has(found) ? { ...found, ...mark } : found));
  }

  /** What was found; the script begins at `start` of the text whose lines are counted. */
  imports(lines: LineCounter, start: number): ImportStatement[] {
    return this.#found.map(({ specifier, offset, kind, usesOnlyTypes }) => {
      const line = lines.lineAt(start + offset);
      return usesOnlyTypes === undefined
        ? { specifier, line, kind }
        : { specifier, line, kind, usesOnlyTypes };
    });
  }
}
