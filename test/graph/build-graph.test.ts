import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../src/config/default-options.ts';
import { buildGraph } from '../../src/graph/build-graph.ts';
import { linkNodes } from '../../src/graph/link-nodes.ts';
import { filePath } from '../../src/model/file-path.ts';
import type { Graph } from '../../src/model/graph.ts';
import { outgoing } from '../../src/model/graph.ts';
import type { ImportKind } from '../../src/model/source.ts';
import { graphOf } from '../support/dependencies.ts';

describe('buildGraph', () => {
  it('numbers files first, then packages, each by ID in code-point order', () => {
    const graph = graphOf({
      'src/cart.ts': ['pkg:zod', 'pkg:node:fs'],
      'App.ts': ['src/cart.ts'],
      '！.ts': [],
      '😀.ts': [],
    });
    expect(graph.ids).toEqual(['App.ts', 'src/cart.ts', '！.ts', '😀.ts', 'pkg:node:fs', 'pkg:zod']);
    expect(graph.packages).toEqual([
      { name: 'node:fs', builtin: true },
      { name: 'zod', builtin: false },
    ]);
  });

  it('lists the edges of a file by target ID, packages among the files', () => {
    const graph = graphOf({ 'main.ts': ['src/cart.ts', 'pkg:react', 'lib/money.ts'] });
    expect(edgesOf(graph)).toEqual([
      ['main.ts', 'lib/money.ts'],
      ['main.ts', 'pkg:react'],
      ['main.ts', 'src/cart.ts'],
    ]);
  });

  it('makes one edge of a pair and keeps every line that says it, once', () => {
    const files = [sourceFile('orders.ts'), sourceFile('cart.ts')];
    const imports = [
      toFile('orders.ts', 'cart.ts', 9, './cart.js', 'lazy'),
      toFile('orders.ts', 'cart.ts', 2, './cart.ts', 'static'),
      toFile('orders.ts', 'cart.ts', 2, './cart.js', 'type'),
      toFile('orders.ts', 'cart.ts', 2, './cart.js', 'static'),
      toFile('orders.ts', 'cart.ts', 2, './cart.js', 'static'),
    ];
    const graph = buildGraph(linkNodes(files, imports), imports, defaultOptions);
    expect(edgesOf(graph)).toEqual([['orders.ts', 'cart.ts']]);
    expect(graph.evidence).toEqual([
      [
        { line: 2, specifier: './cart.js', kind: 'static' },
        { line: 2, specifier: './cart.js', kind: 'type' },
        { line: 2, specifier: './cart.ts', kind: 'static' },
        { line: 9, specifier: './cart.js', kind: 'lazy' },
      ],
    ]);
  });

  it('makes an edge to each file that one import leads to', () => {
    const files = ['shop/__init__.py', 'shop/cart.py', 'main.py'].map(sourceFile);
    const paths = [filePath('shop/cart.py'), filePath('shop/__init__.py')];
    const statement = { specifier: 'shop.cart', line: 1, kind: 'static' as const };
    const imports = [{ from: filePath('main.py'), statement, target: { kind: 'files' as const, paths } }];
    expect(edgesOf(buildGraph(linkNodes(files, imports), imports, defaultOptions))).toEqual([
      ['main.py', 'shop/__init__.py'],
      ['main.py', 'shop/cart.py'],
    ]);
  });

  it('lets no cycle through an edge that only types make, unless asked to', () => {
    const dependencies = { 'orders.ts': ['type cart.ts', 'type money.ts', 'money.ts'] };
    const carriers = (typeOnly: boolean) => [...graphOf(dependencies, { cycles: { typeOnly } }).carriesCycle];
    expect({ asDecided: carriers(false), withTypes: carriers(true) }).toEqual({
      asDecided: [0, 1],
      withTypes: [1, 1],
    });
  });

  it('counts an edge of documentation or tests for the product only if the product has it too', () => {
    const graph = graphOf({
      'Orders.java': ['docs Cart.java', 'docs Money.java', 'Money.java', 'test Tax.java'],
    });
    expect([...graph.isOfProduct]).toEqual([0, 1, 0]);
    expect(graph.evidence[0]).toEqual([{ line: 1, specifier: 'Cart.java', kind: 'static', role: 'docs' }]);
  });

  it('keeps an import of the file itself', () => {
    expect(edgesOf(graphOf({ 'cart.ts': ['cart.ts'] }))).toEqual([['cart.ts', 'cart.ts']]);
  });

  it('marks a package as built in only where every language agrees', () => {
    const imports = [
      toPackage('queue.py', 'queue', true),
      toPackage('queue.ts', 'queue', false),
      toPackage('worker.py', 'queue', true),
    ];
    const files = ['queue.py', 'queue.ts', 'worker.py'].map(sourceFile);
    expect(buildGraph(linkNodes(files, imports), imports, defaultOptions).packages).toEqual([
      { name: 'queue', builtin: false },
    ]);
  });

  it('tells a file named like a package from the package', () => {
    const files = ['main.ts', 'pkg:chart.js'].map(sourceFile);
    const imports = [
      toPackage('main.ts', 'chart.js', false),
      toFile('main.ts', 'pkg:chart.js', 2, './pkg:chart.js', 'static'),
    ];
    const graph = buildGraph(linkNodes(files, imports), imports, defaultOptions);
    expect(graph.ids).toEqual(['./pkg:chart.js', 'main.ts', 'pkg:chart.js']);
    expect(edgesOf(graph)).toEqual([
      ['main.ts', './pkg:chart.js'],
      ['main.ts', 'pkg:chart.js'],
    ]);
  });

  it('refuses an import that leads to a file the scan never saw', () => {
    const imports = [toFile('main.ts', '../secret.ts', 1, '../secret.ts', 'static')];
    expect(() => linkNodes([sourceFile('main.ts')], imports)).toThrow('../secret.ts');
  });

  it('counts what a plain count counts, whatever the order of imports', () => {
    const name = fc.constantFrom('cart.ts', 'money.ts', 'orders.ts', 'src/main.ts', 'ui/page.tsx');
    const target = fc.oneof(name, fc.constantFrom('pkg:react', 'pkg:node:fs', 'pkg:zod'));
    fc.assert(
      fc.property(fc.dictionary(name, fc.array(target)), (dependencies) => {
        const graph = graphOf(dependencies);
        const pairs = Object.entries(dependencies).flatMap(([from, targets]) =>
          [...new Set(targets)].map((to) => [from, to]),
        );
        expect(edgesOf(graph)).toEqual(
          pairs.toSorted(([a, b], [c, d]) => (a! < c! || (a === c && b! < d!) ? -1 : 1)),
        );
        expect(graph.ids.map((_, node) => outgoing(graph, node)).reduce((a, b) => a + b, 0)).toBe(
          pairs.length,
        );
        expect([...graph.incoming]).toEqual(
          graph.ids.map((id) => pairs.filter(([, to]) => to === id).length),
        );
      }),
    );
  });
});

function edgesOf(graph: Graph): string[][] {
  return graph.ids.flatMap((source, node) =>
    [...graph.edgeTarget.subarray(graph.edgeStart[node], graph.edgeStart[node + 1])].map((target) => [
      source,
      graph.ids[target] ?? '',
    ]),
  );
}

function sourceFile(path: string) {
  return { path: filePath(path), size: 10, language: 'typescript' };
}

function toFile(from: string, to: string, line: number, specifier: string, kind: ImportKind) {
  const target = { kind: 'files' as const, paths: [filePath(to)] };
  return { from: filePath(from), statement: { specifier, line, kind }, target };
}

function toPackage(from: string, name: string, builtin: boolean) {
  const statement = { specifier: name, line: 1, kind: 'static' as const };
  return { from: filePath(from), statement, target: { kind: 'package' as const, name, builtin } };
}
