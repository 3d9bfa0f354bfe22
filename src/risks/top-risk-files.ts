// The files to look at first. A file that many depend on weighs twice as much as one that depends on many.
import { cycleOf } from '../graph/cycle-of.ts';
import { rankFiles } from '../graph/rank-files.ts';
import { type Graph, outgoing } from '../model/graph.ts';
import type { RiskFile, Risks, Signal } from '../model/report.ts';
import type { RiskId } from './detector.ts';

const most = 15;
const points = { cycle: 10, godModule: 8, explosion: 6, layerViolation: 4 };

export function rankRiskFiles(
  graph: Graph,
  cycles: readonly (readonly number[])[],
  found: Pick<Risks, RiskId>,
): readonly RiskFile[] {
  const cycleOfNode = cycleOf(graph, cycles);
  const godModules = new Set(found.god_modules.map(({ file }) => file));
  const explosions = new Set(found.dependency_explosions.map(({ file }) => file));
  const violations = countBySource(found.layer_violations);

  function scoreOf(node: number): number {
    const id = graph.ids[node]!;
    return (
      2 * graph.incoming[node]! +
      outgoing(graph, node) +
      (cycleOfNode[node] === -1 ? 0 : points.cycle) +
      (godModules.has(id) ? points.godModule : 0) +
      (explosions.has(id) ? points.explosion : 0) +
      (violations.get(id) ?? 0) * points.layerViolation
    );
  }

  function signalsOf(node: number): readonly Signal[] {
    const id = graph.ids[node]!;
    const signals: Signal[] = [];
    if (cycleOfNode[node] !== -1) signals.push('circular_dependency');
    if (godModules.has(id)) signals.push('god_module');
    if (explosions.has(id)) signals.push('dependency_explosion');
    const committed = violations.get(id);
    if (committed !== undefined) signals.push(`layer_violations:${committed}`);
    return signals;
  }

  return rankFiles(graph, scoreOf, 1)
    .slice(0, most)
    .map((node) => ({
      file: graph.ids[node]!,
      riskScore: scoreOf(node),
      dependents: graph.incoming[node]!,
      outgoing: outgoing(graph, node),
      signals: signalsOf(node),
    }));
}

function countBySource(violations: Risks['layer_violations']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { source } of violations) counts.set(source, (counts.get(source) ?? 0) + 1);
  return counts;
}
