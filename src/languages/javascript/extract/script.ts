// One script: its text, dialect and imports.
import { closeBrace, openBrace, openParen, space } from '../../kit/bytes.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import { decodeEscapes } from '../../kit/decode-escapes.ts';
import type { LineCounter } from '../../kit/line-counter.ts';
import type { ImportKind, ImportStatement } from '../../../model/source.ts';
import type { Dialect } from './dialect.ts';

export interface Found {
  readonly specifier: string;
  readonly offset: number;
  readonly kind: ImportKind;
  readonly detail?: ImportDetail;
  /** Local names of a TypeScript import. */
  readonly names?: readonly LocalName[];
  readonly usesOnlyTypes?: true;
}

export interface LocalName {
  readonly start: number;
  readonly end: number;
  /** `type Order` in an import without `type`. */
  readonly isType: boolean;
}

export interface AmdModules {
  readonly names: Set<string>;
  /** Modules with a list of dependencies but no name. */
  unnamed: number;
  /** Offset of the parenthesis of the last `define` without a name. A bundle names its modules, and runs them when needed. */
  calledAt?: number;
  /** Offsets of the dependencies that `define` lists. */
  readonly listed: Set<number>;
}

const mayFail: ImportDetail = { kind: 'may-fail' };

/** Precedes each AMD module. */
export const define = Buffer.from('define(');

export class Script {
  /** Followed by a zero. Always a Buffer, for its native search and decoding, and to stay monomorphic. */
  readonly bytes: Buffer;
  readonly length: number;
  readonly dialect: Dialect;
  /** Last offset of `define(`, or -1: most scripts are not AMD modules. */
  readonly lastDefine: number;
  /** Has `import` or `export`, so that no AMD loader can load it. */
  isEsModule = false;
  modules: AmdModules | undefined;
  /**
   * Where a part of the script begins that could not be read: after something that is opened and never closed, imports look
   * like a part of it.
   */
  skippedAt: number | undefined;
  /** Where the first import is whose specifier is computed. */
  computedAt: number | undefined;
  #found: Found[] = [];
  /** Offsets of those in comments. */
  #documented: Set<number> | undefined;

  constructor(bytes: Uint8Array, length: number, dialect: Dialect) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, length + 1);
    this.length = length;
    this.dialect = dialect;
    this.lastDefine = dialect.typed ? -1 : this.bytes.lastIndexOf(define);
  }

  /** Adds the import whose literal spans `start` to `end`, including quotes. */
  add(kind: ImportKind, start: number, end: number): void {
    this.addSpecifier(kind, this.textOf(start, end), start);
  }

  /** The value of a literal, which spans `start` to `end`. */
  textOf(start: number, end: number): string {
    return decodeEscapes(this.bytes.toString('utf8', start + 1, end - 1));
  }

  /** Same, for a type in a comment. */
  addDocumented(start: number, end: number): void {
    (this.#documented ??= new Set()).add(start);
    this.add('type', start, end);
  }

  /** Same, for a static import with local names. */
  addNaming(names: readonly LocalName[], start: number, end: number): void {
    const specifier = this.textOf(start, end);
    if (this.dialect.dropsTypes) this.#found.push({ specifier, offset: start, kind: 'static', names });
    else this.addSpecifier('static', specifier, start);
  }

  /** Everything that a declaration file imports is a type. */
  addSpecifier(written: ImportKind, specifier: string, offset: number, detail?: ImportDetail): void {
    const kind = this.dialect.declarations ? 'type' : written;
    this.#found.push(
      detail === undefined ? { specifier, offset, kind } : { specifier, offset, kind, detail },
    );
  }

  /** The script was not read from this offset on. */
  noteSkipped(offset: number): void {
    this.skippedAt = Math.min(offset, this.skippedAt ?? offset);
  }

  get count(): number {
    return this.#found.length;
  }

  /** Drops imports after the first `count`: they were misread. */
  forgetFrom(count: number): void {
    this.#found.length = count;
  }

  /** Replaces each import by what `judge` makes of it; undefined drops it. */
  revise(judge: (found: Found) => Found | undefined): void {
    this.#found = this.#found.flatMap((found) => judge(found) ?? []);
  }

  get found(): readonly Found[] {
    return this.#found;
  }

  /** Imports used only as types. Compilers drop them, unless the config says otherwise. */
  markTypes(used: ReadonlySet<Found>, areKept: boolean): void {
    const mark = areKept ? ({ usesOnlyTypes: true } as const) : ({ kind: 'type' } as const);
    this.#found = this.#found.map((found) => (used.has(found) ? { ...found, ...mark } : found));
  }

  /** `start` is the offset of the script in the text of `lines`. */
  imports(lines: LineCounter, start: number): ImportStatement[] {
    return this.#found.map(({ specifier, offset, kind, detail, usesOnlyTypes }) => {
      const line = lines.lineAt(start + offset);
      if (this.#documented?.has(offset)) return { specifier, detail: mayFail, line, kind, role: 'docs' };
      if (detail !== undefined) return { specifier, detail, line, kind };
      if (specifier.startsWith('.') && (isTried(this.bytes, offset) || isAddress(this.bytes, offset)))
        return { specifier, detail: mayFail, line, kind };
      return usesOnlyTypes === undefined
        ? { specifier, line, kind }
        : { specifier, line, kind, usesOnlyTypes };
    });
  }
}

/**
 * Whether the literal at `offset` is the argument of `new URL`, which needs no file: the address may be that of a folder to
 * write to. A worker needs its file.
 */
function isAddress(bytes: Buffer, offset: number): boolean {
  let open = offset - 1;
  while (bytes[open]! <= space) open--;
  // `URL(`, which hardly any import follows.
  if (bytes[open] !== openParen || bytes[open - 1] !== 0x4c) return false;
  const before = bytes.toString('latin1', Math.max(0, open - 60), open);
  return /\bnew\s+URL$/.test(before) && !/Worker\s*\(\s*new\s+URL$/.test(before);
}

/** The block of a `try` that is longer does more than to import what may be missing. */
const longestTry = 300;

/** Whether the literal at `offset` is the argument of a call in the block of a `try`. */
function isTried(bytes: Buffer, offset: number): boolean {
  if (bytes[offset - 1] !== openParen) return false;
  const from = Math.max(0, offset - longestTry);
  let depth = 0;
  for (let at = offset - 1; at >= from; at--) {
    if (bytes[at] === closeBrace) depth++;
    else if (bytes[at] === openBrace && depth-- === 0)
      return /\btry\s*$/.test(bytes.toString('latin1', Math.max(0, at - 20), at));
  }
  return false;
}
