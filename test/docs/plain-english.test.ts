// Retired terms stay out of what people read: the documentation, the text and the comments in the code, and what is
// published with it. The descriptions in the JSON Schemas are comments of `src/model`.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documents } from '../support/documents.ts';
import { findRetiredTerms } from '../support/retired-terms.ts';
import { commentsInCode, textInCode } from '../support/text-in-code.ts';

/** Folders whose strings and comments are checked. */
const checkedFolders: readonly string[] = ['src', 'web', 'org', 'accuracy', 'action', 'scripts'];

const publishedFiles: readonly string[] = ['action.yml', 'templates/lintel.yml', '.pre-commit-hooks.yaml'];

describe('plain English', () => {
  it.each(documents)('in $path', ({ path, text }) => {
    expect(findRetiredTerms(path, text)).toEqual([]);
  });

  it.each(checkedFolders)('in the strings and comments of %s', (folder) => {
    expect(codeIn(folder).flatMap(findInCode)).toEqual([]);
  });

  it.each(publishedFiles)('in %s', (path) => {
    expect(findRetiredTerms(path, readFileSync(path, 'utf8'))).toEqual([]);
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

  it('finds the comments of a file, also across lines', () => {
    const source = [
      '// Imports that lead',
      '// nowhere.',
      "const page = 'http://shop.example'; // The page.",
      '/**',
      ' * Read',
      ' * anew.',
      ' */',
    ].join('\n');
    expect(commentsInCode(source)).toEqual(['Imports that lead nowhere.', 'The page.', 'Read anew.']);
  });
});

function codeIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|m?js)$/.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path))
    .map((path) => `${folder}/${path}`);
}

function findInCode(path: string): readonly string[] {
  const source = readFileSync(path, 'utf8');
  // Few files have such words anywhere: only these are parsed.
  if (findRetiredTerms(path, source.replaceAll(/\s*\n\s*(?:\/\/|\*)?\s*/g, ' ')).length === 0) return [];
  // Together, because that is much faster. No phrase goes from one text to the next.
  return findRetiredTerms(path, [...textInCode(path, source), ...commentsInCode(source)].join('\n¶\n'));
}
