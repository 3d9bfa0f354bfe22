// Many small pieces of text become few large writes.
import { writeSync } from 'node:fs';

const batchSize = 256 * 1024;

/** `guard` is put around each call to the disk, so that its failures can be told from those of `chunks`. */
export function writeChunks(
  descriptor: number,
  chunks: Iterable<string | Uint8Array>,
  guard: (work: () => void) => void,
): void {
  let pending = '';
  const flush = (): void => {
    const bytes = Buffer.from(pending);
    pending = '';
    guard(() => writeFully(descriptor, bytes));
  };
  for (const chunk of chunks) {
    if (typeof chunk === 'string') {
      pending += chunk;
      if (pending.length >= batchSize) flush();
    } else {
      if (pending !== '') flush();
      guard(() => writeFully(descriptor, chunk));
    }
  }
  if (pending !== '') flush();
}

/** One call may write less than it was given. */
function writeFully(descriptor: number, bytes: Uint8Array): void {
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(descriptor, bytes, offset);
}
