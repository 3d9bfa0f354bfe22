// `npm run accuracy -- c go`: measures languages against their own compilers. Writes the results of each into
// docs/accuracy/<language>.md, and those of all into docs/accuracy.md. Without names: all languages.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeAll, measureLanguage, otherMeasurements } from './documents.js';

/** @typedef {import('./documents.js').Measurement} Measurement */

const documents = 'docs/accuracy';
/** Modules in this folder that are not languages. */
const tools = new Set(['compare', 'debian', 'documents', 'load-module', 'npm', 'parse-tree', 'run']);
const names = process.argv.length > 2 ? process.argv.slice(2) : languagesHere();
mkdirSync(documents, { recursive: true });
for (const name of names) {
  /** @type {Measurement} */
  const measurement = await import(`./${name}.js`);
  const document = await (measurement.writeDocument?.() ?? measureLanguage(name, measurement));
  writeFileSync(join(documents, `${name}.md`), document);
  console.log(document);
}
writeFileSync(`${documents}.md`, describeAll(documents));

function languagesHere() {
  const modules = readdirSync('accuracy').filter((file) => file.endsWith('.js'));
  return modules
    .map((file) => file.slice(0, -3))
    .filter((name) => !tools.has(name) && !otherMeasurements.has(name));
}
