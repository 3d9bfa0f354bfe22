// `node accuracy/rust/store-slice.js`: asks rustc about the small crate in test/accuracy/rust and stores what it says, so
// that the tests need no compiler.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile.js';
import { readTrees } from './module-trees.js';
import { readReferences } from './references.js';
import { readSyntax } from './syntax.js';

const folder = 'test/accuracy/rust/shop';
const edition = 2021;

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.rs'),
);
const syntax = files.toSorted().map((file) => {
  const { items = [], paths = [] } = readSyntax(join(folder, file), edition) ?? {};
  return [file, { items: items.map(({ line, text }) => `${line} ${text}`), paths: [...paths] }];
});
const trees = readTrees(folder).map(({ root, files: reached }) => [root, reached?.toSorted() ?? []]);
const { edges } = readReferences(compile({ builds: [['--all-targets']] }, folder));
const answer = {
  syntax: Object.fromEntries(syntax),
  trees: Object.fromEntries(trees),
  references: [...edges].toSorted(),
};
writeFileSync('test/accuracy/rust/shop.json', `${JSON.stringify(answer, undefined, 2)}\n`);
