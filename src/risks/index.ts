// All detectors. The type requires one for every kind of risk in the report.
import { dependencyExplosions } from './dependency-explosions.ts';
import type { Detector, RiskId } from './detector.ts';
import { godModules } from './god-modules.ts';
import { layerViolations } from './layer-violations.ts';

export const detectors = {
  god_modules: godModules,
  layer_violations: layerViolations,
  dependency_explosions: dependencyExplosions,
} satisfies { readonly [Id in RiskId]: Detector<Id> };
