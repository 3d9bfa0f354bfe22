// What was learned from files in an earlier run.
import type { Extraction, SourceFile } from './source.ts';

export interface ExtractionMemory {
  /** Undefined where the file may have changed since. */
  recall(file: SourceFile): Extraction | undefined;
  keep(file: SourceFile, extraction: Extraction): void;
}
