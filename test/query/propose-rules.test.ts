import { describe, expect, it } from 'vitest';
import { proposeRules } from '../../src/query/rules/propose-rules.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

function proposed(dependencies: Dependencies): Record<string, unknown>[] {
  return proposeRules(reportFrom(factsOf(dependencies))).map(({ rule }) => rule);
}

/** Three features of three files each that use only themselves and what is shared. */
const features: Dependencies = Object.fromEntries(
  ['cart', 'login', 'search'].flatMap((name) => [
    [`features/${name}/page.ts`, [`features/${name}/form.ts`, 'shared/text.ts']],
    [`features/${name}/form.ts`, [`features/${name}/check.ts`]],
  ]),
);
const islands = {
  name: 'parts of features stand alone',
  independent: 'features/{part}/**',
  productOnly: true,
};
const noCycles = { name: 'no new cycles', acyclic: '**', productOnly: true };

describe('proposed rules', () => {
  it('keep folders apart that do not use each other', () => {
    expect(proposed(features)).toEqual([islands, noCycles]);
  });

  it('say nothing of folders that do', () => {
    expect(proposed({ ...features, 'features/cart/check.ts': ['features/login/check.ts'] })).toEqual([
      noCycles,
    ]);
  });

  it('allow use through other files where there is some', () => {
    expect(proposed({ ...features, 'shared/text.ts': ['features/login/check.ts'] })[0]).toEqual({
      name: islands.name,
      independent: islands.independent,
      transitive: false,
      productOnly: true,
    });
  });

  it('count every subfolder that such a rule keeps apart', () => {
    const { finding } = proposeRules(reportFrom(factsOf({ ...features, 'features/help/page.ts': [] })))[0]!;
    expect(finding).toBe('4 subfolders, none uses another one.');
  });

  it('say nothing of folders of which fewer than three have dependencies of their own', () => {
    const program = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`src/${name}.ts`, ['src/text.ts']]);
    const scripts = { 'bin/a.ts': [], 'bin/b.ts': [], 'docker/a.ts': [], 'docker/b.ts': [] };
    expect(proposed({ ...Object.fromEntries(program), ...scripts })).toEqual([noCycles]);
  });

  it('say nothing of folders in different languages', () => {
    const inLanguage = (folder: string, extension: string): Dependencies => ({
      [`${folder}/cart.${extension}`]: [`${folder}/price.${extension}`],
      [`${folder}/order.${extension}`]: [`${folder}/price.${extension}`],
    });
    const app = (other: string): Dependencies => ({
      ...inLanguage('api', 'rb'),
      ...inLanguage('web', other),
      ...inLanguage('jobs', 'rb'),
    });
    expect(proposed(app('ts'))).toEqual([noCycles]);
    expect(proposed(app('rb'))[0]).toMatchObject({ name: 'parts of the project stand alone' });
  });

  it('leave out lazy imports if these alone close the cycles', () => {
    const lazy = { 'shop/cart.py': ['shop/price.py'], 'shop/price.py': ['lazy shop/cart.py'] };
    expect(proposeRules(reportFrom(factsOf(lazy)))).toEqual([
      {
        rule: { ...noCycles, kinds: ['static', 'reference'] },
        finding: 'There is 1 cycle between files, closed only by lazy imports. Lazy imports do not count.',
      },
    ]);
    const also = { 'shop/tax.py': ['shop/rate.py'], 'shop/rate.py': ['shop/tax.py'] };
    expect(proposed({ ...lazy, ...also })).toEqual([noCycles]);
  });

  const compiled = { 'a/Cart.java': ['a/Price.java'], 'a/Price.java': ['a/Cart.java'] };

  it('forbid no cycles of files that are compiled together', () => {
    expect(proposed({ ...features, ...compiled })).toEqual([islands]);
  });

  it('forbid new ones all the same if no other rule is found, so that there is something to check', () => {
    expect(proposeRules(reportFrom(factsOf(compiled)))).toEqual([
      {
        rule: noCycles,
        finding:
          'There is 1 cycle between files, independent of load order. No dependency may be added to it.',
      },
    ]);
  });
});
