import { describe, expect, it } from 'vitest';
import { compareReports } from '../../src/compare/compare-reports.ts';
import type { Change } from '../../src/model/change.ts';
import { analyzeText } from '../support/analyze-text.ts';

type Texts = Readonly<Record<string, string>>;

/** With what git knows: which files have another text. */
async function compare(before: Texts, after: Texts): Promise<Change> {
  const changedFiles = Object.keys(after).filter((path) => before[path] !== after[path]);
  const options = { beforeName: 'before', afterName: 'after', changedFiles };
  return compareReports(await analyzeText(before), await analyzeText(after), options);
}

function without(texts: Texts, path: string): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([each]) => each !== path));
}

const csharp = {
  'Shop/Cart.cs': 'namespace Shop { class Cart { Tax tax; } }\n',
  'Shop/Tax.cs': 'namespace Shop { class Tax { } }\n',
};

const kotlin = {
  'src/shop/Cart.kt': 'package shop\nimport shop.tax.Rate\nclass Cart(val rate: Rate)\n',
  'src/shop/Main.kt': 'package shop\nimport shop.tax.Kind\nval kind = Kind()\n',
  'src/shop/tax/Rate.kt': 'package shop.tax\nclass Rate\n',
  'src/shop/tax/Kind.kt': 'package shop.tax\nclass Kind\n',
};

describe('what an unchanged file uses', () => {
  it('is unresolved if the file that had it is gone', async () => {
    const { unresolved } = await compare(csharp, without(csharp, 'Shop/Tax.cs'));
    expect(unresolved.added).toEqual([
      {
        file: 'Shop/Cart.cs',
        specifier: 'Tax',
        line: 1,
        message: "'Tax' is not found: Shop/Tax.cs had it and is gone",
        formerFile: 'Shop/Tax.cs',
      },
    ]);
  });

  it('is unresolved if that file has it no more', async () => {
    const renamed = { ...csharp, 'Shop/Tax.cs': 'namespace Shop { class Duty { } }\n' };
    expect((await compare(csharp, renamed)).unresolved.added).toMatchObject([
      { message: "'Tax' is not found: Shop/Tax.cs no longer has it" },
    ]);
  });

  it('is not of a new package if its name is one of the project', async () => {
    const { unresolved, packages } = await compare(kotlin, without(kotlin, 'src/shop/tax/Rate.kt'));
    expect(unresolved.added).toMatchObject([{ file: 'src/shop/Cart.kt', specifier: 'shop.tax.Rate' }]);
    expect(packages.added).toEqual([]);
  });

  it('is found where it moved to', async () => {
    const { 'Shop/Tax.cs': tax, ...others } = csharp;
    expect((await compare(csharp, { ...others, 'Shop/Duties.cs': tax })).unresolved.added).toEqual([]);
  });

  it('is not missed if that file moved with its folder and changed too', async () => {
    const before = {
      'Shop/Tax/Rate.cs': 'namespace Shop.Tax { class Rate { Kind kind; } }\n',
      'Shop/Tax/Kind.cs': 'namespace Shop.Tax { class Kind { } }\n',
      'Shop/Tax/Vat.cs': 'namespace Shop.Tax { class Vat { } }\n',
      'Shop/Tax/Duty.cs': 'namespace Shop.Tax { class Duty { } }\n',
      'Shop/Tax/Sum.cs': 'namespace Shop.Tax { class Sum { } }\n',
    };
    const after = {
      'Shop/Duty/Rate.cs': 'namespace Shop.Tax { class Rate { } }\n',
      'Shop/Duty/Vat.cs': before['Shop/Tax/Vat.cs'],
      'Shop/Duty/Duty.cs': before['Shop/Tax/Duty.cs'],
      'Shop/Duty/Sum.cs': before['Shop/Tax/Sum.cs'],
    };
    const change = compareReports(await analyzeText(before), await analyzeText(after), {
      beforeName: 'before',
      afterName: 'after',
      renames: [
        { from: 'Shop/Tax/Duty.cs', to: 'Shop/Duty/Duty.cs' },
        { from: 'Shop/Tax/Sum.cs', to: 'Shop/Duty/Sum.cs' },
        { from: 'Shop/Tax/Vat.cs', to: 'Shop/Duty/Vat.cs' },
      ],
      changedFiles: [],
    });
    expect(change.unresolved.added).toEqual([]);
    expect(change.files.changed).toEqual(['Shop/Duty/Rate.cs']);
  });

  it('is not missed if it was only one of all files that match', async () => {
    const glob = {
      'main.ts': "import.meta.glob('./cart/*.ts');\n",
      'cart/tax.ts': '',
      'app.ts': "import './main'",
    };
    const { unresolved, dependencies } = await compare(glob, without(glob, 'cart/tax.ts'));
    expect(dependencies.removed).toHaveLength(1);
    expect(unresolved.added).toEqual([]);
  });

  it('is not missed if it is the rest of a Go package, whose file only did something when it loaded', async () => {
    const go = {
      'go.mod': 'module example.com/shop\n',
      'main.go': 'package main\n\nimport "example.com/shop/tax"\n\nvar vat = tax.Vat\n',
      'tax/tax.go': 'package tax\n\nvar Vat = 19\n',
      'tax/init.go': 'package tax\n\nfunc init() { Vat = 7 }\n',
    };
    const { unresolved, dependencies } = await compare(go, without(go, 'tax/init.go'));
    expect(dependencies.removed.map(({ source }) => source)).toEqual(['main.go', 'tax/init.go']);
    expect(unresolved.added).toEqual([]);
  });

  it('is told with both names of the file that had it', async () => {
    const renamed = { 'Shop/Cart.cs': csharp['Shop/Cart.cs'], 'Shop/Duty.cs': 'class Duty { }\n' };
    const { unresolved } = compareReports(await analyzeText(csharp), await analyzeText(renamed), {
      beforeName: 'before',
      afterName: 'after',
      renames: [{ from: 'Shop/Tax.cs', to: 'Shop/Duty.cs' }],
      changedFiles: ['Shop/Duty.cs'],
    });
    expect(unresolved.added).toMatchObject([
      {
        message: "'Tax' is not found: Shop/Tax.cs had it and is Shop/Duty.cs now",
        formerFile: 'Shop/Tax.cs',
      },
    ]);
  });

  it('is not missed if that file changed too', async () => {
    const after = {
      ...without(csharp, 'Shop/Tax.cs'),
      'Shop/Cart.cs': 'namespace Shop { class Cart { } }\n',
    };
    expect((await compare(csharp, after)).unresolved.added).toEqual([]);
  });
});

it('a cycle that is gone because a use is lost is not praised without a word', async () => {
  const cycle = {
    'a/cart.ts': "import '../b/tax';\n",
    'b/tax.ts': "import '../a/cart';\n",
  };
  const { notes } = await compare(cycle, without(cycle, 'b/tax.ts'));
  expect(notes).toContain('1 import is newly unresolved: what looks fixed may only be lost.');
});
