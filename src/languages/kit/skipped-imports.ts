// Reports imports that a broken file hides: after a bracket, string or comment that is never closed they are not read.
//
// Scanners call `noteUnclosed` where they run into the end of the text. That is only a hint, as it may happen in a lookahead.
// A file is broken if an import that is appended to it is not found either.
import { textOf } from './text-of.ts';
import type { Extraction, SourceText } from '../../model/source.ts';
import { LineCounter } from './line-counter.ts';
import { isUnclosed, noteUnclosed } from './unclosed.ts';

export interface ImportForm {
  /** The beginning of a line with an import; with the flags `g` and `m`. */
  readonly line: RegExp;
  /** A valid import of a module that no project has, to append to a file. */
  readonly probe: string;
}

/** An `extract` that also reports skipped imports. */
export function reportSkippedImports(
  extract: (source: SourceText) => Extraction,
  { line, probe }: ImportForm,
): (source: SourceText) => Extraction {
  const appended = Buffer.from(`\n${probe}\n\0`);
  return (source) => {
    noteUnclosed(false);
    const extraction = extract(source);
    if (!isUnclosed) return extraction;
    const skippedFrom = findUnreadLine(source, extraction.imports, line);
    if (skippedFrom === undefined) return extraction;
    const bytes = Buffer.concat([source.bytes.subarray(0, source.length), appended]);
    const { imports } = extract({ path: source.path, bytes, length: bytes.length - 1 });
    const lastLine = new LineCounter(bytes).lineAt(source.length);
    const isClosed = imports.some((each) => each.line > lastLine);
    return isClosed ? extraction : { ...extraction, skippedFrom };
  };
}

/** The first line after the last import that looks like one. */
function findUnreadLine(
  { bytes, length }: Pick<SourceText, 'bytes' | 'length'>,
  imports: Extraction['imports'],
  pattern: RegExp,
): number | undefined {
  const last = imports.reduce(
    (most, { kind, line }) => (kind === 'reference' ? most : Math.max(most, line)),
    0,
  );
  const text = textOf({ bytes, length });
  const lines = new LineCounter(bytes);
  for (const { index } of text.matchAll(pattern)) {
    const line = lines.lineAt(index);
    if (line > last) return line;
  }
  return undefined;
}
