import { describe, expect, it } from 'vitest';
import { compareReports } from '../../src/compare/compare-reports.ts';
import { analyzeText } from '../support/analyze-text.ts';

const names = { beforeName: 'before', afterName: 'after' };

async function compare(
  before: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string | undefined>>,
) {
  const texts = Object.entries({ ...before, ...changed });
  const after = Object.fromEntries(
    texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
  );
  const { unresolved, packages } = compareReports(await analyzeText(before), await analyzeText(after), names);
  return { unresolved, packages };
}

function tsconfig(alias: string): string {
  return JSON.stringify({ compilerOptions: { paths: { [alias]: ['./lib/*'] } } });
}

const shop = {
  'tsconfig.json': tsconfig('@lib/*'),
  'cart.ts': "import { tax } from '@lib/tax';",
  'lib/tax.ts': 'export const tax = 1;',
};

const lostTax = {
  file: 'cart.ts',
  specifier: '@lib/tax',
  line: 1,
  message: "'@lib/tax' is taken for the package @lib/tax, not for lib/tax.ts",
  meantFile: 'lib/tax.ts',
};
const nothing = { added: [], removed: [] };

describe('an import that led to a file', () => {
  it('is unresolved, and no new package, where an alias has another name', async () => {
    expect(await compare(shop, { 'tsconfig.json': tsconfig('~lib/*') })).toEqual({
      unresolved: { added: [lostTax], removed: [] },
      packages: nothing,
    });
  });

  it('is no longer unresolved where it leads there again', async () => {
    const broken = { ...shop, 'tsconfig.json': tsconfig('~lib/*') };
    expect(await compare(broken, { 'tsconfig.json': tsconfig('@lib/*') })).toEqual({
      unresolved: { added: [], removed: [lostTax] },
      packages: nothing,
    });
  });

  it('is unresolved where a package of the workspace or a module of Go has another name', async () => {
    const workspace = {
      'package.json': '{ "workspaces": ["packages/*"] }',
      'packages/tax/package.json': '{ "name": "@shop/tax", "main": "index.ts" }',
      'packages/tax/index.ts': '',
      'packages/cart/package.json': '{ "name": "@shop/cart", "dependencies": { "@shop/tax": "*" } }',
      'packages/cart/index.ts': "import '@shop/tax';",
    };
    const renamed = { 'packages/tax/package.json': '{ "name": "@shop/duty", "main": "index.ts" }' };
    expect(await compare(workspace, renamed)).toMatchObject({
      unresolved: { added: [{ file: 'packages/cart/index.ts', meantFile: 'packages/tax/index.ts' }] },
      packages: nothing,
    });
    const modules = {
      'go.mod': 'module example.com/shop\n',
      'main.go': 'package main\n\nimport "example.com/shop/tax"\n\nvar _ = tax.Rate\n',
      'tax/tax.go': 'package tax\n\nvar Rate = 1\n',
    };
    expect(await compare(modules, { 'go.mod': 'module example.com/store\n' })).toMatchObject({
      unresolved: { added: [{ file: 'main.go', line: 3, meantFile: 'tax/tax.go' }] },
      packages: nothing,
    });
  });

  it('is a new package where the file is gone: its code may have become one', async () => {
    const moved = { 'tsconfig.json': '{}', 'lib/tax.ts': undefined };
    expect(await compare(shop, moved)).toMatchObject({
      unresolved: nothing,
      packages: { added: [{ id: 'pkg:@lib/tax' }], removed: [] },
    });
  });

  it('leaves the package to those who import something else of it', async () => {
    const changed = {
      'tsconfig.json': '{}',
      'order.ts': "import '@lib/tax';",
    };
    expect(await compare(shop, changed)).toMatchObject({
      unresolved: { added: [lostTax], removed: [] },
      packages: { added: [{ id: 'pkg:@lib/tax', usedBy: [{ source: 'order.ts' }] }], removed: [] },
    });
  });
});

it('an unresolved import is told where only a test in the same file still has it', async () => {
  const test = '#[cfg(test)]\nmod tests {\n    use Tax;\n}\n';
  const before = {
    'Cargo.toml': '[package]\nname = "shop"\nedition = "2021"\n',
    'src/lib.rs': `use Tax;\n${test}`,
  };
  const { unresolved } = await compare(before, { 'src/lib.rs': test });
  expect(unresolved.removed).toMatchObject([{ file: 'src/lib.rs', line: 1 }]);
});

it('does not call an unresolved import new that went to another file of its folder', async () => {
  const before = { 'cart/a.ts': "import 'lost/tax'; import './gone';", 'cart/b.ts': '', 'till/c.ts': '' };
  const moved = { 'cart/a.ts': '', 'cart/b.ts': before['cart/a.ts'] };
  expect(await compare(before, moved)).toMatchObject({ unresolved: nothing });
  const away = { 'cart/a.ts': '', 'till/c.ts': before['cart/a.ts'] };
  expect(await compare(before, away)).toMatchObject({
    unresolved: { added: [{ file: 'till/c.ts' }], removed: [{ file: 'cart/a.ts' }] },
  });
});
