// `node accuracy/elixir/store-slice.js`: asks Elixir about the small application in test/accuracy/elixir and stores what
// it says, so that the tests need no Elixir.
import { realpathSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { askEdges, askSyntax, filesIn } from './oracle.js';

const folder = realpathSync('test/accuracy/elixir/shop');
const files = filesIn(folder);
const syntax = [...askSyntax(files)].map(([file, facts]) => [
  relative(folder, file),
  facts.map(({ line, fact }) => `${line} ${fact}`),
]);
/** @type {string[]} */
const edges = askEdges(files).map((pair) => pair.map((file) => relative(folder, file)).join(' → '));
const answer = { syntax: Object.fromEntries(syntax), edges: edges.toSorted() };
writeFileSync('test/accuracy/elixir/shop.json', `${JSON.stringify(answer, undefined, 2)}\n`);
