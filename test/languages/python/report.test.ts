import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';

describe('the report of a Python project', () => {
  it('finds the cycle through a package __init__', async () => {
    const report = await analyzeText({
      'shop/__init__.py': 'from . import cart',
      'shop/cart.py': 'import shop',
    });
    expect(report.cycles).toEqual([['shop/__init__.py', 'shop/cart.py']]);
  });

  it('runs no cycle through an import for type checkers, but through one in a function', async () => {
    const report = await analyzeText({
      'orders.py': 'if TYPE_CHECKING:\n    import cart\n',
      'cart.py': 'import orders\nimport pay\n',
      'pay.py': 'def refund():\n    import cart\n',
    });
    expect(report.cycles).toEqual([['cart.py', 'pay.py']]);
  });

  it('counts an import of several names that is unresolved once', async () => {
    const { health, diagnostics } = await analyzeText({
      'shop/__init__.py': '',
      'shop/cart.py': 'from .gone import a, b, c\n',
    });
    expect(diagnostics.length).toBe(1);
    expect(health.deductions.map(({ reason }) => reason)).toContain('1 import is unresolved');
  });

  it('reads programs with windows too', async () => {
    const report = await analyzeText({ 'shop.pyw': 'import cart', 'cart.py': '' });
    expect(report.edges).toEqual([['shop.pyw', 'cart.py']]);
  });

  it('lists what leads nowhere with its line and reason', async () => {
    const report = await analyzeText({ 'shop/__init__.py': '', 'shop/cart.py': '\nfrom .. import stock' });
    expect(report.diagnostics).toEqual([
      {
        kind: 'unresolved-import',
        file: 'shop/cart.py',
        line: 2,
        specifier: '..',
        message: "Cannot resolve '..': it climbs above shop/, which is the top-level package",
      },
    ]);
  });
});
