// Reads a few lines of an untrusted file: from the start up to the last of these lines, and nothing after it. However long a
// line is, no more of it is kept than is shown.
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

export const linesAround = 3;
export const maxLineLength = 400;

/** The default of --max-file-size: imports are hardly ever further from the start. */
const maxBytes = 10 * 1024 * 1024;
const chunkBytes = 64 * 1024;
const newline = 0x0a;
/** UTF-8 needs at most three bytes for each UTF-16 unit, and one more character shows that the line is longer. */
const maxLineBytes = 3 * (maxLineLength + 2);

export interface SourceLines {
  readonly kind: 'lines';
  readonly firstLine: number;
  readonly lines: readonly string[];
  readonly size: number;
  readonly changedAt: Date;
}

export type Unreadable =
  /** The file has only `count` lines. */
  | { readonly kind: 'no-such-line'; readonly count: number }
  | { readonly kind: 'not-a-file' }
  | { readonly kind: 'not-text' }
  /** The line is too far from the start. */
  | { readonly kind: 'too-far' };

/** Bytes that are not UTF-8 become U+FFFD: old projects have comments in other encodings. */
export async function readLinesAround(path: string, line: number): Promise<SourceLines | Unreadable> {
  const handle = await open(path, openFlags);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return { kind: 'not-a-file' };
    const firstLine = Math.max(1, line - linesAround);
    const collector = new LineCollector(firstLine, line + linesAround);
    const problem = await feed(collector, handle);
    if (problem !== undefined) return problem;
    const lines = collector.lines.map(decodeLine);
    if (lines.length <= line - firstLine) return { kind: 'no-such-line', count: collector.count };
    const changedAt = new Date(Math.max(stats.mtimeMs, stats.ctimeMs));
    return { kind: 'lines', firstLine, lines, size: stats.size, changedAt };
  } finally {
    await handle.close();
  }
}

/**
 * If a symbolic link or named pipe has replaced the file, it is not followed and does not block. Windows has neither flag.
 */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

async function feed(collector: LineCollector, handle: FileHandle): Promise<Unreadable | undefined> {
  const buffer = Buffer.alloc(chunkBytes);
  for (let position = 0; !collector.isDone;) {
    if (position >= maxBytes) return { kind: 'too-far' };
    const { bytesRead } = await handle.read(buffer, 0, chunkBytes, position);
    if (bytesRead === 0) break;
    const chunk = buffer.subarray(0, bytesRead);
    if (chunk.includes(0)) return { kind: 'not-text' };
    collector.add(position === 0 ? withoutMark(chunk) : chunk);
    position += bytesRead;
  }
  collector.end();
  return undefined;
}

function withoutMark(chunk: Buffer): Buffer {
  return chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf ? chunk.subarray(3) : chunk;
}

/** Lines end with a line feed, consistent with the line numbers of the report. */
class LineCollector {
  readonly #first: number;
  readonly #last: number;
  readonly lines: Buffer[] = [];
  /** Number of complete lines so far. */
  count = 0;
  #kept: Buffer[] = [];
  #keptBytes = 0;
  #hasBytes = false;

  constructor(first: number, last: number) {
    this.#first = first;
    this.#last = last;
  }

  get isDone(): boolean {
    return this.count >= this.#last;
  }

  add(chunk: Buffer): void {
    for (let start = 0; start < chunk.length && !this.isDone;) {
      const end = chunk.indexOf(newline, start);
      this.#keep(chunk.subarray(start, end === -1 ? undefined : end));
      if (end === -1) return;
      this.#endLine();
      start = end + 1;
    }
  }

  /** The last line may have no line feed. */
  end(): void {
    if (this.#hasBytes && !this.isDone) this.#endLine();
  }

  #keep(part: Buffer): void {
    if (part.length > 0) this.#hasBytes = true;
    if (this.count + 1 < this.#first || this.#keptBytes >= maxLineBytes) return;
    // Copied, because the buffer is reused.
    const copy = Buffer.from(part.subarray(0, maxLineBytes - this.#keptBytes));
    this.#kept.push(copy);
    this.#keptBytes += copy.length;
  }

  #endLine(): void {
    this.count++;
    if (this.count >= this.#first) this.lines.push(Buffer.concat(this.#kept));
    this.#kept = [];
    this.#keptBytes = 0;
    this.#hasBytes = false;
  }
}

function decodeLine(bytes: Buffer): string {
  const text = bytes.toString('utf8').replace(/\r$/, '');
  if (text.length <= maxLineLength) return text;
  // Does not split a surrogate pair.
  return `${text.slice(0, maxLineLength - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
