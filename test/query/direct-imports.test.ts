import { describe, expect, it } from 'vitest';
import type { Cut, Dependency } from '../../src/model/report.ts';
import { describeFixes } from '../../src/query/fixes/describe-fixes.ts';
import { directImports } from '../../src/query/fixes/direct-imports.ts';
import { fixesOfReport } from '../../src/query/fixes/fixes-of-report.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

/** What is said of the first fix, apart from its points and the size of the cycle. */
function adviceFor(
  dependencies: Dependencies,
  sizes: Readonly<Record<string, number>> = {},
): readonly string[] {
  const { files, ...facts } = factsOf(dependencies);
  const report = reportFrom({
    ...facts,
    files: files.map((file) => ({ ...file, size: sizes[file.path] ?? file.size })),
  });
  const [first] = describeFixes(fixesOfReport(report), report);
  return first!.effects.filter((effect) => effect.includes('exports'));
}

const shop = {
  'shop/index.ts': ['shop/cart.ts', 'shop/prices/index.ts', 'pkg:react'],
  'shop/prices/index.ts': ['shop/prices/price.ts', 'shop/prices/tax.ts', 'other/tools.ts'],
  'shop/cart.ts': ['user/name.ts'],
};

describe('a cycle through an index', () => {
  it('can be broken by importing a file behind it that is not in the cycle', () => {
    expect(adviceFor({ ...shop, 'user/name.ts': ['shop/index.ts'] })).toEqual([
      '2 of the 3 files that index.ts re-exports are outside the cycle: import directly what they declare',
    ]);
  });

  it('is told of one file in the singular', () => {
    const files = { 'shop/cart.ts': ['user/name.ts'], 'user/name.ts': ['shop/index.ts'] };
    expect(adviceFor({ ...files, 'shop/index.ts': ['shop/cart.ts', 'shop/tax.ts'] })).toEqual([
      '1 of the 2 files that index.ts re-exports is outside the cycle: import directly what it declares',
    ]);
  });

  it('is not told of an index with code of its own, which may declare what is imported', () => {
    const project = { ...shop, 'user/name.ts': ['shop/index.ts'] };
    expect(adviceFor(project, { 'shop/index.ts': 7061 })).toEqual([]);
    expect(adviceFor(project, { 'shop/prices/index.ts': 7061 })).toEqual([
      '1 of the 2 files that index.ts re-exports is outside the cycle: import directly what it declares',
    ]);
  });

  it('cannot if all files behind it are in the cycle', () => {
    expect(adviceFor({ 'shop/index.ts': ['shop/cart.ts'], 'shop/cart.ts': ['shop/index.ts'] })).toEqual([]);
  });

  it('is not told of Python by its size: most packages have code of their own', () => {
    const python = {
      'shop/__init__.py': ['shop/cart.py', 'shop/price.py'],
      'shop/cart.py': ['user.py'],
      'user.py': ['shop/__init__.py'],
    };
    expect(adviceFor(python)).toEqual([]);
  });
});

describe('a cut of what an entry file offers', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const users = (extension: string, index: string): Dependencies => ({
    [`shop/${index}`]: [`shop/main.${extension}`],
    [`shop/main.${extension}`]: names.map((name) => `shop/${name}.${extension}`),
    ...Object.fromEntries(names.map((name) => [`shop/${name}.${extension}`, [`shop/${index}`]])),
  });

  it('says that the files that import the entry could do without it, or that it could load later', () => {
    expect(adviceFor(users('py', '__init__.py'))).toEqual([
      '__init__.py can keep its exports if it loads them lazily, or if the 5 files in the cycle that import it use other files instead',
    ]);
  });

  it('is not said where a part of a file moves, which the entry can take from its new place', () => {
    const edges: Dependency[] = [
      ['shop/__init__.py', 'shop/main.py'],
      ['shop/main.py', 'shop/__init__.py'],
    ];
    const advise = directImports({ listEdges: () => edges, sizeOf: () => undefined });
    const cut: Cut = { edges: [edges[0]!], change: 'remove', after: 0 };
    const cycle = ['shop/__init__.py', 'shop/main.py'];
    expect(advise(cut, cycle)).toContain('__init__.py can keep its exports');
    const parts = [{ path: 'shop/main.py', names: ['clone'] }];
    expect(advise({ ...cut, change: 'move-part', parts }, cycle)).toBeUndefined();
  });

  it('is not said of other files', () => {
    expect(adviceFor(users('py', 'base.py'))).toEqual([]);
  });
});
