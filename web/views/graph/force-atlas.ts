// ForceAtlas2 as its package exports it. Its types describe an ES module, but it is CommonJS: whoever resolves packages as
// Node does would look for `default` twice.
import type { AbstractGraph } from 'graphology-types';
import layout from 'graphology-layout-forceatlas2';

interface ForceAtlas2 {
  inferSettings(graph: AbstractGraph): Readonly<Record<string, unknown>>;
  assign(
    graph: AbstractGraph,
    options: {
      readonly iterations: number;
      readonly settings: Readonly<Record<string, unknown>>;
      readonly getEdgeWeight?: string;
    },
  ): void;
}

export const forceAtlas2 = layout as unknown as ForceAtlas2;
