// A report over a pipe, in pieces: a line of JSON that says what they are, then the bytes of those that are new. The
// others are taken from the report before. Received straight into its final place, chunk by chunk, so that 50 MB never
// stop the receiver for longer than one chunk takes to copy.
import type { Piece } from './list-pieces.ts';
import type { RenderedReport } from './report-pieces.ts';
import type { ReportBodies } from './served-report.ts';

/** What follows: each piece of the report and of its form for the page, then the list of files. */
interface Header {
  /** How many of the pieces are the report's. */
  readonly whole: number;
  /** How long a new piece is; or, below 0, which of the pieces before it is: -1 for the first. */
  readonly pieces: readonly number[];
  readonly files: number;
}

const lineFeed = 10;
const maxHeaderBytes = 16 * 1024 ** 2;

export class PieceSender {
  #sent: ReadonlyMap<Piece, number> = new Map();

  *frame({ whole, page }: RenderedReport, files: Uint8Array): Generator<Uint8Array, void, undefined> {
    const pieces = [...whole, ...page];
    const fresh = pieces.filter((piece) => !this.#sent.has(piece));
    const header: Header = {
      whole: whole.length,
      pieces: pieces.map((piece) => {
        const before = this.#sent.get(piece);
        return before === undefined ? piece.bytes.length : -1 - before;
      }),
      files: files.length,
    };
    this.#sent = new Map(pieces.map((piece, i) => [piece, i]));
    yield Buffer.from(`${JSON.stringify(header)}\n`);
    for (const { bytes } of fresh) yield bytes;
    yield files;
  }
}

/** Receives one report after the other. */
export class PieceReceiver {
  #header = Buffer.alloc(0);
  #report: IncomingReport | undefined;
  /** The pieces of the last whole report. */
  #before: readonly Uint8Array[] = [];

  receive(chunk: Uint8Array): void {
    if (this.#report !== undefined) return this.#report.place(chunk);
    this.#header = Buffer.concat([this.#header, chunk]);
    const end = this.#header.indexOf(lineFeed);
    if (end === -1 && this.#header.length > maxHeaderBytes)
      throw new Error('The sizes of the pieces are missing.');
    if (end === -1) return;
    const header = JSON.parse(this.#header.toString('utf8', 0, end)) as Header;
    const rest = this.#header.subarray(end + 1);
    this.#header = Buffer.alloc(0);
    this.#report = new IncomingReport(header, this.#before);
    this.#report.place(rest);
  }

  /** Undefined where something is still to come. What was taken makes room for the next. */
  take(): ReportBodies | undefined {
    if (this.#report?.isWhole() !== true) return undefined;
    const { bodies, pieces } = this.#report;
    this.#before = pieces;
    this.#report = undefined;
    return bodies;
  }
}

class IncomingReport {
  readonly bodies: ReportBodies;
  readonly pieces: readonly Buffer<ArrayBuffer>[];
  /** Where the bytes that come are to be put, one after the other. */
  readonly #awaited: readonly Uint8Array[];
  #current = 0;
  #offset = 0;

  constructor({ whole, pieces, files }: Header, before: readonly Uint8Array[]) {
    const sizes = pieces.map((piece) => (piece < 0 ? (before[-1 - piece]?.length ?? 0) : piece));
    const identity = Buffer.allocUnsafeSlow(totalOf(sizes.slice(0, whole)));
    const page = Buffer.allocUnsafeSlow(totalOf(sizes.slice(whole)));
    this.bodies = { identity, page, files: Buffer.allocUnsafeSlow(files) };
    this.pieces = [...cut(identity, sizes.slice(0, whole)), ...cut(page, sizes.slice(whole))];
    const awaited: Uint8Array[] = [];
    for (const [i, piece] of pieces.entries()) {
      const known = piece < 0 ? before[-1 - piece] : undefined;
      if (known === undefined) awaited.push(this.pieces[i]!);
      else this.pieces[i]!.set(known);
    }
    this.#awaited = [...awaited, this.bodies.files];
  }

  isWhole(): boolean {
    return this.#current === this.#awaited.length;
  }

  place(chunk: Uint8Array): void {
    for (let rest = chunk; this.#current < this.#awaited.length;) {
      const piece = this.#awaited[this.#current]!;
      const part = rest.subarray(0, piece.length - this.#offset);
      piece.set(part, this.#offset);
      this.#offset += part.length;
      if (this.#offset < piece.length) return;
      rest = rest.subarray(part.length);
      this.#current++;
      this.#offset = 0;
    }
  }
}

function totalOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

function cut(body: Buffer<ArrayBuffer>, sizes: readonly number[]): readonly Buffer<ArrayBuffer>[] {
  let start = 0;
  return sizes.map((size) => body.subarray(start, (start += size)));
}
