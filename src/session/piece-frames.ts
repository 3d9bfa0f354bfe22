// Sends a report over a pipe in pieces: a header line of JSON, then the bytes of the new pieces. The receiver takes the
// other pieces from the last report. Chunks are copied directly into the final buffer, so that a report of 50 MB does not
// block the receiver.
import type { Piece } from './list-pieces.ts';
import type { RenderedReport } from './report-pieces.ts';
import type { ReportBodies } from './served-report.ts';

/** Describes what follows: the pieces of the report, those of the page's form, then the list of files. */
interface Header {
  /** The number of pieces of the report. */
  readonly whole: number;
  /** The length of a new piece; or, if negative, the index of a piece of the last report: -1 is the first. */
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

/** Receives reports, one after another. */
export class PieceReceiver {
  #header = Buffer.alloc(0);
  #report: IncomingReport | undefined;
  /** The pieces of the last report. */
  #before: readonly Uint8Array[] = [];

  receive(chunk: Uint8Array): void {
    if (this.#report !== undefined) return this.#report.place(chunk);
    this.#header = Buffer.concat([this.#header, chunk]);
    const end = this.#header.indexOf(lineFeed);
    if (end === -1 && this.#header.length > maxHeaderBytes)
      throw new Error('The header of the report is missing.');
    if (end === -1) return;
    const header = JSON.parse(this.#header.toString('utf8', 0, end)) as Header;
    const rest = this.#header.subarray(end + 1);
    this.#header = Buffer.alloc(0);
    this.#report = new IncomingReport(header, this.#before);
    this.#report.place(rest);
  }

  /** Undefined if the report is not complete yet. Removes the report, so that the next one can be received. */
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
  /** The buffers to fill, in order. */
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
