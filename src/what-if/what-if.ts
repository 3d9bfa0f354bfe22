// The report of the same project without some of its dependencies, concluded by the functions that concluded the report.
// A function of the report: nothing is read or analysed again. What a report does not say (the manifests, some options)
// is inferred from what it concludes. With the inferred facts and no dependency removed the conclusions must be those of
// the report, else there is no what-if for it.
import { findCycles } from '../graph/find-cycles.ts';
import { conventionsOf } from '../languages/conventions.ts';
import { measure } from '../metrics/measure.ts';
import type { Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { Dependency, LayerViolation, Report, Risks } from '../model/report.ts';
import { buildReport } from '../report/build-report.ts';
import { measureHealth } from '../report/health.ts';
import { detectRisks } from '../risks/detect-risks.ts';
import { findStructure } from '../structure/find-structure.ts';
import type { Structure } from '../structure/structure.ts';
import { type InferredFacts, inferFacts } from './infer-facts.ts';
import { rebuildGraph } from './rebuild-graph.ts';

/** Undefined if the conclusions of the report cannot be reproduced: it was made by another version or program. */
export type WhatIf = (removed: readonly Dependency[]) => Report;

export function createWhatIf(report: Report): WhatIf | undefined {
  for (const typeOnly of [false, true]) {
    const facts = inferFacts(report, typeOnly);
    const same = concludeAll(report, facts, []);
    const violations = followViolations(report, same);
    const concluded = withViolations(same, violations(same.risks.layer_violations, new Set()));
    if (!agrees(report, concluded.report)) continue;
    return (removed) => {
      const keys = new Set(removed.map(keyOf));
      const found = concludeAll(report, facts, removed);
      return withViolations(found, violations(found.risks.layer_violations, keys)).report;
    };
  }
  return undefined;
}

export function keyOf([source, target]: Dependency): string {
  return JSON.stringify([source, target]);
}

interface Conclusions {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  readonly structure: Structure;
  readonly risks: Risks;
  readonly options: Options;
  readonly base: Report;
  readonly facts: InferredFacts;
}

function concludeAll(base: Report, facts: InferredFacts, removed: readonly Dependency[]): Conclusions {
  const { options, modules, roles, history } = facts;
  const keys = new Set(removed.map(keyOf));
  const graph = rebuildGraph(base, facts, ({ source, target }) => !keys.has(keyOf([source, target])));
  const cycles = findCycles(graph);
  const structure = findStructure({ graph, cycles, modules, roles, conventionsOf }, options);
  const risks = detectRisks({ graph, cycles, structure, options }, history);
  return { graph, cycles, structure, risks, options, base, facts };
}

type Violations = readonly LayerViolation[];

/**
 * How violations follow from those that are found without the configuration and the manifests. Where layers are
 * configured, they stay those of the report that are left. Else conventional ones between build modules do not count; a
 * pair of folders is taken for such if the report has no violation where one is found.
 */
function followViolations(
  { risks }: Report,
  { risks: found }: Conclusions,
): (now: Violations, removed: ReadonlySet<string>) => Violations {
  const known = risks.layer_violations;
  const isConfigured = known.some(({ basis }) => basis === 'configured');
  if (
    isConfigured ||
    (known.length === 0 && found.layer_violations.some(({ basis }) => basis === 'inferred'))
  )
    return (_, removed) => known.filter(({ source, target }) => !removed.has(keyOf([source, target])));
  const pairs = new Set(known.map(pairOf));
  const betweenModules = new Set(found.layer_violations.map(pairOf).filter((pair) => !pairs.has(pair)));
  return (now) =>
    now.filter((violation) => violation.basis !== 'conventional' || !betweenModules.has(pairOf(violation)));
}

function pairOf({ sourceLayer, targetLayer }: LayerViolation): string {
  return JSON.stringify([sourceLayer, targetLayer]);
}

function withViolations(conclusions: Conclusions, layer_violations: Violations): { readonly report: Report } {
  const { graph, cycles, structure, options, base, facts } = conclusions;
  const risks = { ...conclusions.risks, layer_violations };
  const { diagnostics } = base;
  const report = buildReport({
    project: { root: base.projectRoot },
    graph,
    cycles,
    structure,
    metrics: measure(graph, cycles, { top: options.top, parsedCount: base.metrics.filesAnalyzed }),
    history: facts.history,
    risks,
    health: measureHealth({ structure, risks, diagnostics }),
    diagnostics,
  });
  return { report: { ...report, generatedAt: base.generatedAt, generator: base.generator } };
}

/** The conclusions that a what-if is about. Where to cut is advice; it may differ. */
function agrees(a: Report, b: Report): boolean {
  return JSON.stringify(conclusionsOf(a)) === JSON.stringify(conclusionsOf(b));
}

function conclusionsOf({ cycles, cycleDetails, tangles, risks, health }: Report): readonly unknown[] {
  return [
    cycles,
    cycleDetails.map(({ kind, size }) => [kind, size]),
    tangles.map(({ folder, members, back }) => [folder, members, back]),
    risks.layer_violations,
    health,
  ];
}
