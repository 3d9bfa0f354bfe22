// Cuts a Swift file into tokens. Comments and the text of strings never show; the code in a string's interpolations does.
import type { SourceText } from '../../../model/source.ts';
import { ByteWindow } from '../../kit/byte-window.ts';
import { hashFactor, hashSeed, secondFactor, secondSeed } from '../../kit/word-table.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, lineEnds, nameBytes, nameStarts, signs, statementStarts } from './byte-classes.ts';
import { Cursor } from './cursor.ts';
import { endOfNumber, endOfPath } from './ends.ts';
import { tokenOfKeyword } from './keywords.ts';
import { readAccess, readRare } from './read-rare.ts';
import { StringText } from './string-text.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { words } from './words.ts';
import { dot, equals, newline, slash, space } from '../../kit/bytes.ts';
const letterA = 65;
const letterZ = 90;

/** The part of a text that is looked at. */
const shown = new Uint8Array((1 << 17) + 1);

/** Used for one file after the other. */
export class Scanner {
  /** In the text; the loop itself looks at a window of it. */
  readonly #cursor = new Cursor();
  readonly #window = new ByteWindow(shown);
  /** In the window. */
  #pos = 0;
  readonly #string = new StringText();
  #last: number = Token.newStatement;
  /** 1 where a line began behind something complete. */
  #mayBegin = 0;
  /** How many round brackets are open in the code of an interpolation, or in the file. */
  #parens = 0;
  /** How many tokens the block holds: the first of them was taken before. */
  size = 0;

  begin(source: SourceText): void {
    this.#cursor.begin(source);
    this.#window.begin(source.bytes, source.length);
    this.#pos = 0;
    this.#string.clear();
    this.#last = Token.newStatement;
    this.#mayBegin = 0;
    this.#parens = 0;
    this.size = 0;
  }

