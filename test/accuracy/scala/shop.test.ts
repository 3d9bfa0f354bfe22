// A small project full of what makes Scala hard to follow, with the answer of Scala's own compiler: shop.json is what the
// program in `accuracy/scala` said of shop/. `npm run accuracy -- scala` asks it about larger projects.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeFolder } from '../../../src/analyze-folder.ts';

interface Answer {
  readonly files: readonly string[];
  readonly edges: readonly string[];
}

it("finds the dependencies that Scala's compiler sees", async () => {
  const answer = JSON.parse(readFileSync('test/accuracy/scala/shop.json', 'utf8')) as Answer;
  const report = await analyzeFolder('test/accuracy/scala/shop', { config: false });
  const edges = report.edges
    .filter(([, target]) => !target.startsWith('pkg:'))
    .map(([source, target]) => `${source} → ${target}`);
  expect(report.nodes.filter((id) => !id.startsWith('pkg:'))).toEqual(answer.files);
  expect(edges).toEqual(answer.edges);
  expect(report.diagnostics).toEqual([]);
});
