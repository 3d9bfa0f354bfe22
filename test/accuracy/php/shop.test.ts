// A small project full of what makes PHP hard to follow, with the answer of PHP-Parser and Composer's class loader:
// shop.json is what `accuracy/php/oracle.php` said of shop/. `npm run accuracy -- php` asks it about real projects.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeFolder } from '../../../src/analyze-folder.ts';

interface Answer {
  readonly files: readonly string[];
  readonly edges: readonly string[];
}

it('finds the dependencies that PHP-Parser sees', async () => {
  const answer = JSON.parse(readFileSync('test/accuracy/php/shop.json', 'utf8')) as Answer;
  const report = await analyzeFolder('test/accuracy/php/shop', { config: false });
  const edges = report.edges
    .filter(([, target]) => !target.startsWith('pkg:'))
    .map(([source, target]) => `${source} → ${target}`);
  expect(report.nodes.filter((id) => !id.startsWith('pkg:'))).toEqual(answer.files);
  expect(edges).toEqual(answer.edges);
  expect(report.nodes.filter((id) => id.startsWith('pkg:'))).toEqual([
    'pkg:ext-json',
    'pkg:php',
    'pkg:psr/log',
  ]);
  expect(report.diagnostics).toEqual([]);
});
