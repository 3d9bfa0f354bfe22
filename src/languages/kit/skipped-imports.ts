// Reports imports that a broken file hides: after a bracket, string or comment that is never closed they are not read.
//
// No scanner has to know: a file is broken if an import that is appended to it is not found. As that reads the file twice, it
// is tried only if a line after the last import looks like one, as in a template in a string.
import type { Extraction, SourceText } from '../../model/source.ts';
import { LineCounter } from './line-counter.ts';
import { countLines } from './skip.ts';

export interface ImportForm {
  /** How lines with an import begin, with the blank: `import `. */
  readonly lineStarts: readonly string[];
  /** A valid import of a module that no project has, to append to a file. */
  readonly probe: string;
  /** Part of the specifier that is extracted from it. */
  readonly probeName: string;
}

/** An `extract` that also reports skipped imports. */
export function reportSkippedImports(
  extract: (source: SourceText) => Extraction,
  { lineStarts, probe, probeName }: ImportForm,
): (source: SourceText) => Extraction {
  const needles = lineStarts.map((start) => Buffer.from(`\n${start}`));
  const appended = Buffer.from(`\n${probe}\n\0`);
  return (source) => {
    const extraction = extract(source);
    const skippedFrom = findUnreadLine(source, extraction.imports, needles);
    if (skippedFrom === undefined) return extraction;
    const bytes = Buffer.concat([source.bytes.subarray(0, source.length), appended]);
    const { imports } = extract({ path: source.path, bytes, length: bytes.length - 1 });
    const isClosed = imports.some(({ specifier }) => specifier.includes(probeName));
    return isClosed ? extraction : { ...extraction, skippedFrom };
  };
}

/** The first line after the last import that looks like one. Needles begin with the newline before it. */
export function findUnreadLine(
  { bytes, length }: Pick<SourceText, 'bytes' | 'length'>,
  imports: Extraction['imports'],
  needles: readonly Buffer[],
): number | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  const last = lastImportLine(imports);
  // Cheap for most files, whose imports are at their top.
  const lastStart = Math.max(...needles.map((needle) => lastOf(text, needle)));
  if (lastStart === -1 || countLines(bytes, 0, lastStart) + 2 <= last) return undefined;
  const starts = needles.flatMap((needle) => allOf(text, needle)).toSorted((a, b) => a - b);
  const lines = new LineCounter(bytes);
  return starts.map((start) => lines.lineAt(start) + 1).find((line) => line > last);
}

function lastImportLine(imports: Extraction['imports']): number {
  let last = 0;
  for (const { kind, line } of imports) if (kind !== 'reference' && line > last) last = line;
  return last;
}

/** Searches forward, because Node searches backward much slower. */
function lastOf(text: Buffer, needle: Buffer): number {
  let last = -1;
  for (let found = text.indexOf(needle); found !== -1; found = text.indexOf(needle, found + 1)) last = found;
  return last;
}

function allOf(text: Buffer, needle: Buffer): number[] {
  const all: number[] = [];
  for (let found = text.indexOf(needle); found !== -1; found = text.indexOf(needle, found + 1))
    all.push(found);
  return all;
}
