// Goes over the bytes of an Elixir file, and stops where a module may be named, or a block or a literal begins or ends.
import { ByteWindow } from '../../kit/byte-window.ts';
import { hashFactor, hashSeed, secondFactor, secondSeed } from '../../kit/word-table.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, lineEnds, nameBytes, nameStarts, plainBytes } from './byte-classes.ts';
import { knownWords } from './known-words.ts';
import { notedIn, paths } from './paths.ts';
import type { Reader } from './reader.ts';
import { at, bang, colon, dot, newline, question } from '../../kit/bytes.ts';
/** Where the end of the text was reached. */
const done = -1;
/** No known word is as long. */
const tooLong = 31;

/** The part of a text that is looked at. */
const shown = new Uint8Array((1 << 17) + 1);
const window = new ByteWindow(shown);

/**
 * How much is looked at in one go: the engine puts fast code in place where a function is called, and of a call that goes on
 * for long it compiles the loop once more for that call alone.
 */
const part = 2048;

export function scan(reader: Reader): void {
  window.begin(reader.cursor.bytes, reader.cursor.length);
  let pos = 0;
  do pos = scanPart(reader, pos);
  while (pos !== done);
}

/** From a place in the window on, whose line is the cursor's; to the next such place. */
function scanPart(reader: Reader, from: number): number {
  const { cursor } = reader;
  // Numbers for certain: those of another module are asked at each byte whether they are.
  const seed = hashSeed | 0;
  const factor = hashFactor | 0;
  const otherSeed = secondSeed | 0;
  const otherFactor = secondFactor | 0;
  // In variables of its own, these tables are known to the engine by their addresses.
  const bytes = shown;
  const classes = byteClasses;
  const isPlain = plainBytes;
  const isOfName = nameBytes;
  const isNameStart = nameStarts;
  const endsLine = lineEnds;
  const knownLengths = knownWords.lengthsByFirst;
  const noted = notedIn;
  let pos = from;
  let line = cursor.line | 0;
  // A window at a time; and of a loop that has none around it the engine may keep the slow code for ever.
  for (;;) {
    const base = window.base | 0;
    const limit = Math.min(window.limit, pos + part) | 0;
    cut: while (pos < limit) {
      let byte = bytes[pos]!;
      while (isPlain[byte] === 1) byte = bytes[++pos]!;
      if (pos >= limit) break;
      const start = pos;
      const byteClass = classes[byte]!;
      switch (byteClass) {
        case ByteClass.lower: {
          const lengths = knownLengths[byte]!;
          do byte = bytes[++pos]!;
          while (isOfName[byte] === 1);
          if (byte === 0 && isCut(pos, start)) {
            window.moveTo(base + start - 2);
            pos = 2;
            break cut;
          }
          if (byte === question || byte === bang) byte = bytes[++pos]!;
          if (byte === colon && bytes[pos + 1] !== colon) {
            pos++;
            reader.readKey();
            continue;
          }
          const length = pos - start;
          if (length >= tooLong || ((lengths >> length) & 1) === 0) continue;
          if (start > 0 && bytes[start - 1] === dot && (start === 1 || bytes[start - 2] !== dot)) continue;
          cursor.pos = base + pos;
          cursor.line = line;
          reader.readWord(base + start);
          break;
        }
        case ByteClass.newline:
          pos++;
          line++;
          continue;
        case ByteClass.upper: {
          let hash = seed;
          let second = otherSeed;
          for (;;) {
            do {
              hash = Math.imul(hash ^ byte, factor);
              second = (Math.imul(second, otherFactor) + byte) | 0;
              byte = bytes[++pos]!;
            } while (isOfName[byte] === 1);
            if (byte !== dot || classes[bytes[pos + 1]!] !== ByteClass.upper) break;
            hash = Math.imul(hash ^ dot, factor);
            second = (Math.imul(second, otherFactor) + dot) | 0;
            byte = bytes[++pos]!;
          }
          if (byte === 0 && isCut(pos, start)) {
            window.moveTo(base + start - 2);
            pos = 2;
            break cut;
          }
          // A key; and behind a dot the module is not known before the code runs.
          if (byte === colon && bytes[pos + 1] !== colon) continue;
          if (start > 0 && bytes[start - 1] === dot && (start === 1 || bytes[start - 2] !== dot)) continue;
          const path = paths.numberOf(bytes, start, pos, hash, second) | 0;
          if (path < noted.length && noted[path] === reader.aliasState) continue;
          cursor.pos = base + pos;
          cursor.line = line;
          reader.readModule(path);
          continue;
        }
        case ByteClass.digit:
          do byte = bytes[++pos]!;
          while (isOfName[byte] === 1);
          continue;
        case ByteClass.openBrace:
          pos++;
          if (!reader.openBrace()) return done;
          continue;
        case ByteClass.closeBrace: {
          pos++;
          const literal = reader.closeBrace() | 0;
          if (literal === 0) continue;
          cursor.pos = base + pos;
          cursor.line = line;
          reader.goOn(literal);
          break;
        }
        case ByteClass.colon:
          byte = bytes[pos + 1]!;
          if (isNameStart[byte] === 1) {
            pos++;
            do byte = bytes[++pos]!;
            while (isOfName[byte] === 1);
            // Hardly an atom goes on: only those that are modules of Erlang, and a few with signs in them.
            if (byte !== dot && byte !== at && byte !== question && byte !== bang) continue;
          }
          cursor.pos = base + start;
          cursor.line = line;
          reader.readColon();
          break;
        case ByteClass.hash:
          do {
            do byte = bytes[++pos]!;
            while (byte > newline);
          } while (endsLine[byte] !== 1);
          if (byte === newline) continue;
          cursor.pos = base + pos;
          cursor.line = line;
          cursor.skipLine();
          break;
        case ByteClass.at:
          // The name of an attribute is no word of the language.
          do byte = bytes[++pos]!;
          while (isOfName[byte] === 1);
          continue;
        default:
          if (byteClass === ByteClass.end && pos === window.size) {
            if (window.isLast) return done;
            continue;
          }
          cursor.pos = base + pos;
          cursor.line = line;
          reader.readRare(byteClass);
      }
      pos = (cursor.pos - base) | 0;
      line = cursor.line | 0;
    }
    if (pos < window.limit) {
      cursor.line = line;
      return pos;
    }
    // With the bytes before, which are looked back at.
    window.moveTo(base + pos - 2);
    pos = 2;
  }
}

/** Whether a name that ends there may go on in the next window, which then begins with it. */
function isCut(end: number, start: number): boolean {
  return end === window.size && !window.isLast && start > 2;
}
