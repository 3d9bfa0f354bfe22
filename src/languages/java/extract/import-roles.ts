// Imports that the code does not use: for documentation (`{@link Cart}` in Javadoc), or for nothing. Comments are searched
// only if a file imports a name that seems unused.
import type { ImportRole, SourceText } from '../../../model/source.ts';
import { state } from './state.ts';
import { Token, words } from './tokens.ts';

/** Limits the search: each comment is searched for every name. */
const maxNames = 64;

/** Of the names, which are imported, those that occur nowhere in code. One that occurs with another meaning counts as used. */
export function findImportRoles(
  { bytes, length }: SourceText,
  names: ReadonlySet<number>,
): ReadonlyMap<number, ImportRole> {
  if (names.size === 0 || names.size > maxNames) return new Map();
  const { tokens } = state;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  const unused = new Set(names);
  const documented = new Set<number>();
  let end = 0;
  for (let place = 2; place < tokens.size; place++) {
    const start = tokens.starts[place]!;
    // Only blanks and comments occur between two tokens.
    if (start > end + 1 && documented.size < names.size)
      addDocumented(text.toString('utf8', end, start), names, documented);
    end = tokens.ends[place]!;
    if (tokens.kinds[place] === Token.name) unused.delete(tokens.words[place]!);
  }
  return new Map(Array.from(unused, (name) => [name, documented.has(name) ? 'docs' : 'unused']));
}

function addDocumented(gap: string, names: ReadonlySet<number>, found: Set<number>): void {
  for (let start = gap.indexOf('/'); start !== -1;) {
    const isLine = gap[start + 1] === '/';
    const close = gap.indexOf(isLine ? '\n' : '*/', start + 2);
    const end = close === -1 ? gap.length : close;
    if (gap.startsWith('/**', start) || gap.startsWith('///', start)) {
      const comment = gap.slice(start, end);
      for (const name of names) if (!found.has(name) && hasWord(comment, words.text(name))) found.add(name);
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
