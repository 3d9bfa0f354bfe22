// Where the cutting of a Kotlin file into tokens stands.
import { ByteWindow } from '../../kit/byte-window.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import * as Mode from './mode.ts';
import * as Token from './token.ts';
import { shown } from './window.ts';
import { hash } from '../../kit/bytes.ts';

/** Used for one file after the other. */
export class Cursor {
  readonly window = new ByteWindow(shown);
  /** In the window. */
  pos = 0;
  line = 1;
  /** The last token, even if it was left out. */
  last: number = Token.end;
  /** How many tokens the block holds. */
  size = 0;
  mode: number = Mode.code;
  /** How many comments are open, one in the other. */
  comments = 0;
  /** How many braces are open, but for those of templates. */
  braces = 0;
  /** Of the templates around: how many braces were open, × 4 + the mode to return to. */
  readonly templates = new NumberStack();

  begin(bytes: Uint8Array, length: number): void {
    this.window.begin(bytes, length);
    this.pos = 0;
    this.line = 1;
    this.last = Token.end;
    this.size = 0;
    // A script may say who runs it.
    this.mode = bytes[0] === hash ? Mode.lineComment : Mode.code;
    this.comments = 0;
    this.braces = 0;
    this.templates.clear();
  }

  /** In the text. */
  get offset(): number {
    return this.window.base + this.pos;
  }

  /** On to that place of the text. */
  moveTo(offset: number): void {
    this.pos = offset - this.window.base;
    if (this.pos >= this.window.limit) this.moveWindow();
  }

  /** It begins where reading goes on. */
  moveWindow(): void {
    this.window.moveTo(this.offset);
    this.pos = 0;
  }

  /** The mode that goes on behind a closing brace: the string whose template it ends, or code. */
  closeBrace(): number {
    const { templates } = this;
    const top = templates.size === 0 ? -1 : templates.at(templates.size - 1);
    if (top < 0 || top >> 2 !== this.braces) {
      this.braces--;
      return Mode.code;
    }
    templates.size--;
    return top & 3;
  }
}
