// Cuts a Scala file into tokens. Comments never show; of strings and XML literals only the code inside them does.
import type { SourceText } from '../../../model/source.ts';
import { checkPrime, checkSeed, hashPrime, hashSeed } from '../../../std/name-table.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes, operatorBytes } from './byte-classes.ts';
import { Comment, endOfLine } from './comments.ts';
import { Interior } from './interior.ts';
import { Mode, endOfBackquoted, endOfCharacter, endOfString } from './literals.ts';
import { arrowAt, arrowLead, arrowWidth, endOfOperator, operatorOf, singleOperators } from './operators.ts';
import { TextWindow, windowBytes } from './text-window.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { anyName, keywordCount, keywordTokens, words } from './words.ts';
import { beginsXml } from './xml.ts';

const lf = 10;
const doubleQuote = 34;
const sharp = 35;
const star = 42;
const slash = 47;
const underscore = 95;
const backquote = 96;

/** Used for one file after the other. */
export class Scanner {
  private readonly window = new TextWindow();
  private readonly comment = new Comment();
  private readonly interior = new Interior();
  private text: Uint8Array = new Uint8Array(1);
  private length = 0;
  /** In the window. */
  private pos = 0;
  private line = 1;
  /** Where the last name ends, in the window. */
  private nameEnd = -1;
  /** How many tokens the block holds. */
  size = 0;

  begin({ bytes, length }: SourceText): void {
    this.text = bytes;
    this.length = length;
    this.window.begin(bytes, length);
    this.comment.depth = 0;
    this.interior.begin(bytes, length);
    words.begin(bytes);
    this.pos = bytes[0] === sharp ? endOfLongLine(bytes, length, 0) : 0;
    while (byteClasses[bytes[this.pos]!] === ByteClass.blank) this.pos++;
    this.line = 1;
    this.nameEnd = -1;
    this.size = 0;
    block.begin(this.pos);
  }

