// Runs every detector on the graph and ranks the files by risk score.
import type { ChangeCounts } from '../model/change-counts.ts';
import type { LayerViolation, Risks } from '../model/report.ts';
import type { JudgedProject } from './detector.ts';
import { detectors } from './index.ts';
import { rankRiskFiles } from './top-risk-files.ts';

export interface ProjectAtRisk extends JudgedProject {
  /** Already computed by `judge`. */
  readonly layerViolations: readonly LayerViolation[];
}

export function detectRisks(project: ProjectAtRisk, history: ChangeCounts): Risks {
  const { graph, options, layerViolations } = project;
  const { god_modules, dependency_explosions } = detectors;
  const thresholds = {
    ...god_modules.thresholds(graph, options),
    ...dependency_explosions.thresholds(graph, options),
  };
  const found = {
    god_modules: god_modules.detect(project, thresholds),
    layer_violations: layerViolations,
    dependency_explosions: dependency_explosions.detect(project, thresholds),
  };
  return {
    ...found,
    top_risk_files: rankRiskFiles(project, found, history),
    thresholds,
    history: { used: history.used, reason: history.reason },
  };
}

/** For callers that need no other risks. */
export function onlyLayerViolations(
  { layerViolations, options }: ProjectAtRisk,
  history: ChangeCounts,
): Risks {
  return {
    god_modules: [],
    layer_violations: layerViolations,
    dependency_explosions: [],
    top_risk_files: [],
    thresholds: {
      god_module_min_outgoing: options.thresholds.godModule,
      dependency_explosion_min_connections: options.thresholds.dependencyExplosion,
    },
    history: { used: history.used, reason: history.reason },
  };
}
