// A small library full of what makes Ruby hard to follow, with the answers of Ruby's own parser and of a Ruby that has
// loaded it: `node accuracy/ruby/store-slice.js` stored them. `npm run accuracy -- ruby` asks about more and larger ones.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeFolder } from '../../../src/runs/analyze-folder.ts';
import { ruby } from '../../../src/languages/ruby/ruby.ts';
import { sourceText } from '../../support/source-text.ts';
import { declaredNames } from '../../support/declared-names.ts';

interface Facts {
  readonly loads: readonly string[];
  readonly references: readonly string[];
  readonly declares: readonly string[];
}

/** `required`: a link to one of the files is expected; else it is only right. */
interface Led {
  readonly from: string;
  readonly name: string;
  readonly to: readonly string[];
  readonly required: boolean;
}

const folder = 'test/accuracy/ruby/shop';
const answer = JSON.parse(readFileSync('test/accuracy/ruby/shop.json', 'utf8')) as {
  readonly syntax: Readonly<Record<string, Facts>>;
  readonly led: readonly Led[];
};

it.each(Object.entries(answer.syntax))('reads %s as the parser does', (file, expected) => {
  const { imports, declares } = ruby.extract(sourceText(file, readFileSync(`${folder}/${file}`, 'utf8')));
  const loads = imports.filter(({ kind }) => kind !== 'reference');
  const references = imports.filter(({ kind }) => kind === 'reference');
  expect({
    loads: loads.map(({ detail, specifier, line, kind }) => {
      const verb = detail?.kind === 'load' ? detail.verb : 'require';
      return `${verb} ${specifier} ${line} ${kind}`;
    }),
    references: references.map(({ specifier, detail, line }) => {
      const nesting = detail?.kind === 'nesting' ? detail.nesting : [];
      return `${specifier} in ${nesting.join(' ')}, ${line}`;
    }),
    // The parser does not say what `autoload` will define.
    declares: declaredNames(declares?.filter(({ kind }) => kind !== 'autoload'))
      .filter((entry) => !entry.includes(' + '))
      .map((entry) => entry.replace(/::$/, ''))
      .toSorted(),
  }).toEqual({ ...expected, declares: expected.declares.toSorted() });
});

it('finds the files that Ruby loads and whose constants it uses', async () => {
  const report = await analyzeFolder(folder, { config: false });
  const found = new Set(report.edges.map(([from, to]) => `${from} → ${to}`));
  const missing = answer.led.filter(
    ({ from, to, required }) => required && !to.some((file) => found.has(`${from} → ${file}`)),
  );
  const right = new Set(answer.led.flatMap(({ from, to }) => to.map((file) => `${from} → ${file}`)));
  const wrong = [...found].filter((edge) => !edge.includes('pkg:') && !right.has(edge));
  expect({ missing, wrong }).toEqual({ missing: [], wrong: [] });
  expect(report.diagnostics).toEqual([]);
});
