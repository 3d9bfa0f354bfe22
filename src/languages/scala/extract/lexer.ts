// Cuts a Scala file into tokens. Comments never show; of strings and XML literals only the code inside them does.
import type { SourceText } from '../../../model/source.ts';
import { bytesIn } from '../../kit/byte-table.ts';
import {
  backquote,
  closeBrace,
  dollar,
  dot,
  doubleQuote,
  equals,
  greater,
  hash,
  less,
  minus,
  newline,
  openBrace,
  question,
  singleQuote,
  slash,
  space,
  star,
  underscore,
} from '../../kit/bytes.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { endOfLine, endOfLineString, endOfNestedComment, endOfRun } from '../../kit/skip.ts';
import type { Lexer } from '../../kit/token-list.ts';
import { blankBytes, firstBytes, nameBytes, operatorBytes } from './bytes.ts';
import { Mode, endOfBackquoted, endOfCharacter, readQuoted } from './literals.ts';
import * as Token from './token.ts';
import { anyName, words } from './words.ts';
import { beginsXml, readXml } from './xml.ts';

/** 1 for a byte that is a token by itself. */
const signs = bytesIn(',;()[]');
/** 1 for an operator of one byte that says something about the names around it. */
const singleOperators = bytesIn(':=@');
const none = -2;
/** In UTF-8, the first of the three bytes of `⇒` and `←`. */
const arrowLead = 0xe2;

/** Used for one file after the other. */
export class ScalaLexer implements Lexer {
  #bytes: Uint8Array = new Uint8Array(1);
  #length = 0;
  #pos = 0;
  /** Where the last name ends. */
  #nameEnd = -1;
  #mode: number = Mode.code;
  /** How many tags are open in the XML that is read. */
  #tags = 0;
  #braces = 0;
  /** Of the templates around the code: how many braces were open before it, the mode and the tags to return to. */
  readonly #templates = new NumberStack();
  start = 0;
  end = 0;
  word = 0;
  /** Of the first token of a line: by how many bytes it is indented, and one more; 0 for the others. */
  extra = 0;
  /** The last newline before the token to come, where one stands after the token before it. */
  #newline = none;

  begin({ bytes, length }: SourceText): void {
    this.#bytes = bytes;
    this.#length = length;
    // The first line of a script.
    this.#pos = bytes[0] === hash ? endOfLine(bytes, 0, length) : 0;
    this.#newline = -1;
    this.#nameEnd = -1;
    this.#mode = Mode.code;
    this.#tags = 0;
    this.#braces = 0;
    this.#templates.clear();
    words.begin(bytes);
  }

  next(): number {
    this.extra = 0;
    if (this.#mode !== Mode.code) return this.#readText();
    const pos = this.#skipBlanks();
    const byte = this.#bytes[pos]!;
    this.start = pos;
    if (this.#newline !== none) {
      this.extra = pos - this.#newline;
      this.#newline = none;
    }
    if (firstBytes[byte] === 1) return this.#readWord(pos);
    return signs[byte] === 1 ? this.#take(byte, pos + 1) : this.#readOther(byte, pos);
  }

  #readOther(byte: number, pos: number): number {
    const bytes = this.#bytes;
    switch (byte) {
      case dot:
        return this.#readDot(pos);
      case openBrace:
        this.#braces++;
        return this.#take(byte, pos + 1);
      case closeBrace:
        return this.#closeBrace(pos);
      case doubleQuote:
        if (bytes[pos + 1] === doubleQuote && bytes[pos + 2] === doubleQuote)
          return this.#openString(pos, Mode.string);
        return this.#take(Token.literal, endOfLineString(bytes, pos, this.#length));
      case singleQuote:
        return this.#take(Token.literal, endOfCharacter(bytes, this.#length, pos));
      case backquote:
        return this.#readBackquoted(pos);
      case less:
        return beginsXml(bytes, pos) ? this.#openXml(pos) : this.#readOperator(pos);
      default:
        if (operatorBytes[byte] === 1) return this.#readOperator(pos);
        if (nameBytes[byte] === 1)
          return this.#take(Token.literal, endOfRun(bytes, pos, this.#length, nameBytes));
        if (pos >= this.#length) return this.#take(Token.end, this.#length);
        return this.#take(Token.operator, pos + 1);
    }
  }

  #take(token: number, end: number): number {
    this.#pos = end;
    this.end = end;
    return token;
  }

