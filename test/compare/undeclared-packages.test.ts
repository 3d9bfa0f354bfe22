// New packages that no manifest declares.
import { describe, expect, it } from 'vitest';
import { compareReports } from '../../src/compare/compare-reports.ts';
import { describeChange } from '../../src/compare/describe-change.ts';
import type { Change } from '../../src/model/change.ts';
import { analyzeText } from '../support/analyze-text.ts';

const names = ['react', 'redux', 'zod', 'hono', 'vite'];
const manifest = (...declared: readonly string[]): string =>
  JSON.stringify({ dependencies: Object.fromEntries(declared.map((name) => [name, '^1.0.0'])) });
const importing = (...packages: readonly string[]): string =>
  packages.map((name) => `import '${name}';\n`).join('');

async function changeOf(declaredBefore: readonly string[], declaredAfter = declaredBefore): Promise<Change> {
  const [before, after] = [
    { 'package.json': manifest(...declaredBefore), 'cart.ts': importing(...names) },
    { 'package.json': manifest(...declaredAfter), 'cart.ts': importing(...names, 'jose') },
  ];
  return compareReports(await analyzeText(before), await analyzeText(after), {
    beforeName: 'old',
    afterName: 'new',
    renames: [],
  });
}

describe('a new package', () => {
  it('that no manifest declares is told as that', async () => {
    const change = await changeOf(names);
    expect(change.packages.added).toMatchObject([{ id: 'pkg:jose', undeclared: true }]);
    expect(describeChange(change).worse).toMatchObject([
      { title: ['New package: ', { name: 'jose' }], places: [{ remark: 'no manifest declares it' }] },
    ]);
  });

  it('is not if a manifest declares it, or if others are not declared either', async () => {
    for (const change of [await changeOf(names, [...names, 'jose']), await changeOf(['react', 'zod'])]) {
      expect(change.packages.added).toHaveLength(1);
      expect(change.packages.added[0]).not.toHaveProperty('undeclared');
    }
  });
});
