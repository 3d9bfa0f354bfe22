import { describe, expect, it } from 'vitest';
import { renderCheck } from '../../src/cli/check/text.ts';
import { styleOf } from '../../src/cli/terminal.ts';
import type { RuleResult, RuleViolation } from '../../src/model/report.ts';
import { describeNewCycle } from '../../src/query/cycles/describe-new-cycle.ts';
import { type CycleHints, findNewCycles } from '../../src/query/cycles/find-new-cycles.ts';
import { checkRules, type Imports } from '../support/broken-rules.ts';

const baselineName = 'lintel-baseline.json';

/** The result of a rule without cycles, where the baseline lists these dependencies: `cart price`. */
async function check(imports: Imports, known: readonly string[] = [], acyclic = '**'): Promise<RuleResult> {
  const violations = known.map((pair) => {
    const [from, to] = pair.split(' ').map((name) => `${name}.ts`);
    return { rule: 'no cycles', from, to };
  });
  const config = { rules: [{ name: 'no cycles', acyclic }], baseline: baselineName };
  const files = { [baselineName]: JSON.stringify({ version: 1, violations }) };
  return (await checkRules(imports, config, files)).results[0]!;
}

function textOf(rule: RuleResult): string {
  return renderCheck({ results: [rule], unknownEntries: [], prefix: '', baselineName }, styleOf({}, {}));
}

function messagesOf(rule: RuleResult, hints?: CycleHints): readonly string[] {
  return findNewCycles(rule, hints).map(describeNewCycle);
}

/** The cart uses two ways to the price; one import leads back. */
const shop = {
  'cart.ts': 'order.ts\nstock.ts',
  'order.ts': 'price.ts',
  'stock.ts': 'price.ts',
  'price.ts': '\ntax.ts',
  'tax.ts': 'cart.ts',
};

describe('a new cycle', () => {
  it('is one finding: its size, the way around from the import that closes it, and how many others there are', async () => {
    const closed = { ...shop, 'tax.ts': 'cart.ts\nprice.ts', 'rate.ts': 'tax.ts' };
    const rule = await check(closed, ['price tax', 'tax price']);
    expect(textOf(rule)).toBe(`\
✗ no cycles  1 cycle  2 in the baseline
    Cycle of 5 files: 5 dependencies are newly part of it, 2 are known
      tax.ts:1 → cart.ts  without it nothing new is in a cycle
      cart.ts:1 → order.ts
      order.ts:1 → price.ts
      price.ts:1 → tax.ts
      2 other dependencies are newly part of it; --format json lists all

1 rule: 1 cycle with 5 more dependencies, 2 in lintel-baseline.json.
`);
    expect(messagesOf(rule)).toEqual([
      'Cycle of 5 files: 5 dependencies are newly part of it, 2 are known. tax.ts → cart.ts → order.ts → price.ts → tax.ts. Without this import nothing new is in a cycle. 2 other dependencies are newly part of it',
    ]);
  });

  it('is new where nothing of it is in the baseline, and says of none of its dependencies that it is', async () => {
    const rule = await check({ 'cart.ts': 'price.ts', 'price.ts': 'cart.ts' });
    expect(messagesOf(rule)).toEqual([
      'New cycle of 2 files. cart.ts → price.ts → cart.ts. Without this import there is no cycle',
    ]);
    expect(textOf(rule)).toMatch(/\n1 rule: 1 new cycle\.\n$/);
  });

  it('is shown from the import that a change added, or else from the one that is good to remove', async () => {
    const rule = await check({ 'cart.ts': 'price.ts', 'price.ts': 'tax.ts', 'tax.ts': 'cart.ts' });
    const isPrice = ({ from }: RuleViolation): boolean => from === 'price.ts';
    const isTax = ({ from }: RuleViolation): boolean => from === 'tax.ts';
    const wayOf = (hints: CycleHints): string =>
      findNewCycles(rule, hints)[0]!
        .path.map(({ from }) => from)
        .join(' ');
    expect(wayOf({ isGoodCut: isPrice })).toBe('price.ts tax.ts cart.ts');
    expect(wayOf({ isGoodCut: isPrice, isAdded: isTax })).toBe('tax.ts cart.ts price.ts');
  });

  it('is shown from an added import even if another one alone breaks it', async () => {
    const rule = await check({
      'cart.ts': 'page.ts',
      'page.ts': 'price.ts\ntax.ts',
      'price.ts': 'cart.ts',
      'tax.ts': 'cart.ts',
    });
    const isAdded = ({ from }: RuleViolation): boolean => from === 'price.ts' || from === 'tax.ts';
    const cutsOf = (hints: CycleHints): unknown =>
      findNewCycles(rule, hints)[0]!.cuts.map(({ from }) => from);
    expect(cutsOf({})).toEqual(['cart.ts']);
    expect(cutsOf({ isAdded })).toEqual(['price.ts', 'tax.ts']);
  });

  it('can lead over dependencies that were there before a change', async () => {
    const rule = await check({ 'cart.ts': 'price.ts', 'price.ts': 'tax.ts\ncart.ts', 'tax.ts': 'cart.ts' });
    const isNew = ({ from, to }: RuleViolation): boolean => from === 'tax.ts' || to === 'tax.ts';
    const [cycle] = findNewCycles(rule, { isNew, isAdded: ({ from }) => from === 'tax.ts' });
    expect(cycle!.path.map(({ from }) => from)).toEqual(['tax.ts', 'cart.ts', 'price.ts']);
    expect([cycle!.newCount, cycle!.knownCount]).toEqual([2, 2]);
  });

  it('of folders leads from folder to folder, and all imports of one by the other are to be removed', async () => {
    const rule = await check(
      {
        'src/ui/page.ts': 'src/core/cart.ts',
        'src/ui/form.ts': 'src/core/cart.ts\nsrc/core/price.ts',
        'src/ui/text.ts': '',
        'src/core/cart.ts': '',
        'src/core/price.ts': 'src/ui/text.ts',
      },
      [],
      'src/*',
    );
    expect(rule.violations[0]!.members).toEqual(['src/core/', 'src/ui/']);
    expect(messagesOf(rule)).toEqual([
      'New cycle of 2 members. src/core/price.ts → src/ui/text.ts, src/ui/form.ts → src/core/cart.ts. Without this import there is no cycle. 2 other dependencies are part of it',
    ]);
  });
});

