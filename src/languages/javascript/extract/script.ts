// One script as it is being read: its text, its dialect, and what was found in it so far.
import type { LineCounter } from '../../../std/line-counter.ts';
import type { ImportKind, ImportStatement } from '../../../model/source.ts';
import type { Dialect } from './dialect.ts';
import { decodeLiteral } from './literal.ts';

interface Found {
  readonly specifier: string;
  readonly offset: number;
  readonly kind: ImportKind;
}

export class Script {
  /** A zero stands behind the text. A Buffer, for its native search and decoding; always one, for the sake of speed. */
  readonly bytes: Buffer;
  readonly length: number;
  readonly dialect: Dialect;
  #found: Found[] = [];

  constructor(bytes: Uint8Array, length: number, dialect: Dialect) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, length + 1);
    this.length = length;
    this.dialect = dialect;
  }

  /** Notes the import whose literal stands from `start` to `end`, quotes included. */
  add(kind: ImportKind, start: number, end: number): void {
    this.addSpecifier(kind, decodeLiteral(this.bytes, start + 1, end - 1), start);
  }

  addSpecifier(kind: ImportKind, specifier: string, offset: number): void {
    this.#found.push({ specifier, offset, kind });
  }

  get count(): number {
    return this.#found.length;
  }

  /** Forgets what was found since there were `count`: it was read in the wrong way. */
  forgetFrom(count: number): void {
    this.#found.length = count;
  }

  forgetLazyBehind(start: number): void {
    this.#found = this.#found.filter(({ kind, offset }) => kind !== 'lazy' || offset < start);
  }

  /** What was found; the script begins at `start` of the text whose lines are counted. */
  imports(lines: LineCounter, start: number): ImportStatement[] {
    return this.#found.map(({ specifier, offset, kind }) => ({
      specifier,
      line: lines.lineAt(start + offset),
      kind,
    }));
  }
}