  /** Reads on into the block, behind its last token, which was not taken yet. */
  fill(): void {
    const cursor = this.#cursor;
    const string = this.#string;
    const window = this.#window;
    // Numbers for certain: those of another module are asked at each byte whether they are.
    const seed = hashSeed | 0;
    const factor = hashFactor | 0;
    const otherSeed = secondSeed | 0;
    const otherFactor = secondFactor | 0;
    // In variables of its own, these tables are known to the engine by their addresses.
    const bytes = shown;
    const classes = byteClasses;
    const isOfName = nameBytes;
    const isNameStart = nameStarts;
    const isStatementStart = statementStarts;
    const signTokens = signs;
    const endsLine = lineEnds;
    const keywordTokens = tokenOfKeyword;
    const keywordCount = tokenOfKeyword.length;
    const table = words;
    const kinds = block.kinds;
    const starts = block.starts;
    const lineOf = block.lines;
    const heads = block.heads;
    const chains = block.chains;
    let pos = this.#pos;
    let { line } = cursor;
    let last = this.#last;
    let mayBegin = this.#mayBegin;
    let parens = this.#parens;
    let size = this.size > 0 ? block.keepLast(this.size) : block.beginFile();
    // A window at a time; and of a loop that has none around it the engine may keep the slow code for ever.
    for (;;) {
      const base = window.base | 0;
      const limit = window.limit | 0;
      cut: while (size < block.lastPlace && pos < limit) {
        let byte = bytes[pos]!;
        while (byte === space) byte = bytes[++pos]!;
        if (pos >= limit) break;
        const byteClass = classes[byte]!;
        if (mayBegin === 1 && isStatementStart[byteClass] === 1) {
          mayBegin = 0;
          last = Token.newStatement;
          kinds[size++] = last;
        }
        const start = pos;
        let token: number;
        switch (byteClass) {
          case ByteClass.letter: {
            let hash = seed;
            let second = otherSeed;
            do {
              hash = Math.imul(hash ^ byte, factor);
              second = (Math.imul(second, otherFactor) + byte) | 0;
              byte = bytes[++pos]!;
            } while (isOfName[byte] === 1);
            if (byte === 0 && pos === window.size && !window.isLast && start > 1) {
              // It may go on: the next window begins with it.
              pos = start;
              break cut;
            }
            const word = table.numberOf(bytes, start, pos, hash, second) | 0;
            if (last === Token.dot) {
              token = Token.operand;
              pos = endOfPath(bytes, pos) | 0;
              break;
            }
            token = Token.name;
            if (word < keywordCount) {
              token = keywordTokens[word]!;
              if (token === Token.operand) {
                pos = endOfPath(bytes, pos) | 0;
                break;
              }
              if (token > Token.plain) {
                if (token <= Token.lastSequel) {
                  if (last === Token.newStatement && size > 1) size--;
                } else if (token >= Token.public_ && token <= Token.internal) {
                  cursor.pos = base + pos;
                  cursor.line = line;
                  token = readAccess(cursor, token) | 0;
                  pos = (cursor.pos - base) | 0;
                  line = cursor.line;
                }
              }
            }
            starts[size] = base + start;
            lineOf[size] = line;
            heads[size] = word;
            chains[size] = word;
            if (byte !== dot || token !== Token.name) break;
            byte = bytes[pos + 1]!;
            if (isNameStart[byte] !== 1) break;
            token = Token.path;
            if (byte >= letterA && byte <= letterZ) {
              do {
                hash = Math.imul(hash ^ dot, factor);
                second = (Math.imul(second, otherFactor) + dot) | 0;
                pos++;
                do {
                  hash = Math.imul(hash ^ byte, factor);
                  second = (Math.imul(second, otherFactor) + byte) | 0;
                  byte = bytes[++pos]!;
                } while (isOfName[byte] === 1);
                if (byte !== dot) break;
                byte = bytes[pos + 1]!;
              } while (byte >= letterA && byte <= letterZ);
              chains[size] = table.numberOf(bytes, start, pos, hash, second);
            }
            pos = endOfPath(bytes, pos) | 0;
            break;
          }
          case ByteClass.sign:
            pos++;
            token = signTokens[byte]!;
            break;
          case ByteClass.newline:
            pos++;
            line++;
            if (last >= Token.operand && last <= Token.lastComplete) mayBegin = 1;
            continue;
          case ByteClass.openParen:
            pos++;
            parens++;
            token = Token.openParen;
            break;
          case ByteClass.closeParen:
            pos++;
            token = Token.closeParen;
            if (parens > 0) parens--;
            else if (string.isInside) {
              parens = string.leave() | 0;
              cursor.pos = base + pos;
              cursor.line = line;
              token = string.goOn(cursor) | 0;
              pos = (cursor.pos - base) | 0;
              line = cursor.line;
              if (token === Token.interpolation) {
                string.enter(parens);
                parens = 0;
                kinds[size++] = Token.closeInterpolation;
              } else token = Token.closeInterpolation;
            }
            break;
          case ByteClass.openBracket:
            pos++;
            token = Token.openBracket;
            if (
              last >= Token.operand &&
              last <= Token.closeInterpolation &&
              classes[bytes[start - 1]!]! > ByteClass.newline
            )
              token = Token.openSubscript;
            break;
          case ByteClass.openBrace:
            pos++;
            starts[size] = base + start;
            token = Token.openBrace;
            break;
          case ByteClass.digit:
            pos = endOfNumber(bytes, pos + 1) | 0;
            token = Token.operand;
            break;
          default: {
            if (byteClass === ByteClass.end && pos === window.size) {
              if (!window.isLast) continue;
              kinds[size++] = Token.end;
              this.size = size;
              return;
            }
            const after = bytes[pos + 1]!;
            if (byteClass === ByteClass.dot && isNameStart[after] === 1) {
              pos = endOfPath(bytes, pos) | 0;
              token = Token.operand;
              break;
            }
            if (byteClass === ByteClass.equals && after !== equals) {
              pos++;
              token = Token.assign;
              break;
            }
            if (byteClass === ByteClass.slash && after === slash) {
              do {
                do byte = bytes[++pos]!;
                while (byte > newline);
              } while (endsLine[byte] !== 1);
              if (byte === 0) {
                cursor.pos = base + pos;
                cursor.skipLine();
                pos = (cursor.pos - base) | 0;
              }
              continue;
            }
            cursor.pos = base + pos;
            cursor.line = line;
            token = readRare(cursor, string, byteClass, last, size + mayBegin) | 0;
            pos = (cursor.pos - base) | 0;
            if (token === Token.end) {
              // A comment over several lines is the end of the line it began on.
              if (cursor.line > line && last >= Token.operand && last <= Token.lastComplete) mayBegin = 1;
              line = cursor.line;
              continue;
            }
            line = cursor.line;
            if (mayBegin === 1 && byteClass === ByteClass.hash) {
              last = Token.newStatement;
              kinds[size++] = last;
            }
            if (token === Token.interpolation) {
              string.enter(parens);
              parens = 0;
            }
          }
        }
        mayBegin = 0;
        // A run of operands and operators says no more than the first of them.
        if (token > Token.operand || last > Token.operand) kinds[size++] = token;
        last = token;
      }
      if (size >= block.lastPlace) break;
      // With the byte before, which is looked back at.
      window.moveTo(base + pos - 1);
      pos = 1;
    }
    this.#pos = pos;
    cursor.line = line;
    this.#last = last;
    this.#mayBegin = mayBegin;
    this.#parens = parens;
    this.size = size;
  }
}
