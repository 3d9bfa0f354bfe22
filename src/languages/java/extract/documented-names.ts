// Imports that only documentation needs: `{@link Cart}` in a Javadoc comment, and no use in the code. A file is read a
// second time for them, but only one that imports a name which its code does not use.
import type { SourceText } from '../../../model/source.ts';
import { Scanner } from './scanner.ts';
import { Token } from './tokens.ts';

/** Of these names, those that stand in a documentation comment and nowhere in the code. */
export function findDocumentedNames(source: SourceText, names: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const scanner = new Scanner(source);
  const text = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.length);
  const lengths = new Set(Array.from(names, (name) => Buffer.byteLength(name)));
  const inCode = new Set<string>();
  let opening = text.indexOf('/**');
  if (opening === -1) return found;
  // Most names and blanks are passed without making text of them.
  for (;;) {
    const from = scanner.position;
    const token = scanner.next();
    const { start, end } = scanner;
    if (opening !== -1 && opening < from) opening = text.indexOf('/**', from);
    // Between two tokens stand blanks and comments, nothing else.
    if (opening !== -1 && opening < start) addDocumented(text.toString('utf8', from, start), names, found);
    if (token === Token.end) break;
    if (token === Token.name && lengths.has(end - start)) inCode.add(text.toString('utf8', start, end));
  }
  return new Set([...found].filter((name) => !inCode.has(name)));
}

function addDocumented(gap: string, names: ReadonlySet<string>, found: Set<string>): void {
  for (let start = gap.indexOf('/'); start !== -1;) {
    const isLine = gap[start + 1] === '/';
    const close = gap.indexOf(isLine ? '\n' : '*/', start + 2);
    const end = close === -1 ? gap.length : close;
    if (gap.startsWith('/**', start)) {
      for (const [word] of gap.slice(start, end).matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu))
        if (names.has(word)) found.add(word);
    }
    start = gap.indexOf('/', isLine ? end : end + 2);
  }
}