  /** To the next token, over comments, which stand in each other. */
  #skipBlanks(): number {
    const bytes = this.#bytes;
    for (let pos = this.#pos; ; pos++) {
      while (bytes[pos] === space) pos++;
      const byte = bytes[pos]!;
      if (byte > slash) return pos;
      if (byte === newline) this.#newline = pos;
      else if (byte === slash) {
        const next = bytes[pos + 1];
        if (next === slash) pos = endOfLine(bytes, pos, this.#length) - 1;
        else if (next === star) pos = endOfNestedComment(bytes, pos, this.#length) - 1;
        else return pos;
      } else if (blankBytes[byte] === 0 && (byte !== 0 || pos >= this.#length)) return pos;
    }
  }

  /** A name or a keyword; or an arrow, `_`, an interpolated string. */
  #readWord(start: number): number {
    const bytes = this.#bytes;
    const first = bytes[start]!;
    if (first === arrowLead && this.#isArrow(start))
      return this.#take(bytes[start + 1] === 0x87 ? Token.arrow : Token.from, start + 3);
    const end = this.#readName(start);
    if (first === underscore && end === start + 1) return this.#take(Token.operator, end);
    if (bytes[end] === doubleQuote) return this.#openString(end, Mode.string + Mode.interpolated);
    const token = words.kindOf(this.word);
    if (Token.isName(token)) this.#nameEnd = end;
    return this.#take(token, end);
  }

  /** `⇒` and `←`, as older code writes them. */
  #isArrow(pos: number): boolean {
    const second = this.#bytes[pos + 1];
    const third = this.#bytes[pos + 2];
    return (second === 0x87 && third === 0x92) || (second === 0x86 && third === 0x90);
  }

  /** Where it ends. After its last underscore a name may go on with an operator: `price_=`. */
  #readName(start: number): number {
    const bytes = this.#bytes;
    this.word = words.read(start, nameBytes);
    let { end } = words;
    if (bytes[end - 1] !== underscore || end === start + 1 || operatorBytes[bytes[end]!] !== 1) return end;
    while (operatorBytes[bytes[end]!] === 1) end++;
    this.word = words.numberOf(start, end);
    return end;
  }

  /** After something else than a name, what is selected may be a keyword, or a string of its own. */
  #readDot(pos: number): number {
    const start = pos + 1;
    if (firstBytes[this.#bytes[start]!] !== 1) return this.#take(dot, start);
    const isPath = this.#nameEnd === pos;
    const end = this.#readName(start);
    if (!isPath) {
      const isHard = !Token.isName(words.kindOf(this.word));
      if (isHard || this.word === anyName || this.#bytes[end] === doubleQuote) return this.#take(dot, start);
    }
    this.start = start;
    this.#nameEnd = end;
    return this.#take(isPath ? Token.selector : Token.member, end);
  }

  #readBackquoted(pos: number): number {
    const end = endOfBackquoted(this.#bytes, this.#length, pos);
    this.start = pos + 1;
    const next = this.#bytes[end] === backquote ? end + 1 : end;
    this.#nameEnd = next;
    if (end > pos + 1) this.word = words.numberOf(pos + 1, end);
    return this.#take(end > pos + 1 ? Token.name : Token.operator, next);
  }

  /** `+/*` ends where a comment begins. */
  #readOperator(start: number): number {
    const bytes = this.#bytes;
    let pos = start + 1;
    for (let byte = bytes[pos]!; operatorBytes[byte] === 1; byte = bytes[++pos]!) {
      if (byte === slash && (bytes[pos + 1] === slash || bytes[pos + 1] === star)) break;
    }
    return this.#take(operatorOf(bytes, start, pos), pos);
  }

  #closeBrace(pos: number): number {
    const templates = this.#templates;
    this.#take(closeBrace, pos + 1);
    const isTemplate = templates.size > 0 && templates.at(templates.size - 3) === this.#braces;
    if (!isTemplate) {
      this.#braces--;
      return closeBrace;
    }
    this.#mode = templates.at(templates.size - 2);
    this.#tags = templates.at(templates.size - 1);
    templates.size -= 3;
    return Token.closeTemplate;
  }

  /** From its first quote, before which its interpolator may stand. */
  #openString(quote: number, mode: number): number {
    const isLong = this.#bytes[quote + 1] === doubleQuote && this.#bytes[quote + 2] === doubleQuote;
    this.#mode = mode + (isLong ? Mode.long : 0);
    this.#pos = quote + (isLong ? 3 : 1);
    return this.#readText();
  }

  #openXml(pos: number): number {
    this.#mode = Mode.xml;
    this.#tags = 0;
    this.#pos = pos;
    return this.#readText();
  }

  /** On to the next code in a string or in XML, or over its end. */
  #readText(): number {
    const bytes = this.#bytes;
    const mode = this.#mode;
    const place =
      (mode & Mode.xml) === 0
        ? readQuoted(bytes, this.#length, this.#pos, mode)
        : readXml({ bytes, length: this.#length, start: this.#pos, tags: this.#tags, mode });
    this.start = this.#pos;
    if (place.kind === 'name') return this.#readNameInString(place.pos);
    this.#mode = Mode.code;
    if (place.kind === 'end') return this.#take(Token.literal, place.pos);
    this.#templates.push(this.#braces);
    this.#templates.push(place.mode);
    this.#templates.push(place.tags);
    return this.#take(Token.openTemplate, place.pos);
  }

  /** `$cart` */
  #readNameInString(start: number): number {
    const bytes = this.#bytes;
    let end = start;
    while (nameBytes[bytes[end]!] === 1 && bytes[end] !== dollar) end++;
    this.start = start;
    this.word = words.numberOf(start, end);
    return this.#take(words.kindOf(this.word) === Token.word ? Token.word : Token.name, end);
  }
}

function operatorOf(bytes: Uint8Array, start: number, end: number): number {
  const first = bytes[start]!;
  const second = bytes[start + 1];
  switch (end - start) {
    case 1:
      return singleOperators[first] === 1 ? first : Token.operator;
    case 2:
      if (first === equals && second === greater) return Token.arrow;
      return first === less && second === minus ? Token.from : Token.operator;
    default:
      return end - start === 3 && first === question && second === equals ? Token.arrow : Token.operator;
  }
}
