// Shared by the lexers of brace languages: position, blanks, lines, and `//` and `/* */` comments. Block comments nest
// unless the language overrides it.
import type { SourceText } from '../../model/source.ts';
import { newline, slash, space, star } from './bytes.ts';
import { countLines, endOfLine, endOfNestedComment } from './skip.ts';
import type { Lexer } from './token-list.ts';

/** Reused across files. */
export abstract class BraceLexer implements Lexer {
  protected bytes: Uint8Array = new Uint8Array(1);
  protected length = 0;
  /** Where the next token is read. */
  protected pos = 0;
  start = 0;
  end = 0;
  line = 1;
  word = 0;
  extra = 0;

  abstract next(): number;

  protected restart({ bytes, length }: SourceText): void {
    this.bytes = bytes;
    this.length = length;
    this.pos = 0;
    this.start = 0;
    this.end = -1;
    this.line = 1;
  }

  protected take(token: number, end: number): number {
    this.pos = end;
    this.end = end;
    return token;
  }

  /** Same, for a token that may span lines. */
  protected takeLines(token: number, start: number, end: number): number {
    this.passLines(start, end);
    return this.take(token, end);
  }

  /** Skips blanks and comments. Control characters count as blanks. */
  protected skipBlanks(): number {
    const { bytes } = this;
    for (let { pos } = this; ; pos++) {
      const byte = bytes[pos]!;
      if (byte > slash) return pos;
      if (byte === newline) this.endLine(pos);
      else if (byte === slash) {
        const end = this.endOfComment(pos);
        if (end === pos) return pos;
        pos = end - 1;
      } else if (byte > space || (byte === 0 && pos >= this.length)) return pos;
    }
  }

  protected endLine(_newline: number): void {
    this.line++;
  }

  protected passLines(start: number, end: number): void {
    this.line += countLines(this.bytes, start, end);
  }

  /** End of the comment at `pos`; `pos` if there is none. */
  protected endOfComment(pos: number): number {
    const { bytes, length } = this;
    const next = bytes[pos + 1];
    if (next === slash) return endOfLine(bytes, pos, length);
    if (next !== star) return pos;
    const end = this.endOfBlockComment(pos);
    this.passLines(pos, end);
    return end;
  }

  protected endOfBlockComment(pos: number): number {
    return endOfNestedComment(this.bytes, pos, this.length);
  }
}
