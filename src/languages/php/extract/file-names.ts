// The names of one file: what it declares, what it imports by `use`, and what it refers to, made full. PHP knows from the
// file alone which full name is meant; only a function or constant written without a namespace may be the global one.
import type { ImportKind, ImportStatement, SourceText } from '../../../model/source.ts';
import { NameTable } from '../../kit/name-table.ts';
import {
  aConstant,
  aFunction,
  constantKey,
  constantOrGlobal,
  constantPrefix,
  declaredKey,
  functionOrGlobal,
  functionPrefix,
  valueMark,
} from '../forms.ts';
import { LineSearch } from '../../kit/line-search.ts';

export const Kind = { class: 0, function: 1, constant: 2 } as const;

const kinds = 3;
const forms = [undefined, aFunction, aConstant] as const;
const looseForms = [undefined, functionOrGlobal, constantOrGlobal] as const;
const prefixes = ['', functionPrefix, constantPrefix] as const;
const relative = 'namespace\\';
/** No class has a longer name, for no file could be called after it; what the resolver does grows with the length. */
const maxLength = 300;

/** Used for one file after the other. */
const table = new NameTable();
/** By name and kind: the run of names in which it was last noted. */
let notedIn = new Int32Array(1024);
let run = 0;

/** Its methods are `private` and not `#`, which the engine would compile without knowing the constants they use. */
export class FileNames {
  readonly #bytes: Uint8Array;
  readonly #lines: LineSearch;
  readonly imports: ImportStatement[] = [];
  readonly #references = new Map<string, ImportStatement>();
  readonly #declared = new Set<string>();
  /** Of the first namespace that the file names. */
  scope: string | undefined;
  #namespace = '';
  /** By kind: name in this file → full name. */
  #aliases = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  /** Noted in this namespace and not yet made full. */
  #noted: number[] = [];
  #notedLines: number[] = [];

  constructor({ bytes, length }: SourceText) {
    this.#bytes = bytes;
    this.#lines = new LineSearch(bytes, length);
    this.beginRun();
  }

  get declares(): string[] {
    return [...this.#declared];
  }

  /** In the order of the text. A name that the file itself declares needs no other. */
  references(): ImportStatement[] {
    this.completeNoted();
    return [...this.#references.values()].filter(({ specifier, name }) => !this.isOwn(specifier, name));
  }

  enterNamespace(name: string): void {
    this.completeNoted();
    this.beginRun();
    this.#namespace = name.length > maxLength ? '' : name;
    this.scope ??= this.#namespace;
    this.#aliases = [new Map(), new Map(), new Map()];
  }

  declare(kind: number, name: string): void {
    this.declareFull(kind, this.inNamespace(name));
  }

  declareFull(kind: number, name: string): void {
    if (name !== '' && name.length <= maxLength) this.#declared.add(prefixes[kind]! + name);
  }

  /** By its full name; `value` is the path that it stands for, where it is written out. */
  declareConstant(name: string, value: string | undefined): void {
    if (name.includes(valueMark)) return;
    const isTooLong = name === '' || name.length > maxLength;
    if (isTooLong || value === undefined) this.declareFull(Kind.constant, name);
    else this.#declared.add(constantPrefix + name + valueMark + value);
  }

  import(kind: number, name: string, alias: string, position: number): void {
    if (name.length > maxLength) return;
    const form = forms[kind];
    const line = this.#lines.lineAt(position);
    this.#aliases[kind]!.set(kind === Kind.constant ? alias : alias.toLowerCase(), name);
    this.imports.push(asStatement(name, form, line, 'static'));
  }

  include(path: string, form: string, kind: 'static' | 'lazy', position: number): void {
    this.imports.push({ specifier: path, name: form, line: this.#lines.lineAt(position), kind });
  }

  /** A reference to the name that is written there. */
  note(kind: number, start: number, end: number): void {
    if (end - start > maxLength) return;
    const key = table.numberOf(start, end) * kinds + kind;
    if (key >= notedIn.length) widen(key);
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
      this.complete(table.text(Math.trunc(key / kinds)), key % kinds, this.#notedLines[i]!);
    }
  }

  private complete(name: string, kind: number, line: number): void {
    const slash = name.indexOf('\\');
    if (slash === 0) return this.refer(name.slice(1), forms[kind], line);
    if (slash === -1) {
      const isImported = this.#aliases[kind]!.has(kind === Kind.constant ? name : name.toLowerCase());
      if (!isImported) this.refer(this.inNamespace(name), looseForms[kind], line);
      return;
    }
    const prefix = this.#aliases[Kind.class]!.get(name.slice(0, slash).toLowerCase());
    if (prefix !== undefined) return this.refer(prefix + name.slice(slash), forms[kind], line);
    const isRelative = name.slice(0, relative.length).toLowerCase() === relative;
    this.refer(this.inNamespace(isRelative ? name.slice(relative.length) : name), forms[kind], line);
  }

  private refer(specifier: string, form: string | undefined, line: number): void {
    // Without a namespace around it, the name is the global one anyway.
    const isLoose = specifier.includes('\\');
    const name = isLoose ? form : tighten(form);
    const key = `${name ?? ''}\n${specifier}`;
    if (this.#references.has(key)) return;
    this.#references.set(key, asStatement(specifier, name, line, 'reference'));
  }

  inNamespace(name: string): string {
    return this.#namespace === '' ? name : `${this.#namespace}\\${name}`;
  }

  private isOwn(specifier: string, form: string | undefined): boolean {
    if (form === undefined) return this.ownKeys().has(specifier.toLowerCase());
    return form === aFunction || form === functionOrGlobal
      ? this.ownKeys().has(functionPrefix + specifier.toLowerCase())
      : this.ownKeys().has(constantPrefix + constantKey(specifier));
  }

  #keys: Set<string> | undefined;

  private ownKeys(): Set<string> {
    this.#keys ??= new Set(Array.from(this.#declared, declaredKey));
    return this.#keys;
  }
}

function asStatement(
  specifier: string,
  name: string | undefined,
  line: number,
  kind: ImportKind,
): ImportStatement {
  return name === undefined ? { specifier, line, kind } : { specifier, name, line, kind };
}

function tighten(form: string | undefined): string | undefined {
  if (form === functionOrGlobal) return aFunction;
  return form === constantOrGlobal ? aConstant : form;
}

function widen(key: number): void {
  const wider = new Int32Array(Math.max(key + 1, notedIn.length * 2));
  wider.set(notedIn);
  notedIn = wider;
}
