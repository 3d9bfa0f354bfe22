// Reads the imports of one logical line. `import` is a reserved word, so every occurrence in code imports.
import type { FilePath } from '../../../model/file-path.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { ImportStatement } from '../../../model/source.ts';
import { type Context, kindOf, lazyIn, mayFail } from './blocks.ts';
import { ByteClass } from './byte-classes.ts';
import { CallReader } from './call-reader.ts';
import { Lambdas } from './lambdas.ts';
import type { Scanner, TokenKind } from './scanner.ts';
import { isWordAt, words } from './words.ts';

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
  readonly #text: Buffer;
  readonly #scanner: Scanner;
  readonly #calls: CallReader;
  readonly #lambdas: Lambdas;
  readonly #onName: ((name: BoundName) => void) | undefined;
  #context: Context = 0;
  #token: TokenKind = ByteClass.end;
  /** After a `from` whose module could not be read, as in a template: its names are not modules. */
  #isModuleUnread = false;

  constructor(path: FilePath, text: Buffer, scanner: Scanner, onName?: (name: BoundName) => void) {
    this.#text = text;
    this.#scanner = scanner;
    this.#calls = new CallReader(path, text, scanner);
    this.#lambdas = new Lambdas(text, scanner);
    this.#onName = onName;
  }

  /** To the end of the logical line. `body` is the context after its colon. */
  read(context: Context, body: Context): void {
    this.#context = context;
    this.#isModuleUnread = false;
    this.#lambdas.leave();
    const scanner = this.#scanner;
    this.#advance();
    if (this.#isWord(words.plugins)) return this.#readPlugins();
    let callee = '';
    let calleeLine = 1;
    while (this.#token !== ByteClass.end) {
      this.#lambdas.pass(this.#token);
      if (this.#token === ByteClass.word) {
        if (this.#isWord(words.import)) {
          this.#advance();
          if (!this.#isModuleUnread) this.#readImport();
          this.#isModuleUnread = false;
          callee = '';
          continue;
        }
        if (this.#isWord(words.from)) {
          this.#advance();
          calleeLine = scanner.tokenLine;
          callee = this.#readFrom();
          continue;
        }
        if (callee.endsWith('.') && callee.length < longestCallee) callee += this.#word();
        else {
          callee = this.#word();
          calleeLine = scanner.tokenLine;
        }
      } else if (this.#isSign('.')) {
        callee += '.';
      } else if (this.#token === ByteClass.open && this.#calls.isImporter(callee)) {
        const specifier = this.#calls.read(callee);
        if (specifier !== undefined) this.#add(specifier, calleeLine);
        else this.computedAt ??= calleeLine;
        // The token after the call may matter.
        this.#token = this.#calls.token;
        callee = '';
        continue;
      } else if (this.#token === ByteClass.open && this.#calls.isFinder(callee)) {
        this.#readPath();
        callee = '';
        continue;
      } else {
        if (this.#isModuleUnread && this.#isSign(';')) this.#isModuleUnread = false;
        if (this.#token === ByteClass.colon && scanner.depth === 0) this.#context = body;
        callee = '';
      }
      this.#advance();
    }
  }

  /** To the end of a logical line whose strings name modules. */
  readStrings(): void {
    this.#advance();
    const isShort = this.#token === ByteClass.word && this.#word().endsWith('_APPS');
    const isMeant = (path: string): boolean => (isShort || path.includes('.')) && !serverModule.test(path);
    while (this.#token !== ByteClass.end) this.#readPath(isMeant);
  }

  /** `pytest_plugins = ['shop.fixtures']`: pytest imports them. */
  #readPlugins(): void {
    while (this.#token !== ByteClass.end) this.#readPath();
  }

  /** Whatever it leads to is loaded when the program runs. */
  #readPath(isMeant?: (path: string) => boolean): void {
    const found = this.#calls.readPath();
    if (found !== undefined && isMeant?.(found.specifier) !== false)
      this.imports.push({ ...found, detail: ownPath, kind: 'lazy' });
    this.#token = this.#calls.token;
  }

  /** After `import`: dotted names with aliases. */
  #readImport(): void {
    for (;;) {
      const line = this.#scanner.tokenLine;
      const specifier = this.#readDotted();
      if (specifier === '' || specifier.endsWith('.')) return;
      this.#add(specifier, line);
      const alias = this.#readAlias();
      this.#calls.bind(specifier, alias ?? specifier);
      this.#onName?.({ path: alias ?? specifier, imported: specifier, specifier, line });
      if (!this.#isSign(',')) return;
      this.#advance();
    }
  }

  /** After `from`. If no import follows (`yield from`, `raise … from`), returns the name. */
  #readFrom(): string {
    let dots = '';
    for (; this.#isSign('.'); this.#advance()) dots += '.';
    const specifier = dots + (this.#isWord(words.import) ? '' : this.#readDotted());
    if (specifier === '' || !this.#isWord(words.import)) {
      this.#isModuleUnread = true;
      return specifier;
    }
    this.#advance();
    if (this.#token === ByteClass.open) this.#advance();
    for (;;) {
      const line = this.#scanner.tokenLine;
      if (this.#token !== ByteClass.word && !this.#isSign('*')) return '';
      const name = this.#word();
      this.#advance();
      this.#add(specifier, line, name);
      const alias = this.#readAlias();
      this.#calls.bind(specifier, alias ?? name, name);
      this.#onName?.({ path: alias ?? name, imported: name, specifier, line });
      if (!this.#isSign(',')) return '';
      this.#advance();
    }
  }

  #readDotted(): string {
    let dotted = '';
    while (this.#token === ByteClass.word) {
      dotted += this.#word();
      this.#advance();
      if (!this.#isSign('.')) break;
      dotted += '.';
      this.#advance();
    }
    return dotted;
  }

  #readAlias(): string | undefined {
    if (!this.#isWord(words.as)) return undefined;
    this.#advance();
    if (this.#token !== ByteClass.word) return undefined;
    const alias = this.#word();
    this.#advance();
    return alias;
  }

  #add(specifier: string, line: number, name?: string): void {
    const kind = kindOf(this.#lambdas.isInBody ? lazyIn(this.#context) : this.#context);
    const written = name === undefined ? { specifier, line, kind } : { specifier, name, line, kind };
    this.imports.push(mayFail(this.#context) ? { ...written, detail: attempted } : written);
  }

  #advance(): void {
    this.#token = this.#scanner.next();
  }

  #isWord(word: Uint8Array): boolean {
    return this.#token === ByteClass.word && isWordAt(this.#text, this.#scanner.start, word);
  }

  #isSign(sign: string): boolean {
    return this.#token === ByteClass.sign && this.#text[this.#scanner.start] === sign.charCodeAt(0);
  }

  /** Python compares names in their NFKC form. */
  #word(): string {
    const { start, end } = this.#scanner;
    const word = this.#text.toString('utf8', start, end);
    return word.length === end - start ? word : word.normalize('NFKC');
  }
}
