import { describe, expect, it } from 'vitest';
import { exporters } from '../../src/exporters/index.ts';

describe('the list of exporters', () => {
  it('writes each format to a file of its own', () => {
    expect(new Map(exporters.map(({ id, fileName }) => [id, fileName]))).toEqual(
      new Map([
        ['json', 'graph.json'],
        ['mermaid', 'graph.mmd'],
        ['cytoscape', 'graph-cytoscape.json'],
        ['dot', 'graph.dot'],
        ['graphml', 'graph.graphml'],
        ['csv', 'graph.csv'],
      ]),
    );
  });
});
