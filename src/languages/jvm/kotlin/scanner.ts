// Cuts the code of a Kotlin file into tokens. What nobody asks for is left out: a literal, an operator or a keyword that
// says nothing, unless it stands behind a word.
import { checkPrime, checkSeed, hashPrime, hashSeed } from '../../../std/name-table.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes, operandEnds, signs } from './byte-classes.ts';
import { Cursor } from './cursor.ts';
import { classWord, keywordCount, keywordTokens, table } from './keywords.ts';
import { endOfBackquoted, endOfCharacter, endOfNumber } from './literals.ts';
import * as Mode from './mode.ts';
import { readText } from './read-text.ts';
import * as Token from './token.ts';
import * as block from './token-block.ts';
import { shown } from './window.ts';

const space = 32;
const doubleQuote = 34;
const star = 42;
const dot = 46;
const slash = 47;
const colon = 58;
const equals = 61;
const greater = 62;
const at = 64;
const backquote = 96;

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
    const kinds = block.kinds;
    const starts = block.starts;
    const ends = block.ends;
    const lines = block.lines;
    const firstBytes = block.firstBytes;
    const words = block.words;
    const signTokens = signs;
    const wordTokens = keywordTokens;
    const endsOperand = operandEnds;
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
        if (byteClass === ByteClass.joint) {
          const next = bytes[pos + 1]!;
          if (byte === colon) {
            if (next !== colon) {
              pos++;
              token = Token.colon;
              kinds[size++] = token;
              continue;
            }
            if (endsOperand[token] !== 1) {
              pos += 2;
              token = Token.reference;
              continue;
            }
            // `Cart::total` leads to a member as a dot does.
            pos++;
          } else if (next === dot) {
            pos += 2;
            if (Token.isAsked(token)) kinds[size++] = Token.operator;
            token = Token.operator;
            continue;
          }
          byte = bytes[++pos]!;
          byteClass = classes[byte]!;
          if (byteClass === ByteClass.letter) {
            kind = Token.selector;
          } else if (byteClass !== ByteClass.digit) {
            token = Token.dot;
            kinds[size++] = token;
            continue;
          }
        }
        let mode: number = Mode.code;
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
              if (pos === cut && start > 1) {
                // It may go on: the next window begins with it, or with the dot before it.
                pos = kind === Token.name ? start : start - 1;
                break scan;
              }
              const word = names.find(base + start, base + pos, hash, check) | 0;
              if (kind === Token.name) {
                if (word < keywordCount) {
                  kind = wordTokens[word]!;
                  // `Cart::class` declares nothing, and `= value` is no modifier.
                  if (word === classWord && token === Token.reference) kind = Token.word;
                  else if (token === Token.assign && kind >= Token.modifier) kind = Token.name;
                  if (kind <= Token.inWord && byte !== at) {
                    if (Token.isAsked(token)) kinds[size++] = kind;
                    token = kind;
                    continue scan;
                  }
                }
                if (byte === at) {
                  // `loop@` and `return@loop`: whatever the word is, it is no name of ours.
                  pos++;
                  if (kind <= Token.inWord) while (isOfName[bytes[pos]!] === 1) pos++;
                  kind = kind <= Token.inWord ? Token.word : Token.operator;
                  if (Token.isAsked(token)) kinds[size++] = kind;
                  token = kind;
                  continue scan;
                }
              } else if (word === classWord && bytes[start - 1] === colon) {
                kind = Token.word;
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
              byte = bytes[++pos]!;
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
            line++;
            pos++;
            continue;
          case ByteClass.blank:
            pos++;
            continue;
          case ByteClass.equals:
            pos++;
            if (bytes[pos] !== equals) {
              token = Token.assign;
              kinds[size++] = token;
              continue;
            }
            pos += bytes[pos + 1] === equals ? 2 : 1;
            break;
          case ByteClass.minus:
            pos++;
            if (bytes[pos] !== greater) break;
            pos++;
            token = Token.arrow;
            kinds[size++] = token;
            continue;
          case ByteClass.question:
            pos++;
            // `?.` is read as a dot.
            if (bytes[pos] === dot) continue;
            if (bytes[pos] === colon) pos++;
            if (Token.isAsked(token)) kinds[size++] = Token.question;
            token = Token.operator;
            continue;
          case ByteClass.openBrace:
            cursor.braces++;
            starts[size] = base + pos;
            pos++;
            token = Token.openBrace;
            kinds[size++] = token;
            continue;
          case ByteClass.closeBrace:
            pos++;
            mode = cursor.closeBrace();
            token = mode === Mode.code ? Token.closeBrace : Token.closeTemplate;
            kinds[size++] = token;
            if (mode === Mode.code) continue;
            break;
          case ByteClass.digit:
          case ByteClass.singleQuote:
            pos =
              (byteClass === ByteClass.digit
                ? endOfNumber(bytes, pos)
                : endOfCharacter(bytes, pos, windowSize)) | 0;
            if (Token.isAsked(token)) kinds[size++] = Token.literal;
            token = Token.literal;
            continue;
          case ByteClass.doubleQuote: {
            const isRaw = bytes[pos + 1] === doubleQuote && bytes[pos + 2] === doubleQuote;
            mode = isRaw ? Mode.rawString : Mode.plainString;
            pos += isRaw ? 3 : 1;
            break;
          }
          case ByteClass.slash:
            pos++;
            if (bytes[pos] === slash) mode = Mode.lineComment;
            else if (bytes[pos] === star) {
              pos++;
              mode = Mode.blockComment;
              cursor.comments = 1;
            }
            break;
          case ByteClass.backquote: {
            const start = pos + 1;
            const end = endOfBackquoted(bytes, start, windowSize) | 0;
            if (end === cut && pos > 0) break scan;
            pos = bytes[end] === backquote ? end + 1 : end;
            if (end === start) break;
            starts[size] = base + start;
            ends[size] = base + end;
            lines[size] = line;
            firstBytes[size] = bytes[start]!;
            words[size] = names.numberOf(base + start, base + end);
            token = Token.name;
            kinds[size++] = token;
            continue;
          }
          case ByteClass.end:
            if (pos < windowSize) {
              pos++;
              continue;
            }
            if (pos !== cut) kinds[size++] = Token.end;
            break scan;
          default:
            pos++;
        }
        if (mode === Mode.code) {
          if (Token.isAsked(token)) kinds[size++] = Token.operator;
          token = Token.operator;
          continue;
        }
        cursor.mode = mode;
        cursor.pos = pos;
        cursor.line = line;
        cursor.last = token;
        cursor.size = size;
        readText(cursor);
        pos = cursor.pos | 0;
        line = cursor.line | 0;
        token = cursor.last | 0;
        size = cursor.size | 0;
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
