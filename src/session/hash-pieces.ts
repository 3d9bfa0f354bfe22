// The hash of a report: the hash of the hashes of its pieces, most of which are cached.
import { createHash } from 'node:crypto';
import type { Piece } from './list-pieces.ts';

const digests = new WeakMap<Piece, Buffer>();

export function hashPieces(pieces: readonly Piece[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(digestOf(piece));
  return hash.digest('hex');
}

function digestOf(piece: Piece): Buffer {
  let digest = digests.get(piece);
  if (digest === undefined) {
    digest = createHash('sha256').update(piece.bytes).digest();
    digests.set(piece, digest);
  }
  return digest;
}
