// The report of the same project without some of its dependencies, using the functions of the analysis. Computed only from
// the report: nothing is read or analysed again. Without any removal, the conclusions must equal those of the report;
// otherwise there is no what-if for it.
import { findCycles } from '../graph/find-cycles.ts';
import { rebuildGraph } from '../graph/rebuild-graph.ts';
import { sourcesOf } from '../graph/sources-of.ts';
import { judge } from '../judge.ts';
import { conventionsOf } from '../languages/conventions.ts';
import { measure } from '../metrics/measure.ts';
import { pathOf } from '../model/file-path.ts';
import type { Graph } from '../model/graph.ts';
import type { Cut, CutChange, CutPart, Dependency, Report } from '../model/report.ts';
import { buildReport } from '../report/build-report.ts';
import type { PackageFacts } from '../report/describe-packages.ts';
import { optionsOf } from '../report/settings.ts';
import { detectRisks } from '../risks/detect-risks.ts';
import { findStructure } from '../structure/find-structure.ts';
import type { FileParts } from '../model/file-part.ts';
import { partOf } from '../structure/cuts/part-of.ts';
import type { OriginsOf, UseOf } from '../structure/cuts/reword-cuts.ts';

export type WhatIf = (removed: readonly Dependency[]) => Report;

/** Undefined if the conclusions of the report cannot be reproduced, because another version or program created it. */
export function createWhatIf(report: Report): WhatIf | undefined {
  const isComplete = (report as Partial<Report>).settings !== undefined;
  return isComplete && agrees(report, reportWithout(report, []))
    ? (removed) => reportWithout(report, removed)
    : undefined;
}

function reportWithout(base: Report, removed: readonly Dependency[]): Report {
  const { settings, diagnostics, detailed, risks, notRead = [] } = base;
  const options = optionsOf(base);
  const files = detailed.nodes.filter((node) => node.type === 'file');
  const keys = new Set(removed.map(keyOf));
  const graph = rebuildGraph(base, {
    typeOnlyCycles: options.cycles.typeOnly,
    usesOnlyTypes: edgesToChange(base.cycleDetails, 'type-only'),
    keeps: ({ source, target }) => !keys.has(keyOf([source, target])),
  });
  const cycles = findCycles(graph, conventionsOf);
  const namedRoles = files.map(({ role }) => role);
  const modules = new Set(settings.modules);
  const structure = findStructure({ graph, cycles, modules, conventionsOf, known: { namedRoles } }, options, {
    useOf: usesIn(base, graph),
    originsOf: originsIn(base, graph),
    parts: partsIn(base, graph),
  });
  const changes = new Map(files.map(({ id, changes: count }) => [pathOf(id), count]));
  const history = { changes, used: risks.history.used, reason: risks.history.reason };
  const metrics = measure(graph, cycles, { top: settings.top, parsedCount: base.metrics.filesAnalyzed });
  const found = { graph, cycles, metrics, structure, history, diagnostics, notRead };
  const verdict = judge(found, options);
  const report = buildReport({
    project: { root: base.projectRoot },
    settings,
    ...found,
    ...verdict,
    risks: detectRisks({ ...found, ...verdict, options }, history),
    packages: factsOfPackages(base, graph),
    provides: base.provides,
    entryPoints: base.entryPoints ?? [],
  });
  return { ...report, generatedAt: base.generatedAt, generator: base.generator };
}

/** Unchanged, although the language of a removed import may have been the only one of its ecosystem. */
function factsOfPackages({ detailed }: Report, { packages }: Graph): readonly PackageFacts[] {
  const factsOf = new Map<string, PackageFacts>();
  for (const node of detailed.nodes) {
    if (node.type !== 'package') continue;
    const { label, ecosystems, versionRanges } = node;
    factsOf.set(label, versionRanges === undefined ? { ecosystems } : { ecosystems, versionRanges });
  }
  return packages.map(({ name }) => factsOf.get(name) ?? { ecosystems: [] });
}

function keyOf([source, target]: Dependency): string {
  return JSON.stringify([source, target]);
}

