// Several large bodies over one pipe: a line of JSON with their sizes, then their bytes. Received straight into their
// final places, piece by piece, so that 50 MB never stop the receiver for longer than one piece takes to copy.
import type { ReportBodies } from './served-report.ts';

const order = ['identity', 'gzip', 'br', 'files'] as const satisfies readonly (keyof ReportBodies)[];
export type Outgoing = Readonly<Record<keyof ReportBodies, Uint8Array>>;

const lineFeed = 10;
const maxHeaderBytes = 1024;

export function* frameBodies(bodies: Outgoing): Generator<Uint8Array, void, undefined> {
  yield Buffer.from(`${JSON.stringify(order.map((name) => bodies[name].byteLength))}\n`);
  for (const name of order) yield bodies[name];
}

export class BodyReceiver {
  #header = Buffer.alloc(0);
  #bodies: Buffer<ArrayBuffer>[] | undefined;
  #current = 0;
  #offset = 0;

  receive(chunk: Uint8Array): void {
    if (this.#bodies !== undefined) return this.#place(this.#bodies, chunk);
    this.#header = Buffer.concat([this.#header, chunk]);
    const end = this.#header.indexOf(lineFeed);
    if (end === -1 && this.#header.length > maxHeaderBytes)
      throw new Error('The sizes of the bodies are missing.');
    if (end === -1) return;
    this.#bodies = allocate(this.#header.toString('utf8', 0, end));
    this.#place(this.#bodies, this.#header.subarray(end + 1));
  }

  /** Undefined where the sender ended too early. */
  bodies(): ReportBodies | undefined {
    const [identity, gzip, br, files] = this.#bodies ?? [];
    if (this.#current < order.length || !identity || !gzip || !br || !files) return undefined;
    return { identity, gzip, br, files };
  }

  #place(bodies: readonly Uint8Array[], chunk: Uint8Array): void {
    for (let rest = chunk; this.#current < bodies.length;) {
      const body = bodies[this.#current] ?? new Uint8Array(0);
      const part = rest.subarray(0, body.length - this.#offset);
      body.set(part, this.#offset);
      this.#offset += part.length;
      if (this.#offset < body.length) return;
      rest = rest.subarray(part.length);
      this.#current++;
      this.#offset = 0;
    }
  }
}

function allocate(header: string): Buffer<ArrayBuffer>[] {
  const sizes: unknown = JSON.parse(header);
  if (!Array.isArray(sizes) || sizes.length !== order.length)
    throw new Error('The sizes of the bodies are wrong.');
  return sizes.map((size) => Buffer.allocUnsafeSlow(Number(size)));
}
