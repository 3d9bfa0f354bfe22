import { describe, expect, it } from 'vitest';
import { renderSummary } from '../../src/cli/summary/render-summary.ts';
import { styleOf } from '../../src/cli/terminal.ts';
import { analyzeText } from '../support/analyze-text.ts';

/** The line of the computed import that is reported; undefined for none. */
async function lineIn(path: string, text: string): Promise<number | undefined> {
  const { diagnostics } = await analyzeText({ [path]: text });
  return diagnostics.find(({ kind }) => kind === 'computed-import')?.line;
}

describe('computed imports of JavaScript', () => {
  it.each([
    'import(name)',
    'await import(`./pages/${name}.js`)',
    "import('./pages/' + name)",
    'require(name)',
    "require('./' + name)",
    'require(path.join(__dirname, name))',
    'import.meta.glob(pages)',
    'require.context(folder, true)',
    'import.defer(name)',
  ])('%s', async (code) => {
    expect(await lineIn('cart.js', `\n${code};`)).toBe(2);
  });

  it.each([
    "import('./cart.js')",
    'import(`./cart.js`)',
    "import('./cart.js', { with: { type: 'json' } })",
    "require('./cart')",
    "require(['./cart'], run)",
    "require('./cart', run)",
    'require()',
    'loader.require(name)',
    'function require(name) {}',
    'class Loader { require(name) {} import(name) {} }',
    'const loader = { require(name) {} }',
    '// import(name)',
    "const text = 'require(name)'",
    'require.resolve(name)',
  ])('are not %s', async (code) => {
    expect(await lineIn('page.js', `${code};`)).toBeUndefined();
  });

  it('are found in the scripts of a component, on the right line', async () => {
    expect(await lineIn('Cart.vue', '<template/>\n<script>\nimport(name);\n</script>')).toBe(3);
  });

  it('are none in a declaration file', async () => {
    expect(await lineIn('cart.d.ts', 'declare function require(name: string): unknown;')).toBeUndefined();
  });
});

describe('computed imports of Python', () => {
  it.each([
    'import importlib\nimportlib.import_module(name)',
    'from importlib import import_module\nimport_module(f"shop.{name}")',
    '\n__import__(name)',
    '\n__import__("shop." + name)',
    'import importlib as il\nil.import_module(name, package=__name__)',
  ])('%j', async (text) => {
    expect(await lineIn('cart.py', text)).toBe(2);
  });

  it.each([
    'import importlib\nimportlib.import_module("shop.cart")',
    '__import__("json")',
    '# __import__(name)',
    'text = "__import__(name)"',
    'loader.import_module(name)',
  ])('are not %j', async (text) => {
    expect(await lineIn('cart.py', text)).toBeUndefined();
  });
});

it('is reported once per file, and costs no health', async () => {
  const plain = { 'cart.js': "require('./page');", 'page.js': '' };
  const computed = { ...plain, 'page.js': '\nrequire(name);\nimport(other);' };
  const [before, after] = [await analyzeText(plain), await analyzeText(computed)];
  expect(after.diagnostics).toEqual([
    {
      kind: 'computed-import',
      file: 'page.js',
      line: 2,
      message: 'What is imported here is computed. No dependency can be seen.',
    },
  ]);
  expect(after.health).toEqual(before.health);
  const summary = renderSummary({ report: after, written: [], durationMs: 1 }, styleOf({}, {}));
  expect(summary).toContain('1 file with computed imports');
  expect(summary).not.toContain('nresolved');
});
