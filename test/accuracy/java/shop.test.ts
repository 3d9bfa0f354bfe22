// A small project full of what makes Java hard to follow, with javac's own answer: shop.json is what
// `accuracy/java/Oracle.java` said of shop/. `npm run accuracy -- java` asks it about more and larger projects.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeFolder } from '../../../src/analyze-folder.ts';

interface Answer {
  readonly files: readonly string[];
  readonly edges: readonly string[];
}

it('finds the dependencies that javac sees', async () => {
  const answer = JSON.parse(readFileSync('test/accuracy/java/shop.json', 'utf8')) as Answer;
  const report = await analyzeFolder('test/accuracy/java/shop', { config: false });
  const edges = report.edges
    .filter(([, target]) => !target.startsWith('pkg:'))
    .map(([source, target]) => `${source} → ${target}`);
  expect(report.nodes.filter((id) => !id.startsWith('pkg:'))).toEqual(answer.files);
  expect(edges).toEqual(answer.edges);
  expect(report.diagnostics).toEqual([]);
});
