// Every dependency is a decision: docs/dependencies.md gives the reason for each, and for none that is gone.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const declared = [
  ...Object.keys(manifest['dependencies'] ?? {}),
  ...Object.keys(manifest['devDependencies'] ?? {}),
];
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
