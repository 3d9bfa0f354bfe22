// What every language must stand: whatever the bytes, reading them ends, and never in an error. A language's sample in
// samples/ shows all of its forms; it is cut off at every byte.
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/languages/index.ts';
import type { ImportStatement } from '../../src/model/source.ts';
import { sourceText } from '../support/source-text.ts';
import { itForInputs } from '../support/it-for-inputs.ts';

/** What is read in more than linear time takes too long for these, even a tenth of a megabyte of them. */
const endless = [
  ['one line', 'import a; '],
  ['brackets in brackets', '({['],
  ['strings that do not end', '"\'`'],
  ['comments in comments', '/* // # '],
  ['blanks', ' '],
  ['backslashes', '\\'],
  ['one name', 'import_a.'],
  ['digits and apostrophes', "1'"],
] as const;

const loaded = await Promise.all(languages.map((language) => language.load()));

describe.each(loaded.map((language) => [language.id, language] as const))('reading %s', (id, language) => {
  const paths = Object.keys(language.extensions).map((extension) => `shop/cart${extension}`);
  const samples = paths.map((path) => [path, encode(readSample(id, path))] as const);
  const pieces = [...new Set(paths.flatMap((path) => readSample(id, path).split(/(\W)/)))];

  it('ends for a file that is cut off at many a byte', () => {
    expect(unsoundInCuts(11)).toEqual([]);
  });

  it('ends for a file that is cut off at any byte', { tags: 'slow' }, () => {
    expect(unsoundInCuts(1)).toEqual([]);
  });

  it('looks at nothing behind some ends of the text', () => {
    expect(readsBehindEnds(41)).toEqual([]);
  });

  it('looks at nothing behind the end of the text', { tags: 'slow' }, () => {
    expect(readsBehindEnds(7)).toEqual([]);
  });

  itForInputs('ends for any mixture of what it is made of', 500, (numRuns) => {
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 60 });
    fc.assert(
      fc.property(fc.constantFrom(...paths), text, (path, parts) => {
        expect(unsoundIn(path, encode(parts.join('')))).toEqual([]);
      }),
      { numRuns },
    );
  });

  itForInputs('ends for any bytes', 300, (numRuns) => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.uint8Array({ maxLength: 300 }), (path, bytes) => {
        expect(unsoundIn(path, bytes)).toEqual([]);
      }),
      { numRuns },
    );
  });

  it.each(endless)('ends for a tenth of a megabyte of %s', (_, piece) => {
    expect(unsoundIn(paths[0] ?? '', repeated(piece, 100_000))).toEqual([]);
  });

  it.each(endless)('ends for a megabyte of %s', { tags: 'slow' }, (_, piece) => {
    expect(unsoundIn(paths[0] ?? '', repeated(piece, 1_000_000))).toEqual([]);
  });

  function unsoundInCuts(step: number): ImportStatement[] {
    return samples.flatMap(([path, sample]) => {
      const count = Math.floor(sample.length / step) + 1;
      return Array.from({ length: count }, (_, at) => unsoundIn(path, sample.subarray(0, at * step))).flat();
    });
  }

  /** Where what follows an end of the text is seen. */
  function readsBehindEnds(step: number): string[] {
    return samples.flatMap(([path, sample]) => {
      const ends = Array.from({ length: Math.floor(sample.length / step) + 1 }, (_, at) => at * step);
      return ends.filter((end) => readsBehind(path, sample, end)).map((end) => `${path}, ${end} bytes`);
    });
  }

  function readsBehind(path: string, sample: Uint8Array, end: number): boolean {
    const text = sourceText(path, sample.subarray(0, end));
    const longer = new Uint8Array(sample.length + 1);
    longer.set(sample);
    longer[end] = 0;
    return !isDeepStrictEqual(language.extract({ ...text, bytes: longer }), language.extract(text));
  }

  /** Imports that say nothing, or stand nowhere. */
  function unsoundIn(path: string, bytes: Uint8Array): ImportStatement[] {
    const { imports } = language.extract(sourceText(path, bytes));
    return imports.filter(({ specifier, line }) => specifier === '' || !(line >= 1));
  }
});

/** A Language of several has one for each that differs, by its extension. */
function readSample(id: string, path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const own = [extension, id].map((name) => `test/languages/samples/${name}.txt`).find(existsSync);
  if (own === undefined) throw new Error(`There is no sample for ${id}.`);
  return readFileSync(own, 'utf8');
}

function repeated(piece: string, length: number): Uint8Array {
  return encode(piece.repeat(Math.floor(length / piece.length)));
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
