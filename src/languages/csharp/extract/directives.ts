// Lines that begin with `#`, and the code that they leave out.
import * as ByteClass from './byte-class.ts';
import { byteClasses } from './byte-classes.ts';
import { Conditions } from './conditions.ts';
import { endOfLine } from './literals.ts';
import type { Progress } from './progress.ts';
import { hash, newline } from '../../kit/bytes.ts';
/** No directive that matters is longer. */
const maxLength = 200;

export class Directives {
  readonly #conditions = new Conditions();

  begin(): void {
    this.#conditions.begin();
  }

  /** From a `#` on; where code goes on behind it. */
  read(bytes: Uint8Array, start: number, length: number, progress: Progress): number {
    if (!isFirstInLine(bytes, start)) return start + 1;
    let pos = start;
    for (;;) {
      const end = endOfLine(bytes, pos, length);
      this.#conditions.follow(textOf(bytes, pos + 1, Math.min(end, pos + maxLength)), progress.depth);
      if (!this.#conditions.isSkipping) return end;
      // Nothing is read up to the next directive.
      pos = end;
      do {
        pos = endOfLine(bytes, pos, length);
        if (pos >= length) return pos;
        progress.line++;
        do pos++;
        while (byteClasses[bytes[pos]!] === ByteClass.blank);
      } while (bytes[pos] !== hash);
    }
  }
}

function isFirstInLine(bytes: Uint8Array, start: number): boolean {
  let pos = start;
  while (pos > 0 && byteClasses[bytes[pos - 1]!] === ByteClass.blank) pos--;
  return pos === 0 || bytes[pos - 1] === newline;
}

function textOf(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.max(0, end - start)).toString();
}
