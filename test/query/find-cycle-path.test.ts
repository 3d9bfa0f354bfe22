import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportKind } from '../../src/model/source.ts';
import { findCircle, findCyclePath } from '../../src/query/cycles/find-cycle-path.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

describe('the path around a cycle', () => {
  it('follows dependencies that exist, back to where it began', () => {
    expect(pathsIn({ 'cart.ts': ['price.ts'], 'price.ts': ['tax.ts'], 'tax.ts': ['cart.ts'] })).toEqual([
      'tax.ts cart.ts price.ts tax.ts',
    ]);
  });

  it('leads through the dependency to cut first, the short way round', () => {
    const dependencies = {
      'cart.ts': ['price.ts', 'stock.ts'],
      'price.ts': ['cart.ts'],
      'stock.ts': ['store.ts'],
      'store.ts': ['cart.ts'],
    };
    const report = reportFrom(factsOf(dependencies));
    const [source, target] = report.cycleDetails[0]!.cuts[0]!.edges[0]!;
    expect(pathsIn(dependencies)[0]).toContain(`${source} ${target}`);
  });

  it('is one step for a file that imports itself', () => {
    expect(pathsIn({ 'cart.ts': ['cart.ts'] })).toEqual(['cart.ts cart.ts']);
  });

  it('shows a cycle at load time by imports that load', () => {
    expect(
      pathsIn({
        'cart.ts': ['lazy price.ts', 'stock.ts'],
        'price.ts': ['cart.ts'],
        'stock.ts': ['store.ts'],
        'store.ts': ['cart.ts'],
      }),
    ).toEqual([expect.stringContaining('stock.ts store.ts')]);
  });

  it('leads through a lazy import where only those close the cycle', () => {
    expect(
      pathsIn({
        'cart.py': ['lazy cart.py', 'price.py'],
        'price.py': ['tax.py'],
        'tax.py': ['lazy cart.py'],
      }),
    ).toEqual(['tax.py cart.py price.py tax.py']);
  });

  it('shows a cycle of lazy imports by imports, not by names', () => {
    const edge = (source: string, target: string, kind: ImportKind) => ({
      id: `${source}->${target}`,
      source,
      target,
      isCircular: true,
      imports: [{ line: 1, specifier: target, kind }],
    });
    const edges = [
      edge('access.ex', 'kernel.ex', 'reference'),
      edge('kernel.ex', 'access.ex', 'reference'),
      edge('kernel.ex', 'utils.ex', 'lazy'),
      edge('utils.ex', 'kernel.ex', 'static'),
    ];
    const path = findCircle(edges, ['access.ex', 'kernel.ex', 'utils.ex'], { kind: 'lazy' });
    expect(path.map(({ id }) => id)).toEqual(['kernel.ex->utils.ex', 'utils.ex->kernel.ex']);
  });

  it('is a shortest one where nothing is to be cut', () => {
    expect(
      pathsIn({
        'Cart.java': ['Price.java'],
        'Price.java': ['Tax.java'],
        'Tax.java': ['Cart.java', 'Country.java'],
        'Country.java': ['Tax.java'],
      }),
    ).toEqual(['Country.java Tax.java Country.java']);
  });

  it('exists in any graph: each step is a dependency between members of the cycle', () => {
    const names = ['a.py', 'b.py', 'c.py', 'd.py', 'e.py', 'f.py'];
    const targets = fc.uniqueArray(
      fc.constantFrom(...names).chain((name) => fc.constantFrom(name, `lazy ${name}`)),
      { selector: (written) => written.replace('lazy ', ''), maxLength: 3 },
    );
    const projects = fc.tuple(...names.map(() => targets));
    fc.assert(
      fc.property(projects, (all) => {
        const report = reportFrom(factsOf(Object.fromEntries(names.map((name, i) => [name, all[i]!]))));
        for (const [at, members] of report.cycles.entries()) {
          const path = findCyclePath(report, at);
          expect(path.length).toBeGreaterThan(0);
          expect(path.length).toBeLessThanOrEqual(members.length);
          for (const [i, { id, source, target }] of path.entries()) {
            expect(report.detailed.edges.some((edge) => edge.id === id)).toBe(true);
            expect(members).toContain(source);
            expect(target).toBe((path[i + 1] ?? path[0]!).source);
          }
        }
      }),
    );
  });
});

function pathsIn(dependencies: Dependencies): string[] {
  const report = reportFrom(factsOf(dependencies));
  return report.cycles.map((_, at) => {
    const path = findCyclePath(report, at);
    return [...path.map(({ source }) => source), path.at(-1)?.target].join(' ');
  });
}
