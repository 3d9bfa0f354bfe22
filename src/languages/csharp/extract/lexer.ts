// Tells the code of a C# file from its comments, strings and directives, and cuts it into tokens.
import type { SourceText } from '../../../model/source.ts';
import { ByteWindow } from '../../kit/byte-window.ts';
import { hashFactor, hashSeed, secondFactor, secondSeed } from '../../kit/word-table.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, holeClasses, nameBytes } from './byte-classes.ts';
import { tokenOfWord } from './known-words.ts';
import { endOfNumber } from './literals.ts';
import { words } from './names.ts';
import { columnCount, operatorColumns, operatorPairs } from './operators.ts';
import { Passages } from './passages.ts';
import { Progress } from './progress.ts';
import { shown } from './shown.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { dot, space, tab } from '../../kit/bytes.ts';

/** How many tokens are cut at a time. */
const step = 128;

/** Used for one file after the other. */
export class Lexer {
  readonly #window = new ByteWindow(shown);
  readonly #progress = new Progress();
  readonly #passages = new Passages(this.#window, this.#progress);
  #text: Uint8Array = new Uint8Array(0);
  #length = 0;
  /** In the window. */
  #pos = 0;
  /** Whether the block holds the last tokens of the text. */
  isAtEnd = false;

  begin({ bytes, length }: SourceText): void {
    this.#text = bytes;
    this.#length = length;
    this.#window.begin(bytes, length);
    this.#progress.line = 1;
    this.#progress.depth = 0;
    this.#passages.begin(bytes, length);
    this.#pos = 0;
    this.isAtEnd = false;
  }

  /**
   * Cuts some tokens into the block, behind so many that it holds, unless it is full or the text ends. How many it holds
   * then. Few at a time: in a longer run the engine finds the time to compile the loop by itself, with less knowledge.
   */
  fill(held: number): number {
    const text = this.#text;
    const length = this.#length | 0;
    const progress = this.#progress;
    const passages = this.#passages;
    const window = this.#window;
    const table = words;
    // In variables of its own, these tables are known to the engine by their addresses.
    const bytes = shown;
    const classes = byteClasses;
    const isOfName = nameBytes;
    const columns = operatorColumns;
    const pairs = operatorPairs;
    const knownTokens = tokenOfWord;
    const kinds = block.kinds;
    const wordOf = block.wordOf;
    const lineOf = block.lineOf;
    const hashStart = hashSeed | 0;
    const hashStep = hashFactor | 0;
    const secondStart = secondSeed | 0;
    const secondStep = secondFactor | 0;
    let shift = passages.isInHole ? holeClasses : 0;
    let pos = this.#pos | 0;
    let line = progress.line | 0;
    let depth = progress.depth | 0;
    let size = held | 0;
    const full = Math.min(size + step, block.fullSize) | 0;
    // One window after the other. The inner of two loops: an outer one the engine may compile in the midst of its run, and
    // then for good with less knowledge.
    for (;;) {
      const base = window.base | 0;
      const limit = window.limit | 0;
      scan: while (size < full && pos < limit) {
        let byte = bytes[pos]!;
        let byteClass = classes[byte + shift]!;
        while (byteClass === ByteClass.blank) {
          byte = bytes[++pos]!;
          byteClass = classes[byte + shift]!;
        }
        let token = byte;
        switch (byteClass) {
          case ByteClass.letter: {
            for (;;) {
              const start = pos;
              let hash = hashStart;
              let second = secondStart;
              // Two bytes in each turn, which costs the engine as much by itself as a byte does.
              do {
                hash = Math.imul(hash ^ byte, hashStep);
                second = (Math.imul(second, secondStep) + byte) | 0;
                byte = bytes[++pos]!;
                if (isOfName[byte] !== 1) break;
                hash = Math.imul(hash ^ byte, hashStep);
                second = (Math.imul(second, secondStep) + byte) | 0;
                byte = bytes[++pos]!;
              } while (isOfName[byte] === 1);
              if (byte === 0 && pos === window.size && !window.isLast && start > 0) {
                // It may go on: the next window begins with it.
                pos = start;
                break scan;
              }
              const word = table.numberOf(text, base + start, base + pos, hash, second) | 0;
              token = word < knownTokens.length ? knownTokens[word]! : Token.name;
              wordOf[size] = word;
              lineOf[size] = line;
              if (byte !== dot || classes[bytes[pos + 1]!] !== ByteClass.letter || size >= full) break;
              // `Shop.Cart`: what follows is known.
              kinds[size++] = token;
              kinds[size++] = dot;
              byte = bytes[++pos]!;
            }
            break;
          }
          case ByteClass.newline:
            line++;
            do byte = bytes[++pos]!;
            while (byte === space || byte === tab);
            continue;
          case ByteClass.sign:
            pos++;
            break;
          case ByteClass.openBracket:
            depth++;
            pos++;
            break;
          case ByteClass.closeBracket:
            depth--;
            pos++;
            break;
          case ByteClass.operator: {
            const pair = pairs[columns[byte]! * columnCount + columns[bytes[++pos]!]!]!;
            // `?.` is a dot, unless a number follows.
            if (pair === 0 || (pair === Token.pointer && classes[bytes[pos + 1]!] === ByteClass.digit)) break;
            token = pair;
            pos++;
            break;
          }
          case ByteClass.digit:
            token = Token.literal;
            pos = endOfNumber(bytes, pos) | 0;
            break;
          case ByteClass.end:
            if (base + pos >= length) {
              this.isAtEnd = true;
              block.end(size);
              return size;
            }
            // A zero in the text, or the end of the window.
            if (pos >= window.size) break scan;
            pos++;
            continue;
          case ByteClass.other:
            pos++;
            continue;
          default:
            progress.size = size;
            progress.line = line;
            progress.depth = depth;
            pos = passages.read(byteClass, pos) | 0;
            size = progress.size | 0;
            line = progress.line | 0;
            depth = progress.depth | 0;
            shift = passages.isInHole ? holeClasses : 0;
            continue;
        }
        kinds[size++] = token;
      }
      if (size >= full) break;
      window.moveTo(base + pos);
      pos = 0;
    }
    this.#pos = pos;
    progress.depth = depth;
    progress.line = line;
    block.end(size);
    return size;
  }
}
