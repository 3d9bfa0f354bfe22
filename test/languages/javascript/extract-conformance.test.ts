// The scanner against the compiler, over real code: sources, declarations, bundles and minified files as they were
// published. Behind each file stands one more import, so that the scanner cannot stop early or lose its place unseen.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compilerImports } from './compiler-imports.ts';
import { extractedByUse } from './extracted.ts';

const folders = [
  'ajv',
  'commander',
  'cytoscape/dist',
  'fast-check',
  'jsdom/lib/jsdom/living',
  'knip/dist',
  'mermaid/dist/chunks/mermaid.esm.min',
  'rolldown',
  'typescript/lib',
  'vitest',
  'yaml',
  'zod/src',
];
const lastLine = `\n;require('the-end')\n`;

// Of cytoscape the smallest file is larger.
describe.each(folders.filter((folder) => folder !== 'cytoscape/dist'))('in a part of %s', (folder) => {
  it('finds exactly what the compiler finds', () => {
    expect(disagreementsIn(folder, 80_000)).toEqual([]);
  });
});

describe.each(folders)('in %s', (folder) => {
  it('finds exactly what the compiler finds in ten times as much', { tags: 'slow' }, () => {
    expect(disagreementsIn(folder, 800_000)).toEqual([]);
  });
});

/** The files on which the two differ, among so many characters of a folder. */
function disagreementsIn(folder: string, budget: number): string[] {
  const root = `node_modules/${folder}`;
  let left = budget;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8').replace(/^\uFEFF/, '') }))
    .filter(({ text }) => {
      const fits = text.length <= left;
      if (fits) left -= text.length;
      return fits;
    });
  expect(files.length).toBeGreaterThan(0);
  return files
    .filter(({ file, text }) => {
      const whole = text + lastLine;
      return extractedByUse(file, whole).join('\n') !== judged(file, whole).join('\n');
    })
    .map(({ file }) => file);
}

function judged(file: string, text: string): string[] {
  return compilerImports(file, text).map(({ line, kind, specifier }) => `${line} ${kind} ${specifier}`);
}
