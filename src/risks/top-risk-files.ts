// The files to handle with care: large, connected and often changed. The score was chosen for how well it predicts later
// fixes (docs/verdict.md). Other findings about a file are shown next to it and do not affect the score.
import { cycleOf } from '../graph/cycle-of.ts';
import { rankFiles } from '../graph/rank-files.ts';
import type { ChangeCounts } from '../model/change-counts.ts';
import { outgoing } from '../model/graph.ts';
import type { RiskFile, Risks, Signal } from '../model/report.ts';
import type { JudgedProject, RiskId } from './detector.ts';
import { type RiskFactors, scoreRisk } from './score-risk.ts';

const maxFiles = 15;

/**
 * An `index.ts` that re-exports many files, or an umbrella header, has next to no code of its own: few bytes for each import.
 */
const list = { leastImports: 10, mostBytesOfImport: 140 };

export function rankRiskFiles(
  { graph, cycles, structure }: JudgedProject,
  found: Pick<Risks, RiskId>,
  { changes }: ChangeCounts,
): readonly RiskFile[] {
  const factorsOf = (node: number): RiskFactors => ({
    dependents: graph.incoming[node]!,
    outgoing: outgoing(graph, node),
    size: graph.files[node]!.size,
    changes: changes.get(graph.files[node]!.path) ?? 0,
  });
  /**
   * Dependencies with a line of their own. In languages whose files mostly do not load each other, one line can refer to
   * many.
   */
  const importLines = (node: number): number =>
    structure.conventionsOf(graph.files[node]!.language).loadsMostly
      ? outgoing(graph, node)
      : structure.loads.atRunTime
          .subarray(graph.edgeStart[node], graph.edgeStart[node + 1])
          .reduce((sum, loads) => sum + loads, 0);
  const scores = new Float64Array(graph.fileCount);
  for (let node = 0; node < graph.fileCount; node++) {
    if (structure.isProduct[node] === 0) continue;
    const factors = factorsOf(node);
    if (!onlyListsFiles(importLines(node), factors)) scores[node] = scoreRisk(factors);
  }
  const ranked = rankFiles(graph, (node) => scores[node]!, { least: 1 });
  const least = scores[ranked[maxFiles - 1] ?? ranked.at(-1) ?? 0]!;
  const candidates = ranked.filter((node) => scores[node]! >= least);
  // Node numbers are in the order of IDs.
  const compare = (a: number, b: number): number =>
    scores[b]! - scores[a]! || graph.files[b]!.size - graph.files[a]!.size || a - b;
  const signalsOf = collectSignals(found);
  const cycleOfNode = cycleOf(graph, cycles);
  return candidates
    .sort(compare)
    .slice(0, maxFiles)
    .map((node) => ({
      file: graph.ids[node]!,
      riskScore: scores[node]!,
      ...factorsOf(node),
      signals: signalsOf(graph.ids[node]!, cycleOfNode[node] !== -1),
    }));
}

function onlyListsFiles(imports: number, { size }: RiskFactors): boolean {
  return imports >= list.leastImports && size <= imports * list.mostBytesOfImport;
}

/** The findings about a file that are shown next to its score. */
export function collectSignals(
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
