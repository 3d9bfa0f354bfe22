// Every dependency is a decision: docs/dependencies.md gives the reason for each, and for none that is gone.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// The second package depends on the first.
const declared = ['package.json', 'org/package.json']
  .flatMap(dependenciesIn)
  .filter((name) => name !== 'lintel');
const rows = readFileSync('docs/dependencies.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, cells] = /^\| `([^`]+)` +\|(.*)\|$/.exec(line) ?? [];
    return name === undefined || cells === undefined ? [] : [{ name, cells: cells.split('|') }];
  });

describe('docs/dependencies.md', () => {
  it('has one row for every dependency in package.json, and no other rows', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
  });

  it('says what each dependency is used for', () => {
    expect(rows.filter(({ cells }) => cells.some((cell) => cell.trim() === ''))).toEqual([]);
  });
});

function dependenciesIn(path: string): string[] {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string>>;
  return [manifest['dependencies'], manifest['devDependencies']].flatMap((each) => Object.keys(each ?? {}));
}
