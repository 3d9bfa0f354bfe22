// A real package as Zig's own parser sees it: what its files import, and where that leads. `npm run accuracy -- zig` asks
// it again, over more and larger projects.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';

interface Slice {
  readonly imports: Readonly<Record<string, readonly string[]>>;
  readonly edges: readonly string[];
}

it("follows the imports of zigar-compiler as Zig's parser reads them", async () => {
  const slice = JSON.parse(readFileSync('test/accuracy/zig/zigar-compiler.json', 'utf8')) as Slice;
  const texts = Object.entries(slice.imports).map(([path, calls]) => [path, calls.join(';\n')]);
  const report = await analyzeText(Object.fromEntries(texts) as Record<string, string>);
  const edges = report.edges.filter(([, target]) => !target.startsWith('pkg:'));
  expect(edges.map(([source, target]) => `${source} → ${target}`)).toEqual(slice.edges);
});
