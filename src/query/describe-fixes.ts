// Fixes of a report in words, with the lines of code and what each is worth.
import type { Dependency, Report } from '../model/report.ts';
import { lineOf } from './dependency-place.ts';
import { type DescribedFix, describeFix, type FixContext } from './describe-fix.ts';
import { describeGain } from './describe-gain.ts';
import { type AdviseDirectImports, directImports, sizeIn } from './direct-imports.ts';
import { edgesOf, type Fix } from './list-fixes.ts';

export type DescribableReport = FixContext['report'] &
  Pick<Report, 'cycles'> & { readonly detailed: Pick<Report['detailed'], 'edges' | 'nodes'> };

export function describeFixes(fixes: readonly Fix[], report: DescribableReport): readonly DescribedFix[] {
  const { edges, nodes } = report.detailed;
  const context: FixContext = { report, nameFile: (id) => id, findLine: findLines(fixes, report) };
  const advise = directImports({
    listEdges: () => edges.map(({ source, target }) => [source, target] as const),
    sizeOf: (id) => sizeIn(nodes.find((node) => node.id === id)),
  });
  return fixes.map((fix) => {
    const { action, places, effects } = describeFix(fix, context);
    const [effect, ...reasons] = effects;
    const extra = [describeGain(fix.gain), ...reasons, adviceFor(fix, report, advise)];
    return { action, places, effects: [effect!, ...extra.filter((text) => text !== undefined)] };
  });
}

function findLines(fixes: readonly Fix[], { detailed }: DescribableReport): FixContext['findLine'] {
  const wanted = new Set(fixes.flatMap(edgesOf).map(([source]) => source));
  const lines = new Map<string, number>();
  // By the source: it is a string of the graph, while each ID of an edge is one of its own.
  for (const edge of detailed.edges) if (wanted.has(edge.source)) lines.set(edge.id, lineOf(edge));
  return ([source, target]: Dependency) => lines.get(`${source}->${target}`);
}

function adviceFor(fix: Fix, { cycles }: DescribableReport, advise: AdviseDirectImports): string | undefined {
  return fix.kind === 'cut-cycle' ? advise(fix.cut, cycles[fix.at]!) : undefined;
}
