// The fixes of a report in words, with the lines of code and the gain of each.
import type { Dependency, DetailedEdge, Report } from '../../model/report.ts';
import { lineOf } from '../dependency-place.ts';
import { type DescribedFix, describeFix, type FixContext } from './describe-fix.ts';
import { describeGain } from './describe-gain.ts';
import { type AdviseDirectImports, directImports, sizeIn } from './direct-imports.ts';
import { edgesOf, type Fix } from './list-fixes.ts';

export type DescribableReport = FixContext['report'] &
  Pick<Report, 'cycles' | 'health'> & { readonly detailed: Pick<Report['detailed'], 'edges' | 'nodes'> };

export function describeFixes(fixes: readonly Fix[], report: DescribableReport): readonly DescribedFix[] {
  const { edges, nodes } = report.detailed;
  const context: FixContext = { report, nameFile: (id) => id, ...findLines(fixes, report) };
  const advise = directImports({
    listEdges: () => edges.map(({ source, target }) => [source, target] as const),
    sizeOf: (id) => sizeIn(nodes.find((node) => node.id === id)),
  });
  return fixes.map((fix) => {
    const { action, places, effects } = describeFix(fix, context);
    const [effect, ...reasons] = effects;
    const extra = [describeGain(fix.gain, report.health), ...reasons, adviceFor(fix, report, advise)];
    return { action, places, effects: [effect!, ...extra.filter((text) => text !== undefined)] };
  });
}

function findLines(
  fixes: readonly Fix[],
  { detailed }: DescribableReport,
): Pick<FixContext, 'findLine' | 'countOtherLines'> {
  const wanted = new Set(fixes.flatMap(edgesOf).map(([source]) => source));
  // A type-only import is never part of a cycle of files, but can be part of a tangle.
  const ofCycles = fixes.filter(({ kind }) => kind === 'cut-cycle').flatMap(edgesOf);
  const inCycles = new Set(ofCycles.map((edge) => edge.join('->')));
  const found = new Map<string, { readonly line: number; readonly others: number }>();
  // Compares sources first: these strings are shared with the graph, whereas each edge ID is a separate string.
  for (const edge of detailed.edges) {
    if (!wanted.has(edge.source)) continue;
    found.set(edge.id, { line: lineOf(edge), others: countOthers(edge, !inCycles.has(edge.id)) });
  }
  const of = ([source, target]: Dependency) => found.get(`${source}->${target}`);
  return { findLine: (edge) => of(edge)?.line, countOtherLines: (edge) => of(edge)?.others ?? 0 };
}

/** Other lines behind the same dependency, which must change too. */
function countOthers({ imports }: Pick<DetailedEdge, 'imports'>, withTypes: boolean): number {
  const ofProduct = imports.filter(({ role }) => role === undefined);
  const running = ofProduct.filter(({ kind }) => kind !== 'type');
  const lines = new Set((running.length > 0 && !withTypes ? running : ofProduct).map(({ line }) => line));
  return Math.max(0, lines.size - 1);
}

function adviceFor(fix: Fix, { cycles }: DescribableReport, advise: AdviseDirectImports): string | undefined {
  return fix.kind === 'cut-cycle' ? advise(fix.cut, cycles[fix.at]!) : undefined;
}
