// What one Zig file names in `@import`, `@embedFile` and `@cInclude`, wherever they stand. `name` says which of the two
// latter it is.
import type { Extraction, ImportStatement, SourceText } from '../../../model/source.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import { Cursor } from './cursor.ts';
import { decodeEscapes } from './decode-escapes.ts';

const [openParen, closeParen, comma, at] = [40, 41, 44, 64];

const builtins: ReadonlyMap<string, string | undefined> = new Map([
  ['import', undefined],
  ['embedFile', 'embedFile'],
  ['cInclude', 'cInclude'],
]);

export function extractImports(source: SourceText): Extraction {
  const { bytes, length } = source;
  // Behind the last sign of a builtin there is nothing to find.
  const last = length === 0 ? -1 : bytes.lastIndexOf(at, length - 1);
  const cursor = new Cursor(source);
  const lines = new LineCounter(bytes);
  const imports: ImportStatement[] = [];
  while (cursor.findBuiltin(last)) {
    const start = cursor.pos;
    const word = cursor.takeWord();
    const name = builtins.get(word);
    if (!builtins.has(word) || !cursor.take(openParen)) continue;
    const text = cursor.takeString();
    // `"prices/" ++ name` is a path that only the compiler knows.
    const isWhole = cursor.take(comma) || cursor.take(closeParen);
    if (text === undefined || text === '' || !isWhole) continue;
    const specifier = decodeEscapes(text);
    imports.push({
      specifier,
      ...(name === undefined ? {} : { name }),
      line: lines.lineAt(start),
      kind: 'static',
    });
  }
  return { imports };
}