/** Read from the cuts in the report. */
function usesIn({ cycleDetails, tangles }: Report, graph: Graph): UseOf {
  const supertypes = edgesToChange([...cycleDetails, ...tangles], 'move-class');
  const types = new Set([
    ...edgesToChange(cycleDetails, 'type-only'),
    ...edgesToChange(tangles, 'move-types'),
  ]);
  const sourceOf = sourcesOf(graph);
  return (edge) => {
    const id = `${graph.ids[sourceOf[edge]!]}->${graph.ids[graph.edgeTarget[edge]!]}`;
    if (supertypes.has(id)) return 'supertype';
    return types.has(id) ? 'types' : undefined;
  };
}

/** Read from the cuts in the report. Origins of a cut apply to all its dependencies together. */
function originsIn({ cycleDetails }: Report, graph: Graph): OriginsOf {
  const numberOf = new Map<string, number>();
  const originsOf = new Map<string, readonly string[]>();
  for (const { edges, instead } of cycleDetails.flatMap(({ cuts }) => cuts))
    if (instead !== undefined) for (const edge of edges) originsOf.set(keyOf(edge), instead);
  if (originsOf.size > 0) for (const [node, id] of graph.ids.entries()) numberOf.set(id, node);
  const sourceOf = sourcesOf(graph);
  return (edge) =>
    originsOf
      .get(keyOf([graph.ids[sourceOf[edge]!]!, graph.ids[graph.edgeTarget[edge]!]!]))
      ?.map((id) => numberOf.get(id)!);
}

/** Read from the cuts in the report: what they move needs nothing that leads back, or nothing in the cycle takes it. */
function partsIn({ cycleDetails, tangles }: Report, graph: Graph): FileParts {
  const used = new Map<string, readonly string[]>();
  const using = new Map<string, Pick<Cut, 'edges'> & CutPart>();
  for (const { edges, change, changes, parts = [] } of [...cycleDetails, ...tangles].flatMap(
    ({ cuts }) => cuts,
  ))
    for (const [i, edge] of edges.entries()) {
      const part = (changes?.[i] ?? change) === 'move-part' ? partOf(edge, parts) : undefined;
      if (part?.path === edge[1]) used.set(keyOf(edge), part.names);
      else if (part !== undefined) using.set(keyOf(edge), { edges, ...part });
    }
  const sourceOf = sourcesOf(graph);
  const keyAt = (edge: number): string =>
    keyOf([graph.ids[sourceOf[edge]!]!, graph.ids[graph.edgeTarget[edge]!]!]);
  return {
    usedBy: (edges) => {
      const names = edges.map((edge) => used.get(keyAt(edge)));
      if (names.includes(undefined)) return undefined;
      return { names: [...new Set(names.flatMap((each) => each!))], lines: 1, needs: [] };
    },
    using: (edge) => {
      const found = using.get(keyAt(edge));
      if (found === undefined) return undefined;
      const together = new Set(found.edges.map(keyOf));
      const edges: number[] = [];
      const source = sourceOf[edge]!;
      for (let other = graph.edgeStart[source]!; other < graph.edgeStart[source + 1]!; other++)
        if (together.has(keyAt(other))) edges.push(other);
      return { names: found.names, offered: [], lines: 1, edges };
    },
    namesTaken: () => [],
  };
}

/** IDs of edges. Only known for dependencies in listed cuts. */
function edgesToChange(
  cutAt: readonly { readonly cuts: readonly Cut[] }[],
  asked: CutChange,
): ReadonlySet<string> {
  const cuts = cutAt.flatMap((each) => each.cuts);
  return new Set(
    cuts.flatMap(({ edges, change, changes }) =>
      edges
        .filter((_, i) => (changes?.[i] ?? change) === asked)
        .map(([source, target]) => `${source}->${target}`),
    ),
  );
}

/** Compares the conclusions that a what-if is about. Cuts are only advice and may differ. */
function agrees(a: Report, b: Report): boolean {
  return JSON.stringify(conclusionsOf(a)) === JSON.stringify(conclusionsOf(b));
}

function conclusionsOf({ cycles, cycleDetails, tangles, risks, rules, health }: Report): readonly unknown[] {
  return [
    cycles,
    cycleDetails.map(({ kind, size }) => [kind, size]),
    tangles.map(({ folder, members, back }) => [folder, members, back]),
    risks.layer_violations,
    rules,
    health,
  ];
}
