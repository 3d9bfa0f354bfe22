// Detects broken scripts: after something that is opened and never closed, imports look like a part of it. They cannot be
// read reliably, and are reported instead.
import { readExportStatement, readImportStatement } from './import-statement.ts';
import type { Scan } from './scan.ts';
import type { Script } from './script.ts';
import { startsLine } from './skip.ts';
import { Word } from './words.ts';

/**
 * For a word inside brackets, where an import or export from another file is an error. Both words can also name members,
 * and are then read as those.
 */
export function noteMisplaced({ script }: Scan, word: number, start: number, end: number): void {
  if (word !== Word.import && word !== Word.export) return;
  if (script.skippedAt !== undefined || !startsLine(script.bytes, start)) return;
  const { count } = script;
  if (word === Word.import) readImportStatement(script, end);
  else readExportStatement(script, end);
  if (script.count === count) return;
  script.forgetFrom(count);
  noteSkipped(script, start);
}

/** The script was not read from this offset on. */
export function noteSkipped(script: Script, offset: number): void {
  script.skippedAt = Math.min(offset, script.skippedAt ?? offset);
}
