// A rule that nothing can break is a mistake of who wrote it, and a check says so.
import { describe, expect, it } from 'vitest';
import { check } from '../../src/index.ts';
import { brokenRules, checkRules, linesOf } from '../support/broken-rules.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const shop = {
  'src/ui/page.ts': 'src/core/cart.ts\npg',
  'src/core/cart.ts': 'src/core/price.ts\nfs',
  'src/core/price.ts': 'src/core/cart.ts\nstripe',
  'test/cart.ts': 'src/core/cart.ts',
};

async function problemOf(rule: Readonly<Record<string, unknown>>): Promise<string> {
  const [line = '✓'] = await brokenRules(shop, { name: 'r', ...rule });
  return line.replace(/^r: lintel\.config\.json, line 1: /, '');
}

describe('a rule has nothing to check', () => {
  it.each(['acyclic', 'independent'])('if %s has one member and can have no other', async (verb) => {
    expect(await problemOf({ [verb]: 'src/core/' })).toBe(
      `"src/core/" is one member of "${verb}", in the rule "r", which only two can break. Write "src/core/*" for the folders and files in it, or "src/core/**" for its files.`,
    );
    expect(await problemOf({ [verb]: 'src/core/cart.ts', optional: true })).toBe(
      `"src/core/cart.ts" is one member of "${verb}", in the rule "r", which only two can break. Write a pattern that matches several.`,
    );
    expect(await problemOf({ [verb]: ['src/ui', 'src/core'] })).toBe(
      verb === 'acyclic' ? '✓' : 'r: src/ui/page.ts:1 -> src/core/cart.ts',
    );
  });

  it('but not if there is only one member yet', async () => {
    expect(await problemOf({ acyclic: 'test/**' })).toBe('✓');
    expect(await problemOf({ independent: 'src/u*' })).toBe('✓');
    expect(await problemOf({ acyclic: 'lib/', optional: true })).toBe('✓');
  });

  it('of a member whose files all belong to others', async () => {
    expect(await problemOf({ independent: ['src/**', 'test/**', 'src/ui/**'] })).toBe(
      'the member "src/ui/**" has no file of its own, in the rule "r": all of them are in "src/**" before it. Take them out there with "!src/ui/**", or add "optional": true.',
    );
  });

  it('if exceptions take everything away', async () => {
    const from = ['src/core/**', '!src/core/**'];
    expect(await problemOf({ from, mustNotUse: 'src/ui/**' })).toBe(
      '"src/core/**, !src/core/**" selects nothing, in the rule "r": the exceptions take everything away. Correct it, or add "optional": true.',
    );
    expect(await problemOf({ from, mustNotUse: 'src/ui/**', optional: true })).toBe('✓');
  });

  it('if it leaves out the only files that it selects', async () => {
    const tests = '"test/**" selects only tests and other non-product files, which "productOnly" leaves out';
    const rest = ', in the rule "r". Correct it, or add "optional": true.';
    expect(await problemOf({ from: 'test/**', mustNotUse: 'src/**', productOnly: true })).toBe(tests + rest);
    expect(await problemOf({ from: 'src/**', mustNotUse: 'test/**', productOnly: true })).toBe(tests + rest);
    expect(await problemOf({ layers: ['test/**', 'src/**'], productOnly: true })).toBe(tests + rest);
    const allowed = { protected: 'src/ui/**', only: 'test/**', productOnly: true };
    expect(await problemOf(allowed)).toBe('✓');
  });

  it('where an exception means one captured name and takes all of them', async () => {
    const from = 'src/{part}/**';
    expect(await problemOf({ from, mustNotUse: ['src/*/**', '!src/{part}/**'] })).toBe(
      '"!src/{part}/**" takes away every {part}, not only that of "src/{part}/**", in the rule "r". For parts that do not use each other there is "independent".',
    );
    expect(await problemOf({ from, mustNotUse: ['src/{part}/**', '!src/{part}/cart.ts'] })).toBe(
      'r: src/core/cart.ts:1 -> src/core/price.ts',
    );
    expect(await problemOf({ from: ['**', '!src/{part}/**'], mustNotUse: 'src/core/**' })).toBe(
      'r: test/cart.ts:1 -> src/core/cart.ts',
    );
  });

  it('if a name of the old layers is that of no folder', async () => {
    const { results } = await checkRules(shop, { layers: ['core', ['uii', 'Test']] });
    expect(results.map(({ problem }) => problem)).toEqual([
      '"layers" of the configuration: no folder is called "uii". Did you mean "ui"?',
    ]);
    const right = await checkRules(shop, { layers: ['core', ['UI', 'test']] });
    expect(linesOf(right)).toEqual([
      'layers: src/ui/page.ts:1 -> src/core/cart.ts',
      'layers: test/cart.ts:1 -> src/core/cart.ts',
    ]);
  });
});

