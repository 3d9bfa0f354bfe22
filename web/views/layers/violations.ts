// The report's layer violations between the groups on screen, and the layers they name.
import type { LayerViolation } from '../../../src/model/report.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';

/** Layer violations from one closed group to another: their dependencies should point up. */
export interface Violation {
  readonly from: number;
  readonly to: number;
  /** Number of file dependencies. */
  readonly count: number;
  /** Whether the order that they break is configured, and not found by Lintel. */
  readonly isConfigured: boolean;
}

/** Without violations inside one group and those that the filters exclude. */
export function violationsBetween(report: ReportIndex, shown: ShownGroups): Violation[] {
  const pairs = new Map<number, Violation>();
  for (const { source, target, basis } of report.report.risks.layer_violations) {
    const from = shown.groupOf[report.numberOf.get(source) ?? -1] ?? -1;
    const to = shown.groupOf[report.numberOf.get(target) ?? -1] ?? -1;
    if (from === -1 || to === -1 || from === to) continue;
    const key = from * shown.groups.length + to;
    pairs.set(key, {
      from,
      to,
      count: (pairs.get(key)?.count ?? 0) + 1,
      isConfigured: basis === 'configured',
    });
  }
  return [...pairs.values()];
}

/** Finds the configured layer of a path: its first folder that has the name of a layer in a violation. */
export function createLayerNamer(
  violations: readonly LayerViolation[],
): (path: string) => string | undefined {
  const configured = violations.filter(({ basis }) => basis === 'configured');
  const names = new Set(configured.flatMap(({ sourceLayer, targetLayer }) => [sourceLayer, targetLayer]));
  return (path) =>
    path
      .split('/')
      .slice(0, -1)
      .find((part) => names.has(part.toLowerCase()))
      ?.toLowerCase();
}
