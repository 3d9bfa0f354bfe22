// The same small projects, once as text for our resolver and once on disk for Python itself, which runs the import.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isMissing } from '../../support/is-missing.ts';
import { pythonProgram, pythonVersion } from '../../support/python/interpreter.ts';
import { resolvePython } from '../../support/python/resolve-python.ts';
import type { ProjectText } from '../../support/text-project.ts';

interface Case {
  readonly title: string;
  /** The file that imports, and how Python comes to it: as a script by its path, or as a module by `-m name`. */
  readonly file: string;
  readonly run: readonly string[];
  readonly statement: string;
  readonly others: ProjectText;
}

const shop = { 'shop/__init__.py': 'VERSION = 1\n', 'shop/stock.py': 'count = 1\n' };
const asScript = { file: 'main.py', run: ['main.py'] };
const asModule = { file: 'shop/cart.py', run: ['-m', 'shop.cart'] };

const cases: readonly Case[] = [
  { title: 'a package', ...asScript, statement: 'import shop', others: shop },
  { title: 'a module in a package', ...asScript, statement: 'import shop.stock', others: shop },
  { title: 'a submodule by name', ...asScript, statement: 'from shop import stock', others: shop },
  { title: 'an attribute by name', ...asScript, statement: 'from shop import VERSION', others: shop },
  { title: 'an attribute of a module', ...asScript, statement: 'from shop.stock import count', others: shop },
  { title: 'a module that is missing', ...asScript, statement: 'import shop.pay', others: shop },
  { title: 'a module inside a module', ...asScript, statement: 'import shop.stock.count', others: shop },
  {
    title: 'a package before a module',
    ...asScript,
    statement: 'import shop',
    others: { ...shop, 'shop.py': '' },
  },
  {
    title: 'a module in a namespace package',
    ...asScript,
    statement: 'from billing.tax import rates',
    others: { 'billing/tax/rates.py': '' },
  },
  {
    title: 'a name that a namespace package lacks',
    ...asScript,
    statement: 'from billing import rates',
    others: { 'billing/tax/rates.py': '', 'billing/total.py': 'import billing.tax.rates\n' },
  },
  {
    title: 'a module beside a script that hides the library',
    ...asScript,
    statement: 'import calendar',
    others: { 'calendar.py': '' },
  },
  {
    title: 'a package beside a script that hides the library',
    ...asScript,
    statement: 'import colorsys',
    others: { 'colorsys/__init__.py': '' },
  },
  {
    title: 'a folder that does not hide the library',
    ...asScript,
    statement: 'import colorsys',
    others: { 'colorsys/notes.py': '' },
  },
  {
    title: 'a built-in module that nothing hides',
    ...asScript,
    statement: 'import time',
    others: { 'time.py': '' },
  },
  {
    title: 'a frozen module that nothing hides',
    ...asScript,
    statement: 'import os',
    others: { 'os.py': '' },
  },
  {
    title: 'a module of the package that does not hide the library',
    ...asModule,
    statement: 'import colorsys',
    others: { ...shop, 'shop/colorsys.py': '' },
  },
  {
    title: 'a module beside the package that hides the library',
    ...asModule,
    statement: 'import colorsys',
    others: { ...shop, 'colorsys.py': '' },
  },
  { title: 'a sibling by its full name', ...asModule, statement: 'import shop.stock', others: shop },
  { title: 'a sibling by a dot', ...asModule, statement: 'from . import stock', others: shop },
  { title: 'an attribute of the own package', ...asModule, statement: 'from . import VERSION', others: shop },
  { title: 'a name of a sibling', ...asModule, statement: 'from .stock import count', others: shop },
  { title: 'a sibling that is missing', ...asModule, statement: 'from .pay import card', others: shop },
  {
    title: 'a step above the top-level package',
    ...asModule,
    statement: 'from .. import colors',
    others: { ...shop, 'colors.py': '' },
  },
  {
    title: 'a step up from a package inside',
    file: 'shop/pay/card.py',
    run: ['-m', 'shop.pay.card'],
    statement: 'from ..stock import count',
    others: { ...shop, 'shop/pay/__init__.py': '' },
  },
  {
    title: 'a step up between folders without __init__.py',
    file: 'shop/pay/card.py',
    run: ['-m', 'shop.pay.card'],
    statement: 'from ..stock import count',
    others: { 'shop/stock.py': 'count = 1\n' },
  },
  {
    title: 'a module by a call',
    ...asModule,
    statement: 'import importlib; importlib.import_module(".stock", __package__)',
    others: shop,
  },
  {
    title: 'a module that its package puts in place',
    ...asModule,
    statement: 'import shop.moves',
    others: { 'shop/__init__.py': 'import sys\nsys.modules["shop.moves"] = sys.modules["shop"]\n' },
  },
  {
    title: 'a module of a package that only takes its own place',
    ...asModule,
    statement: 'import shop.moves',
    others: { 'shop/__init__.py': 'import sys\nsys.modules[__name__] = sys.modules[__name__]\n' },
  },
  {
    title: 'a module in the folder above that the program is started in',
    file: 'backend/routes/orders.py',
    run: ['backend/main.py'],
    statement: 'import database',
    others: { 'backend/main.py': 'import routes.orders\n', 'backend/database.py': '' },
  },
];

it.skipIf(isMissing(pythonVersion, 'python')).each(cases)(
  'agrees with Python about $title',
  async (example) => {
    const { lines } = await resolvePython({ ...example.others, [example.file]: example.statement });
    const ours = (lines.at(-1) ?? '').split(' → ')[1] ?? '';
    expect(outcomeOf(ours)).toBe(askPython(example));
  },
);

/** What both can say: the file that the import leads to, `library`, or `error`. */
function outcomeOf(line: string): string {
  if (line.startsWith('unresolved')) return 'error';
  return line.endsWith('(builtin)') ? 'library' : line;
}

const probe = `
import ast, sys
def _place(tree, package):
    node = [n for n in ast.walk(tree) if isinstance(n, (ast.Import, ast.ImportFrom, ast.Call))][-1]
    if isinstance(node, ast.Import): return node.names[0].name
    if isinstance(node, ast.Call): return package + node.args[0].value
    base = '.'.join(package.split('.')[: len(package.split('.')) - node.level + 1]) if node.level else ''
    module = '.'.join(part for part in (base, node.module) if part)
    return f'{module}.{node.names[0].name}' if f'{module}.{node.names[0].name}' in sys.modules else module
_module = sys.modules[_place(ast.parse(_statement), __package__ or '')]
print('FOUND', getattr(_module, '__file__', None) or 'library')
`;

function askPython({ file, run, statement, others }: Case): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'lintel-python-')));
  try {
    const importer = `${statement}\n_statement = ${JSON.stringify(statement)}\n${probe}`;
    for (const [path, text] of Object.entries({ ...others, [file]: importer })) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const { stdout, stderr } = spawnSync(pythonProgram, ['-E', '-S', '-B', ...run], {
      cwd: root,
      encoding: 'utf8',
    });
    const found = /^FOUND (.*)$/m.exec(stdout)?.[1];
    if (found === undefined) return /(?:ImportError|ModuleNotFoundError)/.test(stderr) ? 'error' : stderr;
    return found.startsWith(root) ? relative(root, found).replaceAll('\\', '/') : 'library';
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