describe('a new cycle that no few imports close', () => {
  /** Each of them uses all others. */
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.ts`);
  const imports = Object.fromEntries(
    names.map((own) => [own, names.filter((other) => other !== own).join('\n')]),
  );

  it('is shown with one way around', async () => {
    expect(messagesOf(await check(imports))).toEqual([
      'New cycle of 7 files. a.ts → b.ts → a.ts. 40 other dependencies are part of it',
    ]);
  });

  it('is shown with the imports that a change added, ten at most', async () => {
    const [cycle] = findNewCycles(await check(imports), { isAdded: ({ from }) => from < 'c' });
    expect(cycle).toMatchObject({ newCount: 42, otherCount: 31 });
    expect(new Set(cycle!.cuts.map(({ from }) => from))).toEqual(new Set(['a.ts', 'b.ts']));
    expect(cycle!.cuts).toHaveLength(10);
  });
});

describe('a known cycle', () => {
  const ring = { 'cart.ts': 'price.ts', 'price.ts': 'tax.ts', 'tax.ts': 'cart.ts' };
  const known = ['cart price', 'price tax', 'tax cart'];

  it('is not found again', async () => {
    expect(findNewCycles(await check(ring, known))).toEqual([]);
  });

  it('has all of its new imports listed', async () => {
    const rule = await check(
      { ...ring, 'cart.ts': 'price.ts\ntax.ts', 'price.ts': 'tax.ts\ncart.ts' },
      known,
    );
    expect(textOf(rule)).toBe(`\
✗ no cycles  1 cycle  3 in the baseline
    Cycle of 3 files: 2 dependencies are newly part of it, 3 are known
      cart.ts:2 → tax.ts
      tax.ts:1 → cart.ts
      also price.ts:2 → cart.ts
      without these 2 nothing new is in a cycle

1 rule: 1 cycle with 2 more dependencies, 3 in lintel-baseline.json.
`);
    expect(messagesOf(rule)).toEqual([
      'Cycle of 3 files: 2 dependencies are newly part of it, 3 are known. cart.ts → tax.ts → cart.ts. Without this import and price.ts → cart.ts nothing new is in a cycle',
    ]);
  });
});

it('a list of violations without a way around is described all the same', () => {
  const violations = [{ from: 'a.ts', to: 'b.ts', line: 1, circle: 0, status: 'new' as const }];
  const rule: RuleResult = {
    name: 'no cycles',
    verb: 'acyclic',
    severity: 'error',
    selectors: [],
    violations,
    stale: [],
  };
  expect(findNewCycles(rule)[0]!.cuts).toEqual(violations);
});
