// Imports that the code does not use: for documentation (`{@link Cart}` in Javadoc), or for nothing. A file is read a
// second time for them, but only if it imports a name that seems unused.
import type { ImportRole, SourceText } from '../../../model/source.ts';
import { slash } from '../../kit/bytes.ts';
import { Scanner } from './scanner.ts';
import { Token } from './tokens.ts';

/** Limits the search: each comment is searched for every name. */
const maxNames = 64;

/** Of the imported names, those that occur nowhere in code. A name that occurs there with another meaning counts as used. */
export function findImportRoles(
  source: SourceText,
  names: ReadonlySet<string>,
): ReadonlyMap<string, ImportRole> {
  if (names.size === 0 || names.size > maxNames) return new Map();
  const documented = new Set<string>();
  const scanner = new Scanner(source);
  const text = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.length);
  const lengths = new Set(Array.from(names, (name) => Buffer.byteLength(name)));
  const inCode = new Set<string>();
  let opening = text.indexOf(slash);
  // Skip most names and blanks without creating strings.
  for (;;) {
    const from = scanner.position;
    const token = scanner.next();
    const { start, end } = scanner;
    if (opening !== -1 && opening < from) opening = text.indexOf(slash, from);
    // Only blanks and comments occur between two tokens.
    if (opening !== -1 && opening < start && documented.size < names.size)
      addDocumented(text.toString('utf8', from, start), names, documented);
    if (token === Token.end) break;
    if (token === Token.name && lengths.has(end - start)) inCode.add(text.toString('utf8', start, end));
  }
  const unused = [...names].filter((name) => !inCode.has(name));
  return new Map(unused.map((name) => [name, documented.has(name) ? 'docs' : 'unused']));
}

function addDocumented(gap: string, names: ReadonlySet<string>, found: Set<string>): void {
  for (let start = gap.indexOf('/'); start !== -1;) {
    const isLine = gap[start + 1] === '/';
    const close = gap.indexOf(isLine ? '\n' : '*/', start + 2);
    const end = close === -1 ? gap.length : close;
    if (gap.startsWith('/**', start) || gap.startsWith('///', start)) {
      const comment = gap.slice(start, end);
      for (const name of names) if (!found.has(name) && hasWord(comment, name)) found.add(name);
    }
    start = gap.indexOf('/', isLine ? end : end + 2);
  }
}

const namePart = /[\p{L}\p{N}_$]/u;

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const after = text[at + word.length] ?? '';
    if (!namePart.test(text[at - 1] ?? '') && !namePart.test(after)) return true;
  }
  return false;
}
