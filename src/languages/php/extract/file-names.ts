// The names of one file, fully qualified: declared, imported with `use`, and referenced. The file alone determines them,
// except that a function or constant without a namespace may be the global one.
import type { ImportStatement, SourceText } from '../../../model/source.ts';
import { declareAll } from '../../kit/declarations.ts';
import { bang, hash } from '../../kit/bytes.ts';
import { numbered } from '../../kit/numbered.ts';
import { resized } from '../../kit/resized.ts';
import { NameTable } from '../../kit/name-table.ts';
import { keyOfDeclared, keyOfSymbol } from '../keys.ts';
import { findDocumentedNames } from './documented-names.ts';
import { joinPieces } from '../path-expression.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import type { Declaration, NamedKind } from '../../../model/declaration.ts';
import type { ImportDetail, PathPiece } from '../../../model/import-detail.ts';
import { importStatement } from '../../kit/import-statement.ts';

/** `supertype`: a class, as what another one inherits from. */
export const Kind = numbered(0, 'class function constant supertype');

const kinds = 4;
/** For qualified names, by kind. */
const aFunction: ImportDetail = { kind: 'symbol', symbol: 'function', orGlobal: false };
const aConstant: ImportDetail = { kind: 'symbol', symbol: 'constant', orGlobal: false };
const details = [undefined, aFunction, aConstant] as const;
/** For unqualified names. */
const looseDetails: readonly (ImportDetail | undefined)[] = [
  undefined,
  { kind: 'symbol', symbol: 'function', orGlobal: true },
  { kind: 'symbol', symbol: 'constant', orGlobal: true },
];
const relative = 'namespace\\';
/** Longer names are ignored: no file could have them, and resolving takes time proportional to the length. */
const maxLength = 300;

/** Reused across files. */
const table = new NameTable();
/** Number of a name and its kind → the run in which it was last noted. */
let notedIn = new Int32Array(1024);
let run = 0;

/** A name that `use` imports, as the file writes it. */
interface Alias {
  readonly alias: string;
  readonly name: string;
  readonly statement: ImportStatement;
  isUsed: boolean;
}

/** Methods are `private` instead of `#`: see docs/decisions/hand-written-scanners.md. */
export class FileNames {
  readonly #bytes: Uint8Array;
  readonly #length: number;
  readonly #lines: LineCounter;
  readonly #imports: ImportStatement[] = [];
  readonly #imported: Alias[] = [];
  readonly #references = new Map<string, ImportStatement>();
  readonly #declared = new Map<string, Declaration>();
  readonly #supertypes = new Set<string>();
  /** The first namespace of the file. */
  scope: string | undefined;
  #namespace = '';
  /** By kind. */
  #aliases = [new Map<string, Alias>(), new Map<string, Alias>(), new Map<string, Alias>()];
  /** Noted in this namespace and not yet qualified. */
  #noted: number[] = [];
  #notedLines: number[] = [];
  /** Paths of files that may be missing. */
  #asked: Set<string> | undefined;
  /** Keys of functions and constants that may be missing. */
  #askedSymbols: Set<string> | undefined;

  constructor({ bytes, length }: SourceText) {
    this.#bytes = bytes;
    this.#length = length;
    this.#lines = new LineCounter(bytes);
    this.beginRun();
  }

