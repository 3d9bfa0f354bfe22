import { describe, expect, it } from 'vitest';
import { mermaid } from '../../src/exporters/mermaid/mermaid.ts';
import type { Report } from '../../src/model/report.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';
import { largeReport, reportOf } from '../support/report-of.ts';
import { drawMermaid, readMermaid, readMermaidLooks } from './consumers/read-mermaid.ts';

describe('the Mermaid diagram', () => {
  it('puts files into boxes by folder and marks the cycle', () => {
    const report = reportOf({
      files: ['index.ts', 'src/cart.ts', 'src/price.ts'],
      packages: ['zod'],
      builtins: ['node:fs'],
      edges: [
        ['index.ts', 'src/cart.ts'],
        ['src/cart.ts', 'src/price.ts'],
        ['src/price.ts', 'pkg:node:fs'],
        ['src/price.ts', 'pkg:zod'],
        ['src/price.ts', 'src/cart.ts'],
      ],
      cycle: ['src/cart.ts', 'src/price.ts'],
    });
    expect(textOf(report)).toBe(`%% Standard-library modules are left out.
%% 1 cycle: 1 at load time (red)
flowchart LR
  subgraph f0["."]
    n0["index.ts"]
  end
  subgraph f1["src"]
    n1["cart.ts"]:::loadCycle
    n2["price.ts"]:::loadCycle
  end
  subgraph f2["external packages"]
    n3(["zod"]):::external
  end
  n0 --> n1
  n1 --> n2
  n2 --> n3
  n2 --> n1
classDef loadCycle stroke:#d1242f,stroke-width:3px
classDef otherCycle stroke:#bc6c00,stroke-width:2px
classDef external stroke-dasharray:4 3
linkStyle 1,3 stroke:#d1242f,stroke-width:3px
`);
  });

  it('marks cycles at load time apart from the others, and counts them by kind', async () => {
    const report = reportFrom(
      factsOf({
        'cart.ts': ['price.ts'],
        'price.ts': ['cart.ts'],
        'Order.java': ['Stock.java'],
        'Stock.java': ['Order.java', 'Shelf.java'],
        'Shelf.java': [],
      }),
    );
    const text = textOf(report);
    expect(text.split('\n', 2)).toEqual([
      '%% 2 cycles: 1 at load time (red), 1 independent of load order (orange)',
      'flowchart LR',
    ]);
    expect(
      [...text.matchAll(/"(\S+)"\](?::::(\w+))?/g)].map(([, name, mark]) => `${name} ${mark ?? ''}`),
    ).toEqual([
      '. ',
      'Order.java otherCycle',
      'Shelf.java ',
      'Stock.java otherCycle',
      'cart.ts loadCycle',
      'price.ts loadCycle',
    ]);
    expect((await readMermaidLooks(text)).styled).toEqual([0, 1, 3, 4]);
  });

  it('is understood box by box, the arrows of the cycle in their own style', async () => {
    const report = reportOf({
      files: ['end', 'src/"orders"/cart.ts', 'src/"orders"/price.ts'],
      edges: [
        ['end', 'src/"orders"/cart.ts'],
        ['src/"orders"/cart.ts', 'src/"orders"/price.ts'],
        ['src/"orders"/price.ts', 'src/"orders"/cart.ts'],
      ],
      cycle: ['src/"orders"/cart.ts', 'src/"orders"/price.ts'],
    });
    expect(await readMermaidLooks(textOf(report))).toEqual({
      boxes: new Map([
        ['.', 1],
        ['src/"orders"', 2],
      ]),
      styled: [1, 2],
    });
  });

  it('draws hostile names as plain text', async () => {
    const names = [
      '__init__.py',
      '1. list.py',
      '<img src=x onerror=alert(1)>',
      '`**bold**`',
      '\u202Egnp.exe',
      'fa:fa-car $$x^2$$',
      '%%{init: {"theme": "dark"}}%%',
      '#lt;b#gt;&amp;',
    ];
    const drawn = await drawMermaid(textOf(reportOf({ files: names })));
    expect(drawn.toSorted()).toEqual(names.with(4, '\\u{202e}gnp.exe').toSorted());
  });

  it('shows folders where files are more than Mermaid draws, and says so first', async () => {
    const text = textOf(largeReport());
    expect(text.split('\n', 2)).toEqual([
      '%% Folders to depth 2 instead of files: 2000 files and 10000 dependencies are more than Mermaid draws ' +
        '(500 arrows, 50000 characters). An arrow counts dependencies. Packages are left out.',
      'flowchart LR',
    ]);
    const { nodes, edges } = await readMermaid(text);
    expect(nodes).toHaveLength(40);
    expect(nodes[0]).toBe('src/area0: 50 files');
    expect(edges.length).toBeLessThanOrEqual(500);
  });

  it('draws 500 arrows file by file, and folders from the next one on', async () => {
    const files = Array.from({ length: 502 }, (_, i) => `src/${i < 251 ? 'cart' : 'price'}/file${i}.ts`);
    const edges = files.slice(1).map((file, i): [string, string] => [files[i] ?? '', file]);
    const atLimit = await readMermaid(textOf(reportOf({ files, edges: edges.slice(0, 500) })));
    expect(atLimit.edges).toHaveLength(500);
    const above = await readMermaid(textOf(reportOf({ files, edges })));
    expect(above).toEqual({
      nodes: ['src/cart: 251 files', 'src/price: 251 files'],
      edges: [['src/cart: 251 files', 'src/price: 251 files']],
    });
  });

  it('gives way to names too long for it, and to any depth of folders', async () => {
    const long = Array.from({ length: 300 }, (_, i) => `src/${'x'.repeat(200)}${i}.ts`);
    expect((await readMermaid(textOf(reportOf({ files: long })))).nodes).toEqual(['src: 300 files']);
    const deep = `${'deeper/'.repeat(20_000)}cart.ts`;
    expect((await readMermaid(textOf(reportOf({ files: [deep] })))).nodes).toHaveLength(1);
  });

  it('marks folders that share a cycle', async () => {
    const files = Array.from(
      { length: 400 },
      (_, i) => `${i % 2 ? 'cart' : 'price'}/${'x'.repeat(150)}${i}.ts`,
    );
    const [first = '', second = ''] = files;
    const edges: [string, string][] = [
      [first, second],
      [second, first],
    ];
    const text = textOf(reportOf({ files, edges, cycle: [first, second] }));
    expect(text).toContain('  f0["price: 200 files"]:::loadCycle\n');
    expect((await readMermaidLooks(text)).styled).toEqual([0, 1]);
  });
});

function textOf(report: Report): string {
  return [...mermaid.render(report)].join('');
}
