// Real packages with what their directives say and where it leads, each edge read by hand. `npm run accuracy -- dart`
// compares the whole sources with the tree of another parser.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';

interface Slice {
  readonly packages: Readonly<Record<string, string>>;
  readonly directives: Readonly<Record<string, readonly string[]>>;
  readonly edges: readonly string[];
}

it.each(['thrift', 'flatbuffers'])('follows the directives of %s as its authors meant them', async (name) => {
  const slice = JSON.parse(readFileSync(`test/accuracy/dart/${name}.json`, 'utf8')) as Slice;
  const manifests = Object.entries(slice.packages).map(([folder, id]) => [
    `${folder}/pubspec.yaml`,
    `name: ${id}\n`,
  ]);
  const texts = Object.entries(slice.directives).map(([path, lines]) => [path, lines.join('\n')]);
  const report = await analyzeText(Object.fromEntries([...manifests, ...texts]) as Record<string, string>);
  const edges = report.edges.filter(([, target]) => !target.startsWith('pkg:'));
  expect(edges.map(([source, target]) => `${source} → ${target}`)).toEqual(slice.edges);
});
