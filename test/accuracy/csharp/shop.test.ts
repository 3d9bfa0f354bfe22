// A small project full of what makes C# hard to follow, with the answer of its own compiler: shop.json is what Roslyn said
// of shop/ (`node accuracy/csharp/store-slice.js`). `npm run accuracy -- csharp` asks it about more and larger projects.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeFolder } from '../../../src/runs/analyze-folder.ts';

interface Answer {
  readonly files: readonly { readonly file: string }[];
  readonly edges: readonly string[];
}

it('finds the dependencies that Roslyn sees', async () => {
  const answer = JSON.parse(readFileSync('test/accuracy/csharp/shop.json', 'utf8')) as Answer;
  const report = await analyzeFolder('test/accuracy/csharp/shop', { config: false });
  const edges = report.edges
    .filter(([, target]) => !target.startsWith('pkg:'))
    .map(([source, target]) => `${source} → ${target}`);
  expect(report.nodes.filter((id) => id.endsWith('.cs')).toSorted()).toEqual(
    answer.files.map(({ file }) => file).toSorted(),
  );
  expect(edges.toSorted()).toEqual(answer.edges);
  expect(report.diagnostics).toEqual([]);
});
