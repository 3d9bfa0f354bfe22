import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { filePath } from '../../src/model/file-path.ts';
import { version } from '../../src/model/version.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';

const risk = { dependents: 1, size: 10, changes: 0 };

describe('buildReport', () => {
  it('says all that was found, every member in its place', () => {
    const report = reportFrom(
      factsOf({
        'src/cart.ts': ['src/orders.ts', 'type money.ts', 'pkg:@shop/ui'],
        'src/orders.ts': ['lazy src/cart.ts', 'pkg:node:fs'],
      }),
    );
    expect(report).toEqual({
      projectRoot: '/srv/shop',
      generatedAt: '2026-11-14T12:00:00.000+00:00',
      schemaVersion: 1,
      generator: { name: 'lintel', version },
      settings: {
        modules: [],
        typeOnlyCycles: false,
        godModule: 8,
        dependencyExplosion: 12,
        top: 20,
        cuts: 5,
      },
      nodes: ['money.ts', 'src/cart.ts', 'src/orders.ts', 'pkg:@shop/ui', 'pkg:node:fs'],
      edges: [
        ['src/cart.ts', 'money.ts'],
        ['src/cart.ts', 'pkg:@shop/ui'],
        ['src/cart.ts', 'src/orders.ts'],
        ['src/orders.ts', 'pkg:node:fs'],
        ['src/orders.ts', 'src/cart.ts'],
      ],
      metrics: {
        filesAnalyzed: 3,
        totalDependencies: 5,
        externalDependencies: 2,
        circularDependencyCount: 1,
        complexity: [
          { file: 'src/cart.ts', imports: 3, score: 1 },
          { file: 'src/orders.ts', imports: 2, score: 0.6667 },
        ],
        criticalFiles: [
          { file: 'money.ts', dependents: 1 },
          { file: 'src/cart.ts', dependents: 1 },
          { file: 'src/orders.ts', dependents: 1 },
        ],
      },
      cycles: [['src/cart.ts', 'src/orders.ts']],
      cycleDetails: [{ kind: 'lazy', size: 2, cuts: [] }],
      tangles: [],
      risks: {
        god_modules: [],
        layer_violations: [],
        dependency_explosions: [],
        top_risk_files: [
          { ...risk, file: 'src/cart.ts', riskScore: 5, outgoing: 3, signals: ['circular_dependency'] },
          { ...risk, file: 'src/orders.ts', riskScore: 4, outgoing: 2, signals: ['circular_dependency'] },
          { ...risk, file: 'money.ts', riskScore: 1, outgoing: 0, signals: [] },
        ],
        thresholds: { god_module_min_outgoing: 8, dependency_explosion_min_connections: 12 },
        history: { used: false, reason: 'Turned off.' },
      },
      health: { score: 100, grade: 'A', deductions: [], caveat: 'too-small' },
      diagnostics: [],
      provides: [],
      detailed: {
        nodes: [
          file('money.ts', { folder: '.', outgoing: 0, incoming: 1, isCircular: false, complexity: 0 }),
          file('src/cart.ts', { folder: 'src', outgoing: 3, incoming: 1, isCircular: true, complexity: 1 }),
          file('src/orders.ts', {
            folder: 'src',
            outgoing: 2,
            incoming: 1,
            isCircular: true,
            complexity: 0.6667,
          }),
          external('@shop/ui', { incoming: 1 }),
          external('node:fs', { incoming: 1, builtin: true }),
        ],
        edges: [
          edge('src/cart.ts', 'money.ts', false, { line: 2, kind: 'type' }),
          edge('src/cart.ts', 'pkg:@shop/ui', false, { line: 3, kind: 'static' }),
          edge('src/cart.ts', 'src/orders.ts', true, { line: 1, kind: 'static' }),
          edge('src/orders.ts', 'pkg:node:fs', false, { line: 2, kind: 'static' }),
          edge('src/orders.ts', 'src/cart.ts', true, { line: 1, kind: 'lazy' }),
        ],
      },
    });
  });

  it('calls an edge circular only where the cycle may run through it', () => {
    const { detailed } = reportFrom(
      factsOf({
        'cart.ts': ['orders.ts'],
        'orders.ts': ['money.ts', 'type cart.ts'],
        'money.ts': ['cart.ts', 'stock.ts'],
        'stock.ts': ['stock.ts'],
      }),
    );
    expect(detailed.edges.filter(({ isCircular }) => isCircular).map(({ id }) => id)).toEqual([
      'cart.ts->orders.ts',
      'money.ts->cart.ts',
      'orders.ts->money.ts',
      'stock.ts->stock.ts',
    ]);
  });

  it('tells the language and the size of each file', () => {
    const files = [
      { path: filePath('shop/cart.py'), size: 4096, language: 'python' },
      { path: filePath('page.vue'), size: 0, language: 'vue' },
    ];
    const { detailed } = reportFrom({ files, imports: [] });
    expect(detailed.nodes).toMatchObject([
      { id: 'page.vue', language: 'vue', size: 0 },
      { id: 'shop/cart.py', language: 'python', size: 4096 },
    ]);
  });

  it('lists diagnostics by file, line, kind and message, each once', () => {
    const unresolved: Diagnostic = {
      kind: 'unresolved-import',
      file: 'cart.ts',
      line: 7,
      specifier: './tax',
      message: 'No such file',
    };
    const diagnostics: readonly Diagnostic[] = [
      { kind: 'unreadable-folder', file: 'vault', message: 'Permission denied' },
      unresolved,
      { ...unresolved, specifier: './fees', message: 'Another' },
      { ...unresolved, line: 2 },
      { kind: 'file-too-large', file: 'cart.ts', message: 'Larger than 10 MiB' },
      { ...unresolved },
    ];
    expect(reportFrom({ ...factsOf({}), diagnostics }).diagnostics).toEqual([
      { kind: 'file-too-large', file: 'cart.ts', message: 'Larger than 10 MiB' },
      { ...unresolved, line: 2 },
      { ...unresolved, specifier: './fees', message: 'Another' },
      unresolved,
      { kind: 'unreadable-folder', file: 'vault', message: 'Permission denied' },
    ]);
  });
});

function file(id: string, rest: object) {
  return {
    id,
    label: id,
    type: 'file',
    language: 'typescript',
    size: 10,
    changes: 0,
    role: 'product',
    ...rest,
  };
}

function external(label: string, rest: object) {
  const constant = {
    type: 'package',
    language: 'package',
    folder: '(external)',
    outgoing: 0,
    isCircular: false,
    ecosystems: ['npm'],
  };
  return { id: `pkg:${label}`, label, ...constant, ...rest };
}

function edge(source: string, target: string, isCircular: boolean, by: { line: number; kind: string }) {
  return { id: `${source}->${target}`, source, target, isCircular, imports: [{ specifier: target, ...by }] };
}