  /** Reads on until the block is full or the text ends; its last two tokens are now the first. */
  fill(): void {
    const { comment, interior, window } = this;
    // In variables of its own, the engine knows these tables by their addresses and these numbers to be such.
    const bytes = windowBytes;
    const classes = byteClasses;
    const isOfName = nameBytes;
    const isOfOperator = operatorBytes;
    const kinds = block.kinds;
    const starts = block.starts;
    const ends = block.ends;
    const lines = block.lines;
    const names = block.names;
    const indents = block.indents;
    const table = words;
    const singles = singleOperators;
    const seed = hashSeed | 0;
    const prime = hashPrime | 0;
    const secondSeed = checkSeed | 0;
    const secondPrime = checkPrime | 0;
    let pos = this.pos | 0;
    let line = this.line | 0;
    let nameEnd = this.nameEnd | 0;
    let isInside = interior.mode !== Mode.code;
    if (this.size > 1) block.moveToFront(this.size);
    let size = this.size > 1 ? 2 : 1;
    let token: number = kinds[size - 1]!;
    // Two loops, one inside the other: of an outermost loop the engine would keep code that knows nothing before it.
    scan: for (;;) {
      const base = window.base | 0;
      const limit = window.limit | 0;
      // Where a word may go on behind the window; nowhere in the last.
      const wordEnd = window.isLast ? -1 : window.size | 0;
      if (comment.depth > 0) {
        pos = comment.read(pos, window.end) | 0;
        line += comment.lines | 0;
      }
      cut: while (size < block.room && pos < limit) {
        if (isInside) {
          token = interior.read() | 0;
          pos = (interior.pos - base) | 0;
          line += interior.lines | 0;
          starts[size] = interior.start;
          ends[size] = base + pos;
          lines[size] = line;
          names[size] = interior.name;
          kinds[size++] = token;
          isInside = interior.mode !== Mode.code;
          continue;
        }
        let byte = bytes[pos]!;
        let byteClass = classes[byte]!;
        while (byteClass === ByteClass.blank) {
          byte = bytes[++pos]!;
          byteClass = classes[byte]!;
        }
        let start = pos;
        switch (byteClass) {
          case ByteClass.letter: {
            if (byte === arrowLead) {
              token = arrowAt(bytes, pos) | 0;
              if (token !== Token.name) {
                pos += arrowWidth;
                break;
              }
            }
            let hash = seed;
            let check = secondSeed;
            do {
              hash = Math.imul(hash ^ byte, prime);
              check = Math.imul(check ^ byte, secondPrime);
              byte = bytes[++pos]!;
            } while (isOfName[byte] === 1);
            if (bytes[pos - 1] === underscore) {
              if (pos - start === 1) {
                token = Token.operator;
                lines[size] = line;
                ends[size] = base + pos;
                break;
              }
              // A name may go on with an operator behind its last underscore: `price_=`.
              for (; isOfOperator[byte] === 1; byte = bytes[++pos]!) {
                hash = Math.imul(hash ^ byte, prime);
                check = Math.imul(check ^ byte, secondPrime);
              }
            }
            if (byte === doubleQuote) {
              // `s"…"`
              interior.openString(base + pos, Mode.interpolated);
              isInside = true;
              continue;
            }
            if (pos === wordEnd && start > 0) {
              // It may go on: the next window begins with it.
              pos = start;
              break cut;
            }
            const word = table.find(base + start, base + pos, hash, check) | 0;
            names[size] = word;
            lines[size] = line;
            ends[size] = base + pos;
            if (word < keywordCount) {
              token = keywordTokens[word]!;
              if (token >= Token.firstSoft) nameEnd = pos;
              break;
            }
            token = Token.name;
            nameEnd = pos;
            break;
          }
          case ByteClass.newline:
            line++;
            do byte = bytes[++pos]!;
            while (classes[byte] === ByteClass.blank);
            // Of the token to come, unless this line ends as well.
            indents[size] = pos - start;
            continue;
          case ByteClass.dot: {
            byte = bytes[++pos]!;
            if (classes[byte] !== ByteClass.letter) {
              token = Token.dot;
              break;
            }
            // A selector right behind a name is one whatever its word.
            const isPath = nameEnd === start;
            start = pos;
            let hash = seed;
            let check = secondSeed;
            do {
              hash = Math.imul(hash ^ byte, prime);
              check = Math.imul(check ^ byte, secondPrime);
              byte = bytes[++pos]!;
            } while (isOfName[byte] === 1);
            if (bytes[pos - 1] === underscore && pos - start > 1) {
              for (; isOfOperator[byte] === 1; byte = bytes[++pos]!) {
                hash = Math.imul(hash ^ byte, prime);
                check = Math.imul(check ^ byte, secondPrime);
              }
            }
            if (pos === wordEnd && start > 1) {
              pos = start - 1;
              break cut;
            }
            const word = table.find(base + start, base + pos, hash, check) | 0;
            names[size] = word;
            lines[size] = line;
            if (isPath) {
              token = Token.selector;
            } else if (
              byte === doubleQuote ||
              (word < keywordCount && keywordTokens[word]! < Token.firstSoft) ||
              word === anyName
            ) {
              token = Token.dot;
              pos = start;
              break;
            } else token = Token.member;
            nameEnd = pos;
            break;
          }
          case ByteClass.operator:
          case ByteClass.less:
            if (byteClass === ByteClass.less && beginsXml(this.text, base + pos)) {
              interior.openXml(base + pos);
              isInside = true;
              continue;
            }
            if (isOfOperator[bytes[pos + 1]!] === 0) {
              pos++;
              token = singles[byte]!;
            } else {
              pos = endOfOperator(bytes, pos) | 0;
              token = operatorOf(bytes, start, pos) | 0;
            }
            lines[size] = line;
            ends[size] = base + pos;
            break;
          case ByteClass.slash:
            if (bytes[pos + 1] === slash) {
              pos = endOfLine(pos + 2, window.size) | 0;
              if (pos === wordEnd) pos = (endOfLongLine(this.text, this.length, base + pos) - base) | 0;
              continue;
            }
            if (bytes[pos + 1] === star) {
              comment.depth = 1;
              pos = comment.read(pos + 2, window.end) | 0;
              line += comment.lines | 0;
              if (comment.depth > 0 && wordEnd > 0) break cut;
              if (indents[size] !== 0) {
                while (classes[bytes[pos]!] === ByteClass.blank) pos++;
                indents[size] = indents[size]! + pos - start;
              }
              continue;
            }
            pos = endOfOperator(bytes, pos) | 0;
            token = Token.operator;
            lines[size] = line;
            ends[size] = base + pos;
            break;
          case ByteClass.digit:
            while (isOfName[bytes[++pos]!] === 1);
            token = Token.literal;
            break;
          case ByteClass.doubleQuote:
            if (bytes[pos + 1] === doubleQuote && bytes[pos + 2] === doubleQuote) {
              interior.openString(base + pos, 0);
              isInside = true;
              continue;
            }
            pos = (endOfString(this.text, this.length, base + pos) - base) | 0;
            token = Token.literal;
            break;
          case ByteClass.openBrace:
            pos++;
            interior.braces++;
            token = Token.openBrace;
            break;
          case ByteClass.closeBrace:
            pos++;
            token = interior.closeBrace(base + pos) | 0;
            isInside = token === Token.closeTemplate;
            break;
          case ByteClass.singleQuote:
            pos = (endOfCharacter(this.text, this.length, base + pos) - base) | 0;
            token = Token.literal;
            break;
          case ByteClass.backquote: {
            const end = (endOfBackquoted(this.text, this.length, base + pos) - base) | 0;
            start = pos + 1;
            token = end === start ? Token.operator : Token.name;
            if (end > start) names[size] = table.numberOf(base + start, base + end);
            pos = this.text[base + end] === backquote ? end + 1 : end;
            lines[size] = line;
            ends[size] = base + pos;
            nameEnd = pos;
            break;
          }
          case ByteClass.end:
            if (pos < window.size) {
              pos++;
              continue;
            }
            if (wordEnd > 0) break cut;
            starts[size] = base + pos;
            kinds[size++] = Token.end;
            break scan;
          case ByteClass.other:
            pos++;
            token = Token.operator;
            break;
          default:
            pos++;
            token = byteClass;
        }
        starts[size] = base + start;
        kinds[size++] = token;
      }
      if (size >= block.room) break;
      window.moveTo(base + pos);
      nameEnd -= pos;
      pos = 0;
    }
    this.pos = pos;
    this.line = line;
    this.nameEnd = nameEnd;
    this.size = size;
  }
}

/** The end of a line that may go on behind the window. */
function endOfLongLine(text: Uint8Array, length: number, start: number): number {
  const end = text.indexOf(lf, start);
  return end === -1 || end > length ? length : end;
}
