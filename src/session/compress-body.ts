// A body compressed, once and when somebody first wants it so: most reports are never asked for in every encoding, and
// those that follow each other while a file is being edited are often not asked for at all. Runs beside the event loop.
// Levels are a measured choice: beyond them compression takes seconds for a few per cent.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Compression = 'gzip' | 'br';

const made = new WeakMap<Buffer, Map<Compression, Promise<Buffer<ArrayBuffer>>>>();

export function compressBody(body: Buffer, compression: Compression): Promise<Buffer<ArrayBuffer>> {
  const known = made.get(body) ?? new Map<Compression, Promise<Buffer<ArrayBuffer>>>();
  made.set(body, known);
  const compressed = known.get(compression) ?? compress[compression](body);
  known.set(compression, compressed);
  return compressed;
}

const compress = {
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
};
