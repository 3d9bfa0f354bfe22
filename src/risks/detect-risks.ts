// Runs every detector over the graph and ranks the files by what was found.
import type { Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { Risks } from '../model/report.ts';
import { detectors } from './index.ts';
import { rankRiskFiles } from './top-risk-files.ts';

export function detectRisks(graph: Graph, cycles: readonly (readonly number[])[], options: Options): Risks {
  const { god_modules, layer_violations, dependency_explosions } = detectors;
  const thresholds = {
    ...god_modules.thresholds(graph, options),
    ...dependency_explosions.thresholds(graph, options),
  };
  const found = {
    god_modules: god_modules.detect(graph, options, thresholds),
    layer_violations: layer_violations.detect(graph, options, {}),
    dependency_explosions: dependency_explosions.detect(graph, options, thresholds),
  };
  return { ...found, top_risk_files: rankRiskFiles(graph, cycles, found), thresholds };
}
