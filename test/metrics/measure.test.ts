import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf, reportFrom } from '../support/dependencies.ts';

describe('measure', () => {
  it('puts the project in figures', () => {
    const { metrics } = reportFrom(
      factsOf({
        'cart.ts': ['money.ts', 'orders.ts', 'pkg:react'],
        'orders.ts': ['cart.ts', 'type cart.ts'],
        'page.ts': ['cart.ts', 'money.ts'],
        'money.ts': [],
      }),
    );
    expect(metrics).toEqual({
      filesAnalyzed: 4,
      totalDependencies: 6,
      externalDependencies: 1,
      circularDependencyCount: 1,
      complexity: [
        { file: 'cart.ts', imports: 3, score: 1 },
        { file: 'page.ts', imports: 2, score: 0.6667 },
        { file: 'orders.ts', imports: 1, score: 0.3333 },
      ],
      criticalFiles: [
        { file: 'cart.ts', dependents: 2 },
        { file: 'money.ts', dependents: 2 },
        { file: 'orders.ts', dependents: 1 },
      ],
    });
  });

  it('keeps as many entries as asked for', () => {
    const { metrics } = reportFrom(factsOf({ 'cart.ts': ['money.ts', 'tax.ts'], 'page.ts': ['cart.ts'] }), {
      top: 1,
    });
    expect({ complexity: metrics.complexity, criticalFiles: metrics.criticalFiles }).toEqual({
      complexity: [{ file: 'cart.ts', imports: 2, score: 1 }],
      criticalFiles: [{ file: 'cart.ts', dependents: 1 }],
    });
  });

  it('has figures for a project without a single dependency, and for one without files', () => {
    const nothing = {
      totalDependencies: 0,
      externalDependencies: 0,
      circularDependencyCount: 0,
      complexity: [],
      criticalFiles: [],
    };
    const alone = reportFrom(factsOf({ 'main.ts': [] }));
    expect(alone.metrics).toEqual({ filesAnalyzed: 1, ...nothing });
    expect(alone.detailed.nodes).toMatchObject([{ id: 'main.ts', complexity: 0 }]);
    expect(reportFrom(factsOf({})).metrics).toEqual({ filesAnalyzed: 0, ...nothing });
  });

  it('counts the same from either end of an edge', () => {
    const name = fc.constantFrom('cart.ts', 'money.ts', 'orders.ts', 'page.ts', 'tax.ts');
    const target = fc.oneof(name, fc.constantFrom('pkg:react', 'pkg:zod'));
    fc.assert(
      fc.property(fc.dictionary(name, fc.array(target)), (dependencies) => {
        const { metrics, edges, detailed } = reportFrom(factsOf(dependencies));
        const sum = (count: 'outgoing' | 'incoming') =>
          detailed.nodes.reduce((total, node) => total + node[count], 0);
        expect([metrics.totalDependencies, sum('outgoing'), sum('incoming')]).toEqual(
          Array(3).fill(edges.length),
        );
        expect(metrics.criticalFiles).toEqual(
          detailed.nodes
            .filter(({ type, incoming }) => type === 'file' && incoming > 0)
            .map(({ id, incoming }) => ({ file: id, dependents: incoming }))
            .toSorted((a, b) => b.dependents - a.dependents),
        );
      }),
    );
  });
});
