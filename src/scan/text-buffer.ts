// One buffer for all files that are read one after the other: a new one for each takes twice the time.
import type { FileContent } from './file-tree.ts';
import { decodeText } from './text-encoding.ts';

export class TextBuffer {
  #bytes = Buffer.allocUnsafe(256 * 1024);

  /** Room for a text of `size` bytes and the 0 after it. What was in it may be gone. */
  withRoomFor(size: number): Buffer {
    if (size >= this.#bytes.length)
      this.#bytes = Buffer.allocUnsafe(Math.max(size + 1, this.#bytes.length * 2));
    return this.#bytes;
  }

  /** Of the first `length` bytes. Valid until something else is read. */
  textOf(length: number): FileContent {
    const text = decodeText(this.#bytes, length);
    return { kind: 'text', bytes: text.bytes, length: text.length };
  }
}
