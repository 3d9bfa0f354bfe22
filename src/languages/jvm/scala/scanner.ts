// Cuts a Scala file into tokens. Comments never show; of strings and XML literals only the code inside them does.
import type { SourceText } from '../../../model/source.ts';
import { classifyBytes } from '../../../std/byte-table.ts';
import { NumberStack } from '../../../std/number-stack.ts';
import { checkPrime, checkSeed, hashPrime, hashSeed } from '../../../std/name-table.ts';
import { arrowAt, arrowLead } from './arrows.ts';
import { beginsComment, endOfComment, endOfLine } from '../text/comments.ts';
import { ByteClass, blankBytes, byteClasses, nameBytes, operatorBytes } from './byte-classes.ts';
import { Mode, endOfCharacter, readQuoted, readXml } from './literals.ts';
import { Token, table, tokenOf } from './tokens.ts';

const [lf, space, doubleQuote, sharp, dollar, dot, underscore, backquote, openBrace, closeBrace] = [
  10, 32, 34, 35, 36, 46, 95, 96, 123, 125,
];
const [star, slash, colon, less, equals, greater, question, at, minus] = [42, 47, 58, 60, 61, 62, 63, 64, 45];

const signs = classifyBytes(0, 0, [
  [Token.semicolon, ';'],
  [Token.comma, ','],
  [Token.openParen, '('],
  [Token.closeParen, ')'],
  [Token.openBracket, '['],
  [Token.closeBracket, ']'],
  [Token.openBrace, '{'],
  [Token.closeBrace, '}'],
]);

export class Scanner {
  readonly bytes: Uint8Array;
  readonly length: number;
  pos = 0;
  #mode: number = Mode.code;
  /** How many tags are open in the XML that is read. */
  #tags = 0;
  #braces = 0;
  /** Of the templates around: how many braces were open, the mode and the tags to return to. */
  readonly #templates = new NumberStack();
  /** Where the line of the last token begins. */
  lineStart = 0;
  #lineEnd = -1;
  /** The last token: where it stands, a name without its backquotes, and the number of its word. */
  token: number = Token.end;
  line = 1;
  start = 0;
  end = 0;
  name = 0;
  isQuoted = false;
  /** It is the first of its line, which is indented by so many bytes. */
  isFirst = false;
  indent = 0;

  constructor({ bytes, length }: SourceText) {
    this.bytes = bytes;
    this.length = length;
    if (bytes[0] === sharp) this.pos = endOfLine(bytes, length, 0);
  }

  next(): number {
    this.isQuoted = false;
    this.isFirst = false;
    this.token = this.#mode === Mode.code ? this.#read() : this.#readInside();
    return this.token;
  }

