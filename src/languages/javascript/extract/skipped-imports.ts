// Notices that a script is broken: something in it is opened and never closed, so that imports after it look like a part
// of it. They cannot be read for certain, and are reported instead of lost.
import { readExportStatement, readImportStatement } from './import-statement.ts';
import type { Scan } from './scan.ts';
import type { Script } from './script.ts';
import { startsLine } from './skip.ts';
import { wordExport, wordImport } from './words.ts';

/**
 * `word` stands from `start` to `end`, inside brackets. An import or export from another file is a statement: there it can
 * only be an error. Both words can name members too, and are then read as those.
 */
export function noteMisplaced({ script }: Scan, word: number, start: number, end: number): void {
  if (word !== wordImport && word !== wordExport) return;
  if (script.skippedAt !== undefined || !startsLine(script.bytes, start)) return;
  const { count } = script;
  if (word === wordImport) readImportStatement(script, end);
  else readExportStatement(script, end);
  if (script.count === count) return;
  script.forgetFrom(count);
  noteSkipped(script, start);
}

/** From this offset on the script was not read: what begins there has no end. */
export function noteSkipped(script: Script, offset: number): void {
  script.skippedAt = Math.min(offset, script.skippedAt ?? offset);
}
