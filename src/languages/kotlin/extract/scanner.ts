// Cuts the code of a Kotlin file into tokens. What nobody asks for is left out: a literal, an operator or a keyword that
// says nothing, unless it stands behind a word.
import { checkPrime, checkSeed, hashPrime, hashSeed } from '../../kit/name-table.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes, signs } from './byte-classes.ts';
import { Cursor } from './cursor.ts';
import { classWord, keywordCount, keywordTokens, table } from './keywords.ts';
import * as Mode from './mode.ts';
import { readOther } from './read-other.ts';
import { readText } from './read-text.ts';
import * as Token from './token.ts';
import * as block from './token-block.ts';
import { shown } from './window.ts';
import { at, colon, dot, equals, space } from '../../kit/bytes.ts';

/** Used for one file after the other. */
export class Scanner {
  readonly #cursor = new Cursor();
  /** How many tokens of the block were read. */
  taken = 0;

  begin(bytes: Uint8Array, length: number): void {
    this.#cursor.begin(bytes, length);
    table.begin(bytes);
    this.taken = 0;
  }

  /** How many tokens the block holds. */
  get size(): number {
    return this.#cursor.size;
  }

  /** Behind the last token. */
  get offset(): number {
    return this.#cursor.offset;
  }

  get line(): number {
    return this.#cursor.line;
  }

  /** What was read up to there by others is left out. */
  skipTo(offset: number, line: number): void {
    const cursor = this.#cursor;
    cursor.moveTo(offset);
    cursor.line = line;
    cursor.last = Token.semicolon;
    cursor.size = 0;
    this.taken = 0;
  }

  /**
   * Reads on into the block, behind the tokens that are still to be read, which become the first. One loop without a call
   * for each token, since most of the time is spent here.
   */
  fill(): void {
    const cursor = this.#cursor;
    block.moveToFront(this.taken, cursor.size);
    cursor.size -= this.taken;
    this.taken = 0;
    // In variables of its own, these tables are known to the engine by their addresses.
    const bytes = shown;
    const classes = byteClasses;
    const isOfName = nameBytes;
    const names = table;
    const { templates } = cursor;
    const kinds = block.kinds;
    const starts = block.starts;
    const ends = block.ends;
    const lines = block.lines;
    const firstBytes = block.firstBytes;
    const words = block.words;
    const signTokens = signs;
    const wordTokens = keywordTokens;
    // What other modules and objects hold would be loaded, and made a whole number, for each byte.
    const seed = hashSeed | 0;
    const prime = hashPrime | 0;
    const secondSeed = checkSeed | 0;
    const secondPrime = checkPrime | 0;
    // One window after the other. That the loop over the tokens stands in another one keeps the engine from compiling it in
    // the middle of a run, to a version in which it knows no constants and with which it would stay.
    for (;;) {
      if (cursor.mode !== Mode.code) readText(cursor);
      const base = cursor.window.base | 0;
      const limit = cursor.window.limit | 0;
      const windowSize = cursor.window.size | 0;
      /** Where a token may be cut off. */
      const cut = cursor.window.isLast ? -1 : windowSize;
      let pos = cursor.pos | 0;
      let line = cursor.line | 0;
      let token = cursor.last | 0;
      let size = cursor.size | 0;
      scan: while (size < block.enough && pos < limit) {
        let byte = bytes[pos]!;
        while (byte === space) byte = bytes[++pos]!;
        let byteClass = classes[byte]!;
        let kind: number = Token.name;
        let from = pos;
        if (byteClass === ByteClass.joint) {
          const next = bytes[pos + 1]!;
          if (byte === dot && classes[next] === ByteClass.letter) {
            kind = Token.selector;
            byteClass = ByteClass.letter;
            byte = next;
            pos++;
          } else if (byte === colon && next !== colon) {
            pos++;
            token = Token.colon;
            kinds[size++] = token;
            continue;
          }
        }
        switch (byteClass) {
          case ByteClass.letter: {
            const mostSize = size + block.mostParts;
            for (;;) {
              const start = pos;
              const first = byte;
              let hash = seed;
              let check = secondSeed;
              // Two at a time, for a loop costs more than a look.
              do {
                hash = Math.imul(hash ^ byte, prime);
                check = Math.imul(check ^ byte, secondPrime);
                byte = bytes[++pos]!;
                if (isOfName[byte] !== 1) break;
                hash = Math.imul(hash ^ byte, prime);
                check = Math.imul(check ^ byte, secondPrime);
                byte = bytes[++pos]!;
              } while (isOfName[byte] === 1);
              if (pos === cut && from > 0) {
                // It may go on: the next window begins with it, or with the dot before it.
                pos = from;
                break scan;
              }
              const word = names.find(base + start, base + pos, hash, check) | 0;
              if (kind === Token.name) {
                if (word < keywordCount) {
                  kind = wordTokens[word]!;
                  // `Cart::class` declares nothing, and `= value` is no modifier.
                  if (word === classWord && token === Token.reference) kind = Token.word;
                  else if (token === Token.assign && kind >= Token.modifier) kind = Token.name;
                }
                if (byte === at) {
                  kind = Token.operator;
                  break;
                }
                if (kind <= Token.inWord) {
                  if (Token.isAsked(token) || token === Token.reference) kinds[size++] = kind;
                  token = kind;
                  continue scan;
                }
              }
              starts[size] = base + start;
              ends[size] = base + pos;
              lines[size] = line;
              firstBytes[size] = first;
              words[size] = word;
              kinds[size++] = kind;
              if (byte !== dot || kind < Token.modifier || size === mostSize) break;
              if (classes[bytes[pos + 1]!] !== ByteClass.letter) break;
              kind = Token.part;
              from = pos;
              byte = bytes[++pos]!;
            }
            if (kind === Token.operator) {
              // A label, which is read as a whole.
              pos = from;
              break;
            }
            token = kind;
            if (!Token.endsBlock(kind)) continue;
            // The latter may be a name.
            if (kind === Token.import_) token = Token.name;
            break scan;
          }
          case ByteClass.sign:
            pos++;
            token = signTokens[byte]!;
            kinds[size++] = token;
            continue;
          case ByteClass.newline:
            pos++;
            line++;
            continue;
          case ByteClass.openBrace:
            cursor.braces++;
            starts[size] = base + pos;
            pos++;
            token = Token.openBrace;
            kinds[size++] = token;
            continue;
          case ByteClass.closeBrace:
            if (templates.size !== 0) break;
            cursor.braces--;
            pos++;
            token = Token.closeBrace;
            kinds[size++] = token;
            continue;
          case ByteClass.equals:
            if (bytes[pos + 1] === equals) break;
            pos++;
            token = Token.assign;
            kinds[size++] = token;
            continue;
        }
        cursor.pos = pos;
        cursor.line = line;
        cursor.last = token;
        cursor.size = size;
        const goesOn = readOther(cursor);
        pos = cursor.pos | 0;
        line = cursor.line | 0;
        token = cursor.last | 0;
        size = cursor.size | 0;
        if (!goesOn) break;
      }
      cursor.pos = pos;
      cursor.line = line;
      cursor.last = token;
      cursor.size = size;
      if (size >= block.enough || (size > 0 && Token.endsBlock(kinds[size - 1]!))) break;
      cursor.moveWindow();
    }
    // Nobody looks at what was there before.
    kinds[cursor.size] = Token.end;
  }
}
