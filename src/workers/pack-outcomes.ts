// The outcomes of a batch in the encoding of the cache: copying many small objects between threads would take longer than
// extracting them.
import type { CacheBody } from '../cache/cache-body.ts';
import { decodeFiles } from '../cache/decode-body.ts';
import { encodeBody } from '../cache/encode-body.ts';
import type { CachedFile } from '../cache/cached-file.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/file-path.ts';
import type { NamedFile } from '../model/source.ts';
import type { Outcome } from '../model/worker-pool.ts';

export interface PackedOutcomes {
  readonly extractions: CacheBody;
  readonly diagnostics: ReadonlyMap<FilePath, Diagnostic>;
}

export function packOutcomes(outcomes: ReadonlyMap<FilePath, Outcome>): PackedOutcomes {
  const files = new Map<FilePath, CachedFile>();
  const diagnostics = new Map<FilePath, Diagnostic>();
  for (const [path, outcome] of outcomes) {
    if (outcome.kind === 'failed') diagnostics.set(path, outcome.diagnostic);
    else files.set(path, { stats, extraction: () => outcome.extraction, fingerprint: undefined });
  }
  return { extractions: encodeBody(files), diagnostics };
}

/** Required by the encoding, but not used. */
const stats = { size: 0, modifiedMs: 0, changedMs: 0 };

/** Buffers that can be transferred to another thread instead of copied. */
export function buffersOf({ extractions }: PackedOutcomes): ArrayBuffer[] {
  return [extractions.stats.buffer, extractions.numbers.buffer].filter(
    (buffer) => buffer instanceof ArrayBuffer,
  );
}

/** In the order of the files. Throws if one is missing. */
export function unpackOutcomes(
  { extractions, diagnostics }: PackedOutcomes,
  files: readonly NamedFile[],
): Outcome[] {
  const decoded = decodeFiles(extractions);
  return files.map(({ path }) => {
    const diagnostic = diagnostics.get(path);
    if (diagnostic !== undefined) return { kind: 'failed', diagnostic };
    const extraction = decoded.get(path)?.extraction();
    if (extraction === undefined) throw new Error('its result is incomplete');
    return { kind: 'extracted', extraction };
  });
}
