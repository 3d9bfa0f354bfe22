import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Report } from '../../src/model/report.ts';
import { scanFolder } from '../support/scan-folder.ts';
import { type FolderText, temporaryFolder } from '../support/temporary-folder.ts';

async function analyzeLinked(texts: FolderText, links: Readonly<Record<string, string>>): Promise<Report> {
  const folder = temporaryFolder(texts);
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path));
  return analyze(await scanFolder(folder), defaultOptions);
}

const unresolvedIn = ({ diagnostics }: Report): readonly string[] =>
  diagnostics.flatMap(({ kind, specifier }) => (kind === 'unresolved-import' ? (specifier ?? '') : []));

it('leads through a link to the file in the project', async () => {
  const report = await analyzeLinked(
    {
      'shop/cart.ts': "import './shared/sum'; import './shared'; import './tax'; import './shared/look.css';",
      'shared/sum.ts': "import '../shop/cart';",
      'shared/index.ts': '',
      'shared/look.css': '',
      'rates/2025.ts': '',
    },
    { 'shop/shared': '../shared', 'shop/tax.ts': '../rates/2025.ts' },
  );
  expect(report.edges).toEqual([
    ['shared/sum.ts', 'shop/cart.ts'],
    ['shop/cart.ts', 'rates/2025.ts'],
    ['shop/cart.ts', 'shared/index.ts'],
    ['shop/cart.ts', 'shared/sum.ts'],
  ]);
  expect(unresolvedIn(report)).toEqual([]);
});

it('leads through a link to a module of Python', async () => {
  const report = await analyzeLinked(
    {
      'shop/__init__.py': '',
      'shop/cart.py':
        'from .common import sum\nfrom .common.tax import rate\nfrom . import clock\nfrom .common import zero',
      'common/__init__.py': 'zero = 0',
      'common/sum.py': '',
      'common/tax.py': '',
      'common/clocks/utc.py': '',
    },
    { 'shop/common': '../common', 'shop/clock.py': 'common/clocks/utc.py' },
  );
  expect(report.edges).toEqual([
    ['shop/cart.py', 'common/__init__.py'],
    ['shop/cart.py', 'common/clocks/utc.py'],
    ['shop/cart.py', 'common/sum.py'],
    ['shop/cart.py', 'common/tax.py'],
  ]);
  expect(unresolvedIn(report)).toEqual([]);
});

it('follows no link out of the project, in a circle, to nothing or to what is ignored', async () => {
  const outside = temporaryFolder({ 'secret.ts': '' });
  const report = await analyzeLinked(
    {
      '.gitignore': 'made/',
      'made/kit.ts': '',
      'cart.ts': "import './away/secret'; import './a/b'; import './gone/x'; import './kit/kit';",
    },
    { away: outside, a: 'b', b: 'a', gone: 'nowhere', kit: 'made' },
  );
  expect(report.edges).toEqual([]);
  expect(unresolvedIn(report)).toEqual(['./a/b', './away/secret', './gone/x', './kit/kit']);
});
