// The imports of one Python file, as Python's own `ast` sees them. A logical line is read word by word only where the
// bytes `import` stand in it; the others are skipped, and everything behind the last of them is never looked at.
//
// One statement per imported name: `import a.b` is `{specifier: 'a.b'}`, `from .p import x` is
// `{specifier: '.p', name: 'x'}`, `from p import *` is `{specifier: 'p', name: '*'}`; the line is that of the name.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { Blocks } from './blocks.ts';
import { ByteClass, lineStops } from './byte-classes.ts';
import { declaredModules } from './declared-modules.ts';
import { readHeader } from './header.ts';
import { LineReader } from './line-reader.ts';
import { Scanner } from './scanner.ts';
import { formFeed, space, tab } from '../../kit/bytes.ts';

const keyword = Buffer.from('import');
const tabStop = 8;

export function extractImports(source: SourceText): Extraction {
  const { bytes, length } = source;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  let next = text.indexOf(keyword);
  if (next === -1) return { imports: [] };
  const scanner = new Scanner(source);
  const blocks = new Blocks();
  const reader = new LineReader(source.path, text, scanner);
  while (next !== -1) {
    const column = skipIndentation(bytes, scanner);
    const { pos, line } = scanner;
    const isBlank = isBlankFrom(bytes[pos] ?? 0);
    if (!isBlank) blocks.enter(column, readHeader(bytes, pos));
    scanner.skipLine();
    if (next >= scanner.pos) continue;
    if (!isBlank) {
      scanner.rewind(pos, line);
      reader.read(blocks.context, blocks.body);
    }
    next = text.indexOf(keyword, scanner.pos);
  }
  const declares = declaredModules(text, reader.imports);
  return declares.length === 0 ? { imports: reader.imports } : { imports: reader.imports, declares };
}

/** The column of the line's first word, counted as Python's tokenizer does. */
function skipIndentation(bytes: Uint8Array, scanner: Scanner): number {
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

/** A line of nothing but blanks and a comment belongs to no block. */
function isBlankFrom(byte: number): boolean {
  const byteClass = lineStops[byte];
  return byteClass === ByteClass.newline || byteClass === ByteClass.comment || byteClass === ByteClass.end;
}
