// C++20 modules: the module that a file declares, and its imports. Like directives they are at the start of a line.
// Variables called `module` or `import` are not followed by a name and a semicolon.
import type { Extraction } from '../../../model/source.ts';
import type { Cursor } from './cursor.ts';
import type { DirectiveReader } from './directive-reader.ts';
import { colon, dot, doubleQuote, less, openBracket, semicolon } from '../../kit/bytes.ts';

export class ModuleReader {
  readonly #cursor: Cursor;
  readonly #directives: DirectiveReader;
  /** The module that the file belongs to. */
  #module: string | undefined;
  #declared: string | undefined;
  #hasCode = false;

  constructor(cursor: Cursor, directives: DirectiveReader) {
    this.#cursor = cursor;
    this.#directives = directives;
  }

  extraction(): Extraction {
    const { imports } = this.#directives;
    if (this.#module === undefined) return { imports };
    const scope = this.#module;
    if (this.#declared === undefined) return { imports, scope };
    return { imports, scope, declares: [{ kind: 'name', name: this.#declared }] };
  }

  /** Other code: after it `module cart;` declares a variable. */
  noteCode(): void {
    this.#hasCode = true;
  }

  /** At a line that may begin with `export`, `import` or `module`. */
  read(): void {
    if (this.#directives.isDead) return;
    const cursor = this.#cursor;
    const { line } = cursor;
    let word = cursor.readName();
    const isExported = word === 'export';
    if (isExported) {
      cursor.skipBlanks();
      word = cursor.readName();
    }
    if (word === 'import') this.#readImport(line);
    else if (word !== 'module') this.noteCode();
    else if (isExported || !this.#hasCode) this.#readModule(line, isExported);
  }

  /** At the `@` of Objective-C. */
  readAtImport(): void {
    const cursor = this.#cursor;
    const { line } = cursor;
    cursor.pos++;
    if (this.#directives.isDead || cursor.readName() !== 'import') return;
    const name = this.#readDotted();
    if (name !== '' && this.#isAtEnd()) this.#directives.add(name, line, { kind: 'framework' });
  }

  #readImport(line: number): void {
    const cursor = this.#cursor;
    cursor.skipBlanks();
    const next = cursor.bytes[cursor.pos];
    if (next === doubleQuote || next === less) {
      this.#directives.readHeader(line);
      return;
    }
    const part = this.#readPart();
    const name = part === '' ? this.#readDotted() : part;
    if (name === '' || !this.#isAtEnd()) return;
    const module = part === '' ? name : `${moduleOf(this.#module ?? '')}${part}`;
    this.#directives.add(name, line, { kind: 'module', module });
  }

  #readModule(line: number, isExported: boolean): void {
    const name = this.#readDotted();
    // `module;` opens the global module fragment, `module :private;` the private one.
    if (name === '') return;
    const part = this.#readPart();
    if (!this.#isAtEnd()) return;
    this.#module = name;
    if (isExported || part !== '') this.#declared = name + part;
    else this.#directives.add(name, line, { kind: 'module', module: name });
  }

  #readDotted(): string {
    const cursor = this.#cursor;
    let dotted = '';
    for (;;) {
      cursor.skipBlanks();
      dotted += cursor.readName();
      cursor.skipBlanks();
      if (dotted === '' || cursor.bytes[cursor.pos] !== dot) return dotted;
      cursor.pos++;
      dotted += '.';
    }
  }

  /** `:prices`; empty if there is no partition. */
  #readPart(): string {
    const cursor = this.#cursor;
    if (cursor.bytes[cursor.pos] !== colon) return '';
    cursor.pos++;
    const name = this.#readDotted();
    return name === '' ? '' : `:${name}`;
  }

  /** Attributes may precede the semicolon. */
  #isAtEnd(): boolean {
    this.#cursor.skipBlanks();
    const next = this.#cursor.bytes[this.#cursor.pos];
    return next === semicolon || next === openBracket;
  }
}

function moduleOf(name: string): string {
  return name.split(':', 1)[0] ?? name;
}
