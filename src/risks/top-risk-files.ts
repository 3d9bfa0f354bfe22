// The files to handle with care: large, connected and often changed. The score was chosen by how well it predicts later
// fixes (docs/verdict.md); what else was found about a file is shown beside it and adds nothing.
import { cycleOf } from '../graph/cycle-of.ts';
import type { ChangeCounts } from '../model/change-counts.ts';
import { outgoing } from '../model/graph.ts';
import type { RiskFile, Risks, Signal } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import type { JudgedProject, RiskId } from './detector.ts';
import { scoreRisk } from './score-risk.ts';

const most = 15;

export function rankRiskFiles(
  { graph, cycles, structure }: JudgedProject,
  found: Pick<Risks, RiskId>,
  { changes }: ChangeCounts,
): readonly RiskFile[] {
  const signalsOf = collectSignals(found);
  const cycleOfNode = cycleOf(graph, cycles);
  const scored: RiskFile[] = [];
  for (const [node, { path, size }] of graph.files.entries()) {
    if (structure.isProduct[node] !== 1) continue;
    const file = graph.ids[node]!;
    const factors = {
      dependents: graph.incoming[node]!,
      outgoing: outgoing(graph, node),
      size,
      changes: changes.get(path) ?? 0,
    };
    const riskScore = scoreRisk(factors);
    if (riskScore === 0) continue;
    scored.push({ file, riskScore, ...factors, signals: signalsOf(file, cycleOfNode[node] !== -1) });
  }
  return scored.sort(compareRisk).slice(0, most);
}

function compareRisk(a: RiskFile, b: RiskFile): number {
  return b.riskScore - a.riskScore || b.size - a.size || compareCodePoints(a.file, b.file);
}

function collectSignals(
  found: Pick<Risks, RiskId>,
): (file: string, isCircular: boolean) => readonly Signal[] {
  const godModules = new Set(found.god_modules.map(({ file }) => file));
  const explosions = new Set(found.dependency_explosions.map(({ file }) => file));
  const violations = countBySource(found.layer_violations);
  return (file, isCircular) => {
    const signals: Signal[] = [];
    if (isCircular) signals.push('circular_dependency');
    if (godModules.has(file)) signals.push('god_module');
    if (explosions.has(file)) signals.push('dependency_explosion');
    const committed = violations.get(file);
    if (committed !== undefined) signals.push(`layer_violations:${committed}`);
    return signals;
  };
}

function countBySource(violations: Risks['layer_violations']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { source } of violations) counts.set(source, (counts.get(source) ?? 0) + 1);
  return counts;
}
