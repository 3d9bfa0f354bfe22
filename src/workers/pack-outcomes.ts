// What came of a batch, as the cache writes it down: a copy of so many small objects would take longer than the reading.
import type { CacheBody } from '../cache/cache-body.ts';
import { decodeFiles } from '../cache/decode-body.ts';
import { encodeBody } from '../cache/encode-body.ts';
import type { KnownFile } from '../cache/known-file.ts';
import type { Outcome } from '../model/crew.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/file-path.ts';
import type { NamedFile } from '../model/source.ts';

export interface PackedOutcomes {
  readonly extractions: CacheBody;
  readonly diagnostics: ReadonlyMap<FilePath, Diagnostic>;
}

export function packOutcomes(outcomes: ReadonlyMap<FilePath, Outcome>): PackedOutcomes {
  const known = new Map<FilePath, KnownFile>();
  const diagnostics = new Map<FilePath, Diagnostic>();
  for (const [path, outcome] of outcomes) {
    if (outcome.kind === 'failed') diagnostics.set(path, outcome.diagnostic);
    else known.set(path, { measure, extraction: () => outcome.extraction, substance: undefined });
  }
  return { extractions: encodeBody(known, new Map(), []), diagnostics };
}

/** Nobody doubts what was read just now, and nobody looks at these numbers. */
const measure = { size: 0, modifiedMs: 0, changedMs: 0 };

/** What need not be copied on the way to another thread. */
export function buffersOf({ extractions }: PackedOutcomes): ArrayBuffer[] {
  return [extractions.measures.buffer, extractions.numbers.buffer].filter(
    (buffer) => buffer instanceof ArrayBuffer,
  );
}

/** In the order of the files. Throws where it does not say what came of each. */
export function unpackOutcomes(
  { extractions, diagnostics }: PackedOutcomes,
  files: readonly NamedFile[],
): Outcome[] {
  const known = decodeFiles(extractions);
  return files.map(({ path }) => {
    const diagnostic = diagnostics.get(path);
    if (diagnostic !== undefined) return { kind: 'failed', diagnostic };
    const extraction = known.get(path)?.extraction();
    if (extraction === undefined) throw new Error('its answer is not complete');
    return { kind: 'extracted', extraction };
  });
}
