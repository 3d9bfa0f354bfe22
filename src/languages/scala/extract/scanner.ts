// Cuts a Scala file into tokens. Comments never show; of strings and XML literals only the code inside them does.
import type { SourceText } from '../../../model/source.ts';
import { checkPrime, checkSeed, hashPrime, hashSeed } from '../../kit/name-table.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes, operatorBytes } from './byte-classes.ts';
import { slotMask, slots } from './file-words.ts';
import { singleOperators } from './operators.ts';
import { readInside, readRare } from './read-rare.ts';
import { TextCursor } from './text-cursor.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { shown } from './window.ts';
import { keywordCount, keywordTokens, words } from './words.ts';
import { dot, doubleQuote, newline, space, underscore } from '../../kit/bytes.ts';
const sharp = 35;

const cursor = new TextCursor();

/** Used for one file after the other. */
export class Scanner {
  /** How many tokens the block holds. */
  get size(): number {
    return cursor.size;
  }

  begin(source: SourceText): void {
    cursor.begin(source);
    const { bytes, length } = source;
    let pos = 0;
    // The first line of a script.
    if (bytes[0] === sharp) while (bytes[pos] !== newline && pos < length) pos++;
    while (byteClasses[bytes[pos]!] === ByteClass.blank) pos++;
    cursor.pos = pos;
    block.begin(pos);
  }

  /** Reads on until the block is full or the text ends; its last two tokens are now the first. */
  fill(): void {
    // In variables of its own, the engine knows these tables by their addresses and these numbers to be such.
    const bytes = shown;
    const classes = byteClasses;
    const isOfName = nameBytes;
    const isOfOperator = operatorBytes;
    const kinds = block.kinds;
    const starts = block.starts;
    const ends = block.ends;
    const lines = block.lines;
    const names = block.names;
    const indents = block.indents;
    const wordSlots = slots;
    const wordTokens = keywordTokens;
    const singles = singleOperators;
    const seed = hashSeed | 0;
    const prime = hashPrime | 0;
    const secondSeed = checkSeed | 0;
    const secondPrime = checkPrime | 0;
    const stamp = words.stamp | 0;
    if (cursor.size > 1) block.moveToFront(cursor.size);
    cursor.size = cursor.size > 1 ? 2 : 1;
    // Two loops, one inside the other: of an outermost loop the engine would keep code that knows nothing before it.
    for (;;) {
      if (cursor.comment.depth > 0) cursor.readComment(cursor.pos);
      readInside(cursor);
      const base = cursor.window.base | 0;
      const limit = cursor.window.limit | 0;
      // Where a word may go on behind the window; nowhere in the last.
      const wordEnd = cursor.window.isLast ? -1 : cursor.window.size | 0;
      let pos = cursor.pos | 0;
      let line = cursor.line | 0;
      let nameEnd = cursor.nameEnd | 0;
      let size = cursor.size | 0;
      while (pos < limit && (size < block.room || (bytes[pos] === dot && size < block.full))) {
        let byte = bytes[pos]!;
        while (byte === space) byte = bytes[++pos]!;
        const from = pos;
        const byteClass = classes[byte]!;
        switch (byteClass) {
          case ByteClass.letter:
          case ByteClass.dot: {
            let token: number = Token.name;
            if (byteClass === ByteClass.dot) {
              byte = bytes[++pos]!;
              if (classes[byte] !== ByteClass.letter) break;
              // A selector right behind a name is one whatever its word.
              token = nameEnd === from ? Token.selector : Token.member;
            }
            const start = pos;
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
            if (byte === doubleQuote || pos === wordEnd || bytes[pos - 1] === underscore) break;
            const slot = ((hash ^ (hash >>> 15)) << 2) & slotMask;
            let word = 0;
            if (wordSlots[slot] === hash && wordSlots[slot + 1] === check) {
              const entry = wordSlots[slot + 2]!;
              word = entry < 0 ? ~entry : entry - stamp;
              if (word < 0) word = words.renew(slot, base + start, base + pos) | 0;
            } else word = words.find(base + start, base + pos, hash, check) | 0;
            if (word < keywordCount && token !== Token.selector) {
              const keyword = wordTokens[word]!;
              if (token === Token.name) token = keyword;
              else if (keyword < Token.firstSoft) break;
            }
            names[size] = word;
            starts[size] = base + start;
            ends[size] = base + pos;
            lines[size] = line;
            kinds[size++] = token;
            if (token < Token.dot || token >= Token.firstSoft) nameEnd = pos;
            continue;
          }
          case Token.comma:
          case Token.semicolon:
          case Token.openParen:
          case Token.closeParen:
          case Token.openBracket:
          case Token.closeBracket:
            pos++;
            starts[size] = base + from;
            kinds[size++] = byteClass;
            continue;
          case ByteClass.newline:
            line++;
            do byte = bytes[++pos]!;
            while (classes[byte] === ByteClass.blank);
            // Of the token to come, unless this line ends as well.
            indents[size] = pos - from;
            continue;
          case ByteClass.openBrace:
          case ByteClass.closeBrace:
            if (cursor.interior.isInTemplate) break;
            pos++;
            starts[size] = base + from;
            kinds[size++] = byteClass;
            continue;
          case ByteClass.operator:
            if (isOfOperator[bytes[pos + 1]!] === 1) break;
            pos++;
            starts[size] = base + from;
            ends[size] = base + pos;
            lines[size] = line;
            kinds[size++] = singles[byte]!;
            continue;
        }
        cursor.pos = from;
        cursor.line = line;
        cursor.nameEnd = nameEnd;
        cursor.size = size;
        const goesOn = readRare(cursor);
        pos = cursor.pos | 0;
        line = cursor.line | 0;
        nameEnd = cursor.nameEnd | 0;
        size = cursor.size | 0;
        if (!goesOn) break;
      }
      cursor.pos = pos;
      cursor.line = line;
      cursor.nameEnd = nameEnd;
      cursor.size = size;
      if (size >= block.room || cursor.isAtEnd) break;
      cursor.moveWindow();
    }
    // Nobody looks at what was there before.
    kinds[cursor.size] = Token.end;
  }
}
