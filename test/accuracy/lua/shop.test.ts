// A small project with all the ways to require a module, and the answer of luaparse and Lua's own search along
// `lib/?.lua;lib/?/init.lua;?.lua` in shop.json. `npm run accuracy -- lua` asks them about real projects.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeFolder } from '../../../src/analyze-folder.ts';

interface Answer {
  readonly files: readonly string[];
  readonly edges: readonly string[];
}

it('finds the modules that Lua finds', async () => {
  const answer = JSON.parse(readFileSync('test/accuracy/lua/shop.json', 'utf8')) as Answer;
  const report = await analyzeFolder('test/accuracy/lua/shop', { config: false });
  const edges = report.edges
    .filter(([, target]) => !target.startsWith('pkg:'))
    .map(([source, target]) => `${source} → ${target}`);
  expect(report.nodes.filter((id) => !id.startsWith('pkg:'))).toEqual(answer.files);
  expect(edges).toEqual(answer.edges);
  expect(report.nodes.filter((id) => id.startsWith('pkg:'))).toEqual(['pkg:lua-cjson', 'pkg:string']);
});
