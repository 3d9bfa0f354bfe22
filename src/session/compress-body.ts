// Compresses a body on the first request for an encoding: most reports are not requested in every encoding, and many of
// those made while a file is edited are not requested at all. Runs in Node's thread pool. Higher levels were measured:
// they take seconds and save a few per cent.
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
