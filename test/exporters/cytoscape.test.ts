import { expect, it } from 'vitest';
import { cytoscape } from '../../src/exporters/cytoscape.ts';
import { reportOf } from '../support/report-of.ts';

it('gives cytoscape the detailed nodes and edges, every folder the parent of its files', () => {
  const report = reportOf({
    files: ['src/orders/cart.ts'],
    packages: ['zod'],
    edges: [['src/orders/cart.ts', 'pkg:zod']],
  });
  const [cart, zod] = report.detailed.nodes;
  expect(JSON.parse([...cytoscape.render(report)].join(''))).toEqual({
    elements: {
      nodes: [
        { data: { id: 'folder:src/orders/', label: 'src/orders', type: 'folder' } },
        { data: { ...cart, parent: 'folder:src/orders/' } },
        { data: { id: 'packages/', label: 'external packages', type: 'folder' } },
        { data: { ...zod, parent: 'packages/' } },
      ],
      edges: report.detailed.edges.map((data) => ({ data })),
    },
  });
});
