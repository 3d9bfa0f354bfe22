// One buffer for all files that are read one after another: a new buffer for each takes twice the time.
import type { FileContent } from './file-tree.ts';
import { decodeText } from './text-encoding.ts';

export class TextBuffer {
  #bytes = Buffer.allocUnsafe(256 * 1024);

  /** Ensures room for a text of `size` bytes and the 0 after it. Previous content may be lost. */
  withRoomFor(size: number): Buffer {
    if (size >= this.#bytes.length)
      this.#bytes = Buffer.allocUnsafe(Math.max(size + 1, this.#bytes.length * 2));
    return this.#bytes;
  }

  /** The text in the first `length` bytes. Valid until the next read. */
  textOf(length: number): FileContent {
    const text = decodeText(this.#bytes, length);
    return { kind: 'text', bytes: text.bytes, length: text.length };
  }
}
