// Python's own parser is asked what every file of its standard library imports; ours must say the same, line by line.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { python } from '../../../src/languages/python/python.ts';
import { isMissing } from '../../support/is-missing.ts';
import { pythonVersion, runPython } from '../../support/python/interpreter.ts';
import { sourceText } from '../../support/source-text.ts';

describe.skipIf(isMissing(pythonVersion, 'python'))("the imports of Python's standard library", () => {
  it('are found as ast finds them', () => {
    const { differences, compared } = compareWithAst(60);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(250);
  });

  // Python's parser is the slow one here: about so many files are enough to meet all kinds of them.
  it('are found as ast finds them in many files', { tags: 'slow', timeout: 120_000 }, () => {
    const { differences, compared } = compareWithAst(450);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(2_000);
  });
});

function compareWithAst(sampleSize: number) {
  const files = standardLibrary(sampleSize);
  const expected = runPython(['test/support/python/ast_imports.py'], JSON.stringify(files))
    .trim()
    .split('\n');
  const differences: string[] = [];
  let compared = 0;
  for (const [i, file] of files.entries()) {
    const found: unknown = JSON.parse(expected[i] ?? 'null');
    // Files that Python itself cannot read: tests of its parser's errors, and of its oldest versions.
    if (!Array.isArray(found)) continue;
    const asAst = found.map((entry) => JSON.stringify(entry)).toSorted();
    const asOurs = importsOf(file);
    compared += asAst.length;
    if (asAst.join('\n') !== asOurs.join('\n')) differences.push(file);
  }
  return { differences, compared };
}

function standardLibrary(sampleSize: number): string[] {
  const folder = runPython(['-c', 'import sysconfig; print(sysconfig.get_paths()["stdlib"])']).trim();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.py') && !file.includes('site-packages'))
    .toSorted();
  // Distributions differ: Debian's library comes without its tests, which are half of it.
  const stride = Math.max(1, Math.round(files.length / sampleSize));
  return files.filter((_, i) => i % stride === 0).map((file) => `${folder}/${file}`);
}

function importsOf(file: string): string[] {
  const bytes = readFileSync(file);
  const hasBom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const { imports } = python.extract(sourceText(file, hasBom ? bytes.subarray(3) : bytes));
  const entries = imports
    .filter(({ detail }) => detail?.kind !== 'own-path')
    .map(({ specifier, name, line, kind }) => JSON.stringify([specifier, name ?? null, line, kind]));
  return [...new Set(entries)].toSorted();
}
