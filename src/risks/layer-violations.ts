import type { LayerViolation } from '../model/report.ts';
import type { Detector } from './detector.ts';
import { layersOf } from './layers.ts';

const rule = 'lower-level module should not depend on higher-level module';

export const layerViolations: Detector<'layer_violations'> = {
  id: 'layer_violations',
  title: 'Layer violations',
  why: 'A file that depends on a layer above its own cannot be used, tested or moved without that layer.',
  thresholds: () => ({}),
  detect: (graph, options) => {
    const layers = layersOf(graph, options.layers);
    const violations: LayerViolation[] = [];
    for (let source = 0; source < layers.length; source++) {
      const from = layers[source];
      if (from === undefined) continue;
      for (let edge = graph.edgeStart[source]!; edge < graph.edgeStart[source + 1]!; edge++) {
        const target = graph.edgeTarget[edge]!;
        const to = layers[target];
        if (to === undefined || from.rank >= to.rank) continue;
        violations.push({
          source: graph.ids[source]!,
          target: graph.ids[target]!,
          sourceLayer: from.name,
          targetLayer: to.name,
          rule,
        });
      }
    }
    return violations;
  },
};
