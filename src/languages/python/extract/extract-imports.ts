// The imports of one Python file, as in Python's `ast`. Only logical lines with the bytes `import`, or other bytes that may
// mean one, are tokenized; others are skipped, and nothing is read after the last of them.
//
// One statement per imported name, on the line of the name: `import a.b` is `{specifier: 'a.b'}`, `from .p import x` is
// `{specifier: '.p', name: 'x'}`, `from p import *` is `{specifier: 'p', name: '*'}`.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { Blocks } from './blocks.ts';
import { ByteClass, lineStops } from './byte-classes.ts';
import { FalseNames } from './false-names.ts';
import { readHeader } from './header.ts';
import { KeywordSearch } from './keyword-search.ts';
import { LineReader } from './line-reader.ts';
import { ModuleStrings } from './module-strings.ts';
import { Scanner } from './scanner.ts';
import { formFeed, space, tab } from '../../kit/bytes.ts';
import { readDeclarations } from './declarations.ts';

const tabStop = 8;

export function extractImports(source: SourceText): Extraction {
  const { bytes, length } = source;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  const keywords = new KeywordSearch(source.path, text);
  const strings = new ModuleStrings(source.path, text, keywords);
  let next = keywords.next(0);
  if (next === -1) return withDeclarations(source, text, { imports: [] });
  const scanner = new Scanner(source);
  const blocks = new Blocks();
  const code = text.toString('latin1');
  const names = new FalseNames(code);
  const reader = new LineReader(source.path, scanner);
  while (next !== -1) {
    const column = skipIndentation(bytes, scanner);
    const { pos, line } = scanner;
    const isBlank = isBlankFrom(bytes[pos] ?? 0);
    if (!isBlank) blocks.enter(column, readHeader(code, pos, column === 0 ? names : undefined));
    scanner.skipLine();
    if (next >= scanner.pos) continue;
    if (!isBlank) {
      const namesModules = strings.areIn(pos, scanner.pos);
      scanner.rewind(pos, line);
      if (namesModules) {
        reader.readStrings();
        scanner.rewind(pos, line);
      }
      const known = reader.imports.length;
      reader.read(blocks.context, blocks.body);
      for (const { specifier } of reader.imports.slice(known)) strings.enter(specifier, scanner.pos);
    }
    next = keywords.next(scanner.pos);
  }
  const { imports, computedAt } = reader;
  const extraction = computedAt === undefined ? { imports } : { imports, computedAt };
  return withDeclarations(source, text, extraction);
}

function withDeclarations({ path }: SourceText, text: Buffer, extraction: Extraction): Extraction {
  const declares = readDeclarations(path, text, extraction.imports);
  return declares.length === 0 ? extraction : { ...extraction, declares };
}

/** The column of the first word, as Python's tokenizer counts. */
export function skipIndentation(bytes: Uint8Array, scanner: Scanner): number {
  let column = 0;
  let pos = scanner.pos;
  for (; ; pos++) {
    const byte = bytes[pos];
    if (byte === space) column++;
    else if (byte === tab) column = (Math.floor(column / tabStop) + 1) * tabStop;
    else if (byte === formFeed) column = 0;
    else break;
  }
  scanner.pos = pos;
  return column;
}

/** Blank lines and comments do not affect blocks. */
export function isBlankFrom(byte: number): boolean {
  const byteClass = lineStops[byte];
  return byteClass === ByteClass.newline || byteClass === ByteClass.comment || byteClass === ByteClass.end;
}
