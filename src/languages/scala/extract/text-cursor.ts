// Where the cutting of a Scala file into tokens stands.
import type { SourceText } from '../../../model/source.ts';
import { ByteWindow } from '../../kit/byte-window.ts';
import { Comment } from './comments.ts';
import { Interior } from './interior.ts';
import * as block from './token-block.ts';
import { shown } from './window.ts';
import { words } from './words.ts';

/** Used for one file after the other. */
export class TextCursor {
  readonly window = new ByteWindow(shown);
  readonly comment = new Comment();
  readonly interior = new Interior();
  text: Uint8Array = new Uint8Array(1);
  length = 0;
  /** In the window. */
  pos = 0;
  line = 1;
  /** Where the last name ends, in the window. */
  nameEnd = -1;
  /** How many tokens the block holds. */
  size = 0;
  /** The last token is the end. */
  isAtEnd = false;

  begin({ bytes, length }: SourceText): void {
    this.text = bytes;
    this.length = length;
    this.window.begin(bytes, length);
    this.comment.depth = 0;
    this.interior.begin(bytes, length);
    words.begin(bytes);
    this.pos = 0;
    this.line = 1;
    this.nameEnd = -1;
    this.size = 0;
    this.isAtEnd = false;
  }

  /** The next window begins here. */
  moveWindow(): void {
    this.window.moveTo(this.window.base + this.pos);
    this.nameEnd -= this.pos;
    this.pos = 0;
  }

  /** The comment whose text begins or goes on there, as far as it is in the window. */
  readComment(from: number): void {
    const { comment, window } = this;
    this.pos = comment.read(from, window.isLast ? window.size : window.size - 1);
    this.line += comment.lines;
  }

  /** A token that ends there, where the next is looked for. */
  add(token: number, end: number): void {
    const { size, window } = this;
    block.starts[size] = window.base + this.pos;
    block.ends[size] = window.base + end;
    block.lines[size] = this.line;
    block.kinds[size] = token;
    this.size++;
    this.pos = end;
  }
}
