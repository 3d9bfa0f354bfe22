// Combines many small strings into few large writes.
import { writeSync } from 'node:fs';

/** In characters. V8 allocates separate pages for longer strings. */
const batchLength = 64 * 1024;

/** `guard` wraps each call to the file system, so that its errors can be distinguished from those of `chunks`. */
export function writeChunks(
  descriptor: number,
  chunks: Iterable<string | Uint8Array>,
  guard: (work: () => void) => void,
): void {
  const encoder = new TextEncoder();
  // Room for a batch and the string that filled it.
  const bytes = new Uint8Array(2 * batchLength);
  let pending = '';
  const flush = (): void => {
    while (pending !== '') {
      const { read, written } = encoder.encodeInto(pending, bytes);
      pending = pending.slice(read);
      guard(() => writeFully(descriptor, bytes.subarray(0, written)));
    }
  };
  for (const chunk of chunks) {
    if (typeof chunk === 'string') {
      pending += chunk;
      if (pending.length >= batchLength) flush();
    } else {
      flush();
      guard(() => writeFully(descriptor, chunk));
    }
  }
  flush();
}

/** A single call may write only part of the bytes. */
function writeFully(descriptor: number, bytes: Uint8Array): void {
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(descriptor, bytes, offset);
}