  text(start: number, end: number): string {
    const to = Math.min(end, this.length);
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset + start, to - start).toString();
  }

  byteAt(pos: number): number {
    return this.bytes[pos]!;
  }

  /** The first byte behind the token that is no blank, wherever the line ends. A comment's is its slash. */
  peekAt(): number {
    if (this.#mode !== Mode.code) return this.length;
    const { bytes } = this;
    let { pos } = this;
    while (blankBytes[bytes[pos]!] === 1) pos++;
    return pos;
  }

  /** Whether nothing but a comment follows on the line. */
  get isAtLineEnd(): boolean {
    const { bytes } = this;
    let { pos } = this;
    while (byteClasses[bytes[pos]!] === ByteClass.blank) pos++;
    if (bytes[pos] === slash) return bytes[pos + 1] === slash || bytes[pos + 1] === star;
    return bytes[pos] === lf || pos >= this.length;
  }

  /** Whether a dot and a name follow without a blank; then they are the token. */
  takeSelector(): boolean {
    const { bytes, pos } = this;
    if (bytes[pos] !== dot || this.#mode !== Mode.code) return false;
    if (byteClasses[bytes[pos + 1]!] !== ByteClass.letter) return false;
    this.start = pos + 1;
    this.#readWord(pos + 1);
    return true;
  }

  #read(): number {
    const { bytes } = this;
    let { pos } = this;
    for (;;) {
      while (bytes[pos] === space) pos++;
      const byteClass = byteClasses[bytes[pos]!]!;
      if (byteClass === ByteClass.letter || byteClass === ByteClass.sign) break;
      if (byteClass === ByteClass.newline) {
        this.line++;
        this.lineStart = pos + 1;
      } else if (byteClass === ByteClass.slash) {
        if (!beginsComment(bytes, pos)) break;
        pos = endOfComment(bytes, this.length, pos, this);
        continue;
      } else if (byteClass !== ByteClass.blank && (byteClass !== ByteClass.end || pos >= this.length)) break;
      pos++;
    }
    this.start = pos;
    if (this.#lineEnd !== this.lineStart) {
      this.#lineEnd = this.lineStart;
      this.isFirst = true;
      this.indent = pos - this.lineStart;
    }
    switch (byteClasses[bytes[pos]!]!) {
      case ByteClass.letter:
        if (bytes[pos] === arrowLead) {
          const token = this.#readArrow(pos);
          if (token !== Token.name) return token;
        }
        this.#readWord(pos);
        // `s"…"`
        if (bytes[this.pos] === doubleQuote) return this.#openString(this.pos, true);
        if (bytes[pos] === underscore && this.pos - pos === 1) return Token.operator;
        return tokenOf(this.name);
      case ByteClass.sign:
        this.pos = pos + 1;
        return this.#readSign(bytes[pos]!);
      case ByteClass.dot:
        this.pos = pos + 1;
        return Token.dot;
      case ByteClass.doubleQuote:
        return this.#openString(pos, false);
      case ByteClass.backquote:
        return this.#readBackquoted(pos);
      case ByteClass.singleQuote:
        this.pos = endOfCharacter(bytes, this.length, pos);
        return Token.literal;
      case ByteClass.digit:
        while (nameBytes[bytes[++pos]!] === 1);
        this.pos = pos;
        return Token.literal;
      case ByteClass.less:
        return this.#beginsXml(pos) ? this.#openXml(pos) : this.#readOperator(pos);
      case ByteClass.end:
        this.pos = pos;
        return Token.end;
      case ByteClass.other:
        this.pos = pos + 1;
        return Token.operator;
      default:
        return this.#readOperator(pos);
    }
  }

  /** `⇒` and `←`, as older code writes them; a name where it is neither. */
  #readArrow(pos: number): number {
    const token = arrowAt(this.bytes, pos);
    if (token !== Token.name) this.pos = pos + 3;
    return token;
  }

  #readWord(start: number): void {
    const { bytes } = this;
    let pos = start;
    let byte = bytes[pos]!;
    let hash = hashSeed;
    let check = checkSeed;
    do {
      hash = Math.imul(hash ^ byte, hashPrime);
      check = Math.imul(check ^ byte, checkPrime);
      byte = bytes[++pos]!;
    } while (nameBytes[byte] === 1);
    // A name may go on with an operator behind its last underscore: `price_=`.
    if (bytes[pos - 1] === underscore && pos - start > 1) {
      for (; operatorBytes[byte] === 1; byte = bytes[++pos]!) {
        hash = Math.imul(hash ^ byte, hashPrime);
        check = Math.imul(check ^ byte, checkPrime);
      }
    }
    this.end = pos;
    this.pos = pos;
    this.name = table.find(start, pos, hash, check);
  }

  #readOperator(pos: number): number {
    const { bytes } = this;
    let end = pos + 1;
    // `+/*` ends where a comment begins.
    while (operatorBytes[bytes[end]!] === 1 && !(bytes[end] === slash && beginsComment(bytes, end))) end++;
    this.pos = end;
    this.end = end;
    const first = bytes[pos];
    const second = bytes[pos + 1];
    if (end - pos === 1) {
      if (first === colon) return Token.colon;
      if (first === equals) return Token.assign;
      if (first === at) return Token.at;
    } else if (end - pos === 2) {
      if (first === equals && second === greater) return Token.arrow;
      if (first === less && second === minus) return Token.from;
    } else if (end - pos === 3 && first === question && second === equals) return Token.arrow;
    return Token.operator;
  }

  #readSign(sign: number): number {
    if (sign === openBrace) this.#braces++;
    else if (sign === closeBrace) {
      const templates = this.#templates;
      const isTemplate = templates.size > 0 && templates.at(templates.size - 3) === this.#braces;
      if (isTemplate) {
        this.#tags = templates.at(templates.size - 1);
        this.#mode = templates.at(templates.size - 2);
        templates.size -= 3;
        return Token.closeTemplate;
      }
      this.#braces--;
    }
    return signs[sign]!;
  }

  #readBackquoted(pos: number): number {
    const { bytes } = this;
    let end = pos + 1;
    while (bytes[end] !== backquote && bytes[end] !== lf && end < this.length) end++;
    this.start = pos + 1;
    this.end = end;
    this.isQuoted = true;
    this.pos = bytes[end] === backquote ? end + 1 : end;
    if (end === pos + 1) return Token.operator;
    this.name = table.numberOf(pos + 1, end);
    return Token.name;
  }

  #openString(pos: number, isInterpolated: boolean): number {
    const { bytes } = this;
    const isLong = bytes[pos + 1] === doubleQuote && bytes[pos + 2] === doubleQuote;
    this.pos = pos + (isLong ? 3 : 1);
    this.#mode = Mode.string + (isLong ? Mode.long : 0) + (isInterpolated ? Mode.interpolated : 0);
    return this.#readInside();
  }

  /** Where XML may stand, by Scala's own rule: a name behind it, a blank or an opening bracket before it. */
  #beginsXml(pos: number): boolean {
    const { bytes } = this;
    const before = bytes[pos - 1] ?? lf;
    const isApart =
      byteClasses[before] === ByteClass.blank || before === lf || before === openBrace || before === 40;
    const next = bytes[pos + 1]!;
    return (
      isApart &&
      ((byteClasses[next] === ByteClass.letter && next !== dollar) ||
        (next === 33 && bytes[pos + 2] === minus))
    );
  }

  #openXml(pos: number): number {
    this.#mode = Mode.xml;
    this.#tags = 0;
    this.pos = pos;
    return this.#readInside();
  }

  /** On to the next code inside a string or XML, or over its end. */
  #readInside(): number {
    const { bytes } = this;
    const isXml = (this.#mode & Mode.xml) !== 0;
    const from = this.pos;
    const place = isXml
      ? readXml(bytes, this.length, this.pos, this.#tags, this.#mode)
      : readQuoted(bytes, this.length, this.pos, this.#mode);
    this.pos = place.pos;
    if (isXml || (this.#mode & Mode.long) !== 0) this.#countLines(from, place.pos);
    if (place.kind === 'end') {
      this.#mode = Mode.code;
      return Token.literal;
    }
    if (place.kind === 'name') {
      this.start = place.pos;
      this.end = this.#endOfPlainName(place.pos);
      this.pos = this.end;
      this.name = table.numberOf(this.start, this.end);
      return tokenOf(this.name) === Token.word ? Token.word : Token.name;
    }
    this.#templates.push(this.#braces);
    this.#templates.push(place.mode);
    this.#templates.push(place.tags);
    this.#mode = Mode.code;
    return Token.openTemplate;
  }

  #countLines(from: number, to: number): void {
    for (let pos = from; pos < to; pos++) if (this.bytes[pos] === lf) this.line++;
  }

  #endOfPlainName(start: number): number {
    let pos = start;
    while (nameBytes[this.bytes[pos]!] === 1 && this.bytes[pos] !== dollar) pos++;
    return pos;
  }
}
