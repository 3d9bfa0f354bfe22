import { describe, expect, it } from 'vitest';
import { describeFixes } from '../../src/query/describe-fix.ts';
import { listFixes } from '../../src/query/list-fixes.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

/** What is said of the first fix, apart from its points and the size of the cycle. */
function adviceFor(dependencies: Dependencies): readonly string[] {
  const report = reportFrom(factsOf(dependencies));
  const [first] = describeFixes(
    listFixes(report, () => true),
    report,
  );
  return first!.effects.filter((effect) => effect.includes('behind'));
}

const shop = {
  'shop/index.ts': ['shop/cart.ts', 'shop/prices/index.ts', 'pkg:react'],
  'shop/prices/index.ts': ['shop/prices/price.ts', 'shop/prices/tax.ts', 'other/tools.ts'],
  'shop/cart.ts': ['user/name.ts'],
};

describe('a cycle through an index', () => {
  it('can be broken by importing a file behind it that is not in the cycle', () => {
    expect(adviceFor({ ...shop, 'user/name.ts': ['shop/index.ts'] })).toEqual([
      '2 of the 3 files behind index.ts are outside the cycle: import them directly',
    ]);
  });

  it('cannot if all files behind it are in the cycle', () => {
    expect(adviceFor({ 'shop/index.ts': ['shop/cart.ts'], 'shop/cart.ts': ['shop/index.ts'] })).toEqual([]);
  });

  it('cannot in Python, where the package is loaded first', () => {
    const python = {
      'shop/__init__.py': ['shop/cart.py', 'shop/price.py'],
      'shop/cart.py': ['user.py'],
      'user.py': ['shop/__init__.py'],
    };
    expect(adviceFor(python)).toEqual([]);
  });
});
