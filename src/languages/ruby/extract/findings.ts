// The results for one file. A nesting is the enclosing classes and modules from the outside in, as written: `Shop` and
// `Cart::Item` for `module Shop` around `class Cart::Item`.
import type { ImportKind, ImportStatement } from '../../../model/source.ts';
import { NameTable } from '../../kit/name-table.ts';
import type { Declaration } from '../../../model/declaration.ts';
import type { ImportDetail, LoadVerb } from '../../../model/import-detail.ts';
import { importStatement } from '../../kit/import-statement.ts';
import { newline } from '../../kit/bytes.ts';

type NestingDetail = Extract<ImportDetail, { kind: 'nesting' }>;

/** Reused across files. */
const table = new NameTable();

/** Longer nestings are treated as their parent, and longer ancestors are ignored. */
const maxNesting = 512;
/** A nesting must fit into a key; real files have far fewer. */
const maxNestings = 65_536;

export class Findings {
  /** From 1, advanced by the reader. */
  line = 1;
  /** Line of the first load with a computed path. */
  computedAt: number | undefined;
  readonly #imports: ImportStatement[] = [];
  readonly #text: Buffer;
  /** Each nesting joined by blanks, and as an import detail. */
  readonly #nestings: string[] = [''];
  readonly #details: NestingDetail[] = [{ kind: 'nesting', nesting: [] }];
  readonly #nestingNumber = new Map<string, number>([['', 0]]);
  readonly #noted = new Set<number>();
  /** A path with white space inside was noted, so duplicates are possible. */
  #hasGaps = false;
  /** Nesting → whether it only contains other constants. */
  readonly #declared = new Map<number, boolean>();
  readonly #ancestors = new Map<string, Declaration>();
  readonly #autoloads: Declaration[] = [];

  constructor(bytes: Uint8Array, text: Buffer) {
    this.#text = text;
    table.begin(bytes);
  }

  /** The nesting of `path` inside another. */
  nest(nesting: number, path: string): number {
    const around = this.#nestings[nesting]!;
    if (around.length + path.length > maxNesting) return nesting;
    const text = around === '' ? path : `${around} ${path}`;
    const known = this.#nestingNumber.get(text);
    if (known !== undefined) return known;
    if (this.#nestings.length === maxNestings) return nesting;
    this.#nestings.push(text);
    this.#details.push({ kind: 'nesting', nesting: [...this.#details[nesting]!.nesting, path] });
    this.#nestingNumber.set(text, this.#nestings.length - 1);
    return this.#nestings.length - 1;
  }

  /** The path between two offsets, without white space and comments. */
  pathText(start: number, end: number): string {
    if (!this.hasBreak(start, end)) return table.text(table.numberOf(start, end));
    return this.#text.toString('utf8', start, end).replace(/#[^\n]*|\s+/g, '');
  }

  refer(nesting: number, start: number, end: number, hasGap: boolean): void {
    if (hasGap) {
      this.#hasGaps = true;
      return this.push(this.pathText(start, end), nesting);
    }
    const name = table.numberOf(start, end);
    const key = name * maxNestings + nesting;
    if (this.#noted.has(key)) return;
    this.#noted.add(key);
    this.push(table.text(name), nesting);
  }

  get importCount(): number {
    return this.#imports.length;
  }

  /** What is required from this import on may be missing: a `rescue LoadError` follows. */
  allowMissing(from: number): void {
    for (let i = from; i < this.#imports.length; i++) {
      const { kind, specifier, detail, line } = this.#imports[i]!;
      if (kind !== 'reference' && detail === undefined)
        this.#imports[i] = importStatement({ specifier, detail: { kind: 'may-fail' }, line, kind });
    }
  }

  passLines(start: number, end: number): void {
    for (let pos = start; pos < end; pos++) if (this.#text[pos] === newline) this.line++;
  }

  /** A file loaded by `require` or a similar method. */
  load(verb: LoadVerb | 'require', specifier: string, kind: ImportKind): void {
    const detail: ImportDetail | undefined = verb === 'require' ? undefined : { kind: 'load', verb };
    this.#imports.push(importStatement({ specifier, detail, line: this.line, kind }));
  }

  declare(nesting: number, isOnlyOpened: boolean): void {
    if (nesting === 0) return;
    this.#declared.set(nesting, isOnlyOpened && (this.#declared.get(nesting) ?? true));
  }

  inherit(number: number, ancestor: string, isSuperclass: boolean): void {
    if (ancestor.length > maxNesting) return;
    const { nesting } = this.#details[number]!;
    const declaration: Declaration = { kind: 'ancestor', nesting, ancestor, isSuperclass };
    this.#ancestors.set(`${number} ${isSuperclass} ${ancestor}`, declaration);
  }

  autoload(number: number, specifier: string, isRelative: boolean): void {
    const { nesting } = this.#details[number]!;
    this.#autoloads.push({ kind: 'autoload', nesting, specifier, isRelative });
  }

  /** `autoload :Tax` without a path. */
  autoloadByName(nesting: number, start: number, end: number): void {
    const [specifier, detail] = [this.pathText(start, end), this.#details[nesting]];
    this.#imports.push(importStatement({ specifier, detail, line: this.line, kind: 'lazy' }));
  }

  imports(): readonly ImportStatement[] {
    if (!this.#hasGaps) return this.#imports;
    const known = new Set<string>();
    return this.#imports.filter(({ kind, specifier, detail }) => {
      const nesting = detail?.kind === 'nesting' ? detail.nesting : [];
      const key = [specifier, ...nesting].join(' ');
      const isKnown = kind === 'reference' && known.has(key);
      if (kind === 'reference') known.add(key);
      return !isKnown;
    });
  }

  declares(): Declaration[] {
    const declared = Array.from(this.#declared, ([number, isOnlyOpened]): Declaration => {
      const { nesting } = this.#details[number]!;
      return { kind: 'class', nesting, isOnlyOpened };
    });
    return [...declared, ...this.#ancestors.values(), ...this.#autoloads];
  }

  private push(specifier: string, nesting: number): void {
    const detail = nesting === 0 ? undefined : this.#details[nesting];
    this.#imports.push(importStatement({ specifier, detail, line: this.line, kind: 'reference' }));
  }

  private hasBreak(start: number, end: number): boolean {
    for (let pos = start; pos < end; pos++) if (this.#text[pos]! <= 32) return true;
    return false;
  }
}
