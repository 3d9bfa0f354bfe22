// All that is remembered of one file.
import type { Extraction, SourceFile } from '../model/source.ts';

export interface KnownFile {
  /** Undefined where a clock would be no proof. */
  readonly measure: Measure | undefined;
  /** Undefined where what is written down makes no sense. Made when asked for: that of a file that is gone never is. */
  extraction(): Extraction | undefined;
  /** The digest of its substance, where somebody asked for it. */
  readonly substance: string | undefined;
}

/** By what a file is known to be the same as before. */
export interface Measure {
  readonly size: number;
  readonly modifiedMs: number;
  readonly changedMs: number;
}

/** A file changed so shortly before we looked could change again unnoticed: some disks count time in two seconds. */
const clockDoubtMs = 2000;

/** `lookedAtMs` is a time before which nobody had looked at the file. */
export function measureOf({ size, stamp }: SourceFile, lookedAtMs: number): Measure | undefined {
  const trustedBeforeMs = lookedAtMs - clockDoubtMs;
  if (stamp === undefined || stamp.modifiedMs >= trustedBeforeMs || stamp.changedMs >= trustedBeforeMs)
    return undefined;
  return { size, modifiedMs: stamp.modifiedMs, changedMs: stamp.changedMs };
}

export function isSameMeasure(a: Measure | undefined, b: Measure | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.size === b.size &&
    a.modifiedMs === b.modifiedMs &&
    a.changedMs === b.changedMs
  );
}
