// Reads a statement token by token, ahead of the scanner, which is not affected.
import { backquote } from '../../kit/bytes.ts';
import { continuesWord } from './byte-classes.ts';
import type { Script } from './script.ts';
import { skipString, skipTemplateText, skipTrivia, skipWord } from './skip.ts';
import { wordAt } from './words.ts';

export class Cursor {
  readonly #script: Script;
  /** After the last token taken. */
  end: number;
  pos: number;

  constructor(script: Script, pos: number) {
    this.#script = script;
    this.end = pos;
    this.pos = skipTrivia(script.bytes, pos, script.length);
  }

  get byte(): number {
    return this.#script.bytes[this.pos]!;
  }

  get isAtWord(): boolean {
    return continuesWord[this.byte] === 1;
  }

  get isAtString(): boolean {
    return this.byte === 0x22 || this.byte === 0x27;
  }

  take(byte: number): boolean {
    if (this.byte !== byte || this.pos >= this.#script.length) return false;
    this.moveTo(this.pos + 1);
    return true;
  }

  /** The word here, as words.ts numbers it (0 for a name), or -1 if there is none. */
  takeWord(): number {
    if (!this.isAtWord) return -1;
    const { bytes } = this.#script;
    const start = this.pos;
    this.moveTo(skipWord(bytes, start));
    return wordAt(bytes, start, this.end);
  }

  /** Takes a string or template without substitutions. Returns its start, or -1 if there is none. */
  takeLiteral(): number {
    const start = this.pos;
    const quote = this.byte;
    if (!this.isAtString && quote !== backquote) return -1;
    const { bytes, length } = this.#script;
    const end =
      quote === backquote ? skipTemplateText(bytes, start + 1, length) : skipString(bytes, start, length);
    if (end - start < 2 || end > length || bytes[end - 1] !== quote) return -1;
    this.moveTo(end);
    return start;
  }

  moveTo(end: number): void {
    this.end = end;
    this.pos = skipTrivia(this.#script.bytes, end, this.#script.length);
  }
}
