// What stands inside the strings and XML literals that code can stand in. Whoever reads code asks here as long as one of
// them is open, and comes back behind the end of the code in it.
import { NumberStack } from '../../kit/number-stack.ts';
import { nameBytes } from './byte-classes.ts';
import { Mode, readQuoted } from './literals.ts';
import * as Token from './token.ts';
import { keywordCount, keywordTokens, words } from './words.ts';
import { readXml } from './xml.ts';
import { dollar, doubleQuote, newline } from '../../kit/bytes.ts';

/** Used for one file after the other. */
export class Interior {
  private bytes: Uint8Array = new Uint8Array(0);
  private length = 0;
  mode: number = Mode.code;
  /** How many tags are open in the XML that is read. */
  private tags = 0;
  /** How many braces are open in the code of the template, and whether there is one. */
  braces = 0;
  isInTemplate = false;
  /** Of the templates around: how many braces were open, the mode and the tags to return to. */
  private readonly templates = new NumberStack();
  /** How far it was read, and over how many lines the last time. */
  pos = 0;
  lines = 0;
  /** The last token: where it begins, and the number of its word. */
  start = 0;
  name = 0;

  begin(bytes: Uint8Array, length: number): void {
    this.bytes = bytes;
    this.length = length;
    this.mode = Mode.code;
    this.tags = 0;
    this.braces = 0;
    this.isInTemplate = false;
    this.templates.clear();
  }

  /** `name` is `s` in `s"…"`, where its quote stands. */
  openString(quote: number, kind: number): void {
    const { bytes } = this;
    const isLong = bytes[quote + 1] === doubleQuote && bytes[quote + 2] === doubleQuote;
    this.pos = quote + (isLong ? 3 : 1);
    this.mode = Mode.string + (isLong ? Mode.long : 0) + kind;
  }

  openXml(from: number): void {
    this.pos = from;
    this.mode = Mode.xml;
    this.tags = 0;
  }

  /** On from there to the next code, or over the end. */
  read(): number {
    const { bytes, length, mode } = this;
    const from = this.pos;
    const isXml = (mode & Mode.xml) !== 0;
    const place = isXml
      ? readXml(bytes, length, from, this.tags, mode)
      : readQuoted(bytes, length, from, mode);
    this.start = from;
    this.pos = place.pos;
    this.lines = isXml || (mode & Mode.long) !== 0 ? linesIn(bytes, from, place.pos) : 0;
    if (place.kind === 'end') {
      this.mode = Mode.code;
      return Token.literal;
    }
    if (place.kind === 'name') return this.readName(place.pos);
    this.templates.push(this.braces);
    this.templates.push(place.mode);
    this.templates.push(place.tags);
    this.isInTemplate = true;
    this.mode = Mode.code;
    return Token.openTemplate;
  }

  /** At a closing brace in code, behind which `pos` is. */
  closeBrace(pos: number): number {
    const { templates } = this;
    const isTemplate = templates.size > 0 && templates.at(templates.size - 3) === this.braces;
    if (!isTemplate) {
      this.braces--;
      return Token.closeBrace;
    }
    this.tags = templates.at(templates.size - 1);
    this.mode = templates.at(templates.size - 2);
    templates.size -= 3;
    this.isInTemplate = templates.size > 0;
    this.pos = pos;
    return Token.closeTemplate;
  }

  /** `$cart` */
  private readName(start: number): number {
    const { bytes } = this;
    let end = start;
    while (nameBytes[bytes[end]!] === 1 && bytes[end] !== dollar) end++;
    this.start = start;
    this.pos = end;
    this.name = words.numberOf(start, end);
    const isWord = this.name < keywordCount && keywordTokens[this.name] === Token.plainWord;
    return isWord ? Token.plainWord : Token.name;
  }
}

function linesIn(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0;
  for (let pos = start; pos < end; pos++) if (bytes[pos] === newline) lines++;
  return lines;
}
