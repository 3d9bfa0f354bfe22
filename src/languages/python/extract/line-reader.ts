// Reads the imports of one logical line. `import` is a reserved word, so every occurrence in code imports.
import type { FilePath } from '../../../model/file-path.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { ImportStatement } from '../../../model/source.ts';
import { type Context, kindOf, lazyIn, mayFail } from './blocks.ts';
import { ByteClass } from './byte-classes.ts';
import { CallReader } from './call-reader.ts';
import { Lambdas } from './lambdas.ts';
import type { Scanner } from './scanner.ts';

/** What an import calls something. */
export interface BoundName {
  /** As the code of the file writes it: `B` after `from base import Base as B`, `shop.base` after `import shop.base`. */
  readonly path: string;
  /** `Base`; the specifier after `import shop.base`. */
  readonly imported: string;
  readonly specifier: string;
  readonly line: number;
}

const attempted: ImportDetail = { kind: 'may-fail' };
const ownPath: ImportDetail = { kind: 'own-path' };
/** A server starts it, and it names the settings; what these say of it is for Django's own server. */
const serverModule = /(?:^|\.)[aw]sgi\./;
/** Longer attribute chains are not import functions. */
const longestCallee = 256;

export class LineReader {
  readonly imports: ImportStatement[] = [];
  /** Line of the first call that imports a module whose name is computed. */
  computedAt: number | undefined;
  readonly #scanner: Scanner;
  readonly #calls: CallReader;
  readonly #lambdas: Lambdas;
  readonly #onName: ((name: BoundName) => void) | undefined;
  #context: Context = 0;
  /** After a `from` whose module could not be read, as in a template: its names are not modules. */
  #isModuleUnread = false;

  constructor(path: FilePath, scanner: Scanner, onName?: (name: BoundName) => void) {
    this.#scanner = scanner;
    this.#calls = new CallReader(path, scanner);
    this.#lambdas = new Lambdas(scanner);
    this.#onName = onName;
  }

  /** To the end of the logical line. `body` is the context after its colon. */
  read(context: Context, body: Context): void {
    this.#context = context;
    this.#isModuleUnread = false;
    this.#lambdas.leave();
    const scanner = this.#scanner;
    scanner.next();
    if (scanner.isWord('pytest_plugins')) return this.#readPlugins();
    let callee = '';
    let calleeLine = 1;
    while (scanner.token !== ByteClass.end) {
      this.#lambdas.pass();
      if (scanner.token === ByteClass.word) {
        if (scanner.isWord('import')) {
          scanner.next();
          if (!this.#isModuleUnread) this.#readImport();
          this.#isModuleUnread = false;
          callee = '';
          continue;
        }
        if (scanner.isWord('from')) {
          scanner.next();
          calleeLine = scanner.tokenLine;
          callee = this.#readFrom();
          continue;
        }
        if (callee.endsWith('.') && callee.length < longestCallee) callee += this.#word();
        else {
          callee = this.#word();
          calleeLine = scanner.tokenLine;
        }
      } else if (scanner.isSign('.')) {
        callee += '.';
      } else if (scanner.token === ByteClass.open && this.#calls.isImporter(callee)) {
        const specifier = this.#calls.read(callee);
        if (specifier !== undefined) this.#add(specifier, calleeLine);
        else this.computedAt ??= calleeLine;
        callee = '';
        continue;
      } else if (scanner.token === ByteClass.open && this.#calls.isFinder(callee)) {
        this.#readPath();
        callee = '';
        continue;
      } else {
        if (this.#isModuleUnread && scanner.isSign(';')) this.#isModuleUnread = false;
        if (scanner.token === ByteClass.colon && scanner.depth === 0) this.#context = body;
        callee = '';
      }
      scanner.next();
    }
  }

  /** To the end of a logical line whose strings name modules. */
  readStrings(): void {
    const scanner = this.#scanner;
    scanner.next();
    const isShort = scanner.token === ByteClass.word && this.#word().endsWith('_APPS');
    const isMeant = (path: string): boolean => (isShort || path.includes('.')) && !serverModule.test(path);
    while (scanner.token !== ByteClass.end) this.#readPath(isMeant);
  }

  /** `pytest_plugins = ['shop.fixtures']`: pytest imports them. */
  #readPlugins(): void {
    const scanner = this.#scanner;
    while (scanner.token !== ByteClass.end) this.#readPath();
  }

  /** Whatever it leads to is loaded when the program runs. */
  #readPath(isMeant?: (path: string) => boolean): void {
    const found = this.#calls.readPath();
    if (found !== undefined && isMeant?.(found.specifier) !== false)
      this.imports.push({ ...found, detail: ownPath, kind: 'lazy' });
  }

  /** After `import`: dotted names with aliases. */
  #readImport(): void {
    const scanner = this.#scanner;
    for (;;) {
      const line = scanner.tokenLine;
      const specifier = this.#readDotted();
      if (specifier === '' || specifier.endsWith('.')) return;
      this.#add(specifier, line);
      const alias = this.#readAlias();
      this.#calls.bind(specifier, alias ?? specifier);
      this.#onName?.({ path: alias ?? specifier, imported: specifier, specifier, line });
      if (!scanner.isSign(',')) return;
      scanner.next();
    }
  }

  /** After `from`. If no import follows (`yield from`, `raise … from`), returns the name. */
  #readFrom(): string {
    const scanner = this.#scanner;
    let dots = '';
    for (; scanner.isSign('.'); scanner.next()) dots += '.';
    const specifier = dots + (scanner.isWord('import') ? '' : this.#readDotted());
    if (specifier === '' || !scanner.isWord('import')) {
      this.#isModuleUnread = true;
      return specifier;
    }
    scanner.next();
    if (scanner.token === ByteClass.open) scanner.next();
    for (;;) {
      const line = scanner.tokenLine;
      if (scanner.token !== ByteClass.word && !scanner.isSign('*')) return '';
      const name = this.#word();
      scanner.next();
      this.#add(specifier, line, name);
      const alias = this.#readAlias();
      this.#calls.bind(specifier, alias ?? name, name);
      this.#onName?.({ path: alias ?? name, imported: name, specifier, line });
      if (!scanner.isSign(',')) return '';
      scanner.next();
    }
  }

  #readDotted(): string {
    const scanner = this.#scanner;
    let dotted = '';
    while (scanner.token === ByteClass.word) {
      dotted += this.#word();
      scanner.next();
      if (!scanner.isSign('.')) break;
      dotted += '.';
      scanner.next();
    }
    return dotted;
  }

  #readAlias(): string | undefined {
    const scanner = this.#scanner;
    if (!scanner.isWord('as')) return undefined;
    scanner.next();
    if (scanner.token !== ByteClass.word) return undefined;
    const alias = this.#word();
    scanner.next();
    return alias;
  }

  #add(specifier: string, line: number, name?: string): void {
    const kind = kindOf(this.#lambdas.isInBody ? lazyIn(this.#context) : this.#context);
    const written = name === undefined ? { specifier, line, kind } : { specifier, name, line, kind };
    this.imports.push(mayFail(this.#context) ? { ...written, detail: attempted } : written);
  }

  /** Python compares names in their NFKC form. */
  #word(): string {
    const { start, end, written: word } = this.#scanner;
    return word.length === end - start ? word : word.normalize('NFKC');
  }
}
