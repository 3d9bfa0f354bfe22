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
  const inCode = new Set<string>();
  for (;;) {
    const from = scanner.position;
    const token = scanner.next();
    // Between two tokens stand blanks and comments, nothing else.
    if (scanner.start - from > 4) addDocumented(text.toString('utf8', from, scanner.start), names, found);
    if (token === Token.end) break;
    if (token === Token.name) inCode.add(text.toString('utf8', scanner.start, scanner.end));
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
