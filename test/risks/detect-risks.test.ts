import { describe, expect, it } from 'vitest';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

describe('god modules', () => {
  it('are files with at least eight outgoing dependencies, the most first', () => {
    const { risks } = reportFrom(
      factsOf({
        'admin.ts': files('page', 8),
        'checkout.ts': files('page', 8),
        'main.ts': files('page', 9),
        'small.ts': files('page', 7),
      }),
    );
    expect(risks.god_modules).toEqual([
      { file: 'main.ts', outgoing: 9 },
      { file: 'admin.ts', outgoing: 8 },
      { file: 'checkout.ts', outgoing: 8 },
    ]);
  });

  it('are held against the 90th percentile where that is higher', () => {
    const dependencies: Dependencies = Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [`order${i}.ts`, packages(i < 8 ? 9 : 10 + i)]),
    );
    const { risks } = reportFrom(factsOf(dependencies));
    expect({ threshold: risks.thresholds.god_module_min_outgoing, found: risks.god_modules }).toEqual({
      threshold: 18,
      found: [
        { file: 'order9.ts', outgoing: 19 },
        { file: 'order8.ts', outgoing: 18 },
      ],
    });
  });

  it('are held against the threshold of the project', () => {
    const thresholds = { godModule: 3, dependencyExplosion: 4 };
    const { risks } = reportFrom(factsOf({ 'main.ts': files('page', 3) }), { thresholds });
    expect(risks.god_modules).toEqual([{ file: 'main.ts', outgoing: 3 }]);
  });
});

describe('dependency explosions', () => {
  it('are files with at least twelve connections in all, the most first', () => {
    const { risks } = reportFrom(
      factsOf({
        'hub.ts': files('part', 6),
        'money.ts': [],
        ...Object.fromEntries(files('page', 12).map((page) => [page, ['money.ts']])),
        ...Object.fromEntries(files('shop', 7).map((shop) => [shop, ['hub.ts']])),
      }),
    );
    expect(risks.dependency_explosions).toEqual([
      { file: 'hub.ts', incoming: 7, outgoing: 6, totalConnections: 13 },
      { file: 'money.ts', incoming: 12, outgoing: 0, totalConnections: 12 },
    ]);
    expect(risks.thresholds).toEqual({
      god_module_min_outgoing: 8,
      dependency_explosion_min_connections: 12,
    });
  });
});

describe('top risk files', () => {
  const shop = factsOf({
    'src/core/cart.ts': ['src/ui/button.ts', 'src/api/client.ts', 'src/core/orders.ts', ...packages(9)],
    'src/core/orders.ts': ['src/core/cart.ts'],
    'src/main.ts': ['src/core/cart.ts'],
    'test/cart.ts': ['src/core/cart.ts', 'src/core/orders.ts', 'src/main.ts'],
  });

  it('are no files that only list others, as far as each import has a line of its own', () => {
    const ranked = (id: string, count: number, size: number, kind = ''): boolean => {
      const ending = id.slice(id.lastIndexOf('.'));
      const pages = Array.from({ length: count }, (_, i) => `${kind}shop/page${i}${ending}`);
      const facts = factsOf({ [id]: pages });
      const sized = facts.files.map((file) => (file.path === id ? { ...file, size } : file));
      const { top_risk_files: listed } = reportFrom({ ...facts, files: sized }).risks;
      return listed.some(({ file }) => file === id);
    };
    expect(ranked('shop/index.ts', 10, 1400)).toBe(false);
    expect(ranked('shop/index.ts', 10, 1401)).toBe(true);
    expect(ranked('shop/index.ts', 9, 100)).toBe(true);
    expect(ranked('shop/shop.h', 10, 1400)).toBe(false);
    expect(ranked('shop/Shop.java', 10, 1400)).toBe(true);
    expect(ranked('shop/shop.rb', 10, 1400)).toBe(false);
    expect(ranked('shop/shop.rb', 10, 1400, 'lazy ')).toBe(false);
    expect(ranked('shop/shop.rb', 10, 1400, 'type ')).toBe(true);
  });

  it('are product files, ranked by size and connections; other findings are shown beside the score', () => {
    const sizes: Readonly<Record<string, number>> = {
      'src/core/cart.ts': 3 * 1024,
      'src/core/orders.ts': 3 * 1024,
      'src/main.ts': 1024,
    };
    const sized = shop.files.map((file) => ({ ...file, size: sizes[file.path] ?? 0 }));
    expect(reportFrom({ ...shop, files: sized }).risks.top_risk_files).toEqual([
      {
        file: 'src/core/cart.ts',
        riskScore: Math.round((1 + 2) * (2 * Math.log2(13) + Math.log2(4))),
        dependents: 3,
        outgoing: 12,
        size: 3072,
        changes: 0,
        signals: ['circular_dependency', 'god_module', 'dependency_explosion', 'layer_violations:2'],
      },
      {
        file: 'src/core/orders.ts',
        riskScore: Math.round((1 + 2) * (2 * 1 + Math.log2(3))),
        dependents: 2,
        outgoing: 1,
        size: 3072,
        changes: 0,
        signals: ['circular_dependency'],
      },
      {
        file: 'src/main.ts',
        riskScore: 2 * (2 + 1),
        dependents: 1,
        outgoing: 1,
        size: 1024,
        changes: 0,
        signals: [],
      },
      {
        file: 'src/api/client.ts',
        riskScore: 1,
        dependents: 1,
        outgoing: 0,
        size: 0,
        changes: 0,
        signals: [],
      },
      {
        file: 'src/ui/button.ts',
        riskScore: 1,
        dependents: 1,
        outgoing: 0,
        size: 0,
        changes: 0,
        signals: [],
      },
    ]);
  });

  it('rank higher the more often they changed lately', () => {
    const history = { used: true, reason: 'Commits of 2026.', changes: new Map([['src/main.ts', 31]]) };
    const { risks } = reportFrom({ ...shop, history });
    expect(risks.history).toEqual({ used: true, reason: 'Commits of 2026.' });
    expect(risks.top_risk_files[0]).toMatchObject({
      file: 'src/main.ts',
      changes: 31,
      riskScore: Math.round((1 + Math.log2(1 + 10 / 1024)) * (2 + 1 + 3 * 5)),
    });
  });

  it('are fifteen at most, and none that has nothing to do with another', () => {
    const facts = factsOf({ 'main.ts': files('page', 20), 'alone.ts': [] });
    const { risks } = reportFrom({ ...facts, files: facts.files.map((file) => ({ ...file, size: 3072 })) });
    expect(risks.top_risk_files.map(({ file }) => file)).toEqual(['main.ts', ...files('page', 14)]);
  });
});

function files(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${name}${String(i).padStart(2, '0')}.ts`);
}

function packages(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `pkg:library${i}`);
}