it('is not said of part of a project', async () => {
  const folder = temporaryFolder({
    'src/cart.ts': '',
    'lib/price.ts': '',
    'lintel.config.json': JSON.stringify({
      layers: ['src', 'lib'],
      rules: [
        { name: 'lean', from: ['src/**', 'lib/**', '!lib/**'], mustNotUse: 'package:pg' },
        { name: 'apart', independent: ['src/', 'lib/'] },
      ],
    }),
  });
  const { results } = await check(folder, { include: ['lib/**'], history: false, workers: 0 });
  expect(results.map(({ name, problem }) => [name, problem])).toEqual([
    ['lean', undefined],
    ['apart', undefined],
    ['layers', undefined],
  ]);
});

describe('a pattern that matches nothing', () => {
  const nothing = (pattern: string, hint = '') =>
    `"${pattern}" matches no file, in the rule "r".${hint} Correct it, or add "optional": true.`;

  it.each(['!src/infra/**', '!src/core/tax.ts', '!lib/*.ts'])(
    'is named, also as the exception %s',
    async (exception) => {
      expect(await problemOf({ from: 'src/ui/**', mayUse: ['src/**', 'package:*', exception] })).toBe(
        `"${exception}" of src/**, package:*, ${exception} matches no file, in the rule "r". Correct it, or add "optional": true.`,
      );
    },
  );

  it.each(['!**/*.test.ts', '!src/*.ts', '!package:react'])('may be the exception %s', async (exception) => {
    expect(await problemOf({ from: 'src/ui/**', mayUse: ['src/**', 'package:*', exception] })).toBe('✓');
  });

  it.each([
    ['core/**', ' Did you mean "src/core/**"?'],
    ['src/coer/*.ts', ' Did you mean "src/core/*.ts"?'],
    ['src/core/crat.ts', ' Did you mean "src/core/cart.ts"?'],
    ['lib/**', ''],
    ['src\\core\\**', ' A path has "/" between its parts; a backslash takes the next character literally.'],
    [
      'src/!(ui)/**',
      ' "!(…)" is no pattern: write what to take away as an exception, ["src/*/**", "!src/ui/**"].',
    ],
  ])('comes with a hint: %s', async (pattern, hint) => {
    expect(await problemOf({ acyclic: pattern })).toBe(nothing(pattern, hint));
  });
});

describe('a package', () => {
  it('can be one of several alternatives', async () => {
    expect(await brokenRules(shop, { name: 'r', from: 'src/**', mustNotUse: 'package:{stripe,pg}' })).toEqual(
      ['r: src/core/price.ts:2 -> pkg:stripe', 'r: src/ui/page.ts:2 -> pkg:pg'],
    );
  });

  it.each(['package:fs', 'package:{path,fs}', 'package:node:fs'])(
    'of Node is found as %s',
    async (pattern) => {
      expect(await brokenRules(shop, { name: 'r', from: 'src/**', mustNotUse: pattern })).toEqual([
        'r: src/core/cart.ts:2 -> pkg:node:fs',
      ]);
    },
  );

  it('of Node is not found by a wildcard that does not say so', async () => {
    expect(await problemOf({ from: 'src/**', mustNotUse: 'package:f*' })).toBe('✓');
  });
});

it('mayUse of nothing allows only the files themselves and the standard library', async () => {
  expect(await brokenRules(shop, { name: 'r', from: 'src/core/**', mayUse: [] })).toEqual([
    'r: src/core/price.ts:2 -> pkg:stripe',
  ]);
  expect(await brokenRules(shop, { name: 'r', protected: 'src/core/**', only: [] })).toEqual([
    'r: src/ui/page.ts:1 -> src/core/cart.ts',
    'r: test/cart.ts:1 -> src/core/cart.ts',
  ]);
});
