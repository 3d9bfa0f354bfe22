// Retired terms stay out of what people read: the documentation, and the text in the code.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documents } from '../support/documents.ts';
import { findRetiredTerms } from '../support/retired-terms.ts';
import { textInCode } from '../support/text-in-code.ts';

/** Folders whose strings are checked. */
const checkedFolders: readonly string[] = ['src', 'web'];

describe('plain English', () => {
  it.each(documents)('in $path', ({ path, text }) => {
    expect(findRetiredTerms(path, text)).toEqual([]);
  });

  it.each(checkedFolders)('in the strings of %s', (folder) => {
    expect(codeIn(folder).flatMap(findInCode)).toEqual([]);
  });

  it('finds a retired term across a line break', () => {
    expect(findRetiredTerms('README.md', 'Imports that lead\nnowhere.')).toEqual([
      'README.md: "lead nowhere", write: is unresolved',
    ]);
  });

  it('finds a retired term in strings, templates and markup, not in names, imports or comments', () => {
    const source = [
      "import { anew } from './anew.ts';",
      '// Read anew.',
      "const a = 'read anew';",
      'const b = `${a}, read anew`;',
      "const kind = 'anew';",
      'const c = <p title="Read anew">Reads it anew</p>;',
    ].join('\n');
    expect(textInCode('page.tsx', source).filter((text) => text.includes('anew'))).toEqual([
      'read anew',
      ', read anew',
      'Read anew',
      'Reads it anew',
    ]);
  });
});

function codeIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`);
}

function findInCode(path: string): readonly string[] {
  return textInCode(path, readFileSync(path, 'utf8')).flatMap((text) => findRetiredTerms(path, text));
}
