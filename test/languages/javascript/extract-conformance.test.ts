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
/** So many characters of each folder, that the whole takes seconds. */
const budget = 800_000;
const lastLine = `\n;require('the-end')\n`;

describe.each(folders)('in %s', (folder) => {
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

  it('finds exactly what the compiler finds', () => {
    expect(files.length).toBeGreaterThan(0);
    const disagreements = files.filter(({ file, text }) => {
      const whole = text + lastLine;
      return extractedByUse(file, whole).join('\n') !== judged(file, whole).join('\n');
    });
    expect(disagreements.map(({ file }) => file)).toEqual([]);
  });
});

function judged(file: string, text: string): string[] {
  return compilerImports(file, text).map(({ line, kind, specifier }) => `${line} ${kind} ${specifier}`);
}
