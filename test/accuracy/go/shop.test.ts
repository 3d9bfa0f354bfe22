// A small project full of what makes Go hard to follow, with the answer of Go's own type checker for Linux, macOS and
// Windows together: shop.json is what `accuracy/go/edges.go` said of shop/. `npm run accuracy -- go` asks it about more
// and larger projects.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeFolder } from '../../../src/analyze-folder.ts';

interface Answer {
  readonly files: readonly string[];
  readonly edges: readonly string[];
}

it("finds the dependencies that Go's type checker sees", async () => {
  const answer = JSON.parse(readFileSync('test/accuracy/go/shop.json', 'utf8')) as Answer;
  const report = await analyzeFolder('test/accuracy/go/shop', { config: false });
  const edges = report.edges
    .filter(([, target]) => !target.startsWith('pkg:'))
    .map(([source, target]) => `${source} → ${target}`);
  expect(report.nodes.filter((id) => !id.startsWith('pkg:'))).toEqual(answer.files);
  expect(edges).toEqual(answer.edges);
  expect(report.diagnostics).toEqual([]);
});
