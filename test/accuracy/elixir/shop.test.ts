// A small application full of what makes Elixir hard to follow, with the answers of its own parser and compiler:
// `node accuracy/elixir/store-slice.js` stored them. `npm run accuracy -- elixir` asks about more and larger ones.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeFolder } from '../../../src/runs/analyze-folder.ts';
import { elixir } from '../../../src/languages/elixir/elixir.ts';
import { sourceText } from '../../support/source-text.ts';
import { declaredNames } from '../../support/declared-names.ts';

const folder = 'test/accuracy/elixir/shop';
const answer = JSON.parse(readFileSync('test/accuracy/elixir/shop.json', 'utf8')) as {
  readonly syntax: Readonly<Record<string, readonly string[]>>;
  readonly edges: readonly string[];
};

it.each(Object.entries(answer.syntax))('reads %s as the parser does', (file, expected) => {
  const { imports, declares } = elixir.extract(sourceText(file, readFileSync(`${folder}/${file}`, 'utf8')));
  const facts = [
    ...declaredNames(declares).map((name) => `0 defines ${name}`),
    ...imports.map(
      ({ specifier, kind, line }) => `${line} ${kind === 'reference' ? 'names' : 'needs'} ${specifier}`,
    ),
  ];
  expect(facts.toSorted()).toEqual(expected.toSorted());
});

it('finds the dependencies that the compiler reports, and those of quoted code', async () => {
  const report = await analyzeFolder(folder, { config: false });
  const found = report.edges.map(([from, to]) => `${from} → ${to}`).filter((edge) => !edge.includes('pkg:'));
  expect(found).toEqual([...answer.edges, 'lib/plugin.ex → lib/money.ex']);
});
