// Imports that the product does not need. Who forbids a use forbids the import as well, though nothing uses its name.
import { expect, it } from 'vitest';
import { linesOf } from '../support/broken-rules.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';
import { rulesOf } from '../support/rules-of.ts';

function broken(role: string, written: Readonly<Record<string, unknown>>): readonly string[] {
  const facts = factsOf({
    'client/Options.java': ['server/Game.java'],
    'server/Game.java': ['docs client/Options.java', `${role} client/Options.java`],
  });
  const { layers, ...rule } = written;
  const isOld = rule['name'] === undefined;
  const rules = rulesOf({ rules: isOld ? [] : [written] });
  const options = isOld ? { layers: layers as string[][] } : {};
  return linesOf(reportFrom(facts, { rules, ...options }).rules!);
}

it.each([
  { name: 'r', from: 'server/**', mustNotUse: 'client/**' },
  { name: 'r', from: 'server/**', mustNotUse: 'client/**', kinds: ['static'] },
  { name: 'r', from: 'server/**', mayUse: [] },
  { name: 'r', protected: 'client/**', only: [] },
  { name: 'r', layers: ['client/**', 'server/**'] },
])('an unused import breaks %o, one for documentation or tests does not', (rule) => {
  expect(broken('unused', rule)).toEqual(['r: server/Game.java:2 -> client/Options.java']);
  expect(broken('docs', rule)).toEqual([]);
  expect(broken('test', rule)).toEqual([]);
});

it('an unused import breaks the old layers too', () => {
  const layers = [['client'], ['server']];
  expect(broken('unused', { layers })).toEqual(['layers: server/Game.java:2 -> client/Options.java']);
  expect(broken('test', { layers })).toEqual([]);
});

it('an unused import closes no cycle', () => {
  expect(broken('unused', { name: 'r', acyclic: '**' })).toEqual([]);
});
