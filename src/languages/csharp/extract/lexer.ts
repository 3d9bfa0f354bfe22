// Tells the code of a C# file from its comments, strings and directives, and cuts it into tokens.
import type { SourceText } from '../../../model/source.ts';
import { hashFactor, hashSeed, secondFactor, secondSeed } from '../../../std/word-table.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, holeClasses, nameBytes } from './byte-classes.ts';
import { Directives } from './directives.ts';
import { tokenOfWord } from './known-words.ts';
import { endOfBlock, endOfLine, endOfNumber, endOfQuoted, endOfRaw, linesIn } from './literals.ts';
import { words } from './names.ts';
import { Prefixed } from './prefixed.ts';
import * as Token from './token.ts';
import type { TokenList } from './token-list.ts';

const quote = 34;
const apostrophe = 39;
const star = 42;
const minus = 45;
const dot = 46;
const slash = 47;
const colon = 58;
const equals = 61;
const greater = 62;
const question = 63;

/** Used for one file after the other. Its methods are `private` and not `#`, which the engine compiles with less knowledge. */
export class Lexer {
  readonly #tokens: TokenList;
  readonly #directives = new Directives();
  readonly #prefixed: Prefixed;

  constructor(tokens: TokenList) {
    this.#tokens = tokens;
    this.#prefixed = new Prefixed(tokens);
  }

  read({ bytes, length }: SourceText): void {
    const tokens = this.#tokens;
    const prefixed = this.#prefixed;
    tokens.clear();
    prefixed.begin(bytes, length);
    this.#directives.begin();
    // All that a loop over bytes looks at is in variables of its own: the engine would look for the rest at each byte.
    const isOfName = nameBytes;
    const knownTokens = tokenOfWord;
    const knownWords = knownTokens.length;
    const table = words;
    const hashStart = hashSeed;
    const hashStep = hashFactor;
    const secondStart = secondSeed;
    const secondStep = secondFactor;
    let classes = byteClasses;
    let { kinds, limit, words: wordOf, lines: lineOf } = tokens;
    let pos = 0;
    let line = 1;
    let size = 0;
    /** Brackets that are open. */
    let depth = 0;
    for (;;) {
      let byte = bytes[pos]!;
      let byteClass = classes[byte]!;
      while (byteClass === ByteClass.blank) {
        byte = bytes[++pos]!;
        byteClass = classes[byte]!;
      }
      let token = byte;
      switch (byteClass) {
        case ByteClass.letter: {
          const start = pos;
          let hash = hashStart;
          let second = secondStart;
          do {
            hash = Math.imul(hash ^ byte, hashStep);
            second = (Math.imul(second, secondStep) + byte) | 0;
            byte = bytes[++pos]!;
          } while (isOfName[byte] === 1);
          const word = table.numberOf(bytes, start, pos, hash, second);
          token = word < knownWords ? knownTokens[word]! : Token.name;
          wordOf[size] = word;
          lineOf[size] = line;
          break;
        }
        case ByteClass.newline:
          line++;
          pos++;
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
        case ByteClass.dot:
          pos++;
          // `..` makes a range of two values.
          if (bytes[pos] === dot) {
            token = Token.operator;
            pos++;
          }
          break;
        case ByteClass.operator: {
          const next = bytes[++pos];
          if (next === equals) token = Token.operator;
          else if (next === greater && byte === equals) token = Token.arrow;
          else if (next === greater && byte === minus) token = Token.pointer;
          // `>>` may close the arguments of two types.
          else if (next === byte && byte !== greater && byte !== star) token = Token.operator;
          else break;
          pos++;
          break;
        }
        case ByteClass.slash: {
          const next = bytes[++pos];
          if (next === slash) {
            pos = endOfLine(bytes, pos + 1, length) | 0;
            continue;
          }
          if (next === star) {
            const end = endOfBlock(bytes, pos + 1, length) | 0;
            line += linesIn(bytes, pos, end) | 0;
            pos = end;
            continue;
          }
          token = Token.operator;
          if (next === equals) pos++;
          break;
        }
        case ByteClass.digit:
          token = Token.literal;
          pos = endOfNumber(bytes, pos) | 0;
          break;
        case ByteClass.doubleQuote:
          token = Token.literal;
          if (bytes[pos + 1] === quote && bytes[pos + 2] === quote) {
            const end = endOfRaw(bytes, pos, length) | 0;
            line += linesIn(bytes, pos, end) | 0;
            pos = end;
          } else {
            pos = endOfQuoted(bytes, pos + 1, length, quote) | 0;
          }
          break;
        case ByteClass.singleQuote:
          token = Token.literal;
          pos = endOfQuoted(bytes, pos + 1, length, apostrophe) | 0;
          break;
        case ByteClass.colon:
          pos++;
          if (bytes[pos] === colon) {
            token = Token.doubleColon;
            pos++;
          }
          break;
        case ByteClass.question:
          pos++;
          if (bytes[pos] === question) {
            token = Token.operator;
            pos++;
          } else if (bytes[pos] === dot && classes[bytes[pos + 1]!] !== ByteClass.digit) {
            // `?.` is a dot, unless a number follows.
            token = Token.pointer;
            pos++;
          }
          break;
        case ByteClass.end:
          if (pos < length) {
            pos++;
            continue;
          }
          tokens.size = size;
          return tokens.finish();
        case ByteClass.other:
          pos++;
          continue;
        default:
          tokens.size = size;
          tokens.line = line;
          if (byteClass === ByteClass.prefix) pos = prefixed.read(pos);
          else if (byteClass === ByteClass.holeSign) pos = prefixed.readHoleSign(pos);
          else pos = this.#directives.read(bytes, pos, length, depth + prefixed.depth, tokens);
          classes = prefixed.isInHole ? holeClasses : byteClasses;
          ({ size, line, kinds, limit, words: wordOf, lines: lineOf } = tokens);
          continue;
      }
      kinds[size++] = token;
      if (size === limit) {
        tokens.widen();
        ({ kinds, limit, words: wordOf, lines: lineOf } = tokens);
      }
    }
  }
}