  /** Complete after `statements`. */
  get declares(): Declaration[] {
    return [...this.#declared.values(), ...declareAll(this.#supertypes, 'supertype')];
  }

  /** Imports, then references without names that the file itself declares, each in source order. */
  statements(): ImportStatement[] {
    this.completeNoted();
    const references = [...this.#references.values()].filter(
      ({ specifier, detail }) => !this.isOwn(specifier, detail) && !this.isOptional(specifier, detail),
    );
    return [...this.importsWithRoles(), ...references];
  }

  private importsWithRoles(): readonly ImportStatement[] {
    const unused = this.#imported.filter(({ isUsed }) => !isUsed);
    if (unused.length === 0) return this.#imports;
    const text = Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset, this.#length).toString();
    const inDocs = findDocumentedNames(text);
    const documented = new Set(
      unused.filter(({ alias }) => inDocs.has(alias)).map(({ statement }) => statement),
    );
    return this.#imports.map((each) => (documented.has(each) ? { ...each, role: 'docs' } : each));
  }

  enterNamespace(name: string): void {
    this.completeNoted();
    this.beginRun();
    this.#namespace = name.length > maxLength ? '' : name;
    this.scope ??= this.#namespace;
    this.#aliases = [new Map(), new Map(), new Map()];
  }

  declareClass(name: string): void {
    this.declareFull('name', this.inNamespace(name));
  }

  declareFunction(name: string): void {
    const full = this.inNamespace(name);
    if (!this.isAsked('function', full)) this.declareFull('function', full);
    else if (!this.isProgram) this.declareFull('conditional-function', full);
  }

  declareFull(kind: NamedKind, name: string): void {
    if (name === '' || name.length > maxLength) return;
    this.#declared.set(`${kind} ${name}`, { kind, name });
  }

  /** `name` is fully qualified; `value` is its path, if literal; `isAlways` unless the file defines it only in some case. */
  declareConstant(name: string, value: readonly PathPiece[] | undefined, isAlways: boolean): void {
    if (name === '' || name.length > maxLength) return;
    const isPath = value?.some(({ kind }) => kind === 'name') === true;
    if (!isPath && this.isProgram && this.isAsked('constant', name)) return;
    const inSomeCase = `in some case ${name}`;
    if (isAlways) this.#declared.delete(inSomeCase);
    else this.#declared.set(inSomeCase, { kind: 'conditional-constant', name });
    if (value === undefined) this.declareFull('constant', name);
    else this.#declared.set(`${name} = ${joinPieces(value)}`, { kind: 'path-constant', name, value });
  }

  import(kind: number, name: string, alias: string, position: number): void {
    if (name.length > maxLength) return;
    const line = this.#lines.lineAt(position);
    const statement = importStatement({ specifier: name, detail: details[kind], line, kind: 'static' });
    const imported = { alias, name, statement, isUsed: false };
    this.#aliases[kind]!.set(kind === Kind.constant ? alias : alias.toLowerCase(), imported);
    this.#imported.push(imported);
    this.#imports.push(statement);
  }

  /** The code asks whether the file is there. `path` as PHP source, if it is known. */
  askFor(path: string | undefined): void {
    if (path !== undefined) (this.#asked ??= new Set()).add(path);
  }

  /** The code asks whether it is defined: it does without it. */
  askForSymbol(symbol: 'constant' | 'function', name: string): void {
    (this.#askedSymbols ??= new Set()).add(keyOfSymbol(name, { symbol }));
  }

  /** With a `#!` at its top. No file includes it: what it declares only if nobody did is its own. */
  private get isProgram(): boolean {
    return this.#bytes[0] === hash && this.#bytes[1] === bang;
  }

  /** Whether the code has asked so far. `name` is fully qualified. */
  isAsked(symbol: 'constant' | 'function', name: string): boolean {
    return this.#askedSymbols?.has(keyOfSymbol(name, { symbol })) === true;
  }

  asksFor(path: string | undefined): boolean {
    return path !== undefined && this.#asked?.has(path) === true;
  }

  include(specifier: string, detail: ImportDetail, kind: 'static' | 'lazy', position: number): void {
    this.#imports.push({ specifier, detail, line: this.#lines.lineAt(position), kind });
  }

  note(kind: number, start: number, end: number): void {
    if (end - start > maxLength) return;
    const key = table.numberOf(start, end) * kinds + kind;
    if (key >= notedIn.length) notedIn = resized(notedIn, new Int32Array(key * 2));
    if (notedIn[key] === run) return;
    notedIn[key] = run;
    this.#noted.push(key);
    this.#notedLines.push(this.#lines.lineAt(start));
  }

  private beginRun(): void {
    table.begin(this.#bytes);
    run++;
    this.#noted = [];
    this.#notedLines = [];
  }

  private completeNoted(): void {
    for (let i = 0; i < this.#noted.length; i++) {
      const key = this.#noted[i]!;
      const name = table.text(Math.trunc(key / kinds));
      const line = this.#notedLines[i]!;
      if (key % kinds === Kind.supertype) this.#supertypes.add(this.complete(name, Kind.class, line));
      else this.complete(name, key % kinds, line);
    }
  }

  /** Its full name. */
  private complete(name: string, kind: number, line: number): string {
    const slash = name.indexOf('\\');
    if (slash === 0) return this.refer(name.slice(1), details[kind], line);
    if (slash === -1)
      return this.nameOf(kind, name) ?? this.refer(this.inNamespace(name), looseDetails[kind], line);
    const prefix = this.nameOf(Kind.class, name.slice(0, slash));
    if (prefix !== undefined) return this.refer(prefix + name.slice(slash), details[kind], line);
    const isRelative = name.slice(0, relative.length).toLowerCase() === relative;
    return this.refer(this.inNamespace(isRelative ? name.slice(relative.length) : name), details[kind], line);
  }

  /** The full name of one that is imported, and used here. */
  private nameOf(kind: number, alias: string): string | undefined {
    const imported = this.#aliases[kind]!.get(kind === Kind.constant ? alias : alias.toLowerCase());
    if (imported !== undefined) imported.isUsed = true;
    return imported?.name;
  }

  private refer(specifier: string, written: ImportDetail | undefined, line: number): string {
    // Outside of namespaces the name is global anyway.
    const detail = specifier.includes('\\') ? written : tighten(written);
    const key = detail?.kind === 'symbol' ? `${detail.symbol} ${detail.orGlobal} ${specifier}` : specifier;
    if (!this.#references.has(key))
      this.#references.set(key, importStatement({ specifier, detail, line, kind: 'reference' }));
    return specifier;
  }

  inNamespace(name: string): string {
    return this.#namespace === '' ? name : `${this.#namespace}\\${name}`;
  }

  /** Names in strings are complete, and one without a namespace may be the global one. */
  private isOptional(specifier: string, detail: ImportDetail | undefined): boolean {
    const asked = this.#askedSymbols;
    if (asked === undefined || detail?.kind !== 'symbol') return false;
    const isAsked = (name: string): boolean => asked.has(keyOfSymbol(name, detail));
    return (
      isAsked(specifier) || (detail.orGlobal && isAsked(specifier.slice(specifier.lastIndexOf('\\') + 1)))
    );
  }

  private isOwn(specifier: string, detail: ImportDetail | undefined): boolean {
    return this.ownKeys().has(
      detail?.kind === 'symbol' ? keyOfSymbol(specifier, detail) : specifier.toLowerCase(),
    );
  }

  #keys: Set<string> | undefined;

  private ownKeys(): Set<string> {
    this.#keys ??= new Set(Array.from(this.#declared.values(), keyOfDeclared));
    return this.#keys;
  }
}

function tighten(detail: ImportDetail | undefined): ImportDetail | undefined {
  if (detail?.kind !== 'symbol') return detail;
  return detail.symbol === 'function' ? aFunction : aConstant;
}
