// A real project as its compilers see it: what its files include, read by Clang, and where that leads, told by GCC.
// `npm run accuracy -- c` asks them again, over more and larger projects.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';

interface Slice {
  readonly includes: Readonly<Record<string, readonly string[]>>;
  readonly edges: readonly (readonly [string, string])[];
}

const slice = JSON.parse(readFileSync('test/accuracy/c/leveldb.json', 'utf8')) as Slice;

it('follows the includes of leveldb as GCC does', async () => {
  const texts = Object.entries(slice.includes).map(([path, headers]) => [
    path,
    headers.map(directive).join(''),
  ]);
  const report = await analyzeText(Object.fromEntries(texts) as Record<string, string>);
  const edges = report.edges.filter(([, target]) => !target.startsWith('pkg:'));
  expect(edges).toEqual(slice.edges);
});

function directive(header: string): string {
  return `#include ${header.startsWith('<') ? header : `"${header}"`}\n`;
}
