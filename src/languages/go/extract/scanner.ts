// Cuts a Go file into tokens, with the semicolons that Go puts in at line ends. Comments never show.
import type { SourceText } from '../../../model/source.ts';
import { checkPrime, checkSeed, hashPrime, hashSeed } from '../../kit/name-table.ts';
import { ByteWindow } from '../../kit/byte-window.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes, signs } from './byte-classes.ts';
import { endOfLine, endOfNumber, endOfPath, endOfQuoted } from './literals.ts';
import { endOfList } from './number-lists.ts';
import { endOfOperator, operatorAt } from './operators.ts';
import { RareToken } from './rare-tokens.ts';
import * as block from './token-block.ts';
import { endsStatement } from './ends-statement.ts';
import { keywordCount } from './keywords.ts';
import * as Token from './token.ts';
import { words } from './words.ts';
import { shown } from './window.ts';
import { dot, equals, slash } from '../../kit/bytes.ts';

const rare = new RareToken();

export class Scanner {
  readonly #window = new ByteWindow(shown);
  /** Up to the end of the text, so that no search looks further. */
  #text: Buffer = Buffer.alloc(0);
  /** In the window. */
  #pos = 0;
  #line = 1;
  #last: number = Token.end;
  /** How many tokens the block holds. */
  size = 0;

  begin({ bytes, length }: SourceText): void {
    this.#window.begin(bytes, length);
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
    this.#pos = 0;
    this.#line = 1;
    this.#last = Token.end;
    this.size = 0;
    words.begin(bytes);
  }

  /** Reads on into the block, behind its last token, which is now the first. */
  fill(): void {
    const text = this.#text;
    // In variables of its own, these tables are known to the engine by their addresses.
    const bytes = shown;
    const classes = byteClasses;
    const isOfName = nameBytes;
    const endsOne = endsStatement;
    const signTokens = signs;
    const table = words;
    const kinds = block.kinds;
    const starts = block.starts;
    const lineOf = block.lines;
    const heads = block.heads;
    const selectors = block.selectors;
    // Those of other modules would be loaded, and made whole numbers, for each byte.
    const seed = hashSeed | 0;
    const prime = hashPrime | 0;
    const secondSeed = checkSeed | 0;
    const secondPrime = checkPrime | 0;
    let pos = this.#pos | 0;
    let line = this.#line | 0;
    let token = this.#last | 0;
    let size = 0;
    if (this.size > 0) {
      block.moveToFront(this.size - 1);
      size = 1;
    }
    // The loop over the tokens is the inner of two: an outer one the engine would compile in the middle of a run, where it
    // knows none of the constants, and keep to that.
    for (;;) {
      const base = this.#window.base | 0;
      const limit = this.#window.limit | 0;
      const windowSize = this.#window.size | 0;
      /** Where a token may be cut off. */
      const cut = this.#window.isLast ? -1 : windowSize;
      scan: while (size < block.room && pos < limit) {
        let byte = bytes[pos]!;
        let byteClass = classes[byte]!;
        while (byteClass === ByteClass.blank) {
          byte = bytes[++pos]!;
          byteClass = classes[byte]!;
        }
        const start = pos;
        switch (byteClass) {
          case ByteClass.letter: {
            let hash = seed;
            let check = secondSeed;
            do {
              hash = Math.imul(hash ^ byte, prime);
              check = Math.imul(check ^ byte, secondPrime);
              byte = bytes[++pos]!;
            } while (isOfName[byte] === 1);
            const word = table.find(base + start, base + pos, hash, check) | 0;
            if (word < keywordCount) {
              token = Token.firstKeyword + word;
              break;
            }
            starts[size] = base + start;
            lineOf[size] = line;
            heads[size] = word;
            token = Token.name;
            if (byte === dot && classes[bytes[pos + 1]!] === ByteClass.letter) {
              token = Token.path;
              const selector = pos + 1;
              hash = seed;
              check = secondSeed;
              byte = bytes[++pos]!;
              do {
                hash = Math.imul(hash ^ byte, prime);
                check = Math.imul(check ^ byte, secondPrime);
                byte = bytes[++pos]!;
              } while (isOfName[byte] === 1);
              selectors[size] = table.find(base + selector, base + pos, hash, check);
              pos = endOfPath(bytes, pos) | 0;
            }
            if (pos === cut && start > 0) {
              // It may go on: the next window begins with it.
              pos = start;
              break scan;
            }
            break;
          }
          case ByteClass.sign:
            pos++;
            token = signTokens[byte]!;
            break;
          case ByteClass.newline:
            pos++;
            line++;
            if (endsOne[token] !== 1) continue;
            token = Token.semicolon;
            break;
          case ByteClass.digit:
            if (token === Token.comma) pos = endOfList(bytes, pos, kinds, size) | 0;
            if (pos > start) continue;
            pos = endOfNumber(bytes, pos) | 0;
            token = Token.literal;
            break;
          case ByteClass.operator:
            token = operatorAt(bytes, pos) | 0;
            pos = endOfOperator(bytes, pos) | 0;
            break;
          case ByteClass.equals:
            token = bytes[pos + 1] === equals ? Token.operator : Token.assign;
            pos += bytes[pos + 1] === equals ? 2 : 1;
            break;
          case ByteClass.colon:
            token = bytes[pos + 1] === equals ? Token.define : Token.colon;
            pos += bytes[pos + 1] === equals ? 2 : 1;
            break;
          case ByteClass.doubleQuote:
            pos = (endOfQuoted(text, base + pos) - base) | 0;
            starts[size] = base + start;
            block.ends[size] = base + pos;
            lineOf[size] = line;
            token = Token.string;
            break;
          default: {
            if (byte === slash && bytes[pos + 1] === slash) {
              pos = (endOfLine(text, base + pos + 2) - base) | 0;
              continue;
            }
            if (pos === windowSize) {
              if (pos === cut) break scan;
              if (endsOne[token] === 1) {
                token = Token.semicolon;
                break;
              }
              kinds[size++] = Token.end;
              this.size = size;
              return;
            }
            const found = rare.read(bytes, pos, text, base, token) | 0;
            pos = rare.end | 0;
            starts[size] = base + start;
            block.ends[size] = base + pos;
            lineOf[size] = line;
            line += rare.lines | 0;
            if (found === Token.nothing) continue;
            token = found;
          }
        }
        kinds[size++] = token;
      }
      if (size >= block.room) break;
      this.#window.moveTo(base + pos);
      pos = 0;
    }
    this.#pos = pos;
    this.#line = line;
    this.#last = token;
    this.size = size;
  }
}
