import { rankFiles } from '../graph/rank-files.ts';
import { outgoing } from '../model/graph.ts';
import type { Detector } from './detector.ts';
import { percentile90 } from './percentile.ts';

export const godModules: Detector<'god_modules', 'god_module_min_outgoing'> = {
  id: 'god_modules',
  title: 'God modules',
  why: 'A file that depends on very many others has several jobs, and a change in any of them may break it.',
  thresholds: (graph, { thresholds }) => {
    const values = Uint32Array.from(graph.files, (_, file) => outgoing(graph, file));
    return { god_module_min_outgoing: Math.max(thresholds.godModule, percentile90(values)) };
  },
  detect: ({ graph }, limits) =>
    rankFiles(graph, (file) => outgoing(graph, file), { least: limits.god_module_min_outgoing }).map(
      (file) => ({
        file: graph.ids[file]!,
        outgoing: outgoing(graph, file),
      }),
    ),
};
