// Programs and plugins that manifests declare: no file uses them, and yet they are where the project begins.
import { describe, expect, it } from 'vitest';
import { findEntryPoints } from '../../../src/query/product/entry-points.ts';
import { analyzeText } from '../../support/analyze-text.ts';

const project = {
  'shop/__init__.py': 'from shop import cart',
  'shop/cart.py': '',
  'shop/run/till.py': 'import shop.cart',
  'shop/run/desk.py': 'import shop.cart',
  'shop/plugins/mail.py': 'import shop.cart',
  'shop/old.py': 'import shop.cart',
};

/** What the manifest declares, then what the overview makes of it. */
async function entriesIn(manifest: string, text: string): Promise<unknown> {
  const report = await analyzeText({ ...project, [manifest]: text });
  const { files, unused } = findEntryPoints(report);
  return {
    declared: report.entryPoints?.map(({ file, kind }) => `${file} ${kind}`),
    listed: files.map(({ file }) => file),
    // Not the manifest itself.
    unused: unused.flatMap(({ folder, files: count }) => (folder === '.' ? [] : `${folder} ${count}`)),
  };
}

const found = {
  declared: ['shop/plugins/mail.py plugin', 'shop/run/desk.py program', 'shop/run/till.py program'],
  listed: ['shop/__init__.py', 'shop/run/desk.py', 'shop/run/till.py', 'shop/old.py'],
  unused: ['shop 2'],
};

describe('the programs that a manifest declares', () => {
  it('are in setup.cfg', async () => {
    const text = `[metadata]
name = shop
[options.entry_points]
console_scripts =
    till = shop.run.till:main
    gone = shop.run.gone:main
gui_scripts =
    desk = shop.run.desk:main [gui]
shop.plugins =
    mail = shop.plugins.mail
`;
    expect(await entriesIn('setup.cfg', text)).toEqual(found);
  });

  it('are in setup.cfg as pbr reads it', async () => {
    const text = `[entry_points]
wsgi_scripts = desk = shop.run.desk:app
console_scripts =
    till = shop.run.till:main
shop.plugins =
    mail = shop.plugins.mail:Mail
`;
    expect(await entriesIn('setup.cfg', text)).toEqual(found);
  });

  it('are in pyproject.toml', async () => {
    const text = `[project]
name = "shop"
[project.scripts]
till = "shop.run.till:main"
[project.gui-scripts]
desk = "shop.run.desk:main"
[project.entry-points."shop.plugins"]
mail = "shop.plugins.mail:Mail"
`;
    expect(await entriesIn('pyproject.toml', text)).toEqual(found);
  });

  it('are in pyproject.toml as Poetry reads it', async () => {
    const text = `[tool.poetry.scripts]
till = "shop.run.till:main"
desk = { reference = "shop.run.desk:main", type = "console" }
[tool.poetry.plugins."shop.plugins"]
mail = "shop.plugins.mail:Mail"
`;
    expect(await entriesIn('pyproject.toml', text)).toEqual(found);
  });

  it('are literal strings in setup.py', async () => {
    const text = `
args['entry_points'] = {
    'console_scripts': [
        'till=shop.run.till:main',  # 'old = shop.old'
    ],
    "gui_scripts": ["desk = shop.run.desk:main"],
    'shop.plugins': ['mail = shop.plugins.mail:Mail'],
}
setup(**args)
`;
    expect(await entriesIn('setup.py', text)).toEqual(found);
  });

  it('are lines of a long string in setup.py', async () => {
    const text = `
PROGRAMS = {'console_scripts': ['desk = shop.run.desk:main']}
setup(name='shop', entry_points="""
    [console_scripts]
    till = shop.run.till:main
    [shop.plugins]
    mail = shop.plugins.mail:Mail
""")
`;
    expect(await entriesIn('setup.py', text)).toEqual(found);
  });

  it('lie where the manifest says, or in src', async () => {
    const report = await analyzeText({
      'setup.cfg':
        '[options]\npackage_dir =\n    = code\n[options.entry_points]\nconsole_scripts =\n  a = shop.till:main',
      'code/shop/till.py': '',
      'desk/pyproject.toml': '[project.scripts]\ndesk = "desk:main"',
      'desk/src/desk/__init__.py': '',
      'tests/fixtures/pyproject.toml': '[project.scripts]\nx = "x:main"',
      'tests/fixtures/x.py': '',
    });
    expect(report.entryPoints).toEqual([
      { file: 'code/shop/till.py', kind: 'program', manifest: 'setup.cfg' },
      { file: 'desk/src/desk/__init__.py', kind: 'program', manifest: 'desk/pyproject.toml' },
    ]);
  });
});
