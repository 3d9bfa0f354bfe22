// `node accuracy/ruby/store-slice.js`: asks Ruby about the small library in test/accuracy/ruby and stores what it says, so
// that the tests need no Ruby.
import { readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { askEdges, askSyntax, linesOf } from './oracle.js';

const folder = realpathSync('test/accuracy/ruby/shop');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.rb'))
  .toSorted();
const said = askSyntax(files.map((file) => join(folder, file)));
const syntax = linesOf(said).map(({ file, loads, references, declares }) => [
  relative(folder, file),
  {
    loads: loads.map((/** @type {unknown[]} */ load) => load.join(' ')),
    references: references.map(
      (/** @type {import('./oracle.js').Reference} */ [path, nesting, line]) =>
        `${path} in ${nesting}, ${line}`,
    ),
    declares,
  },
]);
const led = askEdges(said, folder, [join(folder, 'lib')], []).flatMap(({ file, edges }) =>
  edges.flatMap(({ name, targets, required }) => {
    const own = targets.filter((target) => target.startsWith(folder) && target !== file);
    if (own.length === 0) return [];
    return [
      { from: relative(folder, file), name, to: own.map((target) => relative(folder, target)), required },
    ];
  }),
);
const answer = { syntax: Object.fromEntries(syntax), led };
writeFileSync('test/accuracy/ruby/shop.json', `${JSON.stringify(answer, undefined, 2)}\n`);
