// The package and the imports of a Kotlin file, read from its bytes and not by tokens: most imports are a line of names
// that dots join, which becomes known as a whole.
import { checkPrime, checkSeed, hashPrime, hashSeed } from '../../kit/name-table.ts';
import { beginsComment, endOfComment } from './comments.ts';
import * as ByteClass from './byte-class.ts';
import { blankBytes, byteClasses, nameBytes } from './byte-classes.ts';
import { declarations } from './declarations.ts';
import { names } from './file-names.ts';
import { asWord, table } from './keywords.ts';
import { backquote, dot, newline, semicolon, slash, space, star } from '../../kit/bytes.ts';
const none = -1;

const importBytes = new TextEncoder().encode('import');

/** Used for one file after the other. */
export class HeadReader {
  #bytes: Uint8Array = new Uint8Array(0);
  #length = 0;
  /** Where reading goes on. */
  pos = 0;
  line = 1;
  /** The word that was read last: where it stands, without its backquotes, and its number. */
  #start = 0;
  #end = 0;
  #word = none;
  /** The name that the path read last ends with; one that ends with a star has none. */
  #last = none;

  begin(bytes: Uint8Array, length: number): void {
    this.#bytes = bytes;
    this.#length = length;
  }

  /** Behind `package`. */
  readPackage(): void {
    const path = this.#readPath();
    if (declarations.scope === '') declarations.scope = path;
  }

  /** Behind `import`, and over the imports that follow. */
  readImports(): void {
    do {
      if (!this.#takeLineOfNames()) this.#readImport();
    } while (this.#takeImport());
  }

  #readImport(): void {
    const { line } = this;
    const specifier = this.#readPath();
    if (specifier === '') return;
    const last = this.#last;
    const alias = last === none ? none : this.#readAlias();
    if (last !== none) names.bind(alias === none ? last : alias);
    names.import(specifier, alias === none ? undefined : table.text(alias), line);
  }

  /** The number of the name behind `as`. */
  #readAlias(): number {
    const { pos, line } = this;
    if (this.#takeWord() && this.#word === asWord) {
      this.#skipBlanks();
      return this.#takeWord() ? this.#word : none;
    }
    this.pos = pos;
    this.line = line;
    return none;
  }

  /** As far as it goes, and the blanks behind it. */
  #readPath(): string {
    const bytes = this.#bytes;
    const parts: number[] = [];
    this.#last = none;
    this.#skipBlanks();
    if (!this.#takeWord()) return '';
    const start = this.#start;
    /** No blanks, quotes or comments stand in it. */
    let isWhole = true;
    let end = start - 1;
    let hasStar = false;
    do {
      parts.push(this.#word);
      isWhole = isWhole && this.#start === end + 1;
      end = this.#end;
      this.#skipBlanks();
      if (bytes[this.pos] !== dot) break;
      this.pos++;
      this.#skipBlanks();
      hasStar = bytes[this.pos] === star;
    } while (!hasStar && this.#takeWord());
    if (hasStar) {
      isWhole = isWhole && this.pos === end + 1;
      end = ++this.pos;
      this.#skipBlanks();
    } else this.#last = this.#word;
    if (isWhole) return table.text(table.numberOf(start, end));
    const written = parts.map((part) => table.text(part));
    if (hasStar) written.push('*');
    return written.join('.');
  }

  /** Names alone on the rest of the line. */
  #takeLineOfNames(): boolean {
    const bytes = this.#bytes;
    let start = this.pos;
    while (bytes[start] === space) start++;
    let pos = start;
    let last = start;
    const prime = hashPrime | 0;
    const secondPrime = checkPrime | 0;
    let hash = hashSeed | 0;
    let check = checkSeed | 0;
    let lastHash = hash;
    let lastCheck = check;
    let byte = bytes[pos]!;
    if (byteClasses[byte] !== ByteClass.letter) return false;
    do {
      hash = Math.imul(hash ^ byte, prime);
      check = Math.imul(check ^ byte, secondPrime);
      lastHash = Math.imul(lastHash ^ byte, prime);
      lastCheck = Math.imul(lastCheck ^ byte, secondPrime);
      if (byte === dot) {
        last = pos + 1;
        lastHash = hashSeed | 0;
        lastCheck = checkSeed | 0;
        if (byteClasses[bytes[last]!] !== ByteClass.letter) return false;
      }
      byte = bytes[++pos]!;
    } while (nameBytes[byte] === 1 || byte === dot);
    // It may go on with a dot on the next line.
    if (byte !== newline || (bytes[pos + 1] !== newline && byteClasses[bytes[pos + 1]!] !== ByteClass.letter))
      return false;
    this.pos = pos;
    names.bind(table.find(last, pos, lastHash, lastCheck));
    names.import(table.text(table.find(start, pos, hash, check)), undefined, this.line);
    return true;
  }

  /** Whether another import follows. */
  #takeImport(): boolean {
    this.#skipBlanks();
    while (this.#bytes[this.pos] === semicolon) {
      this.pos++;
      this.#skipBlanks();
    }
    const { pos } = this;
    if (!isImportAt(this.#bytes, pos)) return false;
    this.pos = pos + importBytes.length;
    return true;
  }

  #takeWord(): boolean {
    const bytes = this.#bytes;
    const isQuoted = bytes[this.pos] === backquote;
    const start = isQuoted ? this.pos + 1 : this.pos;
    let end = start;
    if (isQuoted) {
      while (bytes[end] !== backquote && bytes[end] !== newline && end < this.#length) end++;
    } else if (byteClasses[bytes[end]!] === ByteClass.letter) {
      while (nameBytes[bytes[end]!] === 1) end++;
    }
    if (start === end) return false;
    this.pos = bytes[end] === backquote ? end + 1 : end;
    this.#start = start;
    this.#end = end;
    this.#word = table.numberOf(start, end);
    return true;
  }

  /** Over comments, too. */
  #skipBlanks(): void {
    const bytes = this.#bytes;
    let pos = this.pos;
    for (;;) {
      while (blankBytes[bytes[pos]!] === 1) if (bytes[pos++] === newline) this.line++;
      if (bytes[pos] !== slash || !beginsComment(bytes, pos)) break;
      pos = endOfComment(bytes, this.#length, pos, this);
    }
    this.pos = pos;
  }
}

function isImportAt(bytes: Uint8Array, start: number): boolean {
  for (let i = 0; i < importBytes.length; i++) if (bytes[start + i] !== importBytes[i]) return false;
  return nameBytes[bytes[start + importBytes.length]!] === 0;
}
