// Cuts a Swift file into tokens. Comments and the text of strings never show; the code in a string's interpolations does.
import type { SourceText } from '../../../model/source.ts';
import { hashFactor, hashSeed, secondFactor, secondSeed } from '../../../std/word-table.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes, nameStarts, signs, statementStarts } from './byte-classes.ts';
import { skipBlockComment } from './comment.ts';
import { Cursor } from './cursor.ts';
import { endOfBlanks, endOfName, endOfNumber, endOfOperator, endOfOperatorName, endOfPath } from './ends.ts';
import { tokenOfKeyword } from './keywords.ts';
import { readAttribute, readBackquoted, readHash, readRegex } from './read-prefixed.ts';
import { StringText } from './string-text.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { words } from './words.ts';

const lf = 10;
const openParen = 40;
const star = 42;
const dot = 46;
const slash = 47;
const less = 60;
const equals = 61;
const greater = 62;
const letterA = 65;
const letterZ = 90;

/** Used for one file after the other. */
export class Scanner {
  readonly #cursor = new Cursor();
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
    const { bytes, length } = cursor;
    // In variables of its own, these tables are known to the engine by their addresses.
    const classes = byteClasses;
    const isOfName = nameBytes;
    const isNameStart = nameStarts;
    const isStatementStart = statementStarts;
    const signTokens = signs;
    const keywordTokens = tokenOfKeyword;
    const keywordCount = tokenOfKeyword.length;
    const table = words;
    const kinds = block.kinds;
    const starts = block.starts;
    const lineOf = block.lines;
    const heads = block.heads;
    const chains = block.chains;
    let { pos, line } = cursor;
    let last = this.#last;
    let mayBegin = this.#mayBegin;
    let parens = this.#parens;
    let size = this.size > 0 ? block.keepLast(this.size) : block.beginFile();
    while (size < block.lastPlace) {
      const behind = pos;
      let byte = bytes[pos]!;
      let byteClass = classes[byte]!;
      while (byteClass === ByteClass.blank) {
        byte = bytes[++pos]!;
        byteClass = classes[byte]!;
      }
      if (mayBegin === 1 && isStatementStart[byteClass] === 1) {
        mayBegin = 0;
        last = Token.newStatement;
        kinds[size++] = last;
      }
      const start = pos;
      let token: number;
      switch (byteClass) {
        case ByteClass.letter: {
          let hash = hashSeed;
          let second = secondSeed;
          do {
            hash = Math.imul(hash ^ byte, hashFactor);
            second = (Math.imul(second, secondFactor) + byte) | 0;
            byte = bytes[++pos]!;
          } while (isOfName[byte] === 1);
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
                const next = endOfBlanks(bytes, pos) | 0;
                if (bytes[next] === openParen) {
                  // `open(file)` is a call; `private(set)` speaks of the setter alone.
                  token = token === Token.public_ ? Token.name : Token.plain;
                  if (token === Token.plain) {
                    cursor.pos = next;
                    cursor.line = line;
                    cursor.skipArguments();
                    pos = cursor.pos;
                    line = cursor.line;
                  }
                }
              }
            }
          }
          starts[size] = start;
          lineOf[size] = line;
          heads[size] = word;
          chains[size] = word;
          if (byte !== dot || token !== Token.name) break;
          byte = bytes[pos + 1]!;
          if (isNameStart[byte] !== 1) break;
          token = Token.path;
          if (byte >= letterA && byte <= letterZ) {
            do {
              hash = Math.imul(hash ^ dot, hashFactor);
              second = (Math.imul(second, secondFactor) + dot) | 0;
              pos++;
              do {
                hash = Math.imul(hash ^ byte, hashFactor);
                second = (Math.imul(second, secondFactor) + byte) | 0;
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
        case ByteClass.dot:
          if (isNameStart[bytes[pos + 1]!] === 1) {
            pos = endOfPath(bytes, pos) | 0;
            token = Token.operand;
          } else if (bytes[pos + 1] === dot) {
            do pos++;
            while (bytes[pos] === dot || bytes[pos] === less);
            token = Token.operator;
          } else {
            pos++;
            token = Token.dot;
          }
          break;
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
            cursor.pos = pos;
            cursor.line = line;
            token = string.goOn(cursor) | 0;
            pos = cursor.pos;
            line = cursor.line;
            if (token === Token.interpolation) {
              string.enter(parens);
              parens = 0;
              kinds[size++] = Token.closeInterpolation;
            } else token = Token.closeInterpolation;
          }
          break;
        case ByteClass.openBracket: {
          pos++;
          const isSubscript = behind === start && last >= Token.operand && last <= Token.closeInterpolation;
          token = isSubscript ? Token.openSubscript : Token.openBracket;
          break;
        }
        case ByteClass.openBrace:
          pos++;
          starts[size] = start;
          token = Token.openBrace;
          break;
        case ByteClass.equals:
          pos++;
          token = Token.assign;
          if (bytes[pos] === equals) {
            pos = endOfOperator(bytes, pos) | 0;
            token = Token.operator;
          }
          break;
        case ByteClass.digit:
          pos = endOfNumber(bytes, pos + 1) | 0;
          token = Token.operand;
          break;
        case ByteClass.mark: {
          const isOperand = behind === start && last >= Token.operand && last <= Token.closeInterpolation;
          pos++;
          token = Token.operand;
          if ((!isOperand || bytes[pos] === equals) && last !== Token.greater) {
            pos = endOfOperator(bytes, pos) | 0;
            token = Token.operator;
          }
          break;
        }
        case ByteClass.slash: {
          const after = bytes[pos + 1];
          if (after === slash) {
            pos += 2;
            while (bytes[pos] !== lf && (bytes[pos] !== 0 || pos < length)) pos++;
            continue;
          }
          const isOperand = last >= Token.operand && last <= Token.closeInterpolation;
          if (isOperand && after !== star) {
            pos = endOfOperator(bytes, pos + 1) | 0;
            token = Token.operator;
            break;
          }
          cursor.pos = pos;
          cursor.line = line;
          token = Token.end;
          if (after === star) skipBlockComment(cursor);
          else token = readRegex(cursor, 0) | 0;
          pos = cursor.pos;
          // A comment over several lines is the end of the line it began on.
          if (cursor.line > line && last >= Token.operand && last <= Token.lastComplete) mayBegin = 1;
          line = cursor.line;
          if (token === Token.end) continue;
          break;
        }
        case ByteClass.quote:
          cursor.pos = pos;
          cursor.line = line;
          token = string.begin(cursor, 0) | 0;
          pos = cursor.pos;
          line = cursor.line;
          if (token === Token.interpolation) {
            string.enter(parens);
            parens = 0;
          }
          break;
        case ByteClass.dollar:
          pos = endOfPath(bytes, endOfName(bytes, pos)) | 0;
          token = Token.operand;
          break;
        case ByteClass.minus:
          token = Token.operator;
          if (bytes[pos + 1] === greater) {
            pos += 2;
            token = Token.arrow;
          } else pos = endOfOperator(bytes, pos + 1) | 0;
          break;
        case ByteClass.less: {
          pos++;
          const canTakeTypes = last === Token.name || last === Token.nameless || last === Token.operatorName;
          const isOfTypes = canTakeTypes && isNameStart[bytes[pos]!] === 1;
          if (isOfTypes || (start > 0 && isOfName[bytes[start - 1]!] === 1)) token = Token.less;
          else {
            pos = endOfOperator(bytes, pos) | 0;
            token = Token.operator;
          }
          break;
        }
        case ByteClass.greater:
          pos++;
          token = Token.greater;
          if (bytes[pos] === equals || last === Token.func) {
            pos = endOfOperator(bytes, pos) | 0;
            token = Token.operator;
          }
          break;
        case ByteClass.operator:
          pos = endOfOperator(bytes, pos + 1) | 0;
          token = Token.operator;
          break;
        case ByteClass.at:
        case ByteClass.hash:
        case ByteClass.backquote:
          cursor.pos = pos;
          cursor.line = line;
          if (byteClass === ByteClass.at) token = readAttribute(cursor, size) | 0;
          else if (byteClass === ByteClass.hash) token = readHash(cursor, string, size + mayBegin) | 0;
          else token = readBackquoted(cursor, size) | 0;
          pos = cursor.pos;
          line = cursor.line;
          if (token === Token.end) continue;
          if (mayBegin === 1) {
            last = Token.newStatement;
            kinds[size++] = last;
          }
          if (token === Token.interpolation) {
            string.enter(parens);
            parens = 0;
          }
          break;
        case ByteClass.end:
          if (pos < length) {
            pos++;
            continue;
          }
          kinds[size++] = Token.end;
          this.size = size;
          return;
        default:
          pos++;
          continue;
      }
      mayBegin = 0;
      if (token <= Token.operand) {
        // A run of operands and operators says no more than the first of them.
        if (last <= Token.operand) {
          last = token;
          continue;
        }
        if (last === Token.func && token === Token.operator) {
          pos = endOfOperatorName(bytes, start) | 0;
          token = Token.operatorName;
        }
      }
      last = token;
      kinds[size++] = token;
    }
    cursor.pos = pos;
    cursor.line = line;
    this.#last = last;
    this.#mayBegin = mayBegin;
    this.#parens = parens;
    this.size = size;
  }
}
