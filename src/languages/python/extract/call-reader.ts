// The functions that import: `importlib.import_module` and `__import__`, where they are given a name in plain letters.
import type { FilePath } from '../../../model/file-path.ts';
import { ByteClass } from './byte-classes.ts';
import type { Scanner, TokenKind } from './scanner.ts';

export class CallReader {
  readonly #importers = new Set(['importlib.import_module', '__import__', 'builtins.__import__']);
  readonly #path: FilePath;
  readonly #text: Buffer;
  readonly #scanner: Scanner;
  /** The token that the last call's reading stopped at. */
  token: TokenKind = ByteClass.end;

  constructor(path: FilePath, text: Buffer, scanner: Scanner) {
    this.#path = path;
    this.#text = text;
    this.#scanner = scanner;
  }

  /** `import importlib as name` was read. */
  addModule(name: string): void {
    this.#importers.add(`${name}.import_module`);
  }

  /** `from importlib import import_module as name` was read. */
  addFunction(name: string): void {
    this.#importers.add(name);
  }

  isImporter(callee: string): boolean {
    return this.#importers.has(callee);
  }

  /** At the bracket behind the callee: the module it imports, where that is written down. */
  read(callee: string): string | undefined {
    this.#advance();
    this.#skipKeyword('name');
    const name = this.#readLiteral();
    if (name === undefined || !isModuleName(name)) return undefined;
    const isPlain = callee.endsWith('__import__');
    const level = isPlain ? this.#readLevel() : 0;
    if (isPlain) return level === undefined || name.startsWith('.') ? undefined : '.'.repeat(level) + name;
    return name.startsWith('.') ? this.#readPackage(name) : name;
  }

  /** What `import_module('.name', package)` means in this file. */
  #readPackage(name: string): string | undefined {
    if (!this.#isSign(',')) return undefined;
    this.#advance();
    this.#skipKeyword('package');
    if (this.token === ByteClass.quote) {
      const anchor = this.#readLiteral();
      return anchor === undefined || !isModuleName(anchor) ? undefined : climb(anchor, name);
    }
    const word = this.token === ByteClass.word ? this.#word() : '';
    if (word === '__package__') return name;
    if (word !== '__name__') return undefined;
    // In a package's own file `__name__` is the package; in any other it is one step deeper.
    const stem = this.#path.slice(this.#path.lastIndexOf('/') + 1).replace(/\.pyi?$/, '');
    if (stem === '__init__') return name;
    return name.startsWith('..') ? name.slice(1) : `.${stem}${name}`;
  }

  /** The fifth argument of `__import__`, or `level=`; undefined where it is no number in plain digits. */
  #readLevel(): number | undefined {
    if (this.token === ByteClass.close) return 0;
    const depth = this.#scanner.depth;
    let commas = 0;
    while (this.token !== ByteClass.end && this.#scanner.depth >= depth) {
      const isArgument = this.#scanner.depth === depth;
      if (isArgument && this.#isSign(',')) commas++;
      this.#advance();
      const isLevel = commas === 4 || (this.token === ByteClass.word && this.#word() === 'level');
      if (!isArgument || !isLevel) continue;
      this.#skipKeyword('level');
      const level = this.token === ByteClass.word ? this.#word() : '';
      return /^\d$/.test(level) ? Number(level) : undefined;
    }
    return 0;
  }

  #readLiteral(): string | undefined {
    if (this.token !== ByteClass.quote) return undefined;
    let literal = '';
    while (this.token === ByteClass.quote) {
      const part = unquote(this.#word());
      this.#advance();
      if (part === undefined) return undefined;
      literal += part;
    }
    return this.token === ByteClass.close || this.#isSign(',') ? literal : undefined;
  }

  #skipKeyword(keyword: string): void {
    if (this.token !== ByteClass.word || this.#word() !== keyword) return;
    this.#advance();
    if (this.#isSign('=')) this.#advance();
  }

  #advance(): void {
    this.token = this.#scanner.next();
  }

  #isSign(sign: string): boolean {
    return this.token === ByteClass.sign && this.#text[this.#scanner.start] === sign.charCodeAt(0);
  }

  #word(): string {
    return this.#text.toString('utf8', this.#scanner.start, this.#scanner.end);
  }
}

/** The text of a string that says what it looks like: no bytes, no fields, no escapes. */
function unquote(token: string): string | undefined {
  const match = /^[urUR]?("""|'''|"|')/.exec(token);
  const quote = match?.[1];
  if (match === null || quote === undefined || token.includes('\\')) return undefined;
  if (token.length < match[0].length + quote.length || !token.endsWith(quote)) return undefined;
  return token.slice(match[0].length, -quote.length);
}

/** Names that no statement could import are fine (`0001_initial`), paths are not. */
function isModuleName(name: string): boolean {
  const dotted = name.replace(/^\.+/, '');
  return dotted !== '' && !/[\s/\\\0]/.test(dotted) && !dotted.split('.').includes('');
}

function climb(anchor: string, relative: string): string | undefined {
  const name = relative.replace(/^\.+/, '');
  const parts = anchor.split('.');
  const up = relative.length - name.length - 1;
  return up < parts.length ? [...parts.slice(0, parts.length - up), name].join('.') : undefined;
}
